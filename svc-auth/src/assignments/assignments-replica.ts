import type { StateOf } from '@cleaning/contracts';
import { OnChange, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';

/** Keeps what svc-jobs' feed tells, so that the current user's jobs need no other service. */
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
