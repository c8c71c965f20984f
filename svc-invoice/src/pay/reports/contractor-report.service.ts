import {
  CONTRACTOR_REPORT_NOTE,
  type ContractorReport,
  type ContractorReportPerson,
  formatAmount,
  LABOUR_HIRE_NOTE,
  PAYROLL_TAX_DAYS,
} from '@cleaning/contracts';
import type { CsvList } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager } from 'typeorm';
import { getFinancialYearDays } from '../calendar/days.js';
import { PaySettingsService } from '../settings/pay-settings.service.js';
import { type ContractorWork, sumContractorWork } from './contractor-report.queries.js';

const FIGURES = ['days', 'minutes', 'paid_minutes', 'earned', 'paid'] as const;
type Sums = Pick<ContractorWork, (typeof FIGURES)[number]>;

const formatSums = ({ days, minutes, paid_minutes, earned, paid }: Sums) => ({
  days,
  minutes,
  paid_minutes,
  earned: formatAmount(earned),
  paid: formatAmount(paid),
});

/** Payments to people who left, recorded outside runs and so without a place. */
const OTHER_PAYMENTS = 'Paid outside pay runs';

const CSV_HEADER = [
  'Financial year',
  'Person',
  'ABN',
  'Site',
  'Labour hire',
  'Days',
  'Hours worked',
  'Hours paid',
  'Earned',
  'Paid',
  `More than ${PAYROLL_TAX_DAYS} days`,
  'Note',
];
const formatYesNo = (is: boolean) => (is ? 'yes' : 'no');

/** Days, hours and payments by person and place over a financial year. */
@Injectable()
export class ContractorReports {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly settings: PaySettingsService,
  ) {}

  async get(year: number): Promise<ContractorReport> {
    const { firstDay, lastDay } = getFinancialYearDays(year);
    const { first_day: runsFrom } = await this.settings.get();
    const rows = await sumContractorWork(this.manager, { firstDay, lastDay, runsFrom });
    const total = { days: 0, minutes: 0, paid_minutes: 0, earned: 0, paid: 0 };
    const people: ContractorReportPerson[] = [];
    let places: ContractorReportPerson['places'] = [];
    for (const row of rows) {
      if (!row.is_sum) {
        const name = row.job_id === null ? OTHER_PAYMENTS : row.place;
        places.push({ job_id: row.job_id ?? '', name, ...formatSums(row), supplied: row.supplied });
        continue;
      }
      // The person's sum comes after their places.
      people.push({ user_id: row.person_id, name: row.name, abn: row.abn, ...formatSums(row), places });
      places = [];
      for (const name of FIGURES) total[name] += row[name];
    }
    return { year, first_day: firstDay, last_day: lastDay, people, total: formatSums(total) };
  }

  async createCsv(year: number): Promise<CsvList> {
    const { people } = await this.get(year);
    const toHours = (minutes: number) => (minutes / 60).toFixed(2);
    const toFigures = ({ days, minutes, paid_minutes, earned, paid }: ContractorReport['total']) => [
      days,
      toHours(minutes),
      toHours(paid_minutes),
      earned,
      paid,
    ];
    const rows = people.flatMap(({ name, abn, places, ...sums }) => {
      const person = [`${year - 1}-${year}`, name, abn];
      return [
        ...places.map((place) => [
          ...person,
          place.name,
          formatYesNo(place.supplied),
          ...toFigures(place),
          '',
          place.supplied ? LABOUR_HIRE_NOTE : '',
        ]),
        // A day at two places counts at each, but once here.
        [...person, 'All sites', '', ...toFigures(sums), formatYesNo(sums.days > PAYROLL_TAX_DAYS), ''],
      ];
    });
    rows.push([CONTRACTOR_REPORT_NOTE]);
    async function* readBatches() {
      yield rows;
    }
    return { header: CSV_HEADER, batches: readBatches() };
  }
}
