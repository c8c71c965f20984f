import {
  type CallAnswer,
  type CallBody,
  FEEDBACK_DAYS,
  FEEDBACK_PER_HOUR,
  type reportVisit,
} from '@cleaning/contracts';
import {
  type ClientSession,
  HourlyLimit,
  insertOnce,
  isClientDay,
  refuse,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { v7 } from 'uuid';
import { toIsoDate } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { openFromFeedback } from '../complaints/open-from-feedback.js';
import { VisitFeedback } from './visit-feedback.entity.js';

/** The first day about which a client can still report today, YYYY-MM-DD. */
export const getFirstFeedbackDay = (today: string): string =>
  toIsoDate(DateTime.fromISO(today, { zone: 'utc' }).minus({ days: FEEDBACK_DAYS }));

/** Clients' feedback about visits. */
@Injectable()
export class VisitFeedbacks {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: BusinessClock,
    private readonly limit: HourlyLimit,
  ) {}

  /**
   * Idempotent by key; repeats don't count towards the limit. Throws 404 for a place or day that is not the client's,
   * 409 for a visit too long ago or a key of another report, 429.
   */
  async report(client: ClientSession, body: CallBody<typeof reportVisit>): Promise<CallAnswer<typeof reportVisit>> {
    const { job_id: jobId, date: businessDate, key: idempotencyKey, verdict, text, photos } = body;
    const today = this.clock.today();
    if (businessDate > today || !isClientDay(client, jobId, businessDate)) throw refuse('no_such_visit');
    return this.transactions.run(async (tx) => {
      const { clientId, clientName, contactName, contactEmail } = client;
      const isNew = await insertOnce(tx.manager, VisitFeedback, {
        id: v7(),
        idempotencyKey,
        clientId,
        clientName,
        jobId,
        businessDate,
        verdict,
        text,
        photos,
        contactName,
        contactEmail,
        at: this.clock.now().toJSDate(),
      });
      const kept = await tx.manager.findOneByOrFail(VisitFeedback, { idempotencyKey });
      if (kept.clientId !== clientId || kept.jobId !== jobId) throw refuse('sent_before');
      if (isNew) {
        await this.requireRoom(tx, client, businessDate, today);
        if (verdict === 'wrong') await openFromFeedback(tx, kept);
        if (photos.length > 0) tx.recordChange('work-photos', kept.id);
      }
      return { feedback_id: kept.id };
    });
  }

  private async requireRoom(tx: Transaction, { clientId }: ClientSession, day: string, today: string): Promise<void> {
    if (day < getFirstFeedbackDay(today)) throw refuse('visit_too_old', { days: FEEDBACK_DAYS });
    const seconds = await this.limit.takeIn(tx, clientId, FEEDBACK_PER_HOUR);
    if (seconds > 0) throw refuse('too_many_feedbacks', { retry_after: seconds });
  }
}
