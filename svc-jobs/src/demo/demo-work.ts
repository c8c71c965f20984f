import { EXPECTED_MINUTES, QUICK_JOB_CAP_MINUTES } from '@cleaning/contracts';
import type { DateTime } from 'luxon';
import { v7 } from 'uuid';
import { countFullMinutes, getNextDay, resolveInstant, toIsoDate } from '../business-time/business-time.js';
import type { Job, TimetableSlot } from '../jobs/job.entity.js';
import { payForWork } from '../pay/pay.js';
import { findHoldReasons } from '../work/hold-reasons.js';
import { computeElapsedMinutes, listSlotsOn } from '../work/slots.js';
import type { WorkRecord } from '../work/work-record.entity.js';

/** Pseudo-random numbers in [0, 1). The seed decides the sequence (mulberry32), so that every demo is the same. */
export type Random = () => number;

export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from `low` to `high`, both included. */
const pickInteger = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));

/** The part of slots that people attend. */
const ATTENDANCE = 0.95;
/** About 60 metres. */
const DEGREES_AROUND = 0.0006;

export interface DemoWorkplace {
  job: Job;
  at: readonly [number, number];
  zone: string;
}

/** A deterministic id that sorts by its moment. */
export function createDemoId(random: Random, moment: DateTime): string {
  const bytes = Uint8Array.from({ length: 16 }, () => pickInteger(random, 0, 255));
  return v7({ msecs: moment.toMillis(), random: bytes });
}

/** `lat,lng,accuracy in metres` near the place, as a phone sends it. */
export function createLocation([lat, lng]: readonly [number, number], random: Random): string {
  const near = (degrees: number) => (degrees + (random() - 0.5) * 2 * DEGREES_AROUND).toFixed(6);
  return `${near(lat)},${near(lng)},${pickInteger(random, 4, 35)}`;
}

interface TimedWork {
  personId: string;
  slotId: string | null;
  businessDate: string;
  plannedEnd: string | null;
  capMinutes: number;
  startedAt: DateTime;
  endedAt: DateTime;
  plannedFrom: DateTime;
  plannedUntil: DateTime | null;
  expectedMinutes: number;
  /** Arrival of both clock events, stored on the phone until then; null: sent immediately. */
  receivedAt: DateTime | null;
}

/** Why a person's last work is held, so that there is something to decide. */
export type HoldCause = 'no-connection' | 'forgotten-finish' | null;

function buildFinishedRecord({ job, at }: DemoWorkplace, work: TimedWork, random: Random): WorkRecord {
  const { startedAt, endedAt, plannedFrom, plannedUntil, receivedAt, ...rest } = work;
  const pay = payForWork(countFullMinutes(startedAt, endedAt), work.capMinutes, {
    contractorCentsPerHour: job.contractorRateCents,
    companyCentsPerHour: job.companyRateCents,
  });
  const reasons = findHoldReasons({
    start: { at: startedAt, receivedAt },
    finish: { at: endedAt, receivedAt },
    plannedFrom,
    plannedUntil,
    paidMinutes: pay.minutes,
    expectedMinutes: work.expectedMinutes,
    overlaps: false,
  });
  return {
    ...rest,
    ...pay,
    id: createDemoId(random, startedAt),
    jobId: job.id,
    isManual: false,
    complaintId: null,
    version: 1,
    startedAt: startedAt.toJSDate(),
    endedAt: endedAt.toJSDate(),
    plannedFrom: plannedFrom.toJSDate(),
    plannedUntil: plannedUntil?.toJSDate() ?? null,
    startLocation: createLocation(at, random),
    finishLocation: createLocation(at, random),
    startKey: null,
    startReceivedAt: receivedAt?.toJSDate() ?? null,
    finishReceivedAt: receivedAt?.toJSDate() ?? null,
    finishedBy: null,
    contractorRateCents: job.contractorRateCents,
    companyRateCents: job.companyRateCents,
    state: reasons.length > 0 ? 'held' : 'approved',
    holdReasons: reasons,
    decidedBy: null,
    decidedAt: null,
    decisionNote: null,
    startLacked: [],
  };
}

/** A person's work records, the last one held for a cause. */
function withHeldWork(works: TimedWork[], holdCause: HoldCause): TimedWork[] {
  const last = works.at(-1);
  if (!last || holdCause === null) return works;
  const held =
    holdCause === 'no-connection'
      ? { ...last, receivedAt: last.endedAt.plus({ hours: 3 }) }
      : { ...last, endedAt: last.endedAt.plus({ minutes: 75 }) };
  return [...works.slice(0, -1), held];
}

/** A person's finished work at a permanent job from a day (YYYY-MM-DD) until now. */
export function toPermanentWork(
  place: DemoWorkplace,
  slots: readonly TimetableSlot[],
  personId: string,
  from: string,
  now: DateTime,
  random: Random,
  holdCause: HoldCause,
): WorkRecord[] {
  const works: TimedWork[] = [];
  for (let date = from; date <= toIsoDate(now); date = getNextDay(date))
    for (const dated of listSlotsOn(date, slots, place.zone)) {
      if (random() > ATTENDANCE) continue;
      const startedAt = dated.startsAt.plus({
        minutes: pickInteger(random, -6, 9),
        seconds: pickInteger(random, 0, 59),
      });
      const endedAt = dated.endsAt.plus({
        minutes: pickInteger(random, -14, 6),
        seconds: pickInteger(random, 0, 59),
      });
      if (endedAt > now) continue;
      works.push({
        personId,
        slotId: dated.slot.id,
        businessDate: date,
        plannedEnd: dated.slot.endTime,
        capMinutes: computeElapsedMinutes(dated),
        startedAt,
        endedAt,
        plannedFrom: dated.startsAt,
        plannedUntil: dated.endsAt,
        expectedMinutes: computeElapsedMinutes(dated),
        receivedAt: null,
      });
    }
  return withHeldWork(works, holdCause).map((work) => buildFinishedRecord(place, work, random));
}

/** A person's finished work at a past quick job. */
export function createQuickWork(
  place: DemoWorkplace,
  personId: string,
  date: string,
  time: string,
  random: Random,
): WorkRecord {
  const plannedFrom = resolveInstant(date, time, place.zone);
  const startedAt = plannedFrom.plus({ minutes: pickInteger(random, -5, 10) });
  const work = {
    personId,
    slotId: null,
    businessDate: date,
    plannedEnd: null,
    capMinutes: QUICK_JOB_CAP_MINUTES,
    startedAt,
    endedAt: startedAt.plus({ minutes: pickInteger(random, 130, 260) }),
    plannedFrom,
    plannedUntil: null,
    expectedMinutes: place.job.expectedMinutes ?? EXPECTED_MINUTES,
    receivedAt: null,
  };
  return buildFinishedRecord(place, work, random);
}
