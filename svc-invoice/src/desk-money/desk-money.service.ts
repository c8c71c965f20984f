import {
  addDays,
  addMonths,
  type DeskMoney,
  DUE_DAYS,
  formatAmount,
  getBusinessToday,
  getMonthStart,
  type PlaceMoney,
  toCents,
} from '@cleaning/contracts';
import { type CommonEnvironment, ENVIRONMENT, getNow } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { InvoicesToAdjust } from '../client-invoices/invoices-to-adjust.service.js';
import { Costs } from '../pay/reports/costs.service.js';
import { findOwedOn, findPlaceTerms } from './desk-money.queries.js';

type CostReport = Awaited<ReturnType<Costs['get']>>;

const NOTHING = { income: '0.00', cost: '0.00', super: '0.00', margin: '0.00' };

/** The money part of the desk's home page, and of each job's page. */
@Injectable()
export class DeskMoneyReads {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly costs: Costs,
    private readonly toAdjust: InvoicesToAdjust,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  async read(): Promise<DeskMoney> {
    const today = getBusinessToday(this.env.BUSINESS_TZ, getNow());
    const until = addDays(today, DUE_DAYS - 1);
    const thisMonth = { from: getMonthStart(today), to: today };
    const lastMonth = { from: addMonths(thisMonth.from, -1), to: addMonths(today, -1) };
    const [owed, terms, both, before, toAdjust] = await Promise.all([
      findOwedOn(this.manager, today, until),
      findPlaceTerms(this.manager, today),
      this.costs.get({ from: lastMonth.from, to: today }),
      this.costs.get(lastMonth),
      this.toAdjust.list(),
    ]);
    return {
      overdue: { clients: owed.overdue_clients, amount: formatAmount(owed.overdue_cents) },
      due: { invoices: owed.due_invoices, amount: formatAmount(owed.due_cents), until },
      to_adjust: toAdjust.total,
      this_month: describeResult(both, thisMonth),
      last_month: describeResult(before, lastMonth),
      places_from: lastMonth.from,
      places: terms.map(({ job_id, client_id, client_name, basis, cents }) => ({
        job_id,
        client_id,
        client_name,
        ...(basis && { price: { basis, amount: cents === null ? ('' as const) : formatAmount(cents) } }),
        ...sumPlace(both, job_id),
      })),
    };
  }
}

function describeResult({ months }: CostReport, days: { from: string; to: string }) {
  const found = months.find(({ month }) => month === days.from.slice(0, 7)) ?? NOTHING;
  const { income, margin } = found;
  const cost = formatAmount(toCents(found.cost) + toCents(found.super));
  return { from: days.from, to: days.to, income, cost, margin };
}

function sumPlace({ rows }: CostReport, jobId: string): Pick<PlaceMoney, 'income' | 'margin'> {
  const own = rows.filter(({ job_id }) => job_id === jobId);
  const sum = (name: 'income' | 'margin') => formatAmount(own.reduce((cents, row) => cents + toCents(row[name]), 0));
  return { income: sum('income'), margin: sum('margin') };
}
