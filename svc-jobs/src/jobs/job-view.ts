import type {
  AnswerOf,
  adminGetPermanentJob,
  adminGetQuickJob,
  EnrolledPerson,
  JobKind,
  PermanentJob,
  QuickJob,
} from '@cleaning/contracts';
import { fortnightPay, moneyText } from '../pay/pay.js';
import { earliestStart, type SlotTimes, timetableRow, weeklyMinutes } from './timetable.js';

/** What a card of a job needs; see JOB_CARD_COLUMNS. */
export interface JobCardRow {
  id: string;
  kind: JobKind;
  title: string;
  contractor_rate_cents: number;
  quick_date: string;
  quick_time: string;
  slots: SlotTimes[];
}

/** A job with the people that the reader may see; see JOB_COLUMNS. */
export interface JobRow extends JobCardRow {
  map_link: string;
  description: string;
  created_on: string;
  people: EnrolledPerson[];
}

export interface AdminJobRow extends JobRow {
  req_count: number;
  need_count: number;
  ended_on: string;
}

const adminFacts = (row: AdminJobRow) => ({
  req_count: row.req_count,
  job_need_count: row.need_count,
  job_ended_on: row.ended_on,
});

export function permanentCard(
  row: JobCardRow,
): Pick<PermanentJob, 'job_id' | 'job_name' | 'job_payment_for_fortnight'> {
  const cents = fortnightPay(weeklyMinutes(row.slots), row.contractor_rate_cents);
  return { job_id: row.id, job_name: row.title, job_payment_for_fortnight: moneyText(cents) };
}

export function quickCard(row: JobCardRow): Pick<QuickJob, 'job_id' | 'job_name' | 'job_date' | 'job_start_time'> {
  return { job_id: row.id, job_name: row.title, job_date: row.quick_date, job_start_time: row.quick_time };
}

export function permanentJobView(row: JobRow): PermanentJob {
  return {
    ...permanentCard(row),
    job_location: row.map_link,
    job_date: row.created_on,
    job_start_time: earliestStart(row.slots),
    job_desc: row.description,
    job_timetable: row.slots.map(timetableRow),
    job_enrolled_ids: row.people,
  };
}

export function quickJobView(row: JobRow): QuickJob {
  return { ...quickCard(row), job_desc: row.description, job_location: row.map_link };
}

export function permanentJobForAdminView(row: AdminJobRow): AnswerOf<typeof adminGetPermanentJob> {
  return { ...permanentJobView(row), ...adminFacts(row) };
}

export function quickJobForAdminView(row: AdminJobRow): AnswerOf<typeof adminGetQuickJob> {
  return { ...quickJobView(row), job_enrolled_ids: row.people, ...adminFacts(row) };
}
