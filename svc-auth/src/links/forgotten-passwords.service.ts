import type { CallAnswer, CallBody, forgotPassword } from '@cleaning/contracts';
import {
  HourlyLimit,
  IntervalRuns,
  newerThan,
  refuse,
  Sealing,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { LoginSettings } from '../login-settings/login-settings.service.js';
import { isKnownPerson, pickAddressee } from '../mail/addressee.js';
import { MailTransport } from '../mail/mail-transport.service.js';
import { Mails } from '../mail/mails.service.js';
import { VisitorMails } from '../mail/visitor-mails.service.js';
import { formatPlace } from '../sealing/sealed-details.service.js';
import { OneTimeLink, ResetRequest } from './link.entity.js';
import { lockPersonByEmail, type PersonToMail, takeResetRequests } from './links.queries.js';
import { makeOneTimeLink } from './one-time-links.js';

/** Requests per address and hour; an office shares an address. */
const PER_ADDRESS = 20;
/** Links for a person in an hour. Further requests get the same response and send nothing. */
const PER_PERSON = 3;
/** Handles requests left over from ended processes. */
const POLL_MS = 15_000;
/** Delay for a process's own requests: after the response, so that its time reveals nothing. */
const AFTER_MS = 1000;
const BATCH = 20;
const JOB = 'requests for links';

const toEmailPlace = (id: string): string => formatPlace('reset_request', id, 'email');

/**
 * Requests for a password link. The call only stores the address, so that neither response nor timing reveals whether
 * it has an account.
 */
@Injectable()
export class ForgottenPasswords {
  constructor(
    @InjectRepository(ResetRequest) private readonly requests: Repository<ResetRequest>,
    private readonly transactions: Transactions,
    private readonly sealing: Sealing,
    private readonly limit: HourlyLimit,
    private readonly mails: Mails,
    private readonly visitorMails: VisitorMails,
    private readonly transport: MailTransport,
    private readonly runs: IntervalRuns,
    private readonly settings: LoginSettings,
  ) {}

  @Interval(POLL_MS)
  onInterval(): Promise<void> {
    return this.runs.run(JOB, () => this.processRequests());
  }

  /** Throws 429 by address alone. */
  async request(
    { email }: CallBody<typeof forgotPassword>,
    address: string,
  ): Promise<CallAnswer<typeof forgotPassword>> {
    const wait = await this.limit.take(`forgot-password ${address}`, PER_ADDRESS);
    if (wait > 0) throw refuse('too_many_from_network', { retry_after: wait });
    const id = uuidv7();
    await this.transactions.runWithoutWaiting(({ manager }) =>
      manager.insert(ResetRequest, { id, email: this.sealing.seal(email, toEmailPlace(id)) }),
    );
    this.runs.runSoon(JOB, AFTER_MS, () => this.processRequests());
    const mail_reaches_people = this.transport.reachesPeople;
    return {
      msg: mail_reaches_people
        ? 'If there’s an account with this email, we’ve sent it a link. The link expires in 30 minutes.'
        : 'We can’t send emails right now. Ask the office for a link.',
      mail_reaches_people,
    };
  }

  /** Creates and mails requested links. */
  async processRequests(): Promise<void> {
    if (!(await this.requests.exists())) return;
    while ((await this.transactions.runWithoutWaiting((tx) => this.processBatch(tx))) === BATCH);
  }

  private async processBatch(tx: Transaction): Promise<number> {
    const requests = await takeResetRequests(tx.manager, BATCH);
    for (const { id, email } of requests) {
      // The lock enforces the limit for concurrent requests.
      const person = await lockPersonByEmail(tx.manager, this.sealing.open(email, toEmailPlace(id)));
      if (person) await this.send(tx, person);
    }
    return requests.length;
  }

  private async send(tx: Transaction, person: PersonToMail): Promise<void> {
    const { id } = person;
    const made = await tx.manager.countBy(OneTimeLink, {
      accountId: id,
      purpose: 'reset-password',
      madeBy: IsNull(),
      createdAt: newerThan(1, 'hours'),
    });
    if (made >= PER_PERSON) return;
    if (await this.settings.findProviderInPlaceOfPassword(tx.manager, person)) return;
    // Somebody who registered with variants of another person's address could request one for each.
    if (!isKnownPerson(person) && (await this.visitorMails.take(tx, person.email)) > 0) return;
    const link = await makeOneTimeLink(tx, id, 'reset-password');
    const to = pickAddressee(person);
    await this.mails.write(tx, {
      kind: 'reset-password',
      key: `reset-password ${link.id}`,
      to,
      parameters: { name: to.name, path: link.path },
      accountId: id,
      usefulUntil: link.expiresAt,
    });
  }
}
