import type { ChangedState } from '@cleaning/service-kit';
import { type EntityManager, In } from 'typeorm';
import { PayItem } from './pay-item.entity.js';

/**
 * Stores earnings of work records. Deleted records stay with 0 earned, so that the next run takes back what was paid.
 */
export async function applyWorkItems(
  manager: EntityManager,
  changes: readonly ChangedState<'work-record'>[],
): Promise<void> {
  const gone = changes.flatMap(({ id, state }) => (state ? [] : [id]));
  if (gone.length > 0)
    await manager.update(PayItem, { id: In(gone) }, { earnedCents: 0, approvedCents: 0, minutes: 0, workedMinutes: 0 });
  const earned = changes.flatMap(({ id, state }) =>
    state
      ? [
          {
            id,
            kind: 'work' as const,
            personId: state.person_id,
            jobId: state.job_id,
            day: state.business_date,
            minutes: state.minutes,
            workedMinutes: state.worked_minutes ?? null,
            earnedCents: state.contractor_cents,
            approvedCents: state.held ? 0 : state.contractor_cents,
            taxable: true,
          },
        ]
      : [],
  );
  if (earned.length === 0) return;
  await manager
    .createQueryBuilder()
    .insert()
    .into(PayItem)
    .values(earned)
    .orUpdate(['job_id', 'day', 'minutes', 'worked_minutes', 'earned_cents', 'approved_cents'], ['id'])
    .execute();
}
