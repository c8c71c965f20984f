import { amountText, type PendingWork } from '@cleaning/contracts';
import type { DateTime } from 'luxon';
import { dateText, dayAfter, isoWeekday } from '../business-time/business-time.js';
import { slotText } from '../jobs/timetable.js';
import { payForMinutes } from '../pay/pay.js';
import { findPlannedState, type Plan, WHOLE_TIMETABLE } from '../shifts/plan.js';
import {
  type DatedShift,
  type FinishedSlot,
  realMinutes,
  remainingSlots,
  slotsOn,
  type TimetableSlotRow,
} from '../work/slots.js';

/** A job that a person is assigned to, with what they have started or finished there. */
export interface AssignedJob {
  id: string;
  title: string;
  contractor_rate_cents: number;
  /** Of a quick job, else null. */
  quick_date: string | null;
  quick_time: string | null;
  slots: TimetableSlotRow[];
  /** Slots with a work record, of days around now and later. */
  taken: FinishedSlot[];
  has_record: boolean;
  /** Missing: nothing is picked or changed. */
  plan?: Plan;
}

/** First day and the day behind the last, YYYY-MM-DD. */
export interface Days {
  from: string;
  before: string;
}

function slotsToDo(job: AssignedJob, { from, before }: Days, now: DateTime, zone: string): DatedShift[] {
  const today = dateText(now);
  const found = remainingSlots(now, job.slots, job.taken, zone, job.plan);
  for (let date = dayAfter(today) > from ? dayAfter(today) : from; date < before; date = dayAfter(date))
    found.push(...slotsOn(date, job.slots, zone, job.plan));
  return found.filter((dated) => dated.businessDate >= from && dated.businessDate < before);
}

/** Whether a quick job is the person's to do: they may be away, or it may be cancelled. */
const isToBeDone = ({ quick_time, plan = WHOLE_TIMETABLE }: AssignedJob, date: string): boolean =>
  findPlannedState({ date, weekday: isoWeekday(date), time: quick_time ?? '', isExtra: false }, plan)?.state ===
  'planned';

/** Cents per hour. */
const getRate = ({ holiday, reClean }: DatedShift, job: AssignedJob): number =>
  reClean?.paid === false ? 0 : (holiday?.rateCents ?? job.contractor_rate_cents);

/** What a person has still to do at a job in these days, from `now` on, which is in the business time zone. */
export function workToDo(job: AssignedJob, days: Days, now: DateTime, zone: string): PendingWork[] {
  const shared = { job_id: job.id, place: job.title, is_running: false };
  if (job.quick_date !== null) {
    const isAhead = job.quick_date >= dateText(now) && job.quick_date >= days.from && job.quick_date < days.before;
    return isAhead && !job.has_record && isToBeDone(job, job.quick_date)
      ? [{ ...shared, date: job.quick_date, time: job.quick_time ?? '', payment: '' }]
      : [];
  }
  return slotsToDo(job, days, now, zone).map((dated) => ({
    ...shared,
    date: dated.businessDate,
    time: slotText(dated.slot),
    payment: amountText(payForMinutes(realMinutes(dated), getRate(dated, job))),
  }));
}
