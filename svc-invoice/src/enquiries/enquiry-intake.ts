import { createHash } from 'node:crypto';
import type { AnswerOf, BodyOf, sendEnquiry } from '@cleaning/contracts';
import {
  countedAddress,
  ENVIRONMENT,
  type Environment,
  HourlyLimit,
  raiseNotice,
  TooManyRequests,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import type { environment } from '../settings/settings.service.js';
import { Enquiry, NamedPhoto } from './enquiry.entity.js';
import { placeName } from './messages.js';

/** Messages to one address in an hour that visitors can cause. Whoever sends more is kept, and gets no further message. */
const MESSAGES_PER_HOUR = 3;
const MINUTE_SECONDS = 60;
const DONE = { status: 'done' } as const;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Takes requests for quotes from visitors. */
@Injectable()
export class EnquiryIntake {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly limit: HourlyLimit,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  /**
   * Keeps the enquiry, tells admins, and writes the message to the visitor, in one transaction. Throws TooManyRequests.
   * @param ip the address that it comes from
   */
  async take(body: BodyOf<typeof sendEnquiry>, ip: string | undefined): Promise<AnswerOf<typeof sendEnquiry>> {
    const { key, photos, website, ...fields } = body;
    // A program has filled in what people do not see. It shall not learn that nothing is kept.
    if (website !== undefined && website !== '') return DONE;
    if (await this.dataSource.manager.existsBy(Enquiry, { idempotency_key: key })) return DONE;
    await this.count(ip);
    const isConfirmed = fields.email !== '' && (await this.mayWriteTo(fields.email));
    const named = [...new Set(photos)];
    await this.transactions.run(async (tx) => {
      const id = v7();
      const { manager } = tx;
      const { raw } = await manager
        .createQueryBuilder()
        .insert()
        .into(Enquiry)
        .values({ id, idempotency_key: key, state: 'new', ...fields })
        .orIgnore()
        .returning('id')
        .execute();
      // The same was sent twice at once.
      if ((raw as unknown[]).length === 0) return;
      await manager.insert(
        NamedPhoto,
        named.map((photo_id, position) => ({ enquiry_id: id, photo_id, position })),
      );
      await raiseNotice(tx, { kind: 'enquiry', to: 'admins', parameters: { enquiry: id, place: placeName(fields) } });
      tx.announce('enquiry', id);
      if (named.length > 0) tx.changed('enquiry-photos', id);
      if (isConfirmed) tx.changed('enquiry-mail', id);
    });
    return DONE;
  }

  private async count(ip: string | undefined): Promise<void> {
    const { ENQUIRIES_PER_HOUR: ofOne, ENQUIRIES_PER_HOUR_IN_TOTAL: ofAll } = this.env;
    const waitSeconds =
      (await this.limit.take(`address ${digest(countedAddress(ip))}`, ofOne)) ||
      (await this.limit.take('total', ofAll));
    if (waitSeconds === 0) return;
    const minutes = Math.ceil(waitSeconds / MINUTE_SECONDS);
    throw new TooManyRequests(
      `Too many requests are being sent at the moment. Please call us, or try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
      waitSeconds,
    );
  }

  private async mayWriteTo(email: string): Promise<boolean> {
    return (await this.limit.take(`message ${digest(email.toLowerCase())}`, MESSAGES_PER_HOUR)) === 0;
  }
}
