import { Column, Entity, PrimaryColumn } from 'typeorm';

/** From a day on a job is a client's, or nobody's. */
@Entity('job_client')
export class JobClient {
  @PrimaryColumn({ type: 'uuid' })
  jobId: string;

  /** YYYY-MM-DD */
  @PrimaryColumn({ type: 'date' })
  validFrom: string;

  /** Null: nobody's. */
  @Column({ type: 'uuid', nullable: true })
  clientId: string | null;

  /** Of the job's changes; rises. */
  @Column({ type: 'integer' })
  version: number;
}
