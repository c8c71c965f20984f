import { getCountedMailbox, HourlyLimit, hashSha256, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';

/** Messages to one mailbox in an hour, of all kinds caused by somebody who only typed the address. */
const PER_HOUR = 3;

/**
 * Counts messages caused by visitors: about a quote request, and to confirm a registration's address. They share one
 * counter for each mailbox, so that nobody can fill it by switching forms.
 */
@Injectable()
export class VisitorMails {
  constructor(private readonly limit: HourlyLimit) {}

  /**
   * Takes one message of the mailbox's hourly limit, in the caller's transaction. Returns 0, or the seconds to wait.
   */
  take(tx: Transaction, address: string): Promise<number> {
    return this.limit.takeIn(tx, `visitor-mail ${hashSha256(getCountedMailbox(address))}`, PER_HOUR);
  }
}
