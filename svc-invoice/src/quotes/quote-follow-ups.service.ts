import { getBusinessToday, QUOTE_FOLLOW_UP_DAYS, QUOTE_MONTHS } from '@cleaning/contracts';
import {
  type CommonEnvironment,
  ENVIRONMENT,
  getNow,
  IntervalRuns,
  insertOnce,
  raiseNotice,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager } from 'typeorm';
import { QuoteFollowUp } from './quote-making.entity.js';
import { formatQuoteName } from './quote-rules.js';
import { lockQuote } from './quote-store.js';
import { deleteOldQuotes, findUnansweredQuotes, type UnansweredQuote } from './quotes.queries.js';

const CHECK_INTERVAL_MS = 10 * 60_000;

/** Interval job: notifies admins of unanswered quotes, and deletes old ones that weren't accepted. */
@Injectable()
export class QuoteFollowUps {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly runs: IntervalRuns,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  @Interval(CHECK_INTERVAL_MS)
  onInterval(): Promise<void> {
    return this.runs.run('follow-ups of quotes', async () => {
      await this.run();
      await this.deleteOld();
    });
  }

  async run(): Promise<void> {
    const today = getBusinessToday(this.env.BUSINESS_TZ, getNow());
    const due = await findUnansweredQuotes(this.manager, QUOTE_FOLLOW_UP_DAYS, today);
    for (const unanswered of due) await this.tell(unanswered);
  }

  /** Quotes of which no version was accepted, QUOTE_MONTHS after their last change. */
  async deleteOld(): Promise<void> {
    await this.transactions.runWithoutWaiting(async ({ manager, announce }) => {
      if ((await deleteOldQuotes(manager, QUOTE_MONTHS)) > 0) announce('quote', '');
    });
  }

  /** Once, even with several replicas: the notice's row decides. */
  private tell({ id, days }: UnansweredQuote): Promise<void> {
    return this.transactions.runWithoutWaiting(async (tx) => {
      const quote = await lockQuote(tx, id);
      if (quote.state !== 'sent') return;
      if (!(await insertOnce(tx.manager, QuoteFollowUp, { quoteId: id, days }))) return;
      await raiseNotice(tx, {
        kind: 'quote-waiting',
        to: 'admins',
        parameters: {
          quote_id: id,
          quote: formatQuoteName(quote),
          to: quote.company || quote.name,
          days: String(days),
        },
      });
    });
  }
}
