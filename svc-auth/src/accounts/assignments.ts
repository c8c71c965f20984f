import type { CurrentUser, StateOf } from '@cleaning/contracts';
import { OnChange, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Column, Entity, PrimaryColumn } from 'typeorm';

type Assignments = StateOf<'assignments'>;

/** Replica of svc-jobs: a person's assigned jobs and current work. */
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

/** Stores the changes of svc-jobs' feed. */
@Injectable()
export class AssignmentsReplica {
  @OnChange('assignments')
  async apply(userId: string, state: StateOf<'assignments'> | null, { manager }: Transaction): Promise<void> {
    await manager.query(
      `INSERT INTO account_assignments (user_id, permanent_jobs, quick_jobs) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE SET permanent_jobs = $2, quick_jobs = $3`,
      [userId, JSON.stringify(state?.permanent_jobs ?? []), JSON.stringify(state?.quick_jobs ?? [])],
    );
  }

  @OnChange('current-work')
  async applyWork(userId: string, work: StateOf<'current-work'> | null, { manager }: Transaction): Promise<void> {
    await manager.query(
      `INSERT INTO account_assignments (user_id, permanent_jobs, quick_jobs, current_work) VALUES ($1, '[]', '[]', $2)
       ON CONFLICT (user_id) DO UPDATE SET current_work = $2`,
      [userId, work && JSON.stringify(work)],
    );
  }
}

type Work = StateOf<'current-work'> | null;
type CurrentWorkFields = Pick<
  CurrentUser,
  | 'current_permanent_job_id'
  | 'current_permanent_job_row_id'
  | 'current_quick_job_id'
  | 'current_quick_job_row_id'
  | 'current_work_started_at'
>;

/** The current work in the fields of the answers; empty where there is none. */
export function currentWorkFields(work: Work): CurrentWorkFields {
  const permanent = work?.kind === 'permanent' ? work : null;
  const quick = work?.kind === 'quick' ? work : null;
  return {
    current_permanent_job_id: permanent?.job_id ?? '',
    current_permanent_job_row_id: permanent?.row_id ?? '',
    current_quick_job_id: quick?.job_id ?? '',
    current_quick_job_row_id: quick?.row_id ?? '',
    current_work_started_at: work?.started_at ?? '',
  };
}
