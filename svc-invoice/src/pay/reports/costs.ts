import { type AnswerOf, amountText, type BodyOf, type getCosts, readableMonth } from '@cleaning/contracts';
import { type CsvList, csvList, InvalidInput, inBatches } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { daysBetween } from '../calendar/days.js';

interface CostRow {
  job_id: string;
  name: string;
  month: string;
  minutes: number;
  cost: string;
  income: string;
}

/** Most days of one question: three years. */
const MOST_DAYS = 1100;

/** $1, $2: days of the work. */
const COSTS = `
  SELECT item.job_id, coalesce(known_job.title, '') AS name, to_char(item.day, 'YYYY-MM') AS month,
    sum(item.minutes)::int AS minutes, sum(item.earned_cents) AS cost, coalesce(sum(ledger.company_cents), 0) AS income
  FROM pay_item AS item LEFT JOIN known_job ON known_job.id = item.job_id
    LEFT JOIN ledger_entry AS ledger ON ledger.work_record_id = item.id
  WHERE item.kind = 'work' AND item.day BETWEEN $1 AND $2
  GROUP BY item.job_id, known_job.title, 3 ORDER BY 3, lower(coalesce(known_job.title, '')), item.job_id`;

const shown = (minutes: number, cost: number, income: number) => ({
  minutes,
  cost: amountText(cost),
  income: amountText(income),
  margin: amountText(income - cost),
});

/** What the work of each place costs and brings in. */
@Injectable()
export class Costs {
  constructor(private readonly dataSource: DataSource) {}

  /** Throws InvalidInput. */
  async of({ from, to }: BodyOf<typeof getCosts>): Promise<AnswerOf<typeof getCosts>> {
    this.check(from, to);
    const rows = await this.dataSource.query<CostRow[]>(COSTS, [from, to]);
    const months = new Map<string, { minutes: number; cost: number; income: number }>();
    for (const { month, minutes, cost, income } of rows) {
      const sum = months.get(month) ?? { minutes: 0, cost: 0, income: 0 };
      months.set(month, {
        minutes: sum.minutes + minutes,
        cost: sum.cost + Number(cost),
        income: sum.income + Number(income),
      });
    }
    return {
      rows: rows.map(({ minutes, cost, income, ...row }) => ({
        ...row,
        ...shown(minutes, Number(cost), Number(income)),
      })),
      months: [...months].map(([month, { minutes, cost, income }]) => ({ month, ...shown(minutes, cost, income) })),
    };
  }

  /** Throws InvalidInput. */
  csv({ from, to }: BodyOf<typeof getCosts>): CsvList {
    this.check(from, to);
    const found = inBatches<CostRow>(this.dataSource, COSTS, [from, to]);
    return csvList(
      ['Month', 'Place', 'Hours', 'Cost', 'Income', 'Margin'],
      found,
      ({ month, name, minutes, ...row }) => [
        readableMonth(month),
        name,
        (minutes / 60).toFixed(2),
        amountText(Number(row.cost)),
        amountText(Number(row.income)),
        amountText(Number(row.income) - Number(row.cost)),
      ],
    );
  }

  private check(from: string, to: string): void {
    if (to < from) throw new InvalidInput([{ field: 'to', msg: 'must not be before the first day' }]);
    if (daysBetween(from, to) > MOST_DAYS) throw new InvalidInput([{ field: 'to', msg: 'must be within three years' }]);
  }
}
