import { type CallAnswer, type CallBody, DONE, type Done, getBusinessToday, type sendQuote } from '@cleaning/contracts';
import {
  type Caller,
  type CommonEnvironment,
  databaseNow,
  ENVIRONMENT,
  getNow,
  hashSha256,
  RecentFactor,
  recordAudit,
  refuse,
  requireVersion,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { v7 } from 'uuid';
import { isContactsMail } from '../clients/invoice-mails.queries.js';
import { Logos } from '../logo/logos.service.js';
import { MailReach } from '../mail-reach/mail-reach.service.js';
import { getRate, Settings } from '../settings/settings.service.js';
import { Quote, QuotePdf } from './quote.entity.js';
import { QuoteLink, QuoteMail } from './quote-link.entity.js';
import { QuoteLinks } from './quote-links.service.js';
import { formatQuoteNumber } from './quote-rules.js';
import { getStoredQuote, lockQuote, moveEnquiry, requireUnaccepted, toSubject } from './quote-store.js';

/** A message about a quote; its defaults where the office has written nothing. */
const buildDefaultSubject = ({ number }: Pick<Quote, 'number'>): string => `Our quote ${formatQuoteNumber(number)}`;

/** Sends quotes, and makes and ends their links. */
@Injectable()
export class QuoteSending {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly recentFactor: RecentFactor,
    private readonly settings: Settings,
    private readonly logos: Logos,
    private readonly links: QuoteLinks,
    private readonly mailReach: MailReach,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  /** A draft as it would be sent today, otherwise the sent document. Throws 404. */
  async getPdf(id: string): Promise<{ name: string; content: Buffer }> {
    const quote = await getStoredQuote(this.manager, id);
    const sent = await this.manager.findOneBy(QuotePdf, { quoteId: id });
    const name = `${formatQuoteNumber(quote.number)}-${quote.version}.pdf`;
    return { name, content: sent?.content ?? (await this.createDocument(quote, true)).content };
  }

  /** Throws 404, 409 (no_mail_server among them), and step_up by mail to an address that is no contact's. */
  async send(admin: Caller, body: CallBody<typeof sendQuote>): Promise<CallAnswer<typeof sendQuote>> {
    // The document takes time, so it is written before the transaction, which only sends it if the draft is unchanged.
    const before = await getStoredQuote(this.manager, body.id);
    if (before.state !== 'draft') return { path: '' };
    if (body.channel === 'mail' && !(await isContactsMail(this.manager, before.clientId, before.email)))
      await this.recentFactor.require(admin.sessionId);
    if (body.channel === 'mail') await this.mailReach.require();
    const paper = await this.createDocument(before, false);
    return this.transactions.run(async (tx) => {
      const quote = await lockQuote(tx, body.id);
      // Sent twice.
      if (quote.state !== 'draft') return { path: '' };
      requireVersion(quote.edit, body.edit, 'changed');
      requireVersion(before.edit, body.edit, 'changed');
      await this.requireSendable(tx, quote, body);
      await tx.manager.update(Quote, { rootId: quote.rootId, state: 'sent' }, { state: 'replaced' });
      const { supplier, gstRate, content } = paper;
      const sent = { state: 'sent' as const, sentAt: databaseNow, changedAt: databaseNow };
      await tx.manager.update(Quote, { id: quote.id }, { ...sent, supplier, gstRate });
      const sha256 = hashSha256(content);
      await tx.manager.insert(QuotePdf, { quoteId: quote.id, content, sha256 });
      const linkId = await this.links.make(tx, quote);
      if (body.channel === 'mail') await this.sendMail(tx, quote, linkId, body);
      await moveEnquiry(tx, quote, 'quoted', admin.name);
      await recordAudit(tx, {
        actor: admin,
        action: 'quote.sent',
        subject: toSubject(quote),
        details: { channel: body.channel },
      });
      return { path: this.links.getPath(linkId) };
    });
  }

  /** A further link, for the office to give it to the client. Throws 404, 409. */
  createLink(admin: Caller, id: string): Promise<{ path: string }> {
    return this.transactions.run(async (tx) => {
      const quote = await lockQuote(tx, id);
      if (quote.state === 'draft') throw refuse('quote_not_sent');
      const linkId = await this.links.make(tx, quote);
      await recordAudit(tx, { actor: admin, action: 'quote.link-made', subject: toSubject(quote) });
      return { path: this.links.getPath(linkId) };
    });
  }

  /** Throws 404. */
  async revoke(admin: Caller, id: string): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const quote = await lockQuote(tx, id);
      const { affected } = await tx.manager.update(
        QuoteLink,
        { quoteId: id, revokedAt: IsNull() },
        { revokedAt: databaseNow },
      );
      if (!affected) return;
      await recordAudit(tx, { actor: admin, action: 'quote.links-revoked', subject: toSubject(quote) });
    });
    return DONE;
  }

  private async requireSendable(
    { manager }: Transaction,
    quote: Quote,
    body: CallBody<typeof sendQuote>,
  ): Promise<void> {
    const { gst_confirmed } = await this.settings.get(manager);
    if (!gst_confirmed) throw refuse('gst_not_confirmed');
    if (quote.validUntil < getBusinessToday(this.env.BUSINESS_TZ, getNow())) throw refuse('quote_last_day_over');
    if (body.channel === 'mail' && quote.email === '') throw refuse('quote_without_email');
    await requireUnaccepted(manager, quote);
    // A link of a version that was declined says that it was replaced, too.
    await manager.update(Quote, { rootId: quote.rootId, state: 'declined', id: Not(quote.id) }, { state: 'replaced' });
  }

  private async sendMail(
    tx: Transaction,
    quote: Quote,
    linkId: string,
    { subject, text }: CallBody<typeof sendQuote>,
  ): Promise<void> {
    const id = v7();
    await tx.manager.insert(QuoteMail, {
      id,
      quoteId: quote.id,
      linkId,
      kind: 'sent' as const,
      toName: quote.name,
      toAddress: quote.email,
      subject: subject || buildDefaultSubject(quote),
      text: text || `Hello ${quote.name},\nThank you for your interest. Here’s our quote.`,
    });
    tx.recordChange('outgoing-mail', id);
  }

  private async createDocument(quote: Quote, isDraft: boolean) {
    const settings = await this.settings.get();
    const { supplier } = settings;
    const gstRate = getRate(settings);
    // Loaded when needed: the fonts take memory.
    const { createQuotePdf } = await import('./quote-pdf.js');
    const date = getBusinessToday(this.env.BUSINESS_TZ, getNow());
    const content = await createQuotePdf(
      { quote, supplier, gstRate, date, isDraft },
      await this.logos.findLogo(supplier),
    );
    return { supplier, gstRate, content };
  }
}
