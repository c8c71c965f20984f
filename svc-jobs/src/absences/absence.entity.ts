import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person cannot work on these days, YYYY-MM-DD, both included. It holds while it is not withdrawn. */
@Entity('absence')
export class Absence {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  personId: string;

  @Column({ type: 'date' })
  fromDate: string;

  @Column({ type: 'date' })
  untilDate: string;

  @Column({ type: 'text' })
  reason: string;

  @Column({ type: 'timestamptz' })
  reportedAt: Date;

  /** The person themselves, or the admin who recorded it. */
  @Column({ type: 'uuid' })
  reportedBy: string;

  @Column({ type: 'timestamptz', nullable: true })
  withdrawnAt: Date | null;

  @Column({ type: 'uuid', nullable: true })
  withdrawnBy: string | null;
}
