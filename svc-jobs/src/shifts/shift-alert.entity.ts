import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody was late, or had not started: it is reported once. */
@Entity('shift_alert')
export class ShiftAlert {
  @PrimaryColumn({ name: 'job_id', type: 'uuid' })
  jobId: string;

  /** YYYY-MM-DD in business time. */
  @PrimaryColumn({ name: 'business_date', type: 'date' })
  businessDate: string;

  /** 'HH:MM-HH:MM', or 'HH:MM' of a quick job. */
  @PrimaryColumn({ type: 'text' })
  time: string;

  @PrimaryColumn({ name: 'person_id', type: 'uuid' })
  personId: string;

  @PrimaryColumn({ type: 'text' })
  kind: 'late' | 'not-started';

  @Column({ name: 'raised_at', type: 'timestamptz' })
  raisedAt: Date;
}
