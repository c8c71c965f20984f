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
import { BusinessClock } from '../business-time/business-time.service.js';
import { DAY_OF_RECORD } from '../work/slots.js';
import { isListed, Params } from '../work/work-filter.js';
import {
  type DoneWorkOfDay,
  type DoneWorkRow,
  doneWorkColumns,
  doneWorkView,
  durationText,
  withSlotsLeft,
} from '../work/work-history.service.js';
import { fromPage, namedFor, sumsOfWork, workOrder } from '../work/work-lists.queries.js';

type Filters = BodyOf<typeof exportWork>;

type WorkListRow = DoneWorkRow & Pick<WorkRow, 'version' | 'job_id' | 'kind' | 'job_name' | 'minutes'>;

/** SQL: the tables of `columns` beside work_record. */
const NAMES = `JOIN job ON job.id = work_record.job_id
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
  ) {}

  async page(of: BodyOf<typeof listWork>): Promise<AnswerOf<typeof listWork>> {
    const [{ total, minutes, contractor, company }, rows] = await Promise.all([
      sumsOfWork(this.dataSource, of),
      this.rows(of),
    ]);
    return {
      total,
      minutes,
      contractor_pay: amountText(contractor),
      company_pay: amountText(company),
      rows: rows.map(workRow),
    };
  }

  csv(filters: Filters): CsvList {
    const params = new Params();
    const records = inBatches<WorkListRow>(
      this.dataSource,
      `SELECT ${columns(params.add(this.clock.zone, 'text'), '0 AS still_to_do')}
       FROM work_record ${NAMES} ${namedFor(filters.sort)}
       WHERE ${isListed(filters, params)}
       ORDER BY ${workOrder(filters.sort, filters.direction)}`,
      params.values,
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

  private async rows(of: BodyOf<typeof listWork>): Promise<WorkListRow[]> {
    const params = new Params();
    const rows = await this.dataSource.query<(WorkListRow & DoneWorkOfDay)[]>(
      `SELECT ${columns(params.add(this.clock.zone, 'text'), DAY_OF_RECORD)} ${fromPage(of, of, params)} ${NAMES}
       ORDER BY listed.place`,
      params.values,
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
