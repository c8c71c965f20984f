import { businessToday } from '@cleaning/contracts';
import { type CommonEnvironment, ENVIRONMENT } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Any, Between, type EntityManager, IsNull, Not } from 'typeorm';
import { JobClient } from '../clients/job-client.entity.js';
import { InvoiceExtra } from '../extras/invoice-extra.entity.js';
import { type Month, monthOfKey, monthsBetween } from '../invoices/month.js';
import { KnownJob } from '../ledger/ledger.entity.js';
import { dayPlus } from '../pay/calendar/days.js';
import { PlannedVisit } from '../visits/planned-visit.entity.js';
import { type AgreedPart, agreedParts, NOT_INVOICED, type PriceFrom, sumOf } from './agreed-parts.js';
import { JobPrice } from './job-price.entity.js';
import { PriceSettingsService } from './price-settings.service.js';
import { workDays } from './prices.queries.js';

interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** What a job brings in during a month. */
export interface JobRevenue {
  readonly jobId: string;
  readonly title: string;
  readonly address: string;
  readonly month: Month;
  /** Whether an extra charges for it instead. */
  readonly byExtra: boolean;
  /** Those of the asked days. */
  readonly parts: readonly AgreedPart[];
}

const groupedBy = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
};

/** What is charged for jobs that have prices, and nothing for one-off jobs that extras charge for. All other jobs are invoiced by the hour: the ledger's sums. */
@Injectable()
export class AgreedRevenue {
  constructor(
    private readonly settings: PriceSettingsService,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  /** What a job's month is invoiced for, in cents without GST; null for a job without prices. */
  async ofMonth(manager: EntityManager, jobId: string, month: Month): Promise<number | null> {
    const [revenue] = await this.between(manager, month, [jobId]);
    return revenue ? sumOf(revenue.parts) : null;
  }

  /** By job and month. Parts of a month are exactly the price of the month, also when they are asked for one by one. */
  async between(manager: EntityManager, days: Days, jobIds?: readonly string[]): Promise<JobRevenue[]> {
    const prices = await this.pricesOf(manager, jobIds);
    return this.revenueOf(manager, days, [...prices.keys()], prices);
  }

  /** The same for all of these jobs, those by the hour with what the ledger has. */
  async ofJobs(manager: EntityManager, days: Days, jobIds: readonly string[]): Promise<JobRevenue[]> {
    return this.revenueOf(manager, days, jobIds, await this.pricesOf(manager, jobIds));
  }

  private async pricesOf(
    manager: EntityManager,
    jobIds?: readonly string[],
  ): Promise<Map<string, readonly PriceFrom[]>> {
    const asked = jobIds ? Any([...jobIds]) : Not(IsNull());
    const prices = new Map<string, readonly PriceFrom[]>(
      groupedBy(await manager.findBy(JobPrice, { jobId: asked }), ({ jobId }) => jobId),
    );
    // What a one-off job brings in is the extra that charges for it.
    for (const { fromJobId } of await manager.findBy(InvoiceExtra, { fromJobId: asked }))
      if (fromJobId) prices.set(fromJobId, [NOT_INVOICED]);
    return prices;
  }

  private async revenueOf(
    manager: EntityManager,
    days: Days,
    ids: readonly string[],
    prices: ReadonlyMap<string, readonly PriceFrom[]>,
  ): Promise<JobRevenue[]> {
    if (ids.length === 0) return [];
    const months = monthsBetween(days.firstDay, days.lastDay).map(monthOfKey);
    const whole = { firstDay: months[0]?.firstDay ?? days.firstDay, lastDay: months.at(-1)?.lastDay ?? days.lastDay };
    const [jobs, owners, work, visits, settings] = await Promise.all([
      manager.findBy(KnownJob, { id: Any([...ids]) }),
      manager.findBy(JobClient, { jobId: Any([...ids]) }),
      workDays(manager, ids, whole),
      manager.findBy(PlannedVisit, { jobId: Any([...ids]), day: Between(whole.firstDay, whole.lastDay) }),
      this.settings.current(manager),
    ]);
    const clients = groupedBy(owners, ({ jobId }) => jobId);
    const planned = groupedBy(visits, ({ jobId, day }) => `${jobId} ${day.slice(0, 7)}`);
    const rules = {
      partMonth: settings.part_month,
      missed: { ofVisits: settings.missed_of_visits, ofMonth: settings.missed_of_month },
      today: businessToday(this.env.BUSINESS_TZ),
    };
    const worked = groupedBy(work, ({ job_id, day }) => `${job_id} ${day.slice(0, 7)}`);
    return jobs.flatMap(({ id: jobId, title, address, endedOn }) =>
      months.map((month) => ({
        jobId,
        title,
        address,
        month,
        byExtra: prices.get(jobId)?.[0] === NOT_INVOICED,
        parts: agreedParts({
          month,
          prices: prices.get(jobId) ?? [],
          clients: clients.get(jobId) ?? [],
          endedOn,
          work: worked.get(`${jobId} ${month.key}`) ?? [],
          planned: planned.get(`${jobId} ${month.key}`) ?? [],
          ...rules,
          cuts: [days.firstDay, dayPlus(days.lastDay, 1)],
        }).filter(({ from, to }) => from >= days.firstDay && to <= days.lastDay),
      })),
    );
  }
}
