import { formatAmount, type OwnShift, type Shift } from '@cleaning/contracts';
import { type Places } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { DateTime } from 'luxon';
import { EntityManager } from 'typeorm';
import { countFullMinutes, getIsoWeekday, getNextDay, resolveInstant } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { formatSlotTime } from '../jobs/timetable.js';
import { computePay } from '../pay/pay.js';
import { listShiftsOn } from '../work/slots.js';
import { endPlan, findPlannedState, type PlannedState } from './plan.js';
import { findPlannedAt, findPlannedJobs, type PlannedRow, type ShiftPlace } from './shift-reads.queries.js';

/** First and last day, YYYY-MM-DD, both included. */
export interface ShiftDays {
  from: string;
  until: string;
}

export interface ShiftFilter {
  jobId?: string | undefined;
  personId?: string | undefined;
  /** Those that may be seen; missing: all. */
  places?: Places | undefined;
}

/** A shift of a person: slot × date × person, or a quick job × person. Instants in the business time zone. */
export interface PersonShift extends ShiftPlace, PlannedState {
  personId: string;
  personName: string;
  date: string;
  /** 'HH:MM-HH:MM', or 'HH:MM' of a quick job. */
  time: string;
  startsAt: DateTime;
  endsAt: DateTime;
}

export function listDays({ from, until }: ShiftDays): string[] {
  const days: string[] = [];
  for (let date = from; date <= until; date = getNextDay(date)) days.push(date);
  return days;
}

/** A quick job's shift; null when it is not the person's. */
function toQuickShift(row: PlannedRow, zone: string): (PlannedState & ShiftTimes) | null {
  const { quickDate: date, quickTime: time } = row;
  if (date === null || time === null) return null;
  const planned = findPlannedState({ date, weekday: getIsoWeekday(date), time, isExtra: false }, row.plan);
  const startsAt = resolveInstant(date, time, zone);
  return planned && { date, time, startsAt, endsAt: startsAt.plus({ minutes: row.expectedMinutes }), ...planned };
}

type ShiftTimes = Pick<PersonShift, 'date' | 'time' | 'startsAt' | 'endsAt'>;

function getTimes(row: PlannedRow, days: ShiftDays, zone: string): (PlannedState & ShiftTimes)[] {
  if (row.kind === 'quick') {
    const shift = toQuickShift(row, zone);
    return shift ? [shift] : [];
  }
  return listDays(days).flatMap((date) =>
    listShiftsOn(date, row.slots, row.plan, zone).map(({ slot, businessDate, ...shift }) => ({
      date: businessDate,
      time: formatSlotTime(slot),
      ...shift,
    })),
  );
}

/** Whether the person was assigned before the shift was over. Shifts of one day are theirs whenever they were planned. */
const isSinceAssigned = ({ origin, endsAt }: PlannedState & ShiftTimes, enrolledAt: Date | null): boolean =>
  origin !== 'timetable' || (enrolledAt !== null && endsAt.toMillis() > enrolledAt.getTime());

/** ISO 8601 in UTC, to the second. */
export const toIsoInstant = (moment: DateTime): string => moment.toUTC().toISO({ suppressMilliseconds: true }) ?? '';

/** As the person themselves sees it. */
export const toShiftView = (shift: PersonShift): Shift => ({
  job_id: shift.jobId,
  kind: shift.kind,
  job_name: shift.title,
  address: shift.address,
  map_link: shift.mapLink,
  date: shift.date,
  time: shift.time,
  starts_at: toIsoInstant(shift.startsAt),
  ends_at: toIsoInstant(shift.endsAt),
  user_id: shift.personId,
  user_name: shift.personName,
  state: shift.state,
  origin: shift.origin,
  note: shift.note ?? '',
  holiday: shift.holiday?.name ?? '',
  ...(shift.reClean && { re_clean: { complaint_id: '' } }),
});

/** Cents per hour for a sub-contractor; on a public holiday its rate. */
const getPayRate = ({ holiday, contractorRateCents, reClean }: PersonShift): number =>
  reClean?.paid === false ? 0 : (holiday?.rateCents ?? contractorRateCents);

/** Minutes that a shift is planned for, and the cents that they pay a sub-contractor. Of a quick job both are expected. */
export function computeShiftCost(shift: PersonShift): { minutes: number; cents: number } {
  const minutes = countFullMinutes(shift.startsAt, shift.endsAt);
  return { minutes, cents: computePay(minutes, getPayRate(shift)) };
}

/** What the shift pays a sub-contractor. The length of a quick job is not known in advance. */
export function computeShiftPay(shift: PersonShift): Pick<OwnShift, 'pay_per_hour' | 'payment'> {
  const payment = shift.kind === 'quick' ? '' : formatAmount(computeShiftCost(shift).cents);
  return { pay_per_hour: formatAmount(getPayRate(shift)), payment };
}

/** As admins see it. */
export const toAdminShiftView = (shift: PersonShift): Shift => ({
  ...toShiftView(shift),
  ...(shift.reClean && { re_clean: { complaint_id: shift.reClean.complaintId } }),
  ...(shift.other
    ? { other: { user_id: shift.other.id, user_name: shift.other.name, offer_id: shift.other.offerId } }
    : {}),
});

/** As the desk of a caller with these places shows it: supervisors do not read why somebody is away, which may be about health. */
export const toDeskShiftView =
  (places: Places) =>
  (shift: PersonShift): Shift => {
    const shown = toAdminShiftView(shift);
    const isReason = shift.state === 'away' || shift.state === 'covered';
    return places !== 'all' && isReason ? { ...shown, note: '' } : shown;
  };

/** Reads planned shifts: one statement, then the rule of plan.ts for each day. */
@Injectable()
export class ShiftReads {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly clock: BusinessClock,
  ) {}

  /**
   * Shifts that start on these days, by start, then place and person. Jobs that have ended have none. Of people who were removed those that
   * are not over are there, for which somebody else is to be found.
   */
  async findShifts(
    days: ShiftDays,
    { jobId, personId, places = 'all' }: ShiftFilter = {},
    manager = this.manager,
  ): Promise<PersonShift[]> {
    const rows = await findPlannedJobs(manager, days, { jobId: jobId ?? null, personId: personId ?? null, places });
    return this.getShifts(rows, days);
  }

  /** The shifts that a person would have at a job if they were assigned to it. */
  async findShiftsIfAssigned(
    days: ShiftDays,
    of: { readonly jobId: string; readonly personId: string },
    manager = this.manager,
  ): Promise<PersonShift[]> {
    const rows = await findPlannedAt(manager, days, of);
    const always = new Date(0);
    return this.getShifts(
      rows
        .filter(({ hasLeft }) => !hasLeft)
        .map((row) => ({ ...row, enrolledAt: always, plan: { ...row.plan, member: true } })),
      days,
    );
  }

  private getShifts(rows: readonly PlannedRow[], days: ShiftDays): PersonShift[] {
    const { zone } = this.clock;
    const now = this.clock.now();
    return rows
      .flatMap(({ hasLeft, enrolledAt, quickDate, quickTime, expectedMinutes, slots, plan: own, ...place }) => {
        const plan = hasLeft ? endPlan(own) : own;
        const row = { hasLeft, enrolledAt, quickDate, quickTime, expectedMinutes, slots, plan, ...place };
        const times = getTimes(row, days, zone).filter(
          (shift) => isSinceAssigned(shift, enrolledAt) && !(hasLeft && shift.endsAt <= now),
        );
        return times.map((shift) => ({ ...place, ...shift }));
      })
      .sort(
        (a, b) =>
          a.startsAt.toMillis() - b.startsAt.toMillis() ||
          a.title.localeCompare(b.title) ||
          a.personName.localeCompare(b.personName) ||
          a.personId.localeCompare(b.personId),
      );
  }
}
