import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type askClientCode,
  type CallAnswer,
  type CallBody,
  CLIENT_CODE_MINUTES,
  CLIENT_CODE_SPACING_MINUTES,
  CLIENT_CODE_TRIES,
  CLIENT_CODES_AT_ONCE,
  CLIENT_CODES_PER_HOUR,
  CLIENT_LINK,
  CLIENT_PAGE,
  CLIENT_SESSION_HOURS,
  CLIENT_TOKEN,
  CLIENT_WRONG_CODES_PER_DAY,
  type enterClientCode,
  type enterClientLink,
  HOUR_MS,
  MINUTE_MS,
  type OutgoingMail,
} from '@cleaning/contracts';
import {
  databaseNow,
  ENVIRONMENT,
  findLocked,
  getNow,
  HourlyLimit,
  hashSha256,
  IntervalRuns,
  olderThan,
  raiseNotice,
  recordAudit,
  refuseField,
  type States,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, type Repository } from 'typeorm';
import { v4, v7 } from 'uuid';
import { MailReach } from '../mail-reach/mail-reach.service.js';
import { ClientCode, ClientSessionRow, ClientWrongCode, EarlierClientCode } from './client-session.entity.js';
import {
  findContacts,
  isGuessed,
  isKnownBrowser,
  type OpenContact,
  takeAskedCodes,
  takeGuessed,
} from './client-session.queries.js';

/** Requests and entered codes of one connection in an hour. An office shares an address. */
const PER_CONNECTION = 60;
/** Handles requests left over from ended processes. */
const POLL_MS = 15_000;
/** Delay for a process's own requests: after the response, so that its time reveals nothing. */
const AFTER_MS = 300;
/** Maximum wait to learn whether mail is sent. */
const REACH_MS = 2000;
const BATCH = 20;
const JOB = 'codes for the client’s page';
const DIGITS = 6;
/** Days that a session is kept after its end, and its browser known. */
export const SESSION_DAYS = 30;
/** Tries for a code of an unknown browser once somebody is guessing the client's codes. */
const GUARDED_TRIES = 1;

/** Id and HMAC-SHA-256 of a link. */
const LINK = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/** The browser that requests or enters a code. */
export interface AskingBrowser {
  /** The value of its cookie; '' without one. */
  readonly cookie: string;
  readonly ip: string | undefined;
}

/** Login codes and links for the client's page: requested, mailed to contacts, entered. */
@Injectable()
export class ClientCodes {
  private readonly key: Buffer;

  constructor(
    @InjectRepository(ClientCode) private readonly codes: Repository<ClientCode>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly limit: HourlyLimit,
    private readonly runs: IntervalRuns,
    private readonly mailReach: MailReach,
    @Inject(ENVIRONMENT) environment: Record<string, unknown>,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', String(environment.AUTH_SECRET), '', 'cleaning:client-codes', 32));
  }

  @Interval(POLL_MS)
  onInterval(): Promise<void> {
    return this.runs.run(JOB, () => this.processCodes());
  }

  /**
   * Only stores the request, whether or not the address is a contact's, so that neither response nor timing reveals it.
   * Throws 429 by connection only. Too many requests for an address send no mail, but get the same response.
   */
  async ask(
    { email }: CallBody<typeof askClientCode>,
    { cookie, ip }: AskingBrowser,
  ): Promise<CallAnswer<typeof askClientCode>> {
    await this.limit.takeForConnection('connection', ip, PER_CONNECTION);
    const address = email.toLowerCase();
    const isKept = await this.transactions.runWithoutWaiting((tx) => this.keep(tx, address, hashSha256(cookie)));
    if (isKept) this.runs.runSoon(JOB, AFTER_MS, () => this.processCodes());
    return { status: 'done', was_mailed_before: !isKept, mail_reaches_people: await this.canMail() };
  }

  /** True while it cannot be known: the mail waits then too. */
  private canMail(): Promise<boolean> {
    const isReached = this.mailReach.reachesPeople().catch(() => true);
    return Promise.race([isReached, pause(REACH_MS, true, { ref: false })]);
  }

  /** Throws 400 for any code that does not open a session, 429. */
  async enter(
    { email, code }: CallBody<typeof enterClientCode>,
    { cookie, ip }: AskingBrowser,
  ): Promise<CallAnswer<typeof enterClientCode>> {
    await this.limit.takeForConnection('entry', ip, PER_CONNECTION);
    if (cookie === '') throw refuseField('code', 'client_code_browser');
    const given = { email: email.toLowerCase(), browserHash: hashSha256(cookie), code };
    const begun = await this.transactions.run((tx) => this.useCode(tx, given));
    if (begun) return begun;
    this.runs.runSoon(JOB, AFTER_MS, () => this.processCodes());
    throw refuseField('code', 'client_code_wrong');
  }

  /**
   * Links can't be guessed, so entering one isn't limited: only somebody who reads the contact's mail reaches the
   * database. Throws InvalidInput for a link that doesn't open a session.
   */
  async enterLink(
    { link }: CallBody<typeof enterClientLink>,
    cookie: string,
  ): Promise<CallAnswer<typeof enterClientLink>> {
    const [, id = '', given = ''] = LINK.exec(link) ?? [];
    const isOurs = timingSafeEqual(Buffer.from(given.padEnd(43)), Buffer.from(this.computeMac(id)));
    const begun = isOurs ? await this.transactions.run((tx) => this.useLink(tx, id, hashSha256(cookie))) : null;
    if (begun) return begun;
    throw refuseField('link', 'client_link_over');
  }

  /**
   * Finds requested codes that belong to contacts and queues their mails; notifies admins of clients whose codes are
   * being guessed; deletes old codes and sessions.
   */
  async processCodes(): Promise<void> {
    await this.codes.delete({ expiresAt: olderThan(1, 'hours') });
    await this.manager.delete(EarlierClientCode, { expiresAt: olderThan(1, 'hours') });
    await this.manager.delete(ClientWrongCode, { at: olderThan(1, 'days') });
    await this.manager.delete(ClientSessionRow, { endsAt: olderThan(SESSION_DAYS, 'days') });
    while ((await this.transactions.runWithoutWaiting((tx) => this.processBatch(tx))) === BATCH);
    await this.transactions.runWithoutWaiting((tx) => this.tellOfGuessing(tx));
  }

  /** By request id; none for used or expired codes. */
  async findOutgoingMails(ids: readonly string[]): Promise<States<'outgoing-mail'>> {
    const codes = await this.codes.findBy({ id: In(ids) });
    const mails = codes.map(async ({ id, email, expiresAt, usedAt }) => {
      const [contact] = await findContacts(this.manager, email);
      if (!contact || usedAt || expiresAt.getTime() < getNow().getTime()) return [];
      const mail: OutgoingMail = {
        kind: 'client-code',
        to: { name: contact.contact_name, address: email },
        parameters: {
          code: this.formatCode(id),
          path: `${CLIENT_PAGE}#${CLIENT_LINK}${id}.${this.computeMac(id)}`,
          until: expiresAt.toISOString(),
        },
        at: new Date(expiresAt.getTime() - CLIENT_CODE_MINUTES * MINUTE_MS).toISOString(),
      };
      return [[id, mail] as const];
    });
    return new Map((await Promise.all(mails)).flat());
  }

  /** Stores a request that may be mailed. Returns whether it may. */
  private async keep(tx: Transaction, email: string, browserHash: string): Promise<boolean> {
    if (!(await this.mayMail(tx, email, browserHash))) return false;
    const id = v4();
    const row = {
      email,
      browserHash,
      id,
      codeHash: this.computeHash(id, this.formatCode(id)),
      tries: 0,
      maxTries: CLIENT_CODE_TRIES,
      expiresAt: new Date(getNow().getTime() + CLIENT_CODE_MINUTES * MINUTE_MS),
      lookedAt: null,
      usedAt: null,
    };
    await tx.manager.upsert(ClientCode, row, ['email', 'browserHash']);
    return true;
  }

  /**
   * A browser that was logged in with the address has its own limit, which nobody else can use up. All others share
   * one, so that nobody can fill a mailbox: a few at once, then one every five minutes. Whoever gets none finds a mail
   * with a valid link in the mailbox. Connections aren't counted: a stranger on the client's connection could use up
   * the client's limit.
   */
  private async mayMail(tx: Transaction, email: string, browserHash: string): Promise<boolean> {
    const digest = hashSha256(email);
    const isOwn =
      (await isKnownBrowser(tx.manager, email, browserHash)) &&
      (await this.limit.takeIn(tx, `browser ${digest} ${browserHash}`, CLIENT_CODES_PER_HOUR)) === 0;
    if (isOwn) return true;
    const seconds = CLIENT_CODES_AT_ONCE * CLIENT_CODE_SPACING_MINUTES * 60;
    return (await this.limit.takeIn(tx, `mail ${digest}`, CLIENT_CODES_AT_ONCE, seconds)) === 0;
  }

  private async processBatch(tx: Transaction): Promise<number> {
    const { manager } = tx;
    const asked = await takeAskedCodes(manager, BATCH);
    for (const { id, email, browser_hash } of asked) {
      const isContact = (await findContacts(manager, email)).length > 0;
      const isLimited =
        isContact &&
        (await isGuessed(manager, email, CLIENT_WRONG_CODES_PER_DAY)) &&
        !(await isKnownBrowser(manager, email, browser_hash));
      const maxTries = isLimited ? GUARDED_TRIES : CLIENT_CODE_TRIES;
      await manager.update(ClientCode, { id }, { lookedAt: databaseNow, maxTries });
      if (isContact) tx.recordChange('outgoing-mail', id);
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

  /**
   * A code ends with the first right entry, or after its number of wrong ones. Before its owner is looked up, no entry
   * is right.
   */
  private async useCode(
    tx: Transaction,
    { email, browserHash, code }: { readonly email: string; readonly browserHash: string; readonly code: string },
  ): Promise<CallAnswer<typeof enterClientCode> | null> {
    const { manager } = tx;
    const where = { email, browserHash };
    // Locked, so that two concurrent entries count as two.
    const kept = await findLocked(manager, ClientCode, where);
    if (!kept?.lookedAt || kept.usedAt || kept.expiresAt.getTime() < getNow().getTime() || kept.tries >= kept.maxTries)
      return null;
    const [contact] = await findContacts(manager, email);
    const [given, stored] = [Buffer.from(this.computeHash(kept.id, code)), Buffer.from(kept.codeHash)];
    if (given.length !== stored.length || !timingSafeEqual(given, stored) || !contact) {
      await manager.update(ClientCode, where, { tries: kept.tries + 1 });
      await manager.insert(ClientWrongCode, { id: v7(), email });
      return null;
    }
    await manager.update(ClientCode, where, { usedAt: databaseNow });
    return this.begin(tx, contact, { email, browserHash });
  }

  /** Wrong codes do not end a link: a stranger's browser, for which it may have been mailed, could enter them. */
  private async useLink(
    tx: Transaction,
    id: string,
    browserHash: string,
  ): Promise<CallAnswer<typeof enterClientLink> | null> {
    const { manager } = tx;
    const kept = await findLocked(manager, ClientCode, { id });
    if (!kept || kept.usedAt || kept.expiresAt.getTime() < getNow().getTime()) return null;
    const { email } = kept;
    const [contact] = await findContacts(manager, email);
    if (!contact) return null;
    await manager.update(ClientCode, { id }, { usedAt: databaseNow });
    return this.begin(tx, contact, { email, browserHash });
  }

  /** @param browserHash of the browser that opens the page, which is known from now on */
  private async begin(
    tx: Transaction,
    contact: OpenContact,
    { email, browserHash }: { readonly email: string; readonly browserHash: string },
  ): Promise<CallAnswer<typeof enterClientCode>> {
    const token = `${CLIENT_TOKEN}${randomBytes(32).toString('base64url')}`;
    const endsAt = new Date(getNow().getTime() + CLIENT_SESSION_HOURS * HOUR_MS);
    await tx.manager.insert(ClientSessionRow, {
      id: v7(),
      tokenHash: hashSha256(token),
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
    return { token, ends_at: endsAt.toISOString() };
  }

  /** The database does not have the code: it follows from the random id with a key of this service's. */
  private formatCode(id: string): string {
    const number = createHmac('sha256', this.key).update(`code ${id}`).digest().readUIntBE(0, 6);
    return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
  }

  /** Makes a link's secret from its id, which others may know. */
  private computeMac(id: string): string {
    return createHmac('sha256', this.key).update(`link ${id}`).digest('base64url');
  }

  private computeHash(id: string, code: string): string {
    return createHmac('sha256', this.key).update(`hash ${id} ${code}`).digest('hex');
  }
}
