import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An admin's decision whether super is paid to a person. The database refuses to change a row. */
@Entity('super_decision')
export class SuperDecisionRow {
  @PrimaryColumn({ type: 'uuid' })
  personId: string;

  /** Counts from 1 for each person. */
  @PrimaryColumn({ type: 'integer' })
  number: number;

  @Column({ type: 'text' })
  answer: 'yes' | 'no';

  @Column({ type: 'text' })
  reason: string;

  /** YYYY-MM-DD */
  @Column({ type: 'date' })
  fromDay: string;

  @Column({ type: 'uuid' })
  decidedBy: string;

  @Column({ type: 'timestamptz' })
  decidedAt: Date;
}
