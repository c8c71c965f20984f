import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The office's latest answer for a job: whether its people are supplied to the client. */
@Entity('labour_supply')
export class SuppliedJob {
  @PrimaryColumn({ type: 'uuid' })
  jobId: string;

  @Column({ type: 'boolean' })
  supplied: boolean;

  /** The admin's name at that time. */
  @Column({ type: 'text' })
  setBy: string;

  @Column({ type: 'timestamptz' })
  setAt: Date;
}
