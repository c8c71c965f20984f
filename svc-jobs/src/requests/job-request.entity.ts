import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person's request for a job. At most one of a person for a job is pending. */
@Entity('job_request')
export class JobRequest {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  jobId: string;

  @Column({ type: 'uuid' })
  personId: string;

  @Column({ type: 'text' })
  status: 'pending' | 'accepted' | 'rejected';

  @Column({ type: 'timestamptz' })
  requestedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  @Column({ type: 'uuid', nullable: true })
  decidedBy: string | null;
}
