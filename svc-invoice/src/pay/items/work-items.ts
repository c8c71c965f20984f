import type { StateOf } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

/**
 * Keeps what a work record earns its person. A record that is gone stays with nothing earned: what was paid for it is taken
 * back by the next run. A service of an earlier version does not say whose it is: it is read again after the update.
 */
export async function applyWorkItem(
  manager: EntityManager,
  id: string,
  work: StateOf<'work-record'> | null,
): Promise<void> {
  if (!work) {
    await manager.query('UPDATE pay_item SET earned_cents = 0, approved_cents = 0, minutes = 0 WHERE id = $1', [id]);
    return;
  }
  const { person_id, contractor_cents: earned, job_id, business_date, minutes, held } = work;
  if (person_id === undefined || earned === undefined) return;
  await manager.query(
    `INSERT INTO pay_item (id, kind, person_id, job_id, day, minutes, earned_cents, approved_cents, taxable)
     VALUES ($1, 'work', $2, $3, $4, $5, $6, $7, true)
     ON CONFLICT (id) DO UPDATE SET job_id = $3, day = $4, minutes = $5, earned_cents = $6, approved_cents = $7`,
    [id, person_id, job_id, business_date, minutes, earned, held ? 0 : earned],
  );
}
