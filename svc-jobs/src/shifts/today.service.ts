import {
  addDays,
  BOARD_AHEAD_HOURS,
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
import { EntityManager } from 'typeorm';
import { getNextDay, getPreviousDay, toIsoDate } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { type PersonShift, type ShiftDays, ShiftReads, toDeskShiftView, toIsoInstant } from './shift-reads.service.js';
import { findTimedWork, type WorkOfShift } from './today.queries.js';

type Begun = Pick<WorkOfShift, 'endedAt'>;

/** When the person is expected: at the start, or when they got the shift where that was later. Nobody is late for what they were not told. */
export function getDueTime({ startsAt, assignedAt }: Pick<PersonShift, 'startsAt' | 'assignedAt'>): DateTime {
  if (assignedAt === undefined) return startsAt;
  return DateTime.max(startsAt, DateTime.fromISO(assignedAt, { zone: startsAt.zone }));
}

/** What a shift is doing now. Work counts before what was planned: who was late or away may have come after all. */
export function getTodayState(
  { state, ...times }: Pick<PersonShift, 'state' | 'startsAt' | 'assignedAt'>,
  work: Begun | undefined,
  now: DateTime,
): TodayState {
  if (work) return work.endedAt ? 'finished' : 'working';
  if (state !== 'planned') return state;
  const due = getDueTime(times);
  if (now >= due.plus({ minutes: NOT_STARTED_AFTER_MINUTES })) return 'not_started';
  return now >= due.plus({ minutes: LATE_AFTER_MINUTES }) ? 'late' : 'ahead';
}

/** Whether a shift is on the board: of today, of yesterday and not over, or of the next hours. */
function isOnBoard({ date, startsAt, endsAt }: PersonShift, work: Begun | undefined, now: DateTime): boolean {
  const today = toIsoDate(now);
  if (date === today) return true;
  if (date < today) return endsAt > now || work?.endedAt === null;
  return startsAt <= now.plus({ hours: BOARD_AHEAD_HOURS });
}

type Key = Pick<WorkOfShift, 'jobId' | 'personId' | 'date' | 'time'>;
/** Joins a shift with its work. */
export const formatShiftKey = ({ jobId, personId, date, time }: Key): string => `${jobId} ${personId} ${date} ${time}`;

/** A planned shift with its timed work. */
export interface WorkedShift {
  shift: PersonShift;
  work: WorkOfShift | undefined;
}

/** Whether a shift that is not over has nobody: its person is away, and no one covers it or has come. */
export const needsCover = ({ shift: { state, endsAt }, work }: WorkedShift, now: DateTime): boolean =>
  state === 'away' && endsAt > now && !work;

/** Who works now and who comes next: two statements, however many shifts. */
@Injectable()
export class TodayBoard {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly reads: ShiftReads,
    private readonly clock: BusinessClock,
  ) {}

  async read(places: Places): Promise<Today> {
    const date = toIsoDate(this.clock.now());
    const days = { from: getPreviousDay(date), until: getNextDay(date) };
    return this.getBoard(await this.findShiftsWithWork(days, places), places);
  }

  /** The board of all places, and how many shifts of `HOME_COVER_DAYS` days, today included, need a cover. */
  async readAhead(): Promise<{ board: Today; toCover: number }> {
    const now = this.clock.now();
    const date = toIsoDate(now);
    const read = await this.findShiftsWithWork(
      { from: getPreviousDay(date), until: addDays(date, HOME_COVER_DAYS - 1) },
      'all',
    );
    const toCover = read.planned.filter((worked) => needsCover(worked, now)).length;
    return { board: this.getBoard(read, 'all'), toCover };
  }

  private getBoard({ planned, works }: { planned: WorkedShift[]; works: WorkOfShift[] }, places: Places): Today {
    const now = this.clock.now();
    const shifts = planned.filter(({ shift, work }) => isOnBoard(shift, work, now));
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
    const workByShift = new Map(works.map((work) => [formatShiftKey(work), work]));
    return { planned: shifts.map((shift) => ({ shift, work: workByShift.get(formatShiftKey(shift)) })), works };
  }
}
