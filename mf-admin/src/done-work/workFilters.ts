import type { BodyInput, listWork } from '@cleaning/contracts';
import type { ListState } from '../lists/useListState';
import { doneWork, workList as texts } from '../texts';

export const WORK_SORTS = [
  { value: 'date', label: doneWork.date },
  { value: 'place', label: texts.place },
  { value: 'person', label: doneWork.userName },
  { value: 'hours', label: texts.hours },
  { value: 'contractor', label: doneWork.contractorPay },
  { value: 'company', label: doneWork.companyPay },
] as const;

export const WORK_STATUSES = [
  { value: 'all', label: texts.statuses.all },
  { value: 'done', label: texts.statuses.done },
  { value: 'pending', label: texts.statuses.pending },
  { value: 'late', label: texts.statuses.late },
  { value: 'held', label: texts.statuses.held },
  { value: 'rejected', label: texts.statuses.rejected },
] as const;

/** Text, status and order as the calls take them. What somebody typed into the address and the calls would refuse is left out. */
export const workFilters = (list: ListState) =>
  ({
    text: list.filter('text').slice(0, 120),
    status: WORK_STATUSES.find(({ value }) => value === list.filter('status'))?.value ?? 'all',
    sort: WORK_SORTS.find(({ value }) => value === list.sort)?.value ?? 'date',
    direction: list.direction,
  }) satisfies BodyInput<typeof listWork>;
