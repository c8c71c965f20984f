import type { StateOf } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

type Assignments = StateOf<'assignments'>;

/** The jobs that a person is assigned to and the work under way, as svc-jobs' feed tells. */
@Entity({ name: 'account_assignments' })
export class AccountAssignments {
  @PrimaryColumn({ type: 'uuid' })
  user_id: string;

  @Column({ type: 'jsonb' })
  permanent_jobs: Assignments['permanent_jobs'];

  @Column({ type: 'jsonb' })
  quick_jobs: Assignments['quick_jobs'];

  @Column({ type: 'jsonb', nullable: true })
  current_work: StateOf<'current-work'> | null;
}
