import { Column, Entity, PrimaryColumn } from 'typeorm';

/** From a day on a job is a client's, or nobody's. */
@Entity('job_client')
export class JobClient {
  @PrimaryColumn({ name: 'job_id', type: 'uuid' })
  jobId: string;

  /** YYYY-MM-DD */
  @PrimaryColumn({ name: 'valid_from', type: 'date' })
  validFrom: string;

  /** Null: nobody's. */
  @Column({ name: 'client_id', type: 'uuid', nullable: true })
  clientId: string | null;

  /** Of the job's changes; rises. */
  @Column({ type: 'integer' })
  version: number;
}
