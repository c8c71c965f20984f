import type { addAdjustment, CallAnswer, CallBody, listAdjustments } from '@cleaning/contracts';
import { KnownAccount, readPage, searchRows } from '@cleaning/service-kit';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { PayItem } from './pay-item.entity.js';

/** An adjustment with the names of the person and the admin. */
export interface AdjustmentRow extends Omit<CallAnswer<typeof addAdjustment>, 'amount' | 'added_at'> {
  /** Whole cents. */
  amount: number;
  added_at: Date;
}

const STATE = `CASE WHEN item.in_run_cents <> 0 THEN 'in-run' WHEN item.paid_cents <> 0 THEN 'paid' ELSE 'open' END`;

/** Everybody's adjustments; rows are `AdjustmentRow`s. */
const selectAdjustments = (manager: EntityManager): SelectQueryBuilder<PayItem> =>
  manager
    .createQueryBuilder(PayItem, 'item')
    .leftJoin(KnownAccount, 'person', 'person.id = item.person_id')
    .leftJoin(KnownAccount, 'admin', 'admin.id = item.added_by')
    .select('item.id', 'id')
    .addSelect('item.person_id', 'user_id')
    .addSelect(`coalesce(person.name, '')`, 'user_name')
    .addSelect('item.kind', 'kind')
    .addSelect('item.earned_cents::float8', 'amount')
    .addSelect('item.day::text', 'day')
    .addSelect('item.reason', 'reason')
    .addSelect('item.file_reference', 'file_reference')
    .addSelect('item.file_id IS NOT NULL', 'has_file')
    .addSelect('item.taxable', 'taxable')
    .addSelect(`coalesce(admin.name, '')`, 'added_by')
    .addSelect('item.added_at', 'added_at')
    .addSelect(STATE, 'state')
    .where(`item.kind IN ('reimbursement', 'bonus', 'deduction')`);

/** A page of the adjustments that the filters find, the newest first. */
export function findAdjustmentPage(manager: EntityManager, asked: CallBody<typeof listAdjustments>) {
  const { text, user_id: personId, state } = asked;
  const query = selectAdjustments(manager).orderBy('item.added_at', 'DESC').addOrderBy('item.id');
  if (personId !== undefined) query.andWhere('item.person_id = :personId', { personId });
  if (state !== 'all') query.andWhere(`${STATE} = :state`, { state });
  searchRows(query, text, { texts: ['person.name', 'item.reason'] });
  return readPage<AdjustmentRow>(query, asked);
}

/** An adjustment; undefined if unknown or if the id belongs to another item. */
export const findAdjustment = (manager: EntityManager, id: string): Promise<AdjustmentRow | undefined> =>
  selectAdjustments(manager).andWhere('item.id = :id', { id }).getRawOne<AdjustmentRow>();
