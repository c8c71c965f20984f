import type { EventPayload } from '@cleaning/contracts';
import { OnEvent, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';

/** Keeps what svc-jobs tells, so that the current user's jobs need no other service. */
@Injectable()
export class AssignmentsReplica {
  @OnEvent('assignments.changed')
  async apply(event: EventPayload<'assignments.changed'>, tx: Transaction): Promise<void> {
    await tx.manager.query(
      `INSERT INTO account_assignments (user_id, version, permanent_jobs, quick_jobs, current_work)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (user_id) DO UPDATE SET version = $2, permanent_jobs = $3, quick_jobs = $4, current_work = $5
       WHERE account_assignments.version < $2`,
      [
        event.user_id,
        event.version,
        JSON.stringify(event.permanent_jobs),
        JSON.stringify(event.quick_jobs),
        event.current_work && JSON.stringify(event.current_work),
      ],
    );
  }

  @OnEvent('current-work.changed')
  async applyWork(event: EventPayload<'current-work.changed'>, tx: Transaction): Promise<void> {
    await tx.manager.query(
      `INSERT INTO account_assignments (user_id, version, permanent_jobs, quick_jobs, current_work)
       VALUES ($1, $2, '[]', '[]', $3)
       ON CONFLICT (user_id) DO UPDATE SET version = $2, current_work = $3 WHERE account_assignments.version < $2`,
      [event.user_id, event.version, event.current_work && JSON.stringify(event.current_work)],
    );
  }
}
