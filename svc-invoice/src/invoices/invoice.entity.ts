import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One invoice for each job and month. Its number never changes. */
@Entity('invoice')
export class Invoice {
  @PrimaryColumn('uuid')
  id: string;
  @Column('text')
  number: string;
  @Column('uuid')
  job_id: string;
  /** YYYY-MM */
  @Column('text')
  month: string;
}
