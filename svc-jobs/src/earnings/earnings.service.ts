import {
  amountText,
  type BodyOf,
  type Earnings,
  type getEarnings,
  type getEarningsStatement,
  type PendingWork,
} from '@cleaning/contracts';
import type { Caller } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { DataSource } from 'typeorm';
import {
  BusinessClock,
  dateText,
  dayBefore,
  mondayOf,
  monthRange,
  monthsUntil,
} from '../business-time/business-time.service.js';
import { payForMinutes } from '../pay/pay.js';
import { planOf, workersBetween } from '../shifts/plan.js';
import { slotRows, takenSlots } from '../work/slots.js';
import { durationText, WorkHistory } from '../work/work-history.service.js';
import { type AssignedJob, type Days, workToDo } from './pending-work.js';

const MONTHS = 12;

interface MonthSum {
  month: string;
  minutes: number;
  /** Cents that are approved, and cents that are held. */
  cents: number;
  waiting: number;
}

interface WeekSum {
  minutes: number;
  /** Cents that are approved or held, and those of them that are held. */
  cents: number;
  waiting: number;
  /** Of the person's first work ever; null without any. */
  first_year: string | null;
}

interface RunningRow {
  job_id: string;
  date: string;
  title: string;
  time: string;
  cap_minutes: number;
  contractor_rate_cents: number;
  is_quick: boolean;
}

/** What people earn, as pages and as a statement. */
@Injectable()
export class EarningsReads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly history: WorkHistory,
    private readonly clock: BusinessClock,
  ) {}

  /** This week, the twelve months up to the given one, and what is pending in it: running work first, then by day. */
  async earnings(personId: string, of: Pick<BodyOf<typeof getEarnings>, 'year' | 'month'>): Promise<Earnings> {
    const days = monthRange(of.year, of.month);
    const [months, week, running, toDo] = await Promise.all([
      this.months(personId, days),
      this.week(personId),
      this.running(personId, days),
      this.toDo(personId, days),
    ]);
    return { months, pending: [...running, ...toDo], ...week };
  }

  /** A month's statement as PDF, with the sums of the page. */
  async statement(caller: Caller, of: Pick<BodyOf<typeof getEarningsStatement>, 'year' | 'month'>): Promise<Buffer> {
    const [rows, { months }] = await Promise.all([this.history.timesheet(caller.id, of), this.earnings(caller.id, of)]);
    const total = months.at(-1);
    // Loaded when needed: the PDF library takes 20 MB of memory.
    const { statementPdf } = await import('./statement-pdf.js');
    return statementPdf({
      name: caller.name,
      period: DateTime.fromISO(`${of.year}-${of.month}-01`).toFormat('LLLL yyyy', { locale: 'en-AU' }),
      madeOn: this.clock.today(),
      rows,
      totalDuration: total?.duration ?? '',
      totalPayment: total?.payment ?? '',
      totalWaiting: total?.waiting ?? '',
    });
  }

  private async months(personId: string, { from, before }: Days): Promise<Earnings['months']> {
    const names = monthsUntil(from, MONTHS);
    const sums = await this.dataSource.query<MonthSum[]>(
      `SELECT to_char(business_date, 'YYYY-MM') AS month, sum(minutes)::int AS minutes,
         coalesce(sum(contractor_cents) FILTER (WHERE state = 'approved'), 0)::float8 AS cents,
         coalesce(sum(contractor_cents) FILTER (WHERE state = 'held'), 0)::float8 AS waiting
       FROM work_record
       WHERE person_id = $1 AND business_date >= $2::date AND business_date < $3::date AND state IN ('approved', 'held')
       GROUP BY 1`,
      [personId, `${names[0]}-01`, before],
    );
    return names.map((name) => {
      const sum = sums.find(({ month }) => month === name);
      return {
        year: name.slice(0, 4),
        month: name.slice(5),
        duration: durationText(sum?.minutes ?? 0),
        payment: amountText(sum?.cents ?? 0),
        ...(sum?.waiting ? { waiting: amountText(sum.waiting) } : {}),
      };
    });
  }

  private async week(personId: string): Promise<Pick<Earnings, 'week' | 'first_year'>> {
    const from = mondayOf(this.clock.today());
    const [sum] = await this.dataSource.query<WeekSum[]>(
      `SELECT coalesce(sum(minutes), 0)::int AS minutes, coalesce(sum(contractor_cents), 0)::float8 AS cents,
         coalesce(sum(contractor_cents) FILTER (WHERE state = 'held'), 0)::float8 AS waiting,
         (SELECT to_char(min(business_date), 'YYYY') FROM work_record WHERE person_id = $1) AS first_year
       FROM work_record
       WHERE person_id = $1 AND business_date >= $2::date AND business_date < $2::date + 7 AND state IN ('approved', 'held')`,
      [personId, from],
    );
    return {
      week: {
        from,
        duration: durationText(sum?.minutes ?? 0),
        payment: amountText(sum?.cents ?? 0),
        ...(sum?.waiting ? { waiting: amountText(sum.waiting) } : {}),
      },
      ...(sum?.first_year ? { first_year: sum.first_year } : {}),
    };
  }

  private async running(personId: string, { from, before }: Days): Promise<PendingWork[]> {
    const rows = await this.dataSource.query<RunningRow[]>(
      `SELECT work_record.job_id, business_date::text AS date, job.title, cap_minutes,
         work_record.contractor_rate_cents, slot_id IS NULL AS is_quick,
         coalesce(slot.start_time || '-' || slot.end_time, job.quick_time) AS time
       FROM work_record JOIN job ON job.id = work_record.job_id
         LEFT JOIN timetable_slot AS slot ON slot.id = slot_id
       WHERE person_id = $1 AND ended_at IS NULL AND business_date >= $2::date AND business_date < $3::date`,
      [personId, from, before],
    );
    return rows.map((row) => ({
      job_id: row.job_id,
      date: row.date,
      place: row.title,
      time: row.time,
      payment: row.is_quick ? '' : amountText(payForMinutes(row.cap_minutes, row.contractor_rate_cents)),
      is_running: true,
    }));
  }

  private async toDo(personId: string, days: Days): Promise<PendingWork[]> {
    const now = this.clock.now();
    const jobs = await this.dataSource.query<AssignedJob[]>(
      `SELECT job.id, job.title, job.contractor_rate_cents, job.quick_date::text, job.quick_time,
         ${slotRows()} AS slots, ${takenSlots('$1', '$2', '$3', true)} AS taken,
         EXISTS (
           SELECT 1 FROM work_record WHERE person_id = $1 AND work_record.job_id = job.id AND slot_id IS NULL AND NOT is_manual
         ) AS has_record, ${planOf('$1', '$2', '$4')} AS plan
       FROM job
       WHERE job.closed_at IS NULL
         AND job.id IN (SELECT job_id FROM (${workersBetween('$2', '$4')}) AS worker WHERE person_id = $1)`,
      [personId, dayBefore(dateText(now)), dateText(now), days.before],
    );
    const byDay = (a: PendingWork, b: PendingWork) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`);
    return jobs.flatMap((job) => workToDo(job, days, now, this.clock.zone)).sort(byDay);
  }
}
