import { buildDemoJobId, DEMO_ADMIN, DEMO_CONTRACTORS } from '@cleaning/contracts/demo';
import type { DemoContext, Transaction } from '@cleaning/service-kit';
import type { DateTime } from 'luxon';
import { Absence } from '../absences/absence.entity.js';
import { getIsoWeekday, getNextDay, getPreviousDay, toIsoDate, toTimeOfDay } from '../business-time/business-time.js';
import { Cover, CoverOffer, CoverOfferPerson } from '../covers/cover.entity.js';
import { HolidayRule } from '../holidays/holiday.entity.js';
import { PublicHolidays } from '../holidays/holidays.service.js';
import { Job, TimetableSlot } from '../jobs/job.entity.js';
import { formatSlotTime, WEEKLY } from '../jobs/timetable.js';
import { ShiftChange } from '../shifts/shift.entity.js';
import { listDays } from '../shifts/shift-reads.service.js';
import { listSlotsOn } from '../work/slots.js';
import { WorkRecord } from '../work/work-record.entity.js';
import { createDemoId, createLocation, createRandom, type Random } from './demo-work.js';
import { DEMO_PERMANENT_JOBS } from './places.js';

/** Numbers of demo jobs. */
const [OFFICES, CHILD_CARE, GALLERY, LABORATORIES, CINEMA] = [1, 3, 4, 5, 8] as const;

const getPersonId = (number: number): string => DEMO_CONTRACTORS[number]?.id ?? '';
const [MEI_LIN, TOMASZ, PRIYA, GRACE] = [2, 3, 4, 5].map(getPersonId) as [string, string, string, string];
/** Candidates for an extra shift now, used if their own shifts leave room. */
const SPARE_PEOPLE = [TOMASZ, MEI_LIN, GRACE, PRIYA];

const DAYS_AWAY = 7;
/** Leave that is planned ahead. */
const LEAVE_IN_DAYS = 17;
const LATE_MINUTES = 25;
const WORKING_MINUTES = 70;
const STAMP_EVERY_MINUTES = 5;

interface DemoShift {
  jobId: string;
  personId: string;
  date: string;
  time: string;
  startsAt: DateTime;
  endsAt: DateTime;
}
type Shifts = readonly DemoShift[];

/** A permanent job with its people. They may not be known to this service yet. */
interface StaffedJob {
  job: Job;
  slots: TimetableSlot[];
  people: readonly string[];
}

const getShifts = (jobs: readonly StaffedJob[], days: { from: string; until: string }, zone: string): DemoShift[] =>
  jobs
    .flatMap(({ job, slots, people }) =>
      listDays(days).flatMap((date) =>
        listSlotsOn(date, slots, zone).flatMap(({ slot, startsAt, endsAt }) =>
          people.map((person) => ({
            jobId: job.id,
            personId: person,
            date,
            time: formatSlotTime(slot),
            startsAt,
            endsAt,
          })),
        ),
      ),
    )
    .sort((a, b) => a.startsAt.toMillis() - b.startsAt.toMillis());

const isFree = (shifts: Shifts, person: string, from: DateTime, until: DateTime): boolean =>
  !shifts.some((shift) => shift.personId === person && shift.startsAt < until && from < shift.endsAt);

/** Full five minutes. */
const round = (moment: DateTime): DateTime =>
  moment.set({ minute: moment.minute - (moment.minute % STAMP_EVERY_MINUTES), second: 0, millisecond: 0 });

interface Extra {
  number: number;
  person: string;
  from: DateTime;
  until: DateTime;
}

/** Writes an extra shift and returns its slot. */
async function writeExtra(
  tx: Transaction,
  { number, person, from, until }: Extra,
  random: Random,
): Promise<TimetableSlot> {
  const jobId = buildDemoJobId(number);
  const date = toIsoDate(from);
  const changedAt = from.minus({ hours: 3 });
  const slot: TimetableSlot = {
    id: createDemoId(random, changedAt),
    jobId,
    position: 0,
    startTime: toTimeOfDay(from),
    endTime: toTimeOfDay(until),
    days: [getIsoWeekday(date)],
    ...WEEKLY,
    validFrom: date,
    validUntil: getNextDay(date),
    isExtra: true,
  };
  await tx.manager.insert(TimetableSlot, slot);
  await tx.manager.insert(ShiftChange, {
    id: createDemoId(random, changedAt),
    jobId,
    businessDate: date,
    time: `${slot.startTime}-${slot.endTime}`,
    kind: 'extra',
    personId: person,
    note: 'Special event',
    changedBy: DEMO_ADMIN.id,
    changedAt: changedAt.toJSDate(),
  });
  return slot;
}

/** Adds somebody who works now in an extra shift. */
async function writeWorking(tx: Transaction, extra: Extra, random: Random): Promise<void> {
  const { number, person, from, until } = extra;
  const slot = await writeExtra(tx, extra, random);
  const job = await tx.manager.findOneByOrFail(Job, { id: slot.jobId });
  const minutes = until.diff(from, 'minutes').minutes;
  await tx.manager.insert(WorkRecord, {
    id: createDemoId(random, from),
    personId: person,
    jobId: slot.jobId,
    slotId: slot.id,
    businessDate: toIsoDate(from),
    isManual: false,
    startedAt: from.toJSDate(),
    endedAt: null,
    plannedEnd: slot.endTime,
    capMinutes: minutes,
    plannedFrom: from.toJSDate(),
    plannedUntil: until.toJSDate(),
    expectedMinutes: minutes,
    startLocation: createLocation(DEMO_PERMANENT_JOBS[number - 1]?.at ?? [0, 0], random),
    holdReasons: [],
    contractorRateCents: job.contractorRateCents,
    companyRateCents: job.companyRateCents,
    version: 1,
  });
  tx.recordChange('current-work', person);
}

async function writeAbsence(
  tx: Transaction,
  person: string,
  days: { from: string; until: string },
  reason: string,
  at: DateTime,
  random: Random,
): Promise<void> {
  await tx.manager.insert(Absence, {
    id: createDemoId(random, at),
    personId: person,
    fromDate: days.from,
    untilDate: days.until,
    reason,
    reportedAt: at.toJSDate(),
    reportedBy: person,
    withdrawnAt: null,
    withdrawnBy: null,
  });
}

/** Offers a shift and returns the offer. */
async function writeOffer(
  tx: Transaction,
  { jobId, date, time, personId: forPersonId }: DemoShift,
  to: readonly string[] | 'all',
  at: DateTime,
  random: Random,
): Promise<CoverOffer> {
  const offer: CoverOffer = {
    id: createDemoId(random, at),
    jobId,
    businessDate: date,
    time,
    forPersonId,
    toAll: to === 'all',
    offeredBy: DEMO_ADMIN.id,
    offeredAt: at.toJSDate(),
    withdrawnAt: null,
    withdrawnBy: null,
  };
  await tx.manager.insert(CoverOffer, offer);
  for (const person of to === 'all' ? [] : to)
    await tx.manager.insert(CoverOfferPerson, { offerId: offer.id, personId: person });
  return offer;
}

/**
 * Puts Priya on leave for a week with her first shift offered, Mei Lin on leave later, and Tomasz on Grace's next shift
 * as cover.
 */
async function writeAbsences(tx: Transaction, shifts: Shifts, now: DateTime, random: Random): Promise<void> {
  const from = getNextDay(toIsoDate(now));
  const week = { from, until: toIsoDate(now.plus({ days: DAYS_AWAY })) };
  const reported = now.minus({ hours: 20 });
  await writeAbsence(tx, PRIYA, week, 'Family visit', reported, random);
  await writeAbsence(
    tx,
    MEI_LIN,
    { from: toIsoDate(now.plus({ days: LEAVE_IN_DAYS })), until: toIsoDate(now.plus({ days: LEAVE_IN_DAYS + 9 })) },
    'Annual leave',
    now.minus({ days: 3 }),
    random,
  );
  const first = shifts.find((shift) => shift.personId === PRIYA && shift.date >= from);
  if (first) {
    const free = [MEI_LIN, TOMASZ, GRACE].filter((person) => isFree(shifts, person, first.startsAt, first.endsAt));
    await writeOffer(tx, first, free.slice(0, 2), now.minus({ hours: 4 }), random);
  }

  const next = shifts.find(
    (shift) =>
      shift.personId === GRACE &&
      shift.jobId === buildDemoJobId(CHILD_CARE) &&
      shift.startsAt > now &&
      isFree(shifts, TOMASZ, shift.startsAt, shift.endsAt),
  );
  if (!next) return;
  await writeAbsence(tx, GRACE, { from: next.date, until: next.date }, 'Dentist', reported, random);
  const offer = await writeOffer(tx, next, 'all', now.minus({ hours: 18 }), random);
  const { jobId, businessDate, time, forPersonId } = offer;
  await tx.manager.insert(Cover, {
    id: createDemoId(random, now.minus({ hours: 17 })),
    offerId: offer.id,
    jobId,
    businessDate,
    time,
    forPersonId,
    personId: TOMASZ,
    takenAt: now.minus({ hours: 17 }).toJSDate(),
    takenBackAt: null,
    takenBackBy: null,
  });
}

/** Has one person working now and one who is late. */
async function writeToday(tx: Transaction, shifts: Shifts, now: DateTime, random: Random): Promise<void> {
  const around = { from: round(now.minus({ minutes: WORKING_MINUTES })), until: round(now.plus({ minutes: 95 })) };
  const [working, late] = SPARE_PEOPLE.filter((person) => isFree(shifts, person, around.from, around.until));
  if (working) await writeWorking(tx, { number: CINEMA, person: working, ...around }, random);
  if (late) {
    const from = round(now.minus({ minutes: LATE_MINUTES }));
    await writeExtra(tx, { number: GALLERY, person: late, from, until: from.plus({ hours: 2 }) }, random);
  }
}

/** On public holidays the child care centre closes, the offices decide each time, and the laboratories pay more. */
async function writeHolidayRules(tx: Transaction): Promise<void> {
  const rules = [
    { number: CHILD_CARE, policy: 'skip', contractorRateCents: null },
    { number: OFFICES, policy: 'ask', contractorRateCents: null },
    { number: LABORATORIES, policy: 'work', contractorRateCents: 5850 },
  ] as const;
  for (const { number, ...rule } of rules)
    await tx.manager.upsert(HolidayRule, { jobId: buildDemoJobId(number), state: 'SA', ...rule }, ['jobId']);
}

/** Changes to the timetables around today: absences, a cover, extra shifts, public holiday rules. */
export async function seedPlannedDays(
  { transactions, get }: DemoContext,
  jobs: readonly StaffedJob[],
  now: DateTime,
): Promise<void> {
  const date = toIsoDate(now);
  await get(PublicHolidays).list({ state: 'SA', from: date, until: date });
  const until = toIsoDate(now.plus({ days: DAYS_AWAY + 1 }));
  const shifts = getShifts(jobs, { from: getPreviousDay(date), until }, now.zoneName ?? 'utc');
  await transactions.runWithoutWaiting(async (tx) => {
    // An earlier run may have written them.
    if ((await tx.manager.count(Absence)) > 0) return;
    const random = createRandom(31);
    await writeHolidayRules(tx);
    await writeAbsences(tx, shifts, now, random);
    await writeToday(tx, shifts, now, random);
  });
}
