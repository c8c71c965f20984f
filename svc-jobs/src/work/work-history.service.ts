import {
  type CallAnswer,
  type CallBody,
  type DoneWork,
  formatAmount,
  type getDoneJobsByPlace,
  type getTimesheet,
  type JobKind,
  PENDING,
  type TimesheetRow,
  type WorkState,
} from '@cleaning/contracts';
import { refuse } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, type Repository } from 'typeorm';
import { getMonthRange } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Job } from '../jobs/job.entity.js';
import { formatSlotTime } from '../jobs/timetable.js';
import { countSlotsLeft } from './slots.js';
import {
  type DayWorkRow,
  type DoneInMonthRow,
  type DoneWorkRow,
  findFinishedWorkBetween,
  findWorkAtJob,
  findWorkAtJobBetween,
  type TimesheetRecord,
} from './work-history.queries.js';

export const withSlotsLeft = <Row extends DayWorkRow>(row: Row): Row & DoneWorkRow => ({
  ...row,
  still_to_do: countSlotsLeft(row),
});

/** A manual record without hours is done and has no end time. */
function findEndTime(row: Pick<DoneWorkRow, 'ended_time' | 'has_hours'>): string {
  if (row.ended_time === null) return PENDING;
  return row.has_hours ? row.ended_time : '';
}

/** The state is shown only of work that is not paid. */
const findUnpaidState = (state: WorkState | null) => (state === 'held' || state === 'rejected' ? { state } : {});

export const toDoneWorkView = (row: DoneWorkRow): DoneWork => toView(row, row.user_name, row.still_to_do);

/** A list has a row for each record of a month: without copies of the row. */
function toView(row: Omit<DoneWorkRow, 'user_name' | 'still_to_do'>, userName: string, stillToDo: number): DoneWork {
  return {
    row_id: row.id,
    user_id: row.person_id,
    user_name: userName,
    date: row.date,
    start_time: row.start_time,
    end_time: row.planned_end ?? '',
    ended_time: findEndTime(row),
    job_started_location: row.start_location ?? '',
    job_ended_location: row.finish_location ?? '',
    job_payment_for_day: `${formatAmount(row.contractor_cents ?? 0)}-${formatAmount(row.company_cents ?? 0)}`,
    job_status: row.ended_time === null ? 'pending' : 'done',
    job_counts_per_day: stillToDo,
    is_manual: row.is_manual,
    is_late: row.start_received_at !== null || row.end_received_at !== null,
    start_received_at: row.start_received_at ?? '',
    end_received_at: row.end_received_at ?? '',
    corrected: row.corrected,
    ...findUnpaidState(row.state),
  };
}

/** Minutes as HH:MM; more than a day stays in hours. */
export function formatHoursMinutes(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

export function toTimesheetView(row: TimesheetRecord): TimesheetRow {
  return {
    row_id: row.id,
    date: row.date,
    place: row.title,
    duration: row.is_manual && row.minutes === 0 ? '' : formatHoursMinutes(row.minutes),
    payment: formatAmount(row.contractor_cents),
    ...findUnpaidState(row.state),
    note: row.state === 'rejected' && row.note ? row.note : undefined,
  };
}

/** Records of one person on one day share the slots left, except records without a slot. */
function toDoneInMonth(rows: readonly DoneInMonthRow[]): DoneWork[] {
  const { slots = [], people = [] } = rows[0]?.month ?? {};
  const times = new Map(slots.map((slot) => [slot.id, formatSlotTime(slot)]));
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
  const countLeft = (row: DoneInMonthRow): number => {
    const { person_id, slot_id, date, is_manual, ended_time } = row;
    const key = `${person_id} ${date}`;
    const known = slot_id === null ? undefined : counted.get(key);
    if (known !== undefined) return known;
    const days = (slot_id === null ? undefined : planned.get(person_id)) ?? EMPTY_DAY;
    const count = countSlotsLeft({ date, is_manual, slot_id, ended_time, ...days });
    if (slot_id !== null) counted.set(key, count);
    return count;
  };
  return rows.map((row) => toView(row, names.get(row.person_id) ?? '', countLeft(row)));
}

const EMPTY_DAY = { day_slots: null, day_finished: null, day_plan: null };

/** Done work, for admins and for the people themselves. */
@Injectable()
export class WorkHistory {
  constructor(
    @InjectRepository(Job) private readonly jobs: Repository<Job>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly clock: BusinessClock,
  ) {}

  /** Finished and manual work of one person in one month, oldest first. */
  async getTimesheet(
    personId: string,
    month: Pick<CallBody<typeof getTimesheet>, 'year' | 'month'>,
  ): Promise<CallAnswer<typeof getTimesheet>> {
    const rows = await findFinishedWorkBetween(this.manager, personId, getMonthRange(month.year, month.month));
    return rows.map(toTimesheetView);
  }

  /** Work at a job of either kind in one month, oldest first. Throws 404. */
  async listDoneInMonth({ job_id: jobId, year, month }: CallBody<typeof getDoneJobsByPlace>): Promise<DoneWork[]> {
    const rows = await findWorkAtJobBetween(this.manager, jobId, this.clock.zone, getMonthRange(year, month));
    if (rows.length === 0) await this.requireJob(jobId, ['permanent', 'quick']);
    return toDoneInMonth(rows);
  }

  /** Work at a quick job, oldest first. Throws 404. */
  async listDoneAtQuickJob(jobId: string): Promise<DoneWork[]> {
    await this.requireJob(jobId, ['quick']);
    const rows = await findWorkAtJob(this.manager, jobId, this.clock.zone);
    return rows.map((row) => toDoneWorkView(withSlotsLeft(row)));
  }

  private async requireJob(id: string, kinds: JobKind[]): Promise<void> {
    if (!(await this.jobs.existsBy({ id, kind: In(kinds) }))) throw refuse('no_such_job');
  }
}
