import {
  type CallAnswer,
  type CallBody,
  type exportWork,
  formatAmount,
  type listWork,
  PENDING,
  type WorkRow,
} from '@cleaning/contracts';
import { type CsvList, createCsvList, readInBatches } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { formatHoursMinutes, toDoneWorkView, withSlotsLeft } from '../work/work-history.service.js';
import { sumWork } from '../work/work-lists.queries.js';
import { buildWorkExportQuery, findWorkPage, type WorkListRow } from './work-list.queries.js';

type Filters = CallBody<typeof exportWork>;

const CSV_HEADER = [
  'Date',
  'Site',
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
const formatYesNo = (is: boolean) => (is ? 'yes' : 'no');

/** Work at all places, as one table that can be searched, sorted and exported. */
@Injectable()
export class WorkList {
  constructor(
    private readonly dataSource: DataSource,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly clock: BusinessClock,
  ) {}

  async list(query: CallBody<typeof listWork>): Promise<CallAnswer<typeof listWork>> {
    const { manager } = this;
    const [{ total, minutes, contractor, company }, rows] = await Promise.all([
      sumWork(this.dataSource, query),
      findWorkPage(manager, query, this.clock.zone),
    ]);
    return {
      total,
      minutes,
      contractor_pay: formatAmount(contractor),
      company_pay: formatAmount(company),
      rows: rows.map((row) => toWorkRow(withSlotsLeft(row))),
    };
  }

  createCsv(filters: Filters): CsvList {
    const { sql, values } = buildWorkExportQuery(filters, this.clock.zone);
    const records = readInBatches<WorkListRow>(this.dataSource, sql, values);
    return createCsvList(CSV_HEADER, records, (record) => {
      const row = toWorkRow(record);
      return [
        row.date,
        row.job_name,
        row.user_name,
        row.start_time,
        row.end_time,
        row.ended_time === PENDING ? '' : row.ended_time,
        formatHoursMinutes(row.minutes),
        row.contractor_pay,
        row.company_pay,
        row.job_status,
        formatYesNo(row.is_manual),
        formatYesNo(row.corrected),
        formatYesNo(row.is_late),
        row.state ?? (row.job_status === 'done' ? 'approved' : ''),
      ];
    });
  }
}

function toWorkRow(row: WorkListRow): WorkRow {
  const { version, job_id, kind, job_name, minutes } = row;
  return {
    ...toDoneWorkView(row),
    version,
    job_id,
    kind,
    job_name,
    minutes,
    contractor_pay: formatAmount(row.contractor_cents ?? 0),
    company_pay: formatAmount(row.company_cents ?? 0),
  };
}
