import type { TimesheetRow } from '@cleaning/contracts';
import { dashboard } from '../texts';
import { sumOfAmounts, sumOfDurations } from './sums';

/** What stands beside a row that is not paid, or not yet; empty for one that is. */
export function approvalNote({ state, note }: Pick<TimesheetRow, 'state' | 'note'>): string {
  if (state === 'held') return dashboard.waiting;
  return state === 'rejected' ? dashboard.notApproved(note ?? '') : '';
}

/** Rows that are paid. */
export const paidRows = (rows: readonly TimesheetRow[]) => rows.filter(({ state }) => state === undefined);

/** A$ that are paid, A$ that wait (empty when nothing does), and HH:MM of both. What was not approved counts nothing. */
export function totalsOf(rows: readonly TimesheetRow[]) {
  const held = rows.filter(({ state }) => state === 'held');
  const paid = paidRows(rows);
  return {
    payment: sumOfAmounts(paid.map((row) => row.payment)),
    waiting: held.length > 0 ? sumOfAmounts(held.map((row) => row.payment)) : '',
    duration: sumOfDurations([...paid, ...held].map((row) => row.duration)),
  };
}
