import type { AnswerOf, BodyOf, DoneWork, getDoneJobsByPlace, getTimesheet } from '@cleaning/contracts';
import { NotFound } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BusinessClock } from '../business-time/business-clock.js';
import { monthRange } from '../business-time/business-time.js';
import { arrivedLate } from './clock-event.js';
import { STILL_TO_DO } from './still-to-do.js';
import { type DoneWorkRow, doneWorkView, type TimesheetRecord, timesheetView } from './work-view.js';

/** What `DoneWorkRow` holds, but for `still_to_do`, from work_record and known_account. `zone` is the parameter of the business time zone. */
export const doneWorkColumns = (zone: string) => `
  work_record.id, person_id, coalesce(known_account.name, '') AS user_name, business_date::text AS date,
    to_char(started_at AT TIME ZONE ${zone}::text, 'HH24:MI') AS start_time, planned_end,
    to_char(work_record.ended_at AT TIME ZONE ${zone}::text, 'HH24:MI') AS ended_time,
    CASE WHEN ${arrivedLate('start_received_at', 'started_at')}
      THEN to_char(start_received_at AT TIME ZONE ${zone}::text, 'YYYY-MM-DD HH24:MI') END AS start_received_at,
    CASE WHEN ${arrivedLate('finish_received_at', 'work_record.ended_at')}
      THEN to_char(finish_received_at AT TIME ZONE ${zone}::text, 'YYYY-MM-DD HH24:MI') END AS end_received_at,
    start_location, finish_location, contractor_cents::float8, company_cents::float8, is_manual,
    work_record.version > 1 AS corrected, state`;

/** $1 is the job, $2 the business time zone. */
const DONE_WORK = `
  SELECT ${doneWorkColumns('$2')}, ${STILL_TO_DO}
  FROM work_record
    LEFT JOIN known_account ON known_account.id = work_record.person_id
  WHERE work_record.job_id = $1`;
const OLDEST_FIRST = 'ORDER BY business_date, started_at, work_record.id';

/** $1 is the job, $2 the business time zone, $3 and $4 the first day and the day behind the last. */
export const DONE_IN_MONTH = `${DONE_WORK} AND business_date >= $3::date AND business_date < $4::date ${OLDEST_FIRST}`;

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
    const rows = await this.dataSource.query<DoneWorkRow[]>(DONE_IN_MONTH, [jobId, this.clock.zone, from, before]);
    if (rows.length === 0) await this.requireJob(jobId, ['permanent', 'quick']);
    return rows.map(doneWorkView);
  }

  /** All work at a quick job, oldest first. Throws NotFound. */
  async doneAtQuickJob(jobId: string): Promise<DoneWork[]> {
    await this.requireJob(jobId, ['quick']);
    const rows = await this.dataSource.query<DoneWorkRow[]>(`${DONE_WORK} ${OLDEST_FIRST}`, [jobId, this.clock.zone]);
    return rows.map(doneWorkView);
  }

  private async requireJob(jobId: string, kinds: string[]): Promise<void> {
    const found = await this.dataSource.query<unknown[]>('SELECT 1 FROM job WHERE id = $1 AND kind = ANY($2)', [
      jobId,
      kinds,
    ]);
    if (found.length === 0) throw new NotFound('There is no such job.');
  }
}
