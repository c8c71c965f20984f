import {
  type AnswerOf,
  DECISION_DAYS,
  type getDayOfWork,
  type getMyApprovals,
  type HoldReason,
} from '@cleaning/contracts';
import { NotFound } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { type TimesheetRecord, timesheetView } from '../work/work-history.service.js';

interface OwnRecord extends TimesheetRecord {
  reasons: HoldReason[];
  decided_at: string;
}

/** SQL: `OwnRecord`s of the person $1. */
const OWN_WORK = `
  SELECT work_record.id, business_date::text AS date, job.title, minutes, is_manual, contractor_cents::float8, state,
    coalesce(decision_note, '') AS note, hold_reasons AS reasons,
    coalesce(to_char(decided_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '') AS decided_at
  FROM work_record JOIN job ON job.id = work_record.job_id
  WHERE person_id = $1 AND work_record.ended_at IS NOT NULL`;

/** No person has more in a year. */
const MOST_SHOWN = 500;

function ownWork(record: OwnRecord) {
  const { row_id, date, place, duration, payment } = timesheetView(record);
  return { row_id, date, place, duration, payment, reasons: record.reasons };
}

/** SQL: a moment in the business time zone $2; empty for none. */
const moment = (column: string) => `coalesce(to_char(${column} AT TIME ZONE $2::text, 'YYYY-MM-DD"T"HH24:MI'), '')`;

/** What stands beside a record that is held: for the admin the person's day, for the person the reasons and decisions. */
@Injectable()
export class WorkOfDay {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: BusinessClock,
  ) {}

  /** Records of the same day, and those of the day before or after that overlap the record. Throws NotFound. */
  async around(rowId: string): Promise<AnswerOf<typeof getDayOfWork>> {
    const [asked] = await this.dataSource.query<{ date: string; user_name: string }[]>(
      `SELECT business_date::text AS date, coalesce(known_account.name, '') AS user_name
       FROM work_record LEFT JOIN known_account ON known_account.id = person_id WHERE work_record.id = $1`,
      [rowId],
    );
    if (!asked) throw new NotFound('There is no such work.');
    const work = await this.dataSource.query<AnswerOf<typeof getDayOfWork>['work']>(
      `SELECT work_record.id AS row_id, job.title AS job_name, ${moment('work_record.started_at')} AS started_at,
         ${moment('work_record.ended_at')} AS ended_at, ${moment('work_record.planned_from')} AS planned_from,
         ${moment('work_record.planned_until')} AS planned_until, work_record.is_manual,
         coalesce(work_record.state, 'running') AS state
       FROM work_record AS asked JOIN work_record ON work_record.person_id = asked.person_id
         JOIN job ON job.id = work_record.job_id
       WHERE asked.id = $1 AND (work_record.business_date = asked.business_date
         OR (work_record.business_date BETWEEN asked.business_date - 1 AND asked.business_date + 1
           AND work_record.started_at < asked.ended_at AND work_record.ended_at > asked.started_at))
       ORDER BY work_record.started_at, work_record.id`,
      [rowId, this.clock.zone],
    );
    return { ...asked, work };
  }

  async own(personId: string): Promise<AnswerOf<typeof getMyApprovals>> {
    const since = this.clock.now().minus({ days: DECISION_DAYS }).toJSDate();
    const [held, decided] = await Promise.all([
      this.dataSource.query<OwnRecord[]>(
        `${OWN_WORK} AND state = 'held' ORDER BY business_date DESC, started_at DESC, work_record.id LIMIT ${MOST_SHOWN}`,
        [personId],
      ),
      this.dataSource.query<OwnRecord[]>(
        `${OWN_WORK} AND state <> 'held' AND decided_at >= $2 ORDER BY decided_at DESC, business_date DESC, work_record.id LIMIT ${MOST_SHOWN}`,
        [personId, since],
      ),
    ]);
    return {
      held: held.map(ownWork),
      decided: decided.map((record) => ({
        ...ownWork(record),
        state: record.state === 'rejected' ? 'rejected' : 'approved',
        note: record.note ?? '',
        decided_at: record.decided_at,
      })),
    };
  }
}
