import {
  amountText,
  type CallAnswer,
  type CallBody,
  type exportWork,
  type listWork,
  PENDING,
  type WorkRow,
} from '@cleaning/contracts';
import { type CsvList, createCsvList, readInBatches } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { doneWorkView, durationText, withSlotsLeft } from '../work/work-history.service.js';
import { sumWork } from '../work/work-lists.queries.js';
import { allListedWork, findWorkPage, type WorkListRow } from './work-list.queries.js';

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
const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

/** Work at all places, as one table that can be searched, sorted and exported. */
@Injectable()
export class WorkList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: BusinessClock,
  ) {}

  async page(of: CallBody<typeof listWork>): Promise<CallAnswer<typeof listWork>> {
    const { manager } = this.dataSource;
    const [{ total, minutes, contractor, company }, rows] = await Promise.all([
      sumWork(this.dataSource, of),
      findWorkPage(manager, of, this.clock.zone),
    ]);
    return {
      total,
      minutes,
      contractor_pay: amountText(contractor),
      company_pay: amountText(company),
      rows: rows.map((row) => workRow(withSlotsLeft(row))),
    };
  }

  csv(filters: Filters): CsvList {
    const { sql, values } = allListedWork(filters, this.clock.zone);
    const records = readInBatches<WorkListRow>(this.dataSource, sql, values);
    return createCsvList(CSV_HEADER, records, (record) => {
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
