import type { CurrentUser, StateOf } from '@cleaning/contracts';
import { type ChangedState, OnChange, OnChanges, type Transaction } from '@cleaning/service-kit';
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

  @OnChanges('current-work')
  async applyWork(changes: readonly ChangedState<'current-work'>[], { manager }: Transaction): Promise<void> {
    await manager.query(
      `INSERT INTO account_assignments (user_id, permanent_jobs, quick_jobs, current_work)
       SELECT user_id, '[]', '[]', work FROM unnest($1::uuid[], $2::jsonb[]) AS changed (user_id, work)
       ON CONFLICT (user_id) DO UPDATE SET current_work = excluded.current_work`,
      [changes.map(({ id }) => id), changes.map(({ state }) => state && JSON.stringify(state))],
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
