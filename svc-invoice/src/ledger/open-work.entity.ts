import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Work that a person has begun and not finished; received from svc-jobs' feed. */
@Entity('open_work')
export class OpenWork {
  @PrimaryColumn({ type: 'uuid' })
  personId: string;

  @Column({ type: 'uuid' })
  jobId: string;

  /** The day that it will count for, YYYY-MM-DD. */
  @Column({ type: 'date' })
  businessDate: string;
}
