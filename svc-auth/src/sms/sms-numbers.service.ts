import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import {
  type askSmsCode,
  type CallAnswer,
  type CallBody,
  type chooseSms,
  type confirmSmsNumber,
  DONE,
  type forgetSmsNumber,
  type getSmsNumber,
  MINUTE_MS,
  SMS_CODE_MINUTES,
  SMS_CODE_SPACING_SECONDS,
  SMS_CODE_TRIES,
  SMS_CODES_PER_HOUR,
  toMobileNumber,
} from '@cleaning/contracts';
import {
  type Caller,
  databaseNow,
  ENVIRONMENT,
  type Environment,
  findLocked,
  getCurrentRequestId,
  getNow,
  HourlyLimit,
  hashSha256,
  insertOnce,
  lockRow,
  refuse,
  refuseField,
  Sealing,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, type Repository } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { Account } from '../accounts/account.entity.js';
import type { environment } from '../environment.js';
import { findKnownLanguage } from '../languages/known-language.js';
import { getTranslation } from '../languages/translations.js';
import { formatPlace } from '../sealing/sealed-details.service.js';
import { SmsMessage, SmsNumber } from './sms.entity.js';
import { SmsSender } from './sms-sender.service.js';

interface CodeContent {
  readonly number: string;
  readonly code: string;
}

const toContentPlace = (id: string): string => formatPlace('sms_message', id, 'content');
const toNumberPlace = (accountId: string): string => formatPlace('sms_number', accountId, 'number');
const toAskedPlace = (accountId: string): string => formatPlace('sms_number', accountId, 'asked');

/** Opens the number and the code of a message. */
export const openContent = (sealing: Sealing, id: string, content: string): CodeContent =>
  JSON.parse(sealing.open(content, toContentPlace(id)));

/** Opens a person's confirmed number. */
export const openNumber = (sealing: Sealing, accountId: string, number: string): string =>
  sealing.open(number, toNumberPlace(accountId));

export function formatCodeMessage(code: string, language: string): string {
  const i18n = getTranslation(findKnownLanguage(language));
  return i18n._('sms.code', { code, minutes: SMS_CODE_MINUTES });
}

const NO_CODE = { asked: '', codeDigest: '', askedAt: null, expiresAt: null, tries: 0 } as const;

/** People's mobile numbers. Unconfirmed ones only get codes. */
@Injectable()
export class SmsNumbers {
  private readonly key: Buffer;

  constructor(
    @InjectRepository(SmsNumber) private readonly numbers: Repository<SmsNumber>,
    @InjectRepository(Account) private readonly accounts: Repository<Account>,
    private readonly transactions: Transactions,
    private readonly sealing: Sealing,
    private readonly limit: HourlyLimit,
    private readonly sender: SmsSender,
    @Inject(ENVIRONMENT) env: Environment<typeof environment>,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', env.DATA_KEY, '', 'cleaning:sms-codes', 32));
  }

  async get({ id }: Caller): Promise<CallAnswer<typeof getSmsNumber>> {
    const kept = await this.numbers.findOneBy({ accountId: id });
    const account = await this.accounts.findOneByOrFail({ id });
    const isValid = kept !== null && isEnterable(kept);
    return {
      available: this.sender.gateway !== undefined,
      number: kept && kept.number !== '' ? openNumber(this.sealing, id, kept.number) : '',
      enabled: kept?.enabled ?? false,
      asked: isValid ? this.sealing.open(kept.asked, toAskedPlace(id)) : '',
      proposed: toMobileNumber(account.contactNo) ?? '',
    };
  }

  /** Sends a code, once for concurrent requests with the same number. Throws 409 without a gateway, 429. */
  async ask({ id }: Caller, { number }: CallBody<typeof askSmsCode>): Promise<CallAnswer<typeof askSmsCode>> {
    if (!this.sender.gateway) throw refuse('sms_not_set');
    await this.transactions.run(async (tx) => {
      await insertOnce(tx.manager, SmsNumber, { accountId: id });
      const kept = await lockRow(tx.manager, SmsNumber, { accountId: id }, 'unauthenticated');
      if (this.wasJustAsked(kept, number)) return;
      await this.takeShare(tx, `sms-person ${id}`);
      await this.takeShare(tx, `sms-number ${hashSha256(number)}`);
      await this.sendCode(tx, id, number);
    });
    return DONE;
  }

  /** Throws 400 for a code that is wrong, used, over or guessed too often. */
  async confirm(
    { id }: Caller,
    { code }: CallBody<typeof confirmSmsNumber>,
  ): Promise<CallAnswer<typeof confirmSmsNumber>> {
    const isRight = await this.transactions.run(async ({ manager }) => {
      // Locked, so that two concurrent entries count as two.
      const kept = await findLocked(manager, SmsNumber, { accountId: id });
      if (!kept || !isEnterable(kept)) return false;
      const [given, stored] = [Buffer.from(this.computeDigest(id, code)), Buffer.from(kept.codeDigest)];
      if (given.length !== stored.length || !timingSafeEqual(given, stored)) {
        await manager.update(SmsNumber, { accountId: id }, { tries: kept.tries + 1 });
        return false;
      }
      const number = this.sealing.seal(this.sealing.open(kept.asked, toAskedPlace(id)), toNumberPlace(id));
      const confirmed = { number, confirmedAt: databaseNow, enabled: true };
      await manager.update(SmsNumber, { accountId: id }, Object.assign(confirmed, NO_CODE));
      return true;
    });
    if (!isRight) throw refuseField('code', 'sms_code_wrong');
    return DONE;
  }

  /** Throws 409 before a number is confirmed. */
  async choose({ id }: Caller, { enabled }: CallBody<typeof chooseSms>): Promise<CallAnswer<typeof chooseSms>> {
    const { affected } = await this.transactions.run(({ manager }) =>
      manager.update(SmsNumber, { accountId: id, confirmedAt: Not(IsNull()) }, { enabled }),
    );
    if (affected !== 1) throw refuse('sms_number_unconfirmed');
    return DONE;
  }

  async forget({ id }: Caller): Promise<CallAnswer<typeof forgetSmsNumber>> {
    await this.transactions.run(({ manager }) => manager.delete(SmsNumber, { accountId: id }));
    return DONE;
  }

  private wasJustAsked(kept: SmsNumber, number: string): boolean {
    if (!isEnterable(kept) || kept.askedAt === null) return false;
    const isRecent = kept.askedAt.getTime() > getNow().getTime() - SMS_CODE_SPACING_SECONDS * 1000;
    return isRecent && this.sealing.open(kept.asked, toAskedPlace(kept.accountId)) === number;
  }

  private async takeShare(tx: Transaction, key: string): Promise<void> {
    const wait = await this.limit.takeIn(tx, key, SMS_CODES_PER_HOUR);
    if (wait > 0) throw refuse('too_many_sms_codes', { retry_after: wait });
  }

  private async sendCode(tx: Transaction, accountId: string, number: string): Promise<void> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const expiresAt = new Date(getNow().getTime() + SMS_CODE_MINUTES * MINUTE_MS);
    await tx.manager.update(
      SmsNumber,
      { accountId },
      {
        asked: this.sealing.seal(number, toAskedPlace(accountId)),
        codeDigest: this.computeDigest(accountId, code),
        askedAt: getNow(),
        expiresAt,
        tries: 0,
      },
    );
    const id = uuidv7();
    await tx.manager.insert(SmsMessage, {
      id,
      accountId,
      content: this.sealing.seal(JSON.stringify({ number, code }), toContentPlace(id)),
      expiresAt,
      requestId: getCurrentRequestId() ?? null,
    });
    tx.notifyQueue('sms_message');
  }

  /** Keyed: with the table alone, all six-digit codes could be tried quickly. */
  private computeDigest(accountId: string, code: string): string {
    return createHmac('sha256', this.key).update(`${accountId} ${code}`).digest('hex');
  }
}

/** True if a code can still be entered. */
const isEnterable = ({ asked, expiresAt, tries }: SmsNumber): boolean =>
  asked !== '' && expiresAt !== null && expiresAt.getTime() > getNow().getTime() && tries < SMS_CODE_TRIES;
