import type { ChangedState } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';

/**
 * Keeps what work records earn their people. A record that is gone stays with nothing earned: what was paid for it is taken
 * back by the next run. A service of an earlier version does not say whose it is: it is read again after the update.
 */
export async function applyWorkItems(
  manager: EntityManager,
  changes: readonly ChangedState<'work-record'>[],
): Promise<void> {
  const gone = changes.flatMap(({ id, state }) => (state ? [] : [id]));
  if (gone.length > 0)
    await manager.query('UPDATE pay_item SET earned_cents = 0, approved_cents = 0, minutes = 0 WHERE id = ANY($1)', [
      gone,
    ]);
  const earned = changes.flatMap(({ id, state }) =>
    state?.person_id === undefined || state.contractor_cents === undefined
      ? []
      : [{ id, ...state, approved_cents: state.held ? 0 : state.contractor_cents }],
  );
  if (earned.length === 0) return;
  await manager.query(
    `INSERT INTO pay_item (id, kind, person_id, job_id, day, minutes, earned_cents, approved_cents, taxable)
     SELECT id, 'work', person_id, job_id, business_date, minutes, contractor_cents, approved_cents, true
     FROM jsonb_to_recordset($1) AS work (id uuid, person_id uuid, job_id uuid, business_date date, minutes integer,
       contractor_cents bigint, approved_cents bigint)
     ON CONFLICT (id) DO UPDATE SET job_id = excluded.job_id, day = excluded.day, minutes = excluded.minutes,
       earned_cents = excluded.earned_cents, approved_cents = excluded.approved_cents`,
    [JSON.stringify(earned)],
  );
}
