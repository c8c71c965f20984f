import type { BodyOf, getEarningsStatement } from '@cleaning/contracts';
import type { Caller } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { BusinessClock } from '../business-time/business-clock.js';
import { WorkHistory } from '../work/work-history.js';
import { EarningsReads } from './earnings.service.js';

@Injectable()
export class Statements {
  constructor(
    private readonly history: WorkHistory,
    private readonly earnings: EarningsReads,
    private readonly clock: BusinessClock,
  ) {}

  /** A month's statement as PDF; its sums are those that the page shows. */
  async pdf(caller: Caller, of: Pick<BodyOf<typeof getEarningsStatement>, 'year' | 'month'>): Promise<Buffer> {
    const [rows, { months }] = await Promise.all([
      this.history.timesheet(caller.id, of),
      this.earnings.earnings(caller.id, of),
    ]);
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
}
