import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  type AnswerOf,
  type askClientCode,
  type BodyOf,
  CLIENT_CODE_MINUTES,
  CLIENT_CODE_TRIES,
  CLIENT_CODES_PER_HOUR,
  CLIENT_SESSION_HOURS,
  CLIENT_TOKEN,
  type enterClientCode,
  type StateOf,
} from '@cleaning/contracts';
import {
  byDatabaseClock,
  ENVIRONMENT,
  HourlyLimit,
  IntervalRuns,
  InvalidInput,
  olderThan,
  ReadsState,
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
import { ClientCode, StoredClientSession } from './client-session.entity.js';
import { contactsWith, takeAskedCodes } from './client-session.queries.js';

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
/** So long after its end a session is kept. */
const SESSION_DAYS = 30;

const NO_CODE = 'This code is wrong or over. Please look at our newest message, or ask for a new code.';

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
  async ask({ email }: BodyOf<typeof askClientCode>, ip: string | undefined): Promise<AnswerOf<typeof askClientCode>> {
    await this.limit.takeOfConnection('connection', ip, PER_CONNECTION);
    const address = email.toLowerCase();
    const digest = sha256Of(address);
    if ((await this.limit.take(`mail ${digest}`, CLIENT_CODES_PER_HOUR)) === 0) {
      const id = v4();
      const row = {
        ...{ email: address, id, codeHash: this.hashOf(id, this.codeOf(id)), tries: 0, lookedAt: null, usedAt: null },
        expiresAt: new Date(Date.now() + CLIENT_CODE_MINUTES * MINUTE_MS),
      };
      await this.transactions.runWithoutWaiting(({ manager }) => manager.upsert(ClientCode, row, ['email']));
      this.runs.ask(JOB, AFTER_MS, () => this.work());
    }
    return { status: 'done' };
  }

  /** Throws InvalidInput for any code that does not open a session, TooManyRequests. */
  async enter(
    { email, code }: BodyOf<typeof enterClientCode>,
    ip: string | undefined,
  ): Promise<AnswerOf<typeof enterClientCode>> {
    await this.limit.takeOfConnection('connection', ip, PER_CONNECTION);
    const token = `${CLIENT_TOKEN}${randomBytes(32).toString('base64url')}`;
    const endsAt = new Date(Date.now() + CLIENT_SESSION_HOURS * HOUR_MS);
    const isBegun = await this.transactions.run((tx) => this.begin(tx, email.toLowerCase(), code, token, endsAt));
    if (!isBegun) throw new InvalidInput([{ field: 'code', msg: NO_CODE }]);
    return { token, ends_at: endsAt.toISOString() };
  }

  /** Looks which of the codes that were asked for are contacts', and lets those be mailed; deletes old codes and sessions. */
  async work(): Promise<void> {
    await this.codes.delete({ expiresAt: olderThan(1, 'hours') });
    await this.codes.manager.delete(StoredClientSession, { endsAt: olderThan(SESSION_DAYS, 'days') });
    while ((await this.transactions.runWithoutWaiting((tx) => this.batch(tx))) === BATCH);
  }

  @ReadsState('client-code')
  async states(ids: readonly string[]): Promise<States<'client-code'>> {
    const codes = await this.codes.findBy({ id: In(ids) });
    const states = codes.map(async ({ id, email, expiresAt, usedAt }) => {
      const [contact] = await contactsWith(this.codes.manager, email);
      if (!contact || usedAt || expiresAt.getTime() < Date.now()) return [];
      const state: StateOf<'client-code'> = {
        to: { name: contact.contact_name, address: email },
        ...{ code: this.codeOf(id), until: expiresAt.toISOString() },
      };
      return [[id, state] as const];
    });
    return new Map((await Promise.all(states)).flat());
  }

  private async batch(tx: Transaction): Promise<number> {
    const asked = await takeAskedCodes(tx.manager, BATCH);
    for (const { id, email } of asked) {
      await tx.manager.update(ClientCode, { id }, { lookedAt: byDatabaseClock });
      if ((await contactsWith(tx.manager, email)).length > 0) tx.changed('client-code', id);
    }
    return asked.length;
  }

  /** A code is used up with the first right one, and over after CLIENT_CODE_TRIES wrong ones. */
  private async begin(tx: Transaction, email: string, code: string, token: string, endsAt: Date): Promise<boolean> {
    const { manager } = tx;
    // Locked: two entries at once count as two.
    const kept = await manager.findOne(ClientCode, { where: { email }, lock: { mode: 'pessimistic_write' } });
    if (!kept || kept.usedAt || kept.expiresAt.getTime() < Date.now() || kept.tries >= CLIENT_CODE_TRIES) return false;
    const [contact] = await contactsWith(manager, email);
    const given = Buffer.from(this.hashOf(kept.id, code));
    if (!timingSafeEqual(given, Buffer.from(kept.codeHash)) || !contact) {
      await manager.update(ClientCode, { email }, { tries: kept.tries + 1 });
      return false;
    }
    await manager.update(ClientCode, { email }, { usedAt: byDatabaseClock });
    const id = v7();
    const tokenHash = sha256Of(token);
    await manager.insert(StoredClientSession, {
      ...{ id, tokenHash, clientId: contact.client_id, email, endsAt, endedAt: null },
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
