import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Work that a person has begun and not finished; received from svc-jobs' feed. */
@Entity('open_work')
export class OpenWork {
  @PrimaryColumn({ name: 'person_id', type: 'uuid' })
  personId: string;

  @Column({ name: 'job_id', type: 'uuid' })
  jobId: string;

  /** The day that it will count for, YYYY-MM-DD. */
  @Column({ name: 'business_date', type: 'date' })
  businessDate: string;
}
