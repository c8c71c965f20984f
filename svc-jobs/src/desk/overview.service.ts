import {
  amountText,
  type BodyOf,
  type getOverview,
  type JobKind,
  type MonthFigures,
  type Overview,
} from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { monthRange, monthsUntil } from '../business-time/business-time.service.js';

/** Sums in cents and paid minutes of finished work. */
interface Sums {
  minutes: number;
  contractor: number;
  company: number;
}

const SUMS = `sum(minutes)::float8 AS minutes, sum(contractor_cents)::float8 AS contractor,
  sum(company_cents)::float8 AS company`;
const MONTHS = 12;

const figures = ({ minutes, contractor, company }: Sums): MonthFigures => ({
  minutes,
  contractor_cost: amountText(contractor),
  company_revenue: amountText(company),
  margin: amountText(company - contractor),
});

const NOTHING: Sums = { minutes: 0, contractor: 0, company: 0 };
const plus = (a: Sums, b: Sums): Sums => ({
  minutes: a.minutes + b.minutes,
  contractor: a.contractor + b.contractor,
  company: a.company + b.company,
});

/** What work costs and earns the company, by month and place. */
@Injectable()
export class MonthOverview {
  constructor(private readonly dataSource: DataSource) {}

  async read({ year, month }: BodyOf<typeof getOverview>): Promise<Overview> {
    const { from, before } = monthRange(year, month);
    const names = monthsUntil(from, MONTHS);
    const [places, months] = await Promise.all([this.places(from, before), this.months(`${names[0]}-01`, before)]);
    return {
      total: figures(places.reduce(plus, NOTHING)),
      places: places.map(({ job_id, kind, job_name, ...sums }) => ({ job_id, kind, job_name, ...figures(sums) })),
      months: names.map((month) => ({ month, ...figures(months.find((row) => row.month === month) ?? NOTHING) })),
    };
  }

  private places(from: string, before: string) {
    return this.dataSource.query<(Sums & { job_id: string; kind: JobKind; job_name: string })[]>(
      `SELECT job.id AS job_id, job.kind, job.title AS job_name, ${SUMS}
       FROM work_record JOIN job ON job.id = work_record.job_id
       WHERE business_date >= $1::date AND business_date < $2::date AND state <> 'rejected'
       GROUP BY job.id ORDER BY sum(company_cents) DESC, job.title, job.id`,
      [from, before],
    );
  }

  private months(from: string, before: string) {
    return this.dataSource.query<(Sums & { month: string })[]>(
      `SELECT to_char(business_date, 'YYYY-MM') AS month, sum(minutes) AS minutes, sum(contractor) AS contractor,
         sum(company) AS company
       FROM (
         SELECT business_date, ${SUMS} FROM work_record
         WHERE business_date >= $1::date AND business_date < $2::date AND state <> 'rejected' GROUP BY business_date
       ) AS by_day GROUP BY month`,
      [from, before],
    );
  }
}
