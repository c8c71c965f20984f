import { formatAmount, type PendingWork } from '@cleaning/contracts';
import type { DateTime } from 'luxon';
import { getIsoWeekday, getNextDay, toIsoDate } from '../business-time/business-time.js';
import { formatSlotTime } from '../jobs/timetable.js';
import { computePay } from '../pay/pay.js';
import { findPlannedState, type Plan, WHOLE_TIMETABLE } from '../shifts/plan.js';
import {
  computeElapsedMinutes,
  type DatedShift,
  type FinishedSlot,
  listRemainingSlots,
  listSlotsOn,
  type TimetableSlotRow,
} from '../work/slots.js';

/** A person's job, with the slots they have started or finished. */
export interface AssignedJob {
  id: string;
  title: string;
  contractor_rate_cents: number;
  /** Set for quick jobs, otherwise null. */
  quick_date: string | null;
  quick_time: string | null;
  slots: TimetableSlotRow[];
  /** Slots with a work record, of days around now and later. */
  taken: FinishedSlot[];
  has_record: boolean;
  /** Missing: no picks or changes. */
  plan?: Plan;
}

/** First day and the day behind the last, YYYY-MM-DD. */
export interface Days {
  from: string;
  before: string;
}

function listSlotsToDo(job: AssignedJob, { from, before }: Days, now: DateTime, zone: string): DatedShift[] {
  const today = toIsoDate(now);
  const found = listRemainingSlots(now, job.slots, job.taken, zone, job.plan);
  for (let date = getNextDay(today) > from ? getNextDay(today) : from; date < before; date = getNextDay(date))
    found.push(...listSlotsOn(date, job.slots, zone, job.plan));
  return found.filter((dated) => dated.businessDate >= from && dated.businessDate < before);
}

/** False if the quick job is cancelled or its person is away. */
const isOwnQuickJob = ({ quick_time, plan = WHOLE_TIMETABLE }: AssignedJob, date: string): boolean =>
  findPlannedState({ date, weekday: getIsoWeekday(date), time: quick_time ?? '', isExtra: false }, plan)?.state ===
  'planned';

/** Cents per hour. */
const getRate = ({ holiday, reClean }: DatedShift, job: AssignedJob): number =>
  reClean?.paid === false ? 0 : (holiday?.rateCents ?? job.contractor_rate_cents);

/** A person's remaining work at a job on these days. `now` is in the business time zone. */
export function listWorkToDo(job: AssignedJob, days: Days, now: DateTime, zone: string): PendingWork[] {
  const shared = { job_id: job.id, place: job.title, is_running: false };
  if (job.quick_date !== null) {
    const isAhead = job.quick_date >= toIsoDate(now) && job.quick_date >= days.from && job.quick_date < days.before;
    return isAhead && !job.has_record && isOwnQuickJob(job, job.quick_date)
      ? [{ ...shared, date: job.quick_date, time: job.quick_time ?? '', payment: '' }]
      : [];
  }
  return listSlotsToDo(job, days, now, zone).map((dated) => ({
    ...shared,
    date: dated.businessDate,
    time: formatSlotTime(dated.slot),
    payment: formatAmount(computePay(computeElapsedMinutes(dated), getRate(dated, job))),
  }));
}
