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
import { DAY_OF_RECORD } from '../work/slots.js';
import { HAS_STATUS } from '../work/work-filter.js';
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
import { WorkPages, workOrder } from '../work/work-pages.js';

type Filters = BodyOf<typeof exportWork>;

type WorkListRow = DoneWorkRow & Pick<WorkRow, 'version' | 'job_id' | 'kind' | 'job_name' | 'minutes'>;

const WORK = `
  FROM work_record
    JOIN job ON job.id = work_record.job_id
    LEFT JOIN known_account ON known_account.id = work_record.person_id`;

/** SQL: a `WorkListRow`; `zone` is the parameter of the business time zone. */
const columns = (
  zone: string,
  stillToDo: string,
) => `${doneWorkColumns(zone)}, work_record.version, job.id AS job_id, job.kind,
  job.title AS job_name, coalesce(minutes, 0) AS minutes, ${stillToDo}`;

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
    private readonly pages: WorkPages,
  ) {}

  async page(of: BodyOf<typeof listWork>): Promise<AnswerOf<typeof listWork>> {
    const { ids, total, minutes, contractor, company } = await this.pages.read(of, of);
    const rows = await this.rows(ids);
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
      `SELECT ${columns('$5', '0 AS still_to_do')} ${WORK} WHERE ${WORK_FILTER} AND ${HAS_STATUS[filters.status]}
       ORDER BY ${workOrder(filters.sort, filters.direction)}`,
      [...workFilterParams(filters), this.clock.zone],
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

  private async rows(ids: readonly string[]): Promise<WorkListRow[]> {
    const rows = await this.dataSource.query<(WorkListRow & DoneWorkOfDay)[]>(
      `SELECT ${columns('$2', DAY_OF_RECORD)} ${WORK} WHERE work_record.id = ANY ($1)
       ORDER BY array_position($1, work_record.id)`,
      [ids, this.clock.zone],
    );
    return rows.map((row) => withSlotsLeft(row));
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
