import type { EntityState } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

type Assignments = EntityState<'assignments'>;

/** Replica of svc-jobs: a person's assigned jobs and current work. */
@Entity({ name: 'account_assignments' })
export class AccountAssignments {
  @PrimaryColumn({ type: 'uuid' })
  userId: string;

  @Column({ type: 'jsonb' })
  permanentJobs: Assignments['permanent_jobs'];

  @Column({ type: 'jsonb' })
  quickJobs: Assignments['quick_jobs'];

  @Column({ type: 'jsonb', nullable: true })
  currentWork: EntityState<'current-work'> | null;
}
