import type { EventPayload } from '@cleaning/contracts';
import type { Transaction } from '@cleaning/service-kit';

/** Finished work as the ledger keeps it. What an admin has rejected was not worked: nobody pays for it. */
export const WORK_TOLD = `
  SELECT id AS work_record_id, version, job_id, business_date::text,
    CASE state WHEN 'rejected' THEN 0 ELSE minutes END AS minutes,
    CASE state WHEN 'rejected' THEN 0 ELSE company_cents END::float8 AS company_cents,
    state = 'held' AS held
  FROM work_record`;

/** Tells of finished work as it is now. */
export async function publishWork(tx: Transaction, ids: readonly string[]): Promise<void> {
  const works = await tx.manager.query<EventPayload<'work.recorded'>[]>(
    `${WORK_TOLD} WHERE id = ANY($1) AND ended_at IS NOT NULL ORDER BY id`,
    [ids],
  );
  for (const work of works) await tx.publish('work.recorded', work);
}
