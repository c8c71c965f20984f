import type { WorkRow } from '@cleaning/contracts';
import { buildChoiceFilter } from '../desk/list/filters';
import { doneWork, workList as texts } from './texts';

/** What lists of work share: of all places, and of one job. */
export const WORK_ORDERS = [
  { value: 'date', label: doneWork.date },
  { value: 'place', label: texts.place },
  { value: 'person', label: doneWork.userName },
  { value: 'hours', label: texts.hours },
  { value: 'contractor', label: doneWork.contractorPay },
  { value: 'company', label: doneWork.companyPay },
] as const;

export const WORK_STATUS = buildChoiceFilter({ label: texts.status, choices: texts.statuses, initial: 'all' });

export const getWorkRowKey = ({ row_id }: WorkRow): string => row_id;
export const buildWorkRowLink = ({ row_id }: WorkRow): string => `/admin/work/${row_id}`;
