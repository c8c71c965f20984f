import { FIRST_PROOF } from '@cleaning/contracts';
import { IntervalRuns, raiseNotice, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Raw, type Repository } from 'typeorm';
import { findPromisedDays } from '../site-proof/site-proof.service.js';
import { Enquiry, EnquiryDigest } from './enquiry.entity.js';
import { formatEnquiryPlace } from './messages.js';

/** Between two messages to the office. */
const PAUSE_MINUTES = 10;
const CHECK_INTERVAL_MS = 20_000;
/** SQL: not the start of the transaction, which may have waited for another one. */
const NOW = () => 'clock_timestamp()';

/** Serialises transactions from here on, since each depends on what the one before stored. */
export async function lockMessages({ manager }: Transaction): Promise<void> {
  await manager.findOneOrFail(EnquiryDigest, { where: { single: true }, lock: { mode: 'pessimistic_write' } });
}

/**
 * Notifies the office of all new enquiries in one message, if the last one was at least PAUSE_MINUTES ago. Flood
 * enquiries are counted in it but don't cause one. Waiting enquiries are in the table, so that a restart loses nothing;
 * rows are marked in the message's transaction, so that none is reported twice. Needs `lockMessages`.
 */
export async function tellOffice(tx: Transaction): Promise<void> {
  const due = await tx.manager.existsBy(EnquiryDigest, {
    toldAt: Raw((column) => `${column} <= ${NOW()} - make_interval(mins => :pause)`, { pause: PAUSE_MINUTES }),
  });
  if (!due) return;
  const waiting = await tx.manager.find(Enquiry, {
    where: { toldAt: IsNull() },
    order: { sentAt: 'ASC', id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const named = waiting.filter(({ flood }) => !flood);
  const [first] = named;
  if (!first) return;
  const ids = waiting.map(({ id }) => id);
  await tx.manager.update(Enquiry, { id: In(ids) }, { toldAt: NOW });
  await tx.manager.update(EnquiryDigest, { single: true }, { toldAt: NOW });
  const places = named.map(formatEnquiryPlace);
  const hasFeedback = named.some(({ kind }) => kind === 'feedback');
  const days = await findPromisedDays(tx.manager);
  const more = {
    ...(hasFeedback ? { feedback: 'true' } : {}),
    ...(days === FIRST_PROOF.promise_days ? {} : { days: String(days) }),
    ...(waiting.length > named.length ? { flood: String(waiting.length - named.length) } : {}),
  };
  await raiseNotice(tx, {
    kind: 'enquiry',
    to: 'admins',
    parameters:
      named.length === 1
        ? { enquiry: first.id, place: formatEnquiryPlace(first), ...more }
        : { enquiry: '', place: '', count: String(named.length), places: places.join('\n'), ...more },
  });
}

/** Interval job: messages to the office that had to wait. */
@Injectable()
export class OfficeMessages implements OnApplicationBootstrap {
  constructor(
    @InjectRepository(Enquiry) private readonly enquiries: Repository<Enquiry>,
    private readonly transactions: Transactions,
    private readonly runs: IntervalRuns,
  ) {}

  onApplicationBootstrap(): void {
    void this.onInterval();
  }

  @Interval(CHECK_INTERVAL_MS)
  onInterval(): Promise<void> {
    return this.runs.run('messages to the office', () => this.run());
  }

  async run(): Promise<void> {
    const waiting = await this.enquiries.existsBy({ toldAt: IsNull(), flood: false });
    if (!waiting) return;
    await this.transactions.runWithoutWaiting(async (tx) => {
      await lockMessages(tx);
      await tellOffice(tx);
    });
  }
}
