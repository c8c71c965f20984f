import type { StateOf } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

type Assignments = StateOf<'assignments'>;

/** Replica of svc-jobs: a person's assigned jobs and current work. */
@Entity({ name: 'account_assignments' })
export class AccountAssignments {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ name: 'permanent_jobs', type: 'jsonb' })
  permanentJobs: Assignments['permanent_jobs'];

  @Column({ name: 'quick_jobs', type: 'jsonb' })
  quickJobs: Assignments['quick_jobs'];

  @Column({ name: 'current_work', type: 'jsonb', nullable: true })
  currentWork: StateOf<'current-work'> | null;
}
