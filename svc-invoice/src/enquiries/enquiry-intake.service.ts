import {
  type CallAnswer,
  type CallBody,
  DONE,
  type Done,
  getBusinessToday,
  sendEnquiry,
  type sendEnquiryForm,
  type sendFeedback,
} from '@cleaning/contracts';
import {
  ENVIRONMENT,
  type Environment,
  getCountedAddress,
  getCountedMailbox,
  getNow,
  HourlyLimit,
  hashSha256,
  insertOnce,
  Refusal,
  refuse,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { v5, v7 } from 'uuid';
import type { environment } from '../settings/settings.service.js';
import { findSecondsUntilRoom } from './enquiries.queries.js';
import { Enquiry, NamedPhoto } from './enquiry.entity.js';
import { lockMessages, tellOffice } from './office-messages.service.js';

/**
 * Messages to one mailbox in an hour. Further enquiries are stored without a message. svc-auth counts them together
 * with registrations.
 */
const MESSAGES_PER_HOUR = 3;
const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS;
/** What the contact form does not ask. */
const WITHOUT_PLACE = {
  place: 'other',
  size: '',
  frequency: 'unsure',
  timing: '',
  suburb: '',
  postcode: '',
  company: '',
  call_time: '',
} as const;

/** Namespace of the keys of forms without script; any fixed UUID. */
const FORMS = '7a0e5d3c-2f0b-4b53-9c0f-3f4f4f1c9b21';
/** The scripted page's request, used to validate the script-free form. */
const FORM_BODY = sendEnquiry.body as NonNullable<typeof sendEnquiry.body>;

type NewEnquiry = Omit<Enquiry, 'id' | 'state' | 'flood' | 'toldAt' | 'sentAt' | 'changedAt'>;

interface Message extends Pick<Enquiry, 'name' | 'email' | 'telephone' | 'subject' | 'text'> {
  /** Idempotency key. */
  readonly key: string;
}

/** Requests for quotes and contact form messages from visitors. */
@Injectable()
export class EnquiryIntake {
  constructor(
    @InjectRepository(Enquiry) private readonly enquiries: Repository<Enquiry>,
    private readonly transactions: Transactions,
    private readonly limit: HourlyLimit,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  /**
   * Stores the enquiry, notifies admins and mails the visitor, in one transaction. Above the total limit it is stored
   * as part of a flood, without messages. Throws 429.
   * @param ip address of the visitor
   */
  async take(body: CallBody<typeof sendEnquiry>, ip: string | undefined): Promise<CallAnswer<typeof sendEnquiry>> {
    const { key, photos, website, ...fields } = body;
    if (isFilledByProgram(website)) return DONE;
    return this.keep({ ...fields, kind: 'quote', subject: '', idempotencyKey: key }, photos, ip);
  }

  /** `take` for a page without script. Returns false if something is missing or invalid, or too many were sent. */
  async takeForm(body: CallBody<typeof sendEnquiryForm>, ip: string | undefined): Promise<boolean> {
    // The page has no key: an equal form on the same day is a repeat.
    const key = v5(JSON.stringify([getBusinessToday(this.env.BUSINESS_TZ, getNow()), body]), FORMS);
    const { success, data } = FORM_BODY.safeParse({ ...body, photos: [], key });
    if (!success) return false;
    try {
      await this.take(data, ip);
      return true;
    } catch (error) {
      if (error instanceof Refusal && error.status === 429) return false;
      throw error;
    }
  }

  /** `take` for a contact form message; the visitor gets no mail. Throws 429. */
  async takeFeedback(
    body: CallBody<typeof sendFeedback>,
    ip: string | undefined,
  ): Promise<CallAnswer<typeof sendFeedback>> {
    const { key, website, message, ...fields } = body;
    if (isFilledByProgram(website)) return DONE;
    return this.takeMessage({ ...fields, key, telephone: '', text: message }, ip);
  }

  /** The same from somebody whom a page knows: the contact of a client, or whoever a quote is for. Throws 429. */
  takeMessage({ key, ...message }: Message, ip: string | undefined): Promise<Done> {
    return this.keep({ ...WITHOUT_PLACE, ...message, kind: 'feedback', idempotencyKey: key }, [], ip);
  }

  private async keep(enquiry: NewEnquiry, photos: readonly string[], ip: string | undefined): Promise<Done> {
    if (await this.enquiries.existsBy({ idempotencyKey: enquiry.idempotencyKey })) return DONE;
    const flood = await this.isFlood(`address ${hashSha256(getCountedAddress(ip))}`);
    const isConfirmed =
      enquiry.kind === 'quote' && !flood && enquiry.email !== '' && (await this.mayWriteTo(enquiry.email));
    const named = [...new Set(photos)];
    await this.transactions.run(async (tx) => {
      const id = v7();
      const { manager } = tx;
      await lockMessages(tx);
      if (flood) await this.requireRoom(tx);
      const isNew = await insertOnce(manager, Enquiry, { id, state: 'new', flood, toldAt: null, ...enquiry });
      // A concurrent repeat.
      if (!isNew) return;
      await manager.insert(
        NamedPhoto,
        named.map((photoId, position) => ({ enquiryId: id, photoId, position })),
      );
      await tellOffice(tx);
      tx.announce('enquiry', id);
      if (named.length > 0) tx.recordChange('enquiry-photos', id);
      if (isConfirmed) tx.recordChange('outgoing-mail', id);
    });
    return DONE;
  }

  /**
   * True if the total limit is used up. An address may then add as many in a day as otherwise in an hour, so that few
   * addresses can't use up the flood limit. Throws 429 for an address over its limit.
   */
  private async isFlood(address: string): Promise<boolean> {
    const { ENQUIRIES_PER_HOUR: ofOne, ENQUIRIES_PER_HOUR_IN_TOTAL: ofAll } = this.env;
    refuseFor(await this.limit.take(address, ofOne));
    if ((await this.limit.take('total', ofAll)) === 0) return false;
    refuseFor(await this.limit.take(`flood ${address}`, ofOne, DAY_SECONDS));
    return true;
  }

  /** Throws 429 when a day's flood is full. */
  private async requireRoom({ manager }: Transaction): Promise<void> {
    const seconds = await findSecondsUntilRoom(manager, this.env.ENQUIRIES_IN_FLOOD_PER_DAY);
    if (seconds !== undefined) refuseFor(Math.max(1, seconds));
  }

  private async mayWriteTo(email: string): Promise<boolean> {
    return (await this.limit.take(`message ${hashSha256(getCountedMailbox(email))}`, MESSAGES_PER_HOUR)) === 0;
  }
}

/** True if a bot filled in the hidden field. It must not learn that nothing is stored. */
const isFilledByProgram = (website: unknown): boolean => website !== undefined && website !== '';

function refuseFor(waitSeconds: number): void {
  if (waitSeconds === 0) return;
  throw refuse('enquiries_busy', { retry_after: waitSeconds });
}
