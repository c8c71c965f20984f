import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An admin's decision whether super is paid to a person. The database refuses to change a row. */
@Entity('super_decision')
export class KeptDecision {
  @PrimaryColumn({ name: 'person_id', type: 'uuid' })
  personId: string;

  /** From 1 for each person. */
  @PrimaryColumn({ type: 'integer' })
  number: number;

  @Column({ type: 'text' })
  answer: 'yes' | 'no';

  @Column({ type: 'text' })
  reason: string;

  /** YYYY-MM-DD */
  @Column({ name: 'from_day', type: 'date' })
  fromDay: string;

  @Column({ name: 'decided_by', type: 'uuid' })
  decidedBy: string;

  @Column({ name: 'decided_at', type: 'timestamptz' })
  decidedAt: Date;
}
