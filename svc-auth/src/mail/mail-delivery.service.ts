import {
  byDatabaseClock,
  ENVIRONMENT,
  type Environment,
  olderThan,
  Sealing,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { In } from 'typeorm';
import type { environment } from '../environment.js';
import { MailMessage, RefusedAddress } from './mail.entity.js';
import { type ClaimedMail, claimMail, tryMailLater } from './mail.queries.js';
import { codeOf, pauseSeconds, type SendError, verdictOf } from './mail-rules.js';
import { isMailKind, mailText } from './mail-texts.js';
import { MailTransport } from './mail-transport.service.js';
import { addressDigest, contentPlace, type MailContent } from './mails.service.js';
import { type Attachment, PayAttachments } from './pay-attachments.service.js';
import { QuoteAttachments } from './quote-attachments.service.js';

type Outcome = 'sent' | 'refused' | 'given-up';

class UnknownKind extends Error implements SendError {
  readonly code = 'EKIND';
}

/** Above the timeouts of an attempt: whoever claimed a message that long ago has ended. */
const CLAIM_MINUTES = 30;
/** An hour and a half, by the pauses between attempts. The person finds the documents in the app too. */
const ATTEMPTS_WITH_DOCUMENTS = 9;
/** How long the state of a finished message is kept. */
const KEPT_DAYS = 90;

/** Sends single messages. The states in the database decide, so that a repeated job sends nothing twice. */
@Injectable()
export class MailDelivery {
  private readonly logger = new Logger(MailDelivery.name);
  /** Results of attempts that could not be stored yet, by message. */
  private readonly unstored = new Map<string, () => Promise<void>>();

  constructor(
    private readonly transactions: Transactions,
    private readonly sealing: Sealing,
    private readonly transport: MailTransport,
    private readonly payAttachments: PayAttachments,
    private readonly quoteAttachments: QuoteAttachments,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  /** Makes one attempt at a message that waits; does nothing otherwise. Throws when the database cannot be reached. */
  async attempt(id: string): Promise<void> {
    const claimed = await this.claim(id);
    if (!claimed) return;
    if (claimed.over) return this.finish(id, 'given-up', 'EXPIRED');
    const content = JSON.parse(this.sealing.open(claimed.content, contentPlace(id))) as MailContent;
    const result = await this.send(claimed, content).then(
      () => () => this.accepted(id, content),
      (error: SendError) => () => this.failed(claimed, content, error),
    );
    this.unstored.set(id, result);
    await this.store(id, result);
  }

  /** Stores the results that could not be stored before; then looks for attempts of services that ended. */
  async recover(): Promise<void> {
    for (const [id, result] of this.unstored) await this.store(id, result);
    const unsure = await this.transactions.runWithoutWaiting(async ({ manager, announce }) => {
      const ended = await manager
        .createQueryBuilder()
        .update(MailMessage)
        .set({ state: 'unsure', content: '', finishedAt: byDatabaseClock, lastError: 'INTERRUPTED' })
        .where({ state: 'sending', claimedAt: olderThan(CLAIM_MINUTES, 'mins') })
        .returning('id')
        .execute();
      const rows = ended.raw as { id: string }[];
      for (const { id } of rows) announce('mail', id);
      return rows;
    });
    for (const { id } of unsure) this.logger.error({ msg: 'Whether a mail was sent is not known', mail: id });
  }

  /** Deletes finished messages after KEPT_DAYS. */
  async deleteOld(): Promise<void> {
    await this.transactions.runWithoutWaiting(({ manager }) =>
      manager.delete(MailMessage, { finishedAt: olderThan(KEPT_DAYS, 'days') }),
    );
  }

  private async send(claimed: ClaimedMail, { to, parameters }: MailContent): Promise<void> {
    const { id, kind } = claimed;
    // A newer version that runs beside this one has written it.
    if (!isMailKind(kind)) throw new UnknownKind();
    // The template's libraries are loaded with the first message.
    const { renderMail } = await import('./mail-template.js');
    const attachments = await this.attachments(claimed, parameters);
    const text = mailText(kind, attachments.length > 0 ? parameters : { ...parameters, documents: [] });
    const siteUrl = this.env.SITE_URL;
    const unsubscribeUrl = text.unsubscribe ? `${siteUrl}${text.unsubscribe}` : undefined;
    const page = renderMail({ text, siteUrl, unsubscribeUrl });
    await this.transport.send({ id, to, subject: text.subject, unsubscribeUrl, attachments, ...page });
  }

  /**
   * The documents of a payment, or a quote; none when they could not be read in many attempts, because the message matters more.
   * Throws a SendError when they cannot be read now.
   */
  private async attachments(
    { id, account_id, attempts }: ClaimedMail,
    parameters: MailContent['parameters'],
  ): Promise<Attachment[]> {
    try {
      if ('quote_id' in parameters) return await this.quoteAttachments.read(parameters.quote_id);
      if (account_id === null || !('documents' in parameters) || !parameters.documents) return [];
      return await this.payAttachments.read(account_id, parameters.documents);
    } catch (error) {
      if (attempts < ATTEMPTS_WITH_DOCUMENTS) throw error;
      this.logger.error({ msg: 'A mail goes without its documents', mail: id });
      return [];
    }
  }

  private claim(id: string): Promise<ClaimedMail | undefined> {
    return this.transactions.runWithoutWaiting(({ manager }) => claimMail(manager, id));
  }

  private async failed({ id, attempts }: ClaimedMail, { to }: MailContent, error: SendError): Promise<void> {
    const [verdict, code] = [verdictOf(error), codeOf(error)];
    this.logger.warn({ msg: 'A mail was not accepted', mail: id, code, verdict, attempts });
    if (verdict !== 'later') return this.finish(id, 'refused', code, verdict === 'address' ? to.address : undefined);
    await this.transactions.runWithoutWaiting(({ manager, announce }) => {
      announce('mail', id);
      return tryMailLater(manager, id, { error: code, seconds: pauseSeconds(attempts) });
    });
  }

  private async store(id: string, result: () => Promise<void>): Promise<void> {
    await result();
    this.unstored.delete(id);
  }

  private async accepted(id: string, { to }: MailContent): Promise<void> {
    await this.finish(id, 'sent', '');
    await this.transactions.runWithoutWaiting(async ({ manager, announce }) => {
      const { affected } = await manager.delete(RefusedAddress, { digest: addressDigest(to.address) });
      if (affected) announce('account', '');
    });
    this.logger.log({ msg: 'A mail was sent', mail: id });
  }

  private finish(id: string, state: Outcome, code: string, refusedAddress?: string): Promise<void> {
    return this.transactions.runWithoutWaiting(async ({ manager, announce }) => {
      announce('mail', id);
      await manager.update(
        MailMessage,
        { id, state: In(['sending', 'unsure']) },
        { state, content: '', finishedAt: byDatabaseClock, lastError: code },
      );
      if (!refusedAddress) return;
      const refused = { digest: addressDigest(refusedAddress), code, refusedAt: byDatabaseClock };
      await manager.upsert(RefusedAddress, refused, ['digest']);
      // The page of the person says so.
      announce('account', '');
    });
  }
}
