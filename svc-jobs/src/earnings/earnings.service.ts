import {
  type CallBody,
  type Earnings,
  formatAmount,
  type getEarnings,
  type getEarningsStatement,
  type PendingWork,
} from '@cleaning/contracts';
import type { Caller } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { DateTime } from 'luxon';
import type { EntityManager } from 'typeorm';
import {
  getMonday,
  getMonthRange,
  getPreviousDay,
  listMonthsUntil,
  toIsoDate,
} from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { PaperCompanies } from '../company/paper-companies.service.js';
import { computePay } from '../pay/pay.js';
import { formatHoursMinutes, WorkHistory } from '../work/work-history.service.js';
import { findEarnedByMonth, findEarnedInWeek, findPersonJobs, findRunningWork } from './earnings.queries.js';
import { type Days, listWorkToDo } from './pending-work.js';

const MONTHS = 12;

/** People's earnings, as pages and as a statement. */
@Injectable()
export class EarningsReads {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly history: WorkHistory,
    private readonly clock: BusinessClock,
    private readonly companies: PaperCompanies,
  ) {}

  /** This week, the twelve months up to the given one, and pending work in it: running work first, then by day. */
  async getEarnings(personId: string, month: Pick<CallBody<typeof getEarnings>, 'year' | 'month'>): Promise<Earnings> {
    const days = getMonthRange(month.year, month.month);
    const [months, week, running, planned] = await Promise.all([
      this.findMonths(personId, days),
      this.findWeek(personId),
      this.findRunning(personId, days),
      this.findPlannedWork(personId, days),
    ]);
    return { months, pending: [...running, ...planned], week };
  }

  /** A month's statement as PDF, with the sums of the page. */
  async createStatement(
    caller: Caller,
    month: Pick<CallBody<typeof getEarningsStatement>, 'year' | 'month'>,
  ): Promise<Buffer> {
    const [rows, { months }] = await Promise.all([
      this.history.getTimesheet(caller.id, month),
      this.getEarnings(caller.id, month),
    ]);
    const total = months.at(-1);
    // Imported on demand: the PDF library takes 20 MB of memory.
    const { createStatementPdf } = await import('./statement-pdf.js');
    return createStatementPdf({
      company: await this.companies.read(),
      name: caller.name,
      period: DateTime.fromISO(`${month.year}-${month.month}-01`).toFormat('LLLL yyyy', { locale: 'en-AU' }),
      madeOn: this.clock.today(),
      rows,
      totalDuration: total?.duration ?? '',
      totalPayment: total?.payment ?? '',
      totalWaiting: total?.waiting ?? '',
    });
  }

  private async findMonths(personId: string, { from, before }: Days): Promise<Earnings['months']> {
    const names = listMonthsUntil(from, MONTHS);
    const sums = await findEarnedByMonth(this.manager, personId, `${names[0]}-01`, before);
    return names.map((name) => {
      const sum = sums.find(({ month }) => month === name);
      return {
        year: name.slice(0, 4),
        month: name.slice(5),
        duration: formatHoursMinutes(sum?.minutes ?? 0),
        payment: formatAmount(sum?.cents ?? 0),
        waiting: sum?.waiting ? formatAmount(sum.waiting) : undefined,
      };
    });
  }

  private async findWeek(personId: string): Promise<Earnings['week']> {
    const from = getMonday(this.clock.today());
    const sum = await findEarnedInWeek(this.manager, personId, from);
    return {
      from,
      duration: formatHoursMinutes(sum.minutes),
      payment: formatAmount(sum.cents),
      waiting: sum.waiting ? formatAmount(sum.waiting) : undefined,
    };
  }

  private async findRunning(personId: string, days: Days): Promise<PendingWork[]> {
    const rows = await findRunningWork(this.manager, personId, days);
    return rows.map((row) => ({
      job_id: row.job_id,
      date: row.date,
      place: row.title,
      time: row.time,
      payment: row.is_quick ? '' : formatAmount(computePay(row.cap_minutes, row.contractor_rate_cents)),
      is_running: true,
    }));
  }

  private async findPlannedWork(personId: string, days: Days): Promise<PendingWork[]> {
    const now = this.clock.now();
    const today = toIsoDate(now);
    const jobs = await findPersonJobs(this.manager, personId, {
      yesterday: getPreviousDay(today),
      today,
      before: days.before,
    });
    const byDay = (a: PendingWork, b: PendingWork) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`);
    return jobs.flatMap((job) => listWorkToDo(job, days, now, this.clock.zone)).sort(byDay);
  }
}
