import { amountText, type BodyOf, type getOverview, type MonthFigures, type Overview } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { monthRange, monthsUntil } from '../business-time/business-time.js';
import { sumsByMonth, sumsByPlace, type WorkSums } from './overview.queries.js';

const MONTHS = 12;

const figures = ({ minutes, contractor, company }: WorkSums): MonthFigures => ({
  minutes,
  contractor_cost: amountText(contractor),
  company_revenue: amountText(company),
  margin: amountText(company - contractor),
});

const NOTHING: WorkSums = { minutes: 0, contractor: 0, company: 0 };
const plus = (a: WorkSums, b: WorkSums): WorkSums => ({
  minutes: a.minutes + b.minutes,
  contractor: a.contractor + b.contractor,
  company: a.company + b.company,
});

/** What work costs and earns the company, by month and place. */
@Injectable()
export class MonthOverview {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async read({ year, month }: BodyOf<typeof getOverview>): Promise<Overview> {
    const { from, before } = monthRange(year, month);
    const names = monthsUntil(from, MONTHS);
    const [places, months] = await Promise.all([
      sumsByPlace(this.manager, from, before),
      sumsByMonth(this.manager, `${names[0]}-01`, before),
    ]);
    return {
      total: figures(places.reduce(plus, NOTHING)),
      places: places.map(({ job_id, kind, job_name, ...sums }) => ({ job_id, kind, job_name, ...figures(sums) })),
      months: names.map((month) => ({ month, ...figures(months.find((row) => row.month === month) ?? NOTHING) })),
    };
  }
}
