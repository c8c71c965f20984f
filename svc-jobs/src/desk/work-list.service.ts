import {
  type AnswerOf,
  amountText,
  type BodyOf,
  type exportWork,
  type listWork,
  PENDING,
  type WorkRow,
} from '@cleaning/contracts';
import { type CsvList, csvList, inBatches } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.js';
import { arrivedLate } from '../work/clock-event.js';
import { DAY_OF_RECORD } from '../work/slots.js';
import {
  type DoneWorkOfDay,
  type DoneWorkRow,
  doneWorkColumns,
  doneWorkView,
  durationText,
  WORK_FILTER,
  withSlotsLeft,
  workFilterParams,
} from '../work/work-history.service.js';

type Filters = BodyOf<typeof exportWork>;

type WorkListRow = DoneWorkRow & Pick<WorkRow, 'version' | 'job_id' | 'kind' | 'job_name' | 'minutes'>;

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

const IS_LATE = `(${arrivedLate('start_received_at', 'started_at')}
  OR ${arrivedLate('finish_received_at', 'work_record.ended_at')}) IS TRUE`;

const STATUS: Record<Filters['status'], string> = {
  all: 'true',
  done: 'work_record.ended_at IS NOT NULL',
  pending: 'work_record.ended_at IS NULL',
  late: IS_LATE,
  held: "state = 'held'",
  rejected: "state = 'rejected'",
};

/** Rejected work is listed and counted, but not paid. */
const COUNTED = "state IS DISTINCT FROM 'rejected'";

const filtered = ({ status }: Filters) => `
  FROM work_record
    JOIN job ON job.id = work_record.job_id
    LEFT JOIN known_account ON known_account.id = work_record.person_id
  WHERE ${WORK_FILTER} AND ${STATUS[status]}`;

const CSV_HEADER = [
  'Date',
  'Place',
  'Person',
  'Started',
  'Planned end',
  'Ended',
  'Hours',
  'Pay-C/day',
  'Pay/day',
  'Status',
  'Manual',
  'Corrected',
  'Late',
  'Approval',
];
const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

/** Work at all places, as one table that can be searched, sorted and exported. */
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
      contractor_pay: amountText(contractor),
      company_pay: amountText(company),
      rows: rows.map(workRow),
    };
  }

  csv(filters: Filters): CsvList {
    const records = inBatches<WorkListRow>(
      this.dataSource,
      this.listed(filters, '0 AS still_to_do'),
      this.params(filters),
    );
    return csvList(CSV_HEADER, records, (record) => {
      const row = workRow(record);
      return [
        row.date,
        row.job_name,
        row.user_name,
        row.start_time,
        row.end_time,
        row.ended_time === PENDING ? '' : row.ended_time,
        durationText(row.minutes),
        row.contractor_pay,
        row.company_pay,
        row.job_status,
        yesOrNo(row.is_manual),
        yesOrNo(row.corrected),
        yesOrNo(row.is_late),
        row.state ?? (row.job_status === 'done' ? 'approved' : ''),
      ];
    });
  }

  private async rows(filters: Filters, limit: string): Promise<WorkListRow[]> {
    const rows = await this.dataSource.query<(WorkListRow & DoneWorkOfDay)[]>(
      `${this.listed(filters, DAY_OF_RECORD)} ${limit}`,
      this.params(filters),
    );
    return rows.map((row) => withSlotsLeft(row, this.clock.zone));
  }

  private params(filters: Filters): unknown[] {
    return [...workFilterParams(filters), this.clock.zone];
  }

  private listed(filters: Filters, stillToDo: string): string {
    return `SELECT ${doneWorkColumns('$5')}, work_record.version, job.id AS job_id, job.kind, job.title AS job_name,
         coalesce(minutes, 0) AS minutes, ${stillToDo}
       ${filtered(filters)}
       ORDER BY ${ORDER[filters.sort]} ${filters.direction} NULLS LAST, started_at, work_record.id`;
  }

  private async totals(filters: Filters): Promise<Totals> {
    const [totals] = await this.dataSource.query<Totals[]>(
      `SELECT count(*)::int AS total, coalesce(sum(minutes) FILTER (WHERE ${COUNTED}), 0)::float8 AS minutes,
         coalesce(sum(contractor_cents) FILTER (WHERE ${COUNTED}), 0)::float8 AS contractor,
         coalesce(sum(company_cents) FILTER (WHERE ${COUNTED}), 0)::float8 AS company
       ${filtered(filters)}`,
      workFilterParams(filters),
    );
    return totals ?? { total: 0, minutes: 0, contractor: 0, company: 0 };
  }
}

function workRow(row: WorkListRow): WorkRow {
  const { version, job_id, kind, job_name, minutes } = row;
  return {
    ...doneWorkView(row),
    version,
    job_id,
    kind,
    job_name,
    minutes,
    contractor_pay: amountText(row.contractor_cents ?? 0),
    company_pay: amountText(row.company_cents ?? 0),
  };
}
