import {
  type AnswerOf,
  amountText,
  type BodyOf,
  type DoneWork,
  type getDoneJobsByPlace,
  type getTimesheet,
  PENDING,
  type TimesheetRow,
  type WorkState,
} from '@cleaning/contracts';
import { NotFound } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BusinessClock, monthRange } from '../business-time/business-time.service.js';
import { slotText } from '../jobs/timetable.js';
import { type Plan, planOf } from '../shifts/plan.js';
import { arrivedLate } from './clock-event.js';
import { DAY_OF_RECORD, type RecordOfDay, slotRows, slotsLeft, type TimetableSlotRow } from './slots.js';

/** A work record in lists of done work. Times HH:MM in business time; null where unknown yet. */
export interface DoneWorkRow {
  id: string;
  person_id: string;
  user_name: string;
  date: string;
  start_time: string;
  planned_end: string | null;
  ended_time: string | null;
  start_location: string | null;
  finish_location: string | null;
  contractor_cents: number | null;
  company_cents: number | null;
  is_manual: boolean;
  corrected: boolean;
  still_to_do: number;
  /** When a late clock event arrived, YYYY-MM-DD HH:MM in business time; null for one in time. */
  start_received_at: string | null;
  end_received_at: string | null;
  /** Null while the work runs. */
  state: WorkState | null;
}

/** A record as read with DAY_OF_RECORD, before its slots are counted. */
export type DoneWorkOfDay = Omit<DoneWorkRow, 'still_to_do'> & RecordOfDay;

export const withSlotsLeft = <Row extends DoneWorkOfDay>(row: Row): Row & DoneWorkRow => ({
  ...row,
  still_to_do: slotsLeft(row),
});

export interface TimesheetRecord {
  id: string;
  date: string;
  title: string;
  minutes: number;
  is_manual: boolean;
  contractor_cents: number;
  state: WorkState;
  /** Why it was not approved; null otherwise. */
  note: string | null;
}

/** A manual record is done and has no end time. */
function endedTime(row: Pick<DoneWorkRow, 'ended_time' | 'is_manual'>): string {
  if (row.ended_time === null) return PENDING;
  return row.is_manual ? '' : row.ended_time;
}

/** The state is shown only of work that is not paid. */
const unpaidState = (state: WorkState | null) => (state === 'held' || state === 'rejected' ? { state } : {});

export const doneWorkView = (row: DoneWorkRow): DoneWork => viewOf(row, row.user_name, row.still_to_do);

/** A list has a row for each record of a month: without copies of the row. */
function viewOf(row: Omit<DoneWorkRow, 'user_name' | 'still_to_do'>, userName: string, stillToDo: number): DoneWork {
  return {
    row_id: row.id,
    user_id: row.person_id,
    user_name: userName,
    date: row.date,
    start_time: row.start_time,
    end_time: row.planned_end ?? '',
    ended_time: endedTime(row),
    job_started_location: row.start_location ?? '',
    job_ended_location: row.finish_location ?? '',
    job_payment_for_day: `${amountText(row.contractor_cents ?? 0)}-${amountText(row.company_cents ?? 0)}`,
    job_status: row.ended_time === null ? 'pending' : 'done',
    job_counts_per_day: stillToDo,
    is_manual: row.is_manual,
    is_late: row.start_received_at !== null || row.end_received_at !== null,
    start_received_at: row.start_received_at ?? '',
    end_received_at: row.end_received_at ?? '',
    corrected: row.corrected,
    ...unpaidState(row.state),
  };
}

/** Minutes as HH:MM; more than a day stays in hours. */
export function durationText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

export function timesheetView(row: TimesheetRecord): TimesheetRow {
  return {
    row_id: row.id,
    date: row.date,
    place: row.title,
    duration: row.is_manual ? '' : durationText(row.minutes),
    payment: amountText(row.contractor_cents),
    ...unpaidState(row.state),
    ...(row.state === 'rejected' && row.note ? { note: row.note } : {}),
  };
}

/** SQL: a `DoneWorkRow` but for `user_name` and `still_to_do`, from work_record. `zone` is the parameter of the business time zone. */
const recordColumns = (zone: string) => `
  work_record.id, person_id, business_date::text AS date,
    to_char(started_at AT TIME ZONE ${zone}::text, 'HH24:MI') AS start_time, planned_end,
    to_char(work_record.ended_at AT TIME ZONE ${zone}::text, 'HH24:MI') AS ended_time,
    CASE WHEN ${arrivedLate('start_received_at', 'started_at')}
      THEN to_char(start_received_at AT TIME ZONE ${zone}::text, 'YYYY-MM-DD HH24:MI') END AS start_received_at,
    CASE WHEN ${arrivedLate('finish_received_at', 'work_record.ended_at')}
      THEN to_char(finish_received_at AT TIME ZONE ${zone}::text, 'YYYY-MM-DD HH24:MI') END AS end_received_at,
    start_location, finish_location, contractor_cents::float8, company_cents::float8, is_manual,
    work_record.version > 1 AS corrected, state`;

/** SQL: the same with `user_name`, from work_record and known_account. */
export const doneWorkColumns = (zone: string) =>
  `coalesce(known_account.name, '') AS user_name, ${recordColumns(zone)}`;

const OF_A_JOB = `
  FROM work_record JOIN job ON job.id = work_record.job_id
    LEFT JOIN known_account ON known_account.id = work_record.person_id
  WHERE work_record.job_id = $1`;
const OLDEST_FIRST = 'ORDER BY business_date, started_at, work_record.id';

/** $1 is the job, $2 the business time zone. */
const DONE_WORK = `SELECT ${doneWorkColumns('$2')}, ${DAY_OF_RECORD} ${OF_A_JOB} ${OLDEST_FIRST}`;

/**
 * As DONE_WORK for one month, but names, the timetable and the plans of the month are read once, and are in the first record alone. $1 is
 * the job, $2 the business time zone, $3 and $4 the first day and the day behind the last.
 */
export const DONE_IN_MONTH = `
  WITH listed AS (
    SELECT ${recordColumns('$2')}, slot_id, row_number() OVER (${OLDEST_FIRST}) AS place
    FROM work_record WHERE job_id = $1 AND business_date >= $3::date AND business_date < $4::date)
  SELECT listed.*, CASE WHEN place = 1 THEN (
    SELECT json_build_object('slots', ${slotRows()}, 'people', (
      SELECT json_agg(json_build_object('id', person.id, 'plan', ${planOf('person.id', '$3::date', '($4::date - 1)')},
        'name', coalesce((SELECT name FROM known_account WHERE known_account.id = person.id), '')))
      FROM (SELECT DISTINCT person_id AS id FROM listed) AS person))
    FROM job WHERE job.id = $1) END AS month
  FROM listed ORDER BY place`;

interface MonthAtJob {
  slots: TimetableSlotRow[];
  people: { id: string; name: string; plan: Plan }[];
}

/** A row of DONE_IN_MONTH. */
type DoneInMonthRow = Omit<DoneWorkRow, 'user_name' | 'still_to_do'> & {
  slot_id: string | null;
  month: MonthAtJob | null;
};

/** Records of one person on one day have the same slots left, but for those of no slot. */
function doneInMonth(rows: readonly DoneInMonthRow[]): DoneWork[] {
  const { slots = [], people = [] } = rows[0]?.month ?? {};
  const times = new Map(slots.map((slot) => [slot.id, slotText(slot)]));
  const finished = rows.flatMap(({ person_id, slot_id, ended_time, date }) =>
    slot_id === null || ended_time === null ? [] : [{ person_id, time: times.get(slot_id) ?? '', businessDate: date }],
  );
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const planned = new Map(
    people.map(({ id, plan }) => [
      id,
      { day_slots: slots, day_finished: finished.filter(({ person_id }) => person_id === id), day_plan: plan },
    ]),
  );
  const counted = new Map<string, number>();
  const left = (row: DoneInMonthRow): number => {
    const { person_id, slot_id, date, is_manual, ended_time } = row;
    const key = `${person_id} ${date}`;
    const known = slot_id === null ? undefined : counted.get(key);
    if (known !== undefined) return known;
    const days = (slot_id === null ? undefined : planned.get(person_id)) ?? NO_DAY;
    const count = slotsLeft({ date, is_manual, slot_id, ended_time, ...days });
    if (slot_id !== null) counted.set(key, count);
    return count;
  };
  return rows.map((row) => viewOf(row, names.get(row.person_id) ?? '', left(row)));
}

const NO_DAY = { day_slots: null, day_finished: null, day_plan: null };

/** $1 is the person, $2 and $3 the first day and the day behind the last. */
export const TIMESHEET = `
  SELECT work_record.id, business_date::text AS date, job.title, minutes, is_manual, contractor_cents::float8, state,
    decision_note AS note
  FROM work_record JOIN job ON job.id = work_record.job_id
  WHERE person_id = $1 AND business_date >= $2::date AND business_date < $3::date AND ended_at IS NOT NULL
  ${OLDEST_FIRST}`;

/** Done work, for admins and for the people themselves. */
@Injectable()
export class WorkHistory {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: BusinessClock,
  ) {}

  /** Finished and manual work of one person in one month, oldest first. */
  async timesheet(
    personId: string,
    of: Pick<BodyOf<typeof getTimesheet>, 'year' | 'month'>,
  ): Promise<AnswerOf<typeof getTimesheet>> {
    const { from, before } = monthRange(of.year, of.month);
    const rows = await this.dataSource.query<TimesheetRecord[]>(TIMESHEET, [personId, from, before]);
    return rows.map(timesheetView);
  }

  /** Work at a job of either kind in one month, oldest first. Throws NotFound. */
  async doneInMonth({ job_id: jobId, year, month }: BodyOf<typeof getDoneJobsByPlace>): Promise<DoneWork[]> {
    const { from, before } = monthRange(year, month);
    const rows = await this.dataSource.query<DoneInMonthRow[]>(DONE_IN_MONTH, [jobId, this.clock.zone, from, before]);
    if (rows.length === 0) await this.requireJob(jobId, ['permanent', 'quick']);
    return doneInMonth(rows);
  }

  /** All work at a quick job, oldest first. Throws NotFound. */
  async doneAtQuickJob(jobId: string): Promise<DoneWork[]> {
    await this.requireJob(jobId, ['quick']);
    const rows = await this.dataSource.query<DoneWorkOfDay[]>(DONE_WORK, [jobId, this.clock.zone]);
    return rows.map((row) => doneWorkView(withSlotsLeft(row)));
  }

  private async requireJob(jobId: string, kinds: string[]): Promise<void> {
    const found = await this.dataSource.query<unknown[]>('SELECT 1 FROM job WHERE id = $1 AND kind = ANY($2)', [
      jobId,
      kinds,
    ]);
    if (found.length === 0) throw new NotFound('There is no such job.');
  }
}
