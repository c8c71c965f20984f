import type { AnswerOf, BodyOf, forgotPassword } from '@cleaning/contracts';
import {
  HourlyLimit,
  IntervalRuns,
  Sealing,
  TooManyRequests,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { MailTransport } from '../mail/mail-transport.js';
import { Mails } from '../mail/mails.js';
import { placeOf } from '../sealing/sealed-details.js';
import { makeOneTimeLink } from './one-time-links.js';

/** Requests per address and hour; an office shares an address. */
const PER_ADDRESS = 20;
/** Links per person and hour. Further requests are answered alike, and send nothing. */
const PER_PERSON = 3;
/** For requests that a process left when it ended. */
const POLL_MS = 15_000;
/** Its own requests: after the answer, whose time shows nothing of what is done then. */
const AFTER_MS = 1000;
const BATCH = 20;
const JOB = 'requests for links';

const emailPlace = (id: string): string => placeOf('reset_request', id, 'email');

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/**
 * Requests for a link to choose a new password. The call only stores the address, so that neither its answer nor its time
 * depends on whether somebody has it.
 */
@Injectable()
export class ForgottenPasswords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly sealing: Sealing,
    private readonly limit: HourlyLimit,
    private readonly mails: Mails,
    private readonly transport: MailTransport,
    private readonly runs: IntervalRuns,
  ) {}

  @Interval(POLL_MS)
  onInterval(): Promise<void> {
    return this.runs.run(JOB, () => this.work());
  }

  /** Throws TooManyRequests by address alone. */
  async request({ email }: BodyOf<typeof forgotPassword>, address: string): Promise<AnswerOf<typeof forgotPassword>> {
    const wait = await this.limit.take(`forgot-password ${address}`, PER_ADDRESS);
    if (wait > 0) throw new TooManyRequests('Too many requests from your network. Please try again later.', wait);
    const id = uuidv7();
    await this.transactions.runWithoutWaiting(({ manager }) =>
      manager.query('INSERT INTO reset_request (id, email) VALUES ($1, $2)', [
        id,
        this.sealing.seal(email, emailPlace(id)),
      ]),
    );
    this.runs.ask(JOB, AFTER_MS, () => this.work());
    return {
      msg:
        this.transport.delivery === 'smtp'
          ? 'If there is an account with this e-mail, we have sent a link to it. It is good for 30 minutes.'
          : 'We cannot send mail at the moment. Please ask the office for a link.',
    };
  }

  /** Makes and mails the links that were asked for. */
  async work(): Promise<void> {
    const [asked] = await this.dataSource.query('SELECT 1 FROM reset_request LIMIT 1');
    if (!asked) return;
    while ((await this.transactions.runWithoutWaiting((tx) => this.batch(tx))) === BATCH);
  }

  private async batch(tx: Transaction): Promise<number> {
    const [requests] = await tx.manager.query<[{ id: string; email: string }[], number]>(
      `DELETE FROM reset_request WHERE id IN (
         SELECT id FROM reset_request ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) RETURNING id, email`,
    );
    for (const { id, email } of requests) {
      const person = await this.find(tx, this.sealing.open(email, emailPlace(id)));
      if (person) await this.send(tx, person);
    }
    return requests.length;
  }

  /** Locks the account, so that the limit holds for requests at the same time. */
  private async find({ manager }: Transaction, email: string): Promise<Person | undefined> {
    const [person] = await manager.query<Person[]>(
      `SELECT id, name, email FROM account
       WHERE lower(email) = lower($1) AND removed_at IS NULL AND disabled_at IS NULL FOR UPDATE`,
      [email],
    );
    return person;
  }

  private async send(tx: Transaction, { id, name, email }: Person): Promise<void> {
    const [{ count }] = await tx.manager.query(
      `SELECT count(*)::int AS count FROM one_time_link
       WHERE account_id = $1 AND purpose = 'reset-password' AND made_by IS NULL AND created_at > now() - interval '1 hour'`,
      [id],
    );
    if (count >= PER_PERSON) return;
    const link = await makeOneTimeLink(tx, id, 'reset-password');
    await this.mails.write(tx, {
      kind: 'reset-password',
      key: `reset-password ${link.id}`,
      to: { name, address: email },
      parameters: { name, path: link.path },
      accountId: id,
      usefulUntil: link.expiresAt,
    });
  }
}
