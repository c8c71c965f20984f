import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  type AnswerOf,
  type askClientCode,
  type BodyOf,
  CLIENT_CODE_MINUTES,
  CLIENT_CODE_TRIES,
  CLIENT_CODES_OF_STRANGERS_PER_HOUR,
  CLIENT_CODES_PER_HOUR,
  CLIENT_SESSION_HOURS,
  CLIENT_TOKEN,
  CLIENT_WRONG_CODES_PER_DAY,
  type enterClientCode,
  type StateOf,
} from '@cleaning/contracts';
import {
  byDatabaseClock,
  countedAddress,
  ENVIRONMENT,
  HourlyLimit,
  IntervalRuns,
  InvalidInput,
  olderThan,
  ReadsState,
  raiseNotice,
  recordAudit,
  type States,
  sha256Of,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { v4, v7 } from 'uuid';
import { ClientCode, ClientWrongCode, EarlierClientCode, StoredClientSession } from './client-session.entity.js';
import { contactsWith, isGuessed, isKnownBrowser, takeAskedCodes, takeGuessed } from './client-session.queries.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Requests and entered codes of one connection in an hour. An office shares an address. */
const PER_CONNECTION = 60;
/** For requests that a process left when it ended. */
const POLL_MS = 15_000;
/** Its own requests: after the answer, whose time shows nothing of what is done then. */
const AFTER_MS = 300;
const BATCH = 20;
const JOB = 'codes for the client’s page';
const DIGITS = 6;
/** So long after its end a session is kept, and its browser known. */
export const SESSION_DAYS = 30;
/** For a code of an unknown browser, once somebody guesses codes of the client. */
const TRIES_WHILE_GUESSED = 1;

const NO_CODE = 'This code is wrong or over. Please look at our newest message, or ask for a new code.';
const NO_BROWSER = 'A code only works in the browser that asked for it. Ask for a new code here.';

/** Who asks for a code or enters one. */
export interface AskingBrowser {
  /** The value of its cookie; '' without one. */
  readonly cookie: string;
  readonly ip: string | undefined;
}

/** Codes for the client's page: asked for, mailed to contacts, entered. */
@Injectable()
export class ClientCodes {
  private readonly key: Buffer;

  constructor(
    @InjectRepository(ClientCode) private readonly codes: Repository<ClientCode>,
    private readonly transactions: Transactions,
    private readonly limit: HourlyLimit,
    private readonly runs: IntervalRuns,
    @Inject(ENVIRONMENT) environment: Record<string, unknown>,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', String(environment.AUTH_SECRET), '', 'cleaning:client-codes', 32));
  }

  @Interval(POLL_MS)
  onInterval(): Promise<void> {
    return this.runs.run(JOB, () => this.work());
  }

  /**
   * Only keeps the request, whoever's the address is, so that neither the answer nor its time depends on it. Throws TooManyRequests by
   * connection alone; too many for one address are answered alike, and mail nothing.
   */
  async ask(
    { email }: BodyOf<typeof askClientCode>,
    { cookie, ip }: AskingBrowser,
  ): Promise<AnswerOf<typeof askClientCode>> {
    await this.limit.takeOfConnection('connection', ip, PER_CONNECTION);
    const address = email.toLowerCase();
    const browserHash = sha256Of(cookie);
    if (await this.mayMail(address, browserHash, ip)) {
      const id = v4();
      const row = {
        email: address,
        browserHash,
        id,
        codeHash: this.hashOf(id, this.codeOf(id)),
        tries: 0,
        maxTries: CLIENT_CODE_TRIES,
        expiresAt: new Date(Date.now() + CLIENT_CODE_MINUTES * MINUTE_MS),
        lookedAt: null,
        usedAt: null,
      };
      await this.transactions.runWithoutWaiting(({ manager }) =>
        manager.upsert(ClientCode, row, ['email', 'browserHash']),
      );
      this.runs.ask(JOB, AFTER_MS, () => this.work());
    }
    return { status: 'done' };
  }

  /** Throws InvalidInput for any code that does not open a session, TooManyRequests. */
  async enter(
    { email, code }: BodyOf<typeof enterClientCode>,
    { cookie, ip }: AskingBrowser,
  ): Promise<AnswerOf<typeof enterClientCode>> {
    await this.limit.takeOfConnection('connection', ip, PER_CONNECTION);
    if (cookie === '') throw new InvalidInput([{ field: 'code', msg: NO_BROWSER }], NO_BROWSER);
    const token = `${CLIENT_TOKEN}${randomBytes(32).toString('base64url')}`;
    const endsAt = new Date(Date.now() + CLIENT_SESSION_HOURS * HOUR_MS);
    const given = { email: email.toLowerCase(), browserHash: sha256Of(cookie), code };
    const isBegun = await this.transactions.run((tx) => this.begin(tx, given, token, endsAt));
    if (isBegun) return { token, ends_at: endsAt.toISOString() };
    this.runs.ask(JOB, AFTER_MS, () => this.work());
    throw new InvalidInput([{ field: 'code', msg: NO_CODE }], NO_CODE);
  }

  /**
   * Looks which of the codes that were asked for are contacts', and lets those be mailed; tells admins of clients whose codes somebody
   * guesses; deletes old codes and sessions.
   */
  async work(): Promise<void> {
    await this.codes.delete({ expiresAt: olderThan(1, 'hours') });
    await this.codes.manager.delete(EarlierClientCode, { expiresAt: olderThan(1, 'hours') });
    await this.codes.manager.delete(ClientWrongCode, { at: olderThan(1, 'days') });
    await this.codes.manager.delete(StoredClientSession, { endsAt: olderThan(SESSION_DAYS, 'days') });
    while ((await this.transactions.runWithoutWaiting((tx) => this.batch(tx))) === BATCH);
    await this.transactions.runWithoutWaiting((tx) => this.tellOfGuessing(tx));
  }

  @ReadsState('client-code')
  async states(ids: readonly string[]): Promise<States<'client-code'>> {
    const codes = await this.codes.findBy({ id: In(ids) });
    const states = codes.map(async ({ id, email, expiresAt, usedAt }) => {
      const [contact] = await contactsWith(this.codes.manager, email);
      if (!contact || usedAt || expiresAt.getTime() < Date.now()) return [];
      const state: StateOf<'client-code'> = {
        to: { name: contact.contact_name, address: email },
        code: this.codeOf(id),
        until: expiresAt.toISOString(),
      };
      return [[id, state] as const];
    });
    return new Map((await Promise.all(states)).flat());
  }

  /**
   * A browser that was logged in with the address has its own five mails an hour, which nobody else can use up. Others share those of their
   * connection, and all of them together have a limit, so that nobody fills a mailbox.
   */
  private async mayMail(email: string, browserHash: string, ip: string | undefined): Promise<boolean> {
    const digest = sha256Of(email);
    if (await isKnownBrowser(this.codes.manager, email, browserHash))
      return (await this.limit.take(`browser ${digest} ${browserHash}`, CLIENT_CODES_PER_HOUR)) === 0;
    const connection = sha256Of(countedAddress(ip));
    if ((await this.limit.take(`mail ${digest} ${connection}`, CLIENT_CODES_PER_HOUR)) > 0) return false;
    return (await this.limit.take(`mail ${digest}`, CLIENT_CODES_OF_STRANGERS_PER_HOUR)) === 0;
  }

  private async batch(tx: Transaction): Promise<number> {
    const { manager } = tx;
    const asked = await takeAskedCodes(manager, BATCH);
    for (const { id, email, browser_hash } of asked) {
      const isContact = (await contactsWith(manager, email)).length > 0;
      const isLimited =
        isContact &&
        (await isGuessed(manager, email, CLIENT_WRONG_CODES_PER_DAY)) &&
        !(await isKnownBrowser(manager, email, browser_hash));
      const maxTries = isLimited ? TRIES_WHILE_GUESSED : CLIENT_CODE_TRIES;
      await manager.update(ClientCode, { id }, { lookedAt: byDatabaseClock, maxTries });
      if (isContact) tx.changed('client-code', id);
    }
    return asked.length;
  }

  private async tellOfGuessing(tx: Transaction): Promise<void> {
    for (const { client_id, client_name, wrong } of await takeGuessed(tx.manager, CLIENT_WRONG_CODES_PER_DAY))
      await raiseNotice(tx, {
        kind: 'client-codes-guessed',
        to: 'admins',
        parameters: { client_id, client: client_name, count: String(wrong) },
      });
  }

  /** A code is used up with the first right one, and over after its number of wrong ones. Before it was looked whose it is nobody has it. */
  private async begin(
    tx: Transaction,
    { email, browserHash, code }: { readonly email: string; readonly browserHash: string; readonly code: string },
    token: string,
    endsAt: Date,
  ): Promise<boolean> {
    const { manager } = tx;
    const where = { email, browserHash };
    // Locked: two entries at once count as two.
    const kept = await manager.findOne(ClientCode, { where, lock: { mode: 'pessimistic_write' } });
    if (!kept?.lookedAt || kept.usedAt || kept.expiresAt.getTime() < Date.now() || kept.tries >= kept.maxTries)
      return false;
    const [contact] = await contactsWith(manager, email);
    const [given, stored] = [Buffer.from(this.hashOf(kept.id, code)), Buffer.from(kept.codeHash)];
    if (given.length !== stored.length || !timingSafeEqual(given, stored) || !contact) {
      await manager.update(ClientCode, where, { tries: kept.tries + 1 });
      await manager.insert(ClientWrongCode, { id: v7(), email });
      return false;
    }
    await manager.update(ClientCode, where, { usedAt: byDatabaseClock });
    const id = v7();
    const tokenHash = sha256Of(token);
    await manager.insert(StoredClientSession, {
      id,
      tokenHash,
      clientId: contact.client_id,
      email,
      browserHash,
      endsAt,
      endedAt: null,
    });
    tx.announce('client', contact.client_id);
    await recordAudit(tx, {
      actor: { id: '', name: contact.contact_name },
      action: 'client-page.opened',
      subject: { kind: 'client', id: contact.client_id, name: contact.client_name },
      details: { email },
    });
    return true;
  }

  /** The database does not have the code: it follows from the random id with a key of this service's. */
  private codeOf(id: string): string {
    const number = createHmac('sha256', this.key).update(`code ${id}`).digest().readUIntBE(0, 6);
    return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
  }

  private hashOf(id: string, code: string): string {
    return createHmac('sha256', this.key).update(`hash ${id} ${code}`).digest('hex');
  }
}
