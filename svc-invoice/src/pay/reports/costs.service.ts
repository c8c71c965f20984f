import { type AnswerOf, amountText, type BodyOf, type getCosts, readableMonth } from '@cleaning/contracts';
import { type CsvList, csvList, InvalidInput, inBatches } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { daysBetween } from '../calendar/days.js';
import { Runs } from '../runs/runs.service.js';
import { PaySettingsService } from '../settings/pay-settings.service.js';
import { rateOn, SUPER_RATES } from '../super/rates.js';

type Sums = Record<'minutes' | 'cost' | 'paid' | 'super' | 'income', number>;
type CostRow = Record<keyof Sums, string> & { job_id: string; name: string; month: string };

/** Most days of one question: three years. */
const MOST_DAYS = 1100;

/**
 * $1, $2: days of the work; $3: today; $4: the rate of super today, in hundredths of a percent; $5: the part of work that is
 * labour, in percent; $6: the first day that runs pay: earlier work was paid elsewhere. Super of what runs hold or have paid is as it was decided then, of the rest as it is decided today.
 */
const COSTS = `
  WITH work AS (SELECT * FROM pay_item WHERE kind = 'work' AND day BETWEEN $1 AND $2),
    settled AS (
      SELECT work.id, sum(line.cents * super_rate) AS super_share
      FROM work JOIN pay_line AS line ON line.item_id = work.id
        JOIN pay_row ON pay_row.run_id = line.run_id AND pay_row.person_id = line.person_id
      WHERE line.state <> 'returned' AND super_answer = 'yes' GROUP BY work.id),
    decided AS (
      SELECT DISTINCT ON (person_id) person_id, answer FROM super_decision WHERE from_day <= $3
      ORDER BY person_id, from_day DESC, number DESC)
  SELECT work.job_id, coalesce(known_job.title, '') AS name, to_char(work.day, 'YYYY-MM') AS month,
    sum(work.minutes) AS minutes, sum(work.earned_cents) AS cost, sum(CASE WHEN work.day < $6 THEN earned_cents ELSE paid_cents END) AS paid,
    round((coalesce(sum(super_share), 0) + coalesce(sum((earned_cents - in_run_cents - paid_cents) * $4::int)
      FILTER (WHERE decided.answer = 'yes' AND work.day >= $6), 0)) * $5::numeric / 1000000) AS super,
    coalesce(sum(ledger.company_cents), 0) AS income
  FROM work LEFT JOIN known_job ON known_job.id = work.job_id
    LEFT JOIN ledger_entry AS ledger ON ledger.work_record_id = work.id
    LEFT JOIN settled ON settled.id = work.id
    LEFT JOIN decided ON decided.person_id = work.person_id
  GROUP BY work.job_id, known_job.title, 3 ORDER BY 3, lower(coalesce(known_job.title, '')), work.job_id`;

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
    const rows = await this.dataSource.query<CostRow[]>(COSTS, await this.values(span));
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
    const found = inBatches<CostRow>(this.dataSource, COSTS, await this.values(span));
    const header = ['Month', 'Place', 'Hours', 'Cost', 'Paid', 'Unpaid', 'Super', 'Income', 'Margin after super'];
    return csvList(header, found, (row) => {
      const { minutes, cost, paid, unpaid, super: owed, income, margin } = shown(sumsOf(row));
      return [readableMonth(row.month), row.name, (minutes / 60).toFixed(2), cost, paid, unpaid, owed, income, margin];
    });
  }

  private async values({ from, to }: BodyOf<typeof getCosts>): Promise<unknown[]> {
    if (to < from) throw new InvalidInput([{ field: 'to', msg: 'must not be before the first day' }]);
    if (daysBetween(from, to) > MOST_DAYS) throw new InvalidInput([{ field: 'to', msg: 'must be within three years' }]);
    const today = this.runs.today();
    const { labour_percent, first_day } = await this.settings.current();
    return [from, to, today, rateOn(today, SUPER_RATES), labour_percent, first_day];
  }
}
