import { type BodyInput, HOLD_REASONS, type listApprovals, WORK_STATES } from '@cleaning/contracts';
import type { ListState } from '../lists/useListState';
import { approvals as texts } from '../texts';

export const SORTS = [
  { value: 'date', label: texts.date },
  { value: 'place', label: texts.place },
  { value: 'person', label: texts.person },
  { value: 'amount', label: texts.amount },
] as const;

/** Filters and order as the calls take them. What somebody typed into the address and the calls would refuse is left out. */
export function approvalFilters(list: ListState) {
  const reason = HOLD_REASONS.find((known) => known === list.filter('reason'));
  const day = (name: 'from' | 'to') => (list.filter(name) === '' ? {} : { [name]: list.filter(name) });
  return {
    text: list.filter('text').slice(0, 120),
    ...day('from'),
    ...day('to'),
    ...(reason ? { reasons: [reason] } : {}),
    state: WORK_STATES.find((known) => known === list.filter('state')) ?? 'held',
    sort: SORTS.find(({ value }) => value === list.sort)?.value ?? 'date',
    direction: list.direction,
  } satisfies BodyInput<typeof listApprovals>;
}

export type ApprovalFilters = ReturnType<typeof approvalFilters>;
