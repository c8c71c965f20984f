import { addDays, getBusinessToday, type JobKind } from '@cleaning/contracts';
import { type CommonEnvironment, ENVIRONMENT, getNow } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { listMonths, type Month, parseMonthKey } from '../invoices/month.js';
import {
  type AgreedPart,
  computeAgreedParts,
  computeSum,
  type DatedPrice,
  NOT_INVOICED,
  type WorkDay,
} from './agreed-parts.js';
import type { PlannedDay } from './missed-visits.js';
import { PriceSettingsService } from './price-settings.service.js';
import {
  findHoursByDay,
  findJobTerms,
  findPlannedVisits,
  findWorkByDay,
  type HoursByDay,
  type JobTerms,
  type PlannedVisits,
  type WorkByDay,
} from './prices.queries.js';

interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** A job's income in a month. */
export interface JobRevenue {
  readonly jobId: string;
  readonly kind: JobKind;
  readonly title: string;
  readonly address: string;
  readonly month: Month;
  /** Charged by an extra instead. */
  readonly byExtra: boolean;
  /** Parts within the requested days. */
  readonly parts: readonly AgreedPart[];
}

function toWorkDays({ days, minutes, cents, re_cleans, records, ...hours }: WorkByDay | HoursByDay): WorkDay[] {
  return days.map((day, index) => ({
    day,
    minutes: minutes[index] ?? 0,
    cents: cents[index] ?? 0,
    reCleans: re_cleans[index] ?? 0,
    records: records[index] ?? 0,
    ...('free' in hours && {
      free: hours.free[index] ?? 0,
      freeMinutes: hours.free_minutes[index] ?? 0,
      lowestRate: hours.lowest_rates[index] ?? null,
      highestRate: hours.highest_rates[index] ?? null,
    }),
  }));
}

const toPlannedDays = ({ days, cancelled }: PlannedVisits): PlannedDay[] =>
  days.map((day, index) => ({ day, cancelled: cancelled[index] ?? false }));

const filterMonth = <Day extends { readonly day: string }>(days: readonly Day[], { firstDay, lastDay }: Month) =>
  days.filter(({ day }) => day >= firstDay && day <= lastDay);

/** True if a day from `firstDay` on may be charged by the hour. */
const mayBeHourly = ({ by_extra: byExtra, prices }: JobTerms, firstDay: string): boolean =>
  !byExtra && (!prices.some(([validFrom]) => validFrom <= firstDay) || prices.some(([, basis]) => basis === 'hour'));

/**
 * Charges for jobs with prices; 0 for one-off jobs charged by extras. All other jobs are invoiced by the hour, from the
 * ledger's sums.
 */
@Injectable()
export class AgreedRevenue {
  constructor(
    private readonly settings: PriceSettingsService,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  /** Charge for a job's month, in cents without GST; null for a job without prices. */
  async findMonthCents(manager: EntityManager, jobId: string, month: Month): Promise<number | null> {
    const [revenue] = await this.findByDays(manager, month, [jobId]);
    return revenue ? computeSum(revenue.parts) : null;
  }

  /** Charges for months of jobs with prices, in cents without GST, by `<job id> <YYYY-MM>`. */
  async findCentsByMonth(
    manager: EntityManager,
    days: Days,
    jobIds: readonly string[],
  ): Promise<ReadonlyMap<string, number>> {
    const revenues = await this.findByDays(manager, days, jobIds);
    return new Map(revenues.map(({ jobId, month, parts }) => [`${jobId} ${month.key}`, computeSum(parts)]));
  }

  /** By job and month. Parts of a month add up to exactly the month's price, even if requested separately. */
  async findByDays(manager: EntityManager, days: Days, jobIds?: readonly string[]): Promise<JobRevenue[]> {
    const jobs = await findJobTerms(manager, jobIds);
    const agreed = jobs.filter(({ prices, by_extra }) => prices.length > 0 || by_extra);
    return this.findRevenue(manager, days, agreed);
  }

  /** `findByDays` for all of these jobs; hourly ones get the ledger's sums. */
  async findByJobs(manager: EntityManager, days: Days, jobIds: readonly string[]): Promise<JobRevenue[]> {
    return this.findRevenue(manager, days, await findJobTerms(manager, jobIds));
  }

  private async findRevenue(manager: EntityManager, days: Days, jobs: readonly JobTerms[]): Promise<JobRevenue[]> {
    if (jobs.length === 0) return [];
    const ids = jobs.map(({ id }) => id);
    const months = listMonths(days.firstDay, days.lastDay).map(parseMonthKey);
    const whole = { firstDay: months[0]?.firstDay ?? days.firstDay, lastDay: months.at(-1)?.lastDay ?? days.lastDay };
    const hourlyIds = jobs.filter((job) => mayBeHourly(job, whole.firstDay)).map(({ id }) => id);
    const isHourly = new Set(hourlyIds);
    const [hours, work, visits, settings] = await Promise.all([
      findHoursByDay(manager, hourlyIds, whole),
      findWorkByDay(
        manager,
        ids.filter((id) => !isHourly.has(id)),
        whole,
      ),
      findPlannedVisits(manager, ids, whole),
      this.settings.get(manager),
    ]);
    const worked = new Map([...hours, ...work].map((job) => [job.job_id, toWorkDays(job)]));
    const planned = new Map(visits.map((job) => [job.job_id, toPlannedDays(job)]));
    const rules = {
      partMonth: settings.part_month,
      missed: { ofVisits: settings.missed_of_visits, ofMonth: settings.missed_of_month },
      today: getBusinessToday(this.env.BUSINESS_TZ, getNow()),
    };
    const cuts = [days.firstDay, addDays(days.lastDay, 1)];
    return jobs.flatMap(({ id: jobId, kind, title, address, ended_on: endedOn, by_extra: byExtra, ...terms }) => {
      // A one-off job's income is the extra that charges for it.
      const prices = byExtra
        ? [NOT_INVOICED]
        : terms.prices.map(([validFrom, basis, cents]): DatedPrice => ({ validFrom, basis, cents }));
      const clients = terms.clients.map(([validFrom, clientId]) => ({ validFrom, clientId }));
      return months.map((month) => {
        const work = filterMonth(worked.get(jobId) ?? [], month);
        const visits = filterMonth(planned.get(jobId) ?? [], month);
        const parts = computeAgreedParts({ month, prices, clients, endedOn, work, planned: visits, ...rules, cuts });
        return {
          jobId,
          kind,
          title,
          address,
          month,
          byExtra,
          parts: parts.filter(({ from, to }) => from >= days.firstDay && to <= days.lastDay),
        };
      });
    });
  }
}
