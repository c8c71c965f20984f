import { getCountedMailbox, HourlyLimit, hashSha256, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';

/** Messages to one mailbox in an hour, of all kinds that somebody causes who has only typed the address. */
const PER_HOUR = 3;

/**
 * Counts messages that visitors cause: about a request for a quote, and to confirm the address of a registration. They have one counter for
 * each mailbox, so that nobody fills it by going from form to form.
 */
@Injectable()
export class VisitorMails {
  constructor(private readonly limit: HourlyLimit) {}

  /** Takes one message of the mailbox's hour, in the caller's transaction. Answers 0, or the seconds to wait when the hour is used up. */
  take(tx: Transaction, address: string): Promise<number> {
    return this.limit.takeIn(tx, `visitor-mail ${hashSha256(getCountedMailbox(address))}`, PER_HOUR);
  }
}
