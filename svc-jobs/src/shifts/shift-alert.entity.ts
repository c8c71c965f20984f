import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A reported late or missing start; reported once. */
@Entity('shift_alert')
export class ShiftAlert {
  @PrimaryColumn({ type: 'uuid' })
  jobId: string;

  /** YYYY-MM-DD in business time. */
  @PrimaryColumn({ type: 'date' })
  businessDate: string;

  /** 'HH:MM-HH:MM', or 'HH:MM' of a quick job. */
  @PrimaryColumn({ type: 'text' })
  time: string;

  @PrimaryColumn({ type: 'uuid' })
  personId: string;

  @PrimaryColumn({ type: 'text' })
  kind: 'late' | 'not-started';

  @Column({ type: 'timestamptz' })
  raisedAt: Date;
}
