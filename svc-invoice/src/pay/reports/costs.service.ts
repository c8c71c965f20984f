import { type AnswerOf, amountText, type BodyOf, type getCosts, readableMonth } from '@cleaning/contracts';
import { type CsvList, csvList, InvalidInput } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { daysBetween } from '../calendar/days.js';
import { Runs } from '../runs/runs.service.js';
import { PaySettingsService } from '../settings/pay-settings.service.js';
import { rateOn, SUPER_RATES } from '../super/rates.js';
import { type CostQuestion, type CostRow, costsOf, eachCost, type Sums } from './costs.queries.js';

/** Most days of one question: three years. */
const MOST_DAYS = 1100;

const sumsOf = (row: CostRow): Sums => ({
  minutes: Number(row.minutes),
  cost: Number(row.cost),
  paid: Number(row.paid),
  super: Number(row.super),
  income: Number(row.income),
});

const shown = ({ minutes, cost, paid, super: owed, income }: Sums) => ({
  minutes,
  cost: amountText(cost),
  paid: amountText(paid),
  unpaid: amountText(cost - paid),
  super: amountText(owed),
  income: amountText(income),
  margin: amountText(income - cost - owed),
});

/** What the work of each place costs and brings in. */
@Injectable()
export class Costs {
  constructor(
    private readonly dataSource: DataSource,
    private readonly runs: Runs,
    private readonly settings: PaySettingsService,
  ) {}

  /** Throws InvalidInput. */
  async of(span: BodyOf<typeof getCosts>): Promise<AnswerOf<typeof getCosts>> {
    const rows = await costsOf(this.dataSource.manager, await this.question(span));
    const months = new Map<string, Sums>();
    for (const row of rows) {
      const sums = sumsOf(row);
      const month = months.get(row.month);
      if (!month) months.set(row.month, sums);
      else for (const name of Object.keys(sums) as (keyof Sums)[]) month[name] += sums[name];
    }
    return {
      rows: rows.map((row) => ({ job_id: row.job_id, name: row.name, month: row.month, ...shown(sumsOf(row)) })),
      months: [...months].map(([month, sums]) => ({ month, ...shown(sums) })),
    };
  }

  /** Throws InvalidInput. */
  async csv(span: BodyOf<typeof getCosts>): Promise<CsvList> {
    const found = eachCost(this.dataSource, await this.question(span));
    const header = ['Month', 'Place', 'Hours', 'Cost', 'Paid', 'Unpaid', 'Super', 'Income', 'Margin after super'];
    return csvList(header, found, (row) => {
      const { minutes, cost, paid, unpaid, super: owed, income, margin } = shown(sumsOf(row));
      return [readableMonth(row.month), row.name, (minutes / 60).toFixed(2), cost, paid, unpaid, owed, income, margin];
    });
  }

  private async question({ from, to }: BodyOf<typeof getCosts>): Promise<CostQuestion> {
    if (to < from) throw new InvalidInput([{ field: 'to', msg: 'must not be before the first day' }]);
    if (daysBetween(from, to) > MOST_DAYS) throw new InvalidInput([{ field: 'to', msg: 'must be within three years' }]);
    const today = this.runs.today();
    const { labour_percent, first_day } = await this.settings.current();
    return {
      from,
      to,
      today,
      superRate: rateOn(today, SUPER_RATES),
      labourPercent: labour_percent,
      firstDay: first_day,
    };
  }
}
