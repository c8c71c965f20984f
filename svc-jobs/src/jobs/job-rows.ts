import {
  type adminGetPermanentJob,
  type adminGetQuickJob,
  type CallAnswer,
  type EnrolledPerson,
  formatAmount,
  isPlainWeekly,
  type JobKind,
  type OpenPermanentJob,
  type OpenQuickJob,
  type PermanentJob,
  type PermanentJobToRequest,
  type QuickJob,
  type QuickJobForPerson,
} from '@cleaning/contracts';
import { computeFortnightPay, computePay } from '../pay/pay.js';
import { getSuburb } from './suburb.js';
import {
  computeClockMinutes,
  computeMeanMinutes,
  computeWeeklyMinutes,
  filterCurrentSlots,
  findEarliestStart,
  formatSlotTime,
  type SlotTimes,
  toScheduledSlotView,
  toTimetable,
  toTimetableRow,
} from './timetable.js';

/** Columns of a job card; see jobCardColumns. */
export interface JobCardRow {
  id: string;
  kind: JobKind;
  title: string;
  contractor_rate_cents: number;
  quick_date: string;
  quick_time: string;
  /** The business day, YYYY-MM-DD. */
  today: string;
  /** Slots of the current and future timetables. */
  slots: SlotTimes[];
}

const listTodaySlots = ({ slots, today }: JobCardRow): SlotTimes[] => toTimetable(slots, today);

/** A job with the people that the reader may see; see JOB_COLUMNS. */
export interface JobRow extends JobCardRow {
  map_link: string;
  description: string;
  created_on: string;
  people: EnrolledPerson[];
}

export interface OpenJobRow extends JobRow {
  address: string;
  expected_minutes: number;
}

export interface AdminJobRow extends JobRow {
  address: string;
  req_count: number;
  need_count: number;
  ended_on: string;
}

const toAdminFacts = (row: AdminJobRow) => ({
  job_address: row.address,
  req_count: row.req_count,
  job_need_count: row.need_count,
  job_ended_on: row.ended_on,
});

/** Empty if every slot repeats weekly, as the timetable shows. */
function toSchedule({ slots, today }: JobCardRow): Pick<PermanentJob, 'job_schedule'> {
  const schedule = filterCurrentSlots(slots, today)
    .filter(({ days }) => days.length > 0)
    .map(toScheduledSlotView);
  return schedule.every((slot) => isPlainWeekly(slot, today)) ? {} : { job_schedule: schedule };
}

type PermanentCard = Pick<PermanentJob, 'job_id' | 'job_name' | 'job_payment_for_fortnight'>;

function getCard(row: JobCardRow, slots: readonly SlotTimes[]): PermanentCard {
  const cents = computeFortnightPay(computeMeanMinutes(slots), row.contractor_rate_cents);
  return { job_id: row.id, job_name: row.title, job_payment_for_fortnight: formatAmount(cents) };
}

export const toPermanentCard = (row: JobCardRow): PermanentCard => getCard(row, listTodaySlots(row));

export function toQuickCard(row: JobCardRow): Pick<QuickJob, 'job_id' | 'job_name' | 'job_date' | 'job_start_time'> {
  return { job_id: row.id, job_name: row.title, job_date: row.quick_date, job_start_time: row.quick_time };
}

export function toPermanentJobView(row: JobRow, slots: readonly SlotTimes[] = listTodaySlots(row)): PermanentJob {
  return {
    ...getCard(row, slots),
    job_location: row.map_link,
    job_date: row.created_on,
    job_start_time: findEarliestStart(slots),
    job_desc: row.description,
    job_timetable: slots.map(toTimetableRow),
    ...toSchedule(row),
    job_enrolled_ids: row.people,
  };
}

export function toQuickJobView(row: JobRow): QuickJob {
  return { ...toQuickCard(row), job_desc: row.description, job_location: row.map_link };
}

const toOpenFacts = ({ address, contractor_rate_cents }: OpenJobRow) => ({
  job_suburb: getSuburb(address),
  pay_per_hour: formatAmount(contractor_rate_cents),
});

export function toOpenPermanentJobView(row: OpenJobRow): Omit<OpenPermanentJob, 'requested'> {
  const slots = listTodaySlots(row);
  return { ...toPermanentJobView(row, slots), ...toOpenFacts(row), minutes_per_week: computeWeeklyMinutes(slots) };
}

/** Includes the pay of each timetable shift. */
export function toPermanentJobToRequestView(row: OpenJobRow): PermanentJobToRequest {
  const shifts = listTodaySlots(row)
    .filter(({ days }) => days.length > 0)
    .map((slot) => {
      const minutes = computeClockMinutes(slot);
      return {
        time: formatSlotTime(slot),
        days: toTimetableRow(slot).days.filter((day) => day !== ''),
        minutes,
        payment: formatAmount(computePay(minutes, row.contractor_rate_cents)),
      };
    });
  return { ...toOpenPermanentJobView(row), job_shifts: shifts };
}

export function toOpenQuickJobView(row: OpenJobRow): Omit<OpenQuickJob, 'requested'> {
  return { ...toQuickJobView(row), ...toOpenFacts(row), expected_minutes: row.expected_minutes };
}

/** Includes the expected pay. */
export function toQuickJobForPersonView(row: OpenJobRow): Omit<QuickJobForPerson, 'is_done'> {
  const cents = computePay(row.expected_minutes, row.contractor_rate_cents);
  return { ...toOpenQuickJobView(row), expected_payment: formatAmount(cents) };
}

export function toPermanentJobForAdminView(row: AdminJobRow): CallAnswer<typeof adminGetPermanentJob> {
  return { ...toPermanentJobView(row), ...toAdminFacts(row) };
}

export function toQuickJobForAdminView(row: AdminJobRow): CallAnswer<typeof adminGetQuickJob> {
  return { ...toQuickJobView(row), job_enrolled_ids: row.people, ...toAdminFacts(row) };
}
