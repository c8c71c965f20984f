import {
  addDays,
  BOARD_AHEAD_HOURS,
  BOARD_MISSED_HOURS,
  HOME_COVER_DAYS,
  LATE_AFTER_MINUTES,
  NOT_STARTED_AFTER_MINUTES,
  type Today,
  type TodayState,
} from '@cleaning/contracts';
import { type Places } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { DateTime } from 'luxon';
import type { EntityManager } from 'typeorm';
import { getNextDay, getPreviousDay, toIsoDate } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import {
  type JobTimes,
  type PersonShift,
  type ShiftDays,
  ShiftReads,
  type TimeTest,
  toDeskShiftView,
  toIsoInstant,
} from './shift-reads.service.js';
import { findTimedWork, type WorkOfShift } from './today.queries.js';

type Begun = Pick<WorkOfShift, 'endedAt'>;

/** When the person is expected: at the start, or when they got the shift where that was later. Nobody is late for what they were not told. */
function getDueTime({ startsAt, assignedAt }: Pick<PersonShift, 'startsAt' | 'assignedAt'>): DateTime {
  if (assignedAt === undefined) return startsAt;
  return DateTime.max(startsAt, DateTime.fromISO(assignedAt, { zone: startsAt.zone }));
}

/** Current state of a shift. Work outranks the plan: somebody late or away may have come after all. */
export function getTodayState(
  { state, ...times }: Pick<PersonShift, 'state' | 'startsAt' | 'assignedAt'>,
  work: Begun | undefined,
  now: DateTime,
): TodayState {
  if (work) return work.endedAt ? 'finished' : 'working';
  if (state !== 'planned') return state;
  const minutesLate = (now.toMillis() - getDueTime(times).toMillis()) / 60_000;
  if (minutesLate >= NOT_STARTED_AFTER_MINUTES) return 'not_started';
  return minutesLate >= LATE_AFTER_MINUTES ? 'late' : 'ahead';
}

/** Tests whether a shift is on the board: of today, of the next hours, or of yesterday and not over, still worked on or just missed. */
function createBoardTest(now: DateTime): (shift: JobTimes, work: Begun | undefined) => boolean {
  const today = toIsoDate(now);
  const last = now.plus({ hours: BOARD_AHEAD_HOURS });
  const missedSince = now.minus({ hours: BOARD_MISSED_HOURS });
  return ({ date, startsAt, endsAt }, work) => {
    if (date === today) return true;
    if (date > today) return startsAt <= last;
    return work ? endsAt > now || work.endedAt === null : endsAt > missedSince;
  };
}

/** True if the shift is over and nobody was expected. */
const isOverWithoutWork = ({ shift: { state, date, endsAt }, work }: WorkedShift, now: DateTime): boolean =>
  !work && state !== 'planned' && date < toIsoDate(now) && endsAt <= now;

const formatJobTime = ({ jobId, date, time }: Pick<JobTimes, 'jobId' | 'date' | 'time'>): string =>
  `${jobId} ${date} ${time}`;

/** Tests whether the board may show anybody's shift at these times. */
function createTimeTest(now: DateTime, works: readonly WorkOfShift[]): TimeTest {
  const isOnBoard = createBoardTest(now);
  const running = new Map(works.filter(({ endedAt }) => !endedAt).map((work) => [formatJobTime(work), work]));
  return (times) => isOnBoard(times, running.get(formatJobTime(times)));
}

type Key = Pick<WorkOfShift, 'jobId' | 'personId' | 'date' | 'time'>;
/** Joins a shift with its work. */
export const formatShiftKey = ({ jobId, personId, date, time }: Key): string => `${jobId} ${personId} ${date} ${time}`;

/** A planned shift with its timed work. */
export interface WorkedShift {
  shift: PersonShift;
  work: WorkOfShift | undefined;
}

function joinWork(shifts: readonly PersonShift[], works: readonly WorkOfShift[]): WorkedShift[] {
  const workByShift = new Map(works.map((work) => [formatShiftKey(work), work]));
  return shifts.map((shift) => ({ shift, work: workByShift.get(formatShiftKey(shift)) }));
}

/** True if a shift that isn't over has nobody: its person is away, and no one covers it or has come. */
export const needsCover = ({ shift: { state, endsAt }, work }: WorkedShift, now: DateTime): boolean =>
  state === 'away' && endsAt > now && !work;

/** Who works now and who comes next: a few statements, however many shifts. */
@Injectable()
export class TodayBoard {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly reads: ShiftReads,
    private readonly clock: BusinessClock,
  ) {}

  async read(places: Places): Promise<Today> {
    const now = this.clock.now();
    const date = toIsoDate(now);
    const days = { from: getPreviousDay(date), until: getNextDay(date) };
    const works = await findTimedWork(this.manager, days, places);
    const shifts = await this.reads.findShifts(days, { places, isWanted: createTimeTest(now, works) });
    return this.getBoard({ planned: joinWork(shifts, works), works }, places);
  }

  /** The board of all places, and how many shifts of `HOME_COVER_DAYS` days, today included, need a cover. */
  async readAhead(): Promise<{ board: Today; toCover: number }> {
    const now = this.clock.now();
    const date = toIsoDate(now);
    const days = { from: getPreviousDay(date), until: getNextDay(date) };
    const ahead = { from: days.from, until: addDays(date, HOME_COVER_DAYS - 1) };
    const works = await findTimedWork(this.manager, ahead, 'all');
    const { shifts, away } = await this.reads.findShiftsAndAway(days, ahead, createTimeTest(now, works));
    const toCover = joinWork(away, works).filter((worked) => needsCover(worked, now)).length;
    return { board: this.getBoard({ planned: joinWork(shifts, works), works }, 'all'), toCover };
  }

  private getBoard({ planned, works }: { planned: WorkedShift[]; works: WorkOfShift[] }, places: Places): Today {
    const now = this.clock.now();
    const isOnBoard = createBoardTest(now);
    const shifts = planned.filter((worked) => isOnBoard(worked.shift, worked.work) && !isOverWithoutWork(worked, now));
    const shown = new Set(shifts.map(({ shift }) => formatShiftKey(shift)));
    return {
      at: toIsoInstant(now),
      date: toIsoDate(now),
      shifts: shifts.map(({ shift, work }) => ({
        ...toDeskShiftView(places)(shift),
        now: getTodayState(shift, work, now),
        row_id: work?.id ?? '',
        started_at: work ? work.startedAt.toISOString() : '',
        ended_at: work?.endedAt?.toISOString() ?? '',
        ...(getDueTime(shift) > shift.startsAt && { due_at: toIsoInstant(getDueTime(shift)) }),
      })),
      other_work: works
        .filter((work) => !work.endedAt && !shown.has(formatShiftKey(work)))
        .map((work) => ({
          row_id: work.id,
          job_id: work.jobId,
          kind: work.kind,
          job_name: work.title,
          map_link: work.mapLink,
          user_id: work.personId,
          user_name: work.personName,
          started_at: work.startedAt.toISOString(),
        })),
    };
  }

  /** Shifts that start on these days, and the timed work of these days and all that runs. */
  async findShiftsWithWork(days: ShiftDays, places: Places): Promise<{ planned: WorkedShift[]; works: WorkOfShift[] }> {
    const [shifts, works] = await Promise.all([
      this.reads.findShifts(days, { places }),
      findTimedWork(this.manager, days, places),
    ]);
    return { planned: joinWork(shifts, works), works };
  }
}
