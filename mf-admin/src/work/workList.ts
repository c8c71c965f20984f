import type { WorkRow } from '@cleaning/contracts';
import { buildChoiceFilter } from '../desk/list/filters';
import { doneWork, workList as texts } from './texts';

/** Orders and filters shared by the work lists of all places and of one job. */
export const WORK_ORDERS = [
  { value: 'date', label: doneWork.date, kind: 'day' },
  { value: 'place', label: texts.place, kind: 'text' },
  { value: 'person', label: doneWork.userName, kind: 'text' },
  { value: 'hours', label: texts.hours, kind: 'number' },
  { value: 'contractor', label: doneWork.contractorPay, kind: 'number' },
  { value: 'company', label: doneWork.companyPay, kind: 'number' },
] as const;

export const WORK_STATUS = buildChoiceFilter({ label: texts.status, choices: texts.statuses, initial: 'all' });

export const getWorkRowKey = ({ row_id }: WorkRow): string => row_id;
export const buildWorkRowLink = ({ row_id }: WorkRow): string => `/admin/work/${row_id}`;
