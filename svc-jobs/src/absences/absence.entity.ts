import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person cannot work on these days, YYYY-MM-DD, both included. It holds while it is not withdrawn. */
@Entity('absence')
export class Absence {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'person_id', type: 'uuid' })
  personId: string;

  @Column({ name: 'from_date', type: 'date' })
  fromDate: string;

  @Column({ name: 'until_date', type: 'date' })
  untilDate: string;

  @Column({ type: 'text' })
  reason: string;

  @Column({ name: 'reported_at', type: 'timestamptz' })
  reportedAt: Date;

  /** The person, or the admin who recorded it. */
  @Column({ name: 'reported_by', type: 'uuid' })
  reportedBy: string;

  @Column({ name: 'withdrawn_at', type: 'timestamptz', nullable: true })
  withdrawnAt: Date | null;

  @Column({ name: 'withdrawn_by', type: 'uuid', nullable: true })
  withdrawnBy: string | null;
}
