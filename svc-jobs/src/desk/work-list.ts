import type { AnswerOf, BodyOf, exportWork, listWork, WorkRow } from '@cleaning/contracts';
import { csvText } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BusinessClock } from '../business-time/business-clock.js';
import { moneyText } from '../pay/pay.js';
import { durationText } from '../work/work-view.js';
import { containing } from './like.js';

type Filters = BodyOf<typeof exportWork>;

interface WorkListRow extends Omit<WorkRow, 'contractor_pay' | 'company_pay' | 'status'> {
  contractor: number;
  company: number;
  ended: boolean;
}

/** Cents and minutes of all rows that the filters let through. */
interface Totals {
  total: number;
  minutes: number;
  contractor: number;
  company: number;
}

const ORDER: Record<Filters['sort'], string> = {
  date: 'business_date',
  place: 'lower(job.title)',
  person: 'lower(known_account.name)',
  hours: 'minutes',
  contractor: 'contractor_cents',
  company: 'company_cents',
};

/** $1 and $2 are the first and the last day, $3 a pattern, $4 null or whether the work has ended. */
const FILTERED = `
  FROM work_record
    JOIN job ON job.id = work_record.job_id
    LEFT JOIN known_account ON known_account.id = work_record.person_id
  WHERE business_date BETWEEN $1::date AND $2::date
    AND (job.title ILIKE $3 OR known_account.name ILIKE $3)
    AND ($4::boolean IS NULL OR $4 = (work_record.ended_at IS NOT NULL))`;

const filterParams = ({ from, to, text, status }: Filters) => [
  from,
  to,
  containing(text),
  status === 'all' ? null : status === 'done',
];

const CSV_HEADER = ['Date', 'Place', 'Person', 'Started', 'Ended', 'Hours', 'Pay-C/day', 'Pay/day', 'Status', 'Manual'];

/** Work at all places, as one table that can be searched, sorted and taken away. */
@Injectable()
export class WorkList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: BusinessClock,
  ) {}

  async page(of: BodyOf<typeof listWork>): Promise<AnswerOf<typeof listWork>> {
    const [rows, totals] = await Promise.all([
      this.rows(of, `LIMIT ${of.page_size} OFFSET ${(of.page - 1) * of.page_size}`),
      this.totals(of),
    ]);
    const { total, minutes, contractor, company } = totals;
    return {
      total,
      minutes,
      contractor_pay: moneyText(contractor),
      company_pay: moneyText(company),
      rows: rows.map(workRow),
    };
  }

  async csv(filters: Filters): Promise<string> {
    const rows = (await this.rows(filters, '')).map(workRow);
    return csvText(
      CSV_HEADER,
      rows.map((row) => [
        row.date,
        row.job_name,
        row.user_name,
        row.start_time,
        row.ended_time,
        durationText(row.minutes),
        row.contractor_pay,
        row.company_pay,
        row.status,
        row.is_manual ? 'yes' : 'no',
      ]),
    );
  }

  private rows(filters: Filters, limit: string): Promise<WorkListRow[]> {
    return this.dataSource.query<WorkListRow[]>(
      `SELECT work_record.id AS row_id, work_record.version, job.id AS job_id, job.kind, job.title AS job_name,
         person_id AS user_id, coalesce(known_account.name, '') AS user_name, business_date::text AS date,
         to_char(started_at AT TIME ZONE $5::text, 'HH24:MI') AS start_time,
         CASE WHEN is_manual THEN '' ELSE coalesce(to_char(work_record.ended_at AT TIME ZONE $5::text, 'HH24:MI'), '') END
           AS ended_time,
         coalesce(minutes, 0) AS minutes, coalesce(contractor_cents, 0)::float8 AS contractor,
         coalesce(company_cents, 0)::float8 AS company, work_record.ended_at IS NOT NULL AS ended, is_manual,
         work_record.version > 1 AS corrected
       ${FILTERED} ORDER BY ${ORDER[filters.sort]} ${filters.direction} NULLS LAST, started_at, work_record.id ${limit}`,
      [...filterParams(filters), this.clock.zone],
    );
  }

  private async totals(filters: Filters): Promise<Totals> {
    const [totals] = await this.dataSource.query<Totals[]>(
      `SELECT count(*)::int AS total, coalesce(sum(minutes), 0)::float8 AS minutes,
         coalesce(sum(contractor_cents), 0)::float8 AS contractor, coalesce(sum(company_cents), 0)::float8 AS company
       ${FILTERED}`,
      filterParams(filters),
    );
    return totals ?? { total: 0, minutes: 0, contractor: 0, company: 0 };
  }
}

function workRow({ contractor, company, ended, ...row }: WorkListRow): WorkRow {
  return {
    ...row,
    contractor_pay: moneyText(contractor),
    company_pay: moneyText(company),
    status: ended ? 'done' : 'pending',
  };
}
