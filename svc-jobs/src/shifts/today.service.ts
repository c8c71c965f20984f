import {
  BOARD_AHEAD_HOURS,
  type JobKind,
  LATE_AFTER_MINUTES,
  NOT_STARTED_AFTER_MINUTES,
  type Today,
  type TodayState,
} from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import type { DateTime } from 'luxon';
import { DataSource } from 'typeorm';
import { BusinessClock, dateText, dayAfter, dayBefore } from '../business-time/business-time.service.js';
import { slotTextSql } from '../jobs/timetable.js';
import { instantText, type PersonShift, type ShiftDays, ShiftReads, shiftForAdmin } from './shift-reads.service.js';

/** Timed work of the days around now. `time` is that of its slot, or of the quick job. */
export interface WorkOfShift {
  id: string;
  jobId: string;
  kind: JobKind;
  title: string;
  mapLink: string;
  personId: string;
  personName: string;
  date: string;
  time: string;
  startedAt: Date;
  endedAt: Date | null;
}

type Begun = Pick<WorkOfShift, 'endedAt'>;

/** What a shift is doing now. Work counts before what was planned: who was late or away may have come after all. */
export function todayState(
  { state, startsAt }: Pick<PersonShift, 'state' | 'startsAt'>,
  work: Begun | undefined,
  now: DateTime,
): TodayState {
  if (work) return work.endedAt ? 'finished' : 'working';
  if (state !== 'planned') return state;
  if (now >= startsAt.plus({ minutes: NOT_STARTED_AFTER_MINUTES })) return 'not_started';
  return now >= startsAt.plus({ minutes: LATE_AFTER_MINUTES }) ? 'late' : 'ahead';
}

/** Whether a shift is on the board: of today, of yesterday and not over, or of the next hours. */
function isOnBoard({ date, startsAt, endsAt }: PersonShift, work: Begun | undefined, now: DateTime): boolean {
  const today = dateText(now);
  if (date === today) return true;
  if (date < today) return endsAt > now || work?.endedAt === null;
  return startsAt <= now.plus({ hours: BOARD_AHEAD_HOURS });
}

/** SQL: timed work from `work`, as rows of `WorkOfShift`. */
export const WORK_COLUMNS = `work.id, work.job_id AS "jobId", job.kind, job.title, job.map_link AS "mapLink",
  work.person_id AS "personId", coalesce(person.name, '') AS "personName", work.business_date::text AS date,
  coalesce(${slotTextSql('slot')}, job.quick_time, '') AS time, work.started_at AS "startedAt", work.ended_at AS "endedAt"
  FROM work_record AS work JOIN job ON job.id = work.job_id
    LEFT JOIN timetable_slot AS slot ON slot.id = work.slot_id
    LEFT JOIN known_account AS person ON person.id = work.person_id`;

/** $1 and $2 are the first and the last day. Each half has an index. */
const WORK = `
  SELECT ${WORK_COLUMNS} WHERE work.ended_at IS NULL
  UNION ALL
  SELECT ${WORK_COLUMNS} WHERE NOT work.is_manual AND work.ended_at IS NOT NULL AND work.business_date BETWEEN $1::date AND $2::date`;

type Key = Pick<WorkOfShift, 'jobId' | 'personId' | 'date' | 'time'>;
/** Joins a shift with its work. */
export const keyText = ({ jobId, personId, date, time }: Key): string => `${jobId} ${personId} ${date} ${time}`;

/** A planned shift with its timed work. */
export interface WorkedShift {
  shift: PersonShift;
  work: WorkOfShift | undefined;
}

/** Who works now and who comes next: two statements, however many shifts. */
@Injectable()
export class TodayBoard {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reads: ShiftReads,
    private readonly clock: BusinessClock,
  ) {}

  async read(): Promise<Today> {
    const now = this.clock.now();
    const date = dateText(now);
    const days = { from: dayBefore(date), until: dayAfter(date) };
    const { planned, works } = await this.withWork(days);
    const shifts = planned.filter(({ shift, work }) => isOnBoard(shift, work, now));
    const shown = new Set(shifts.map(({ shift }) => keyText(shift)));
    return {
      at: instantText(now),
      date,
      shifts: shifts.map(({ shift, work }) => ({
        ...shiftForAdmin(shift),
        now: todayState(shift, work, now),
        row_id: work?.id ?? '',
        started_at: work ? work.startedAt.toISOString() : '',
        ended_at: work?.endedAt?.toISOString() ?? '',
      })),
      other_work: works
        .filter((work) => !work.endedAt && !shown.has(keyText(work)))
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
  async withWork(days: ShiftDays): Promise<{ planned: WorkedShift[]; works: WorkOfShift[] }> {
    const [shifts, works] = await Promise.all([
      this.reads.between(days),
      this.dataSource.query<WorkOfShift[]>(WORK, [days.from, days.until]),
    ]);
    const workOf = new Map(works.map((work) => [keyText(work), work]));
    return { planned: shifts.map((shift) => ({ shift, work: workOf.get(keyText(shift)) })), works };
  }
}
