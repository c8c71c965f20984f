import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person's request for a job. At most one of a person for a job is pending. */
@Entity('job_request')
export class JobRequest {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'job_id', type: 'uuid' })
  jobId: string;

  @Column({ name: 'person_id', type: 'uuid' })
  personId: string;

  @Column({ type: 'text' })
  status: 'pending' | 'accepted' | 'rejected';

  @Column({ name: 'requested_at', type: 'timestamptz' })
  requestedAt: Date;

  @Column({ name: 'decided_at', type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  @Column({ name: 'decided_by', type: 'uuid', nullable: true })
  decidedBy: string | null;
}
