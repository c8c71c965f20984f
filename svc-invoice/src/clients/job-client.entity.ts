import { Column, Entity, PrimaryColumn } from 'typeorm';

/** From a day a job belongs to a client, or to nobody. */
@Entity('job_client')
export class JobClient {
  @PrimaryColumn({ type: 'uuid' })
  jobId: string;

  /** YYYY-MM-DD */
  @PrimaryColumn({ type: 'date' })
  validFrom: string;

  /** Null: nobody. */
  @Column({ type: 'uuid', nullable: true })
  clientId: string | null;

  /** Version of the job's changes; increases. */
  @Column({ type: 'integer' })
  version: number;
}
