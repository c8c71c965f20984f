import { ENQUIRY_MONTHS, HOUR_MS } from '@cleaning/contracts';
import { IntervalRuns, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Not, Raw } from 'typeorm';
import { Enquiry } from './enquiry.entity.js';
import { removeEnquiry } from './enquiry-desk.service.js';

/** Enquiries per transaction. */
const BATCH = 50;
const RETENTION = { id: '', name: 'Automatic deletion' };

/** Interval job, each hour: deletes enquiries that have not been won, ENQUIRY_MONTHS after their last change. */
@Injectable()
export class EnquiryRetention {
  constructor(
    private readonly transactions: Transactions,
    private readonly runs: IntervalRuns,
  ) {}

  @Interval(HOUR_MS)
  onInterval(): Promise<void> {
    return this.runs.run('retention of enquiries', () => this.run());
  }

  /** Deletes all that is due. */
  async run(): Promise<void> {
    while ((await this.deleteBatch()) === BATCH);
  }

  /** Needs no lock: replicas skip each other's rows. */
  private deleteBatch(): Promise<number> {
    return this.transactions.runWithoutWaiting(async (tx) => {
      const due = await tx.manager.find(Enquiry, {
        where: {
          state: Not('won'),
          changedAt: Raw((column) => `${column} < now() - make_interval(months => :months)`, {
            months: ENQUIRY_MONTHS,
          }),
        },
        order: { id: 'ASC' },
        take: BATCH,
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      for (const enquiry of due) {
        await removeEnquiry(tx, enquiry, RETENTION, `not won within ${ENQUIRY_MONTHS} months`);
        tx.announce('enquiry', enquiry.id);
      }
      return due.length;
    });
  }
}
