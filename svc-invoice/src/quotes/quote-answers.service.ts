import {
  buildFieldProblem,
  type CallBody,
  DONE,
  type Done,
  type decideQuote,
  getBusinessToday,
} from '@cleaning/contracts';
import {
  type Caller,
  type CommonEnvironment,
  databaseNow,
  ENVIRONMENT,
  getNow,
  InvalidInput,
  raiseNotice,
  recordAudit,
  refuse,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { Quote, QuoteAcceptance, QuotePdf } from './quote.entity.js';
import { QuoteMail } from './quote-link.entity.js';
import { QuoteLinks } from './quote-links.service.js';
import { formatQuoteName, formatQuoteNumber, getState } from './quote-rules.js';
import { lockQuote, moveEnquiry, toSubject } from './quote-store.js';

const CLIENT = { id: '', name: 'Client' };

type AcceptanceDetails = Pick<QuoteAcceptance, 'name' | 'role' | 'address' | 'enteredBy' | 'saidOn' | 'note'>;

/** Clients' answers to quotes, on the page or given to the office. Each quote is answered once. */
@Injectable()
export class QuoteAnswers {
  constructor(
    private readonly transactions: Transactions,
    private readonly links: QuoteLinks,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  /** On the page. Idempotent. Throws 404, 409. */
  accept(id: string, given: Pick<AcceptanceDetails, 'name' | 'role' | 'address'>, pdfSha256: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      const quote = await lockQuote(tx, id);
      if (quote.state === 'accepted') return;
      this.requireOpen(quote);
      const { sha256 } = await tx.manager.findOneByOrFail(QuotePdf, { quoteId: id });
      if (sha256 !== pdfSha256) throw refuse('quote_other_document');
      await this.keepAcceptance(tx, quote, sha256, { ...given, enteredBy: '', saidOn: null, note: '' }, CLIENT);
      await this.confirm(tx, quote);
      await this.tell(tx, quote, 'accepted', '');
    });
  }

  /** On the page. Idempotent. Throws 404, 409. */
  decline(id: string, reason: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      const quote = await lockQuote(tx, id);
      if (quote.state === 'declined') return;
      this.requireOpen(quote);
      await this.keepRefusal(tx, quote, reason, CLIENT);
      await this.tell(tx, quote, 'declined', reason);
    });
  }

  /** What the client has told the office. The office may take an answer after the last day. Throws 400, 404, 409. */
  async enter(admin: Caller, body: CallBody<typeof decideQuote>): Promise<Done> {
    const { id, decision, name, role, said_on, note } = body;
    if (said_on > getBusinessToday(this.env.BUSINESS_TZ, getNow()))
      throw new InvalidInput([buildFieldProblem('said_on', 'after_today')]);
    await this.transactions.run(async (tx) => {
      const quote = await lockQuote(tx, id);
      if (quote.state === decision) return;
      if (quote.state !== 'sent') throw refuse('quote_in_state', { state: quote.state });
      if (decision === 'declined') return this.keepRefusal(tx, quote, note, admin);
      const { sha256 } = await tx.manager.findOneByOrFail(QuotePdf, { quoteId: id });
      const given = { name, role, address: '', enteredBy: admin.name, saidOn: said_on || null, note };
      await this.keepAcceptance(tx, quote, sha256, given, admin);
    });
    return DONE;
  }

  private requireOpen(quote: Quote): void {
    const state = getState(quote, getBusinessToday(this.env.BUSINESS_TZ, getNow()));
    if (state === 'sent' || state === 'seen') return;
    if (state === 'expired') throw refuse('quote_expired', { day: quote.validUntil });
    if (state === 'replaced') throw refuse('quote_replaced_meanwhile');
    throw refuse('quote_decided', { state });
  }

  private async keepAcceptance(
    tx: Transaction,
    quote: Quote,
    pdfSha256: string,
    given: AcceptanceDetails,
    actor: Pick<Caller, 'id' | 'name'>,
  ): Promise<void> {
    const { manager } = tx;
    await manager.insert(QuoteAcceptance, { quoteId: quote.id, pdfSha256, ...given });
    await manager.update(
      Quote,
      { id: quote.id },
      { state: 'accepted', changedAt: databaseNow, ...(quote.seenAt ? {} : { seenAt: databaseNow }) },
    );
    // A draft of the next version can no longer be sent.
    await manager.delete(Quote, { rootId: quote.rootId, state: 'draft' });
    await moveEnquiry(tx, quote, 'won', actor.name);
    tx.announce('quote', quote.id);
    const details = { pdf_sha256: pdfSha256, ...(given.enteredBy === '' ? {} : { entered: 'by the office' }) };
    await recordAudit(tx, { actor, action: 'quote.accepted', subject: toSubject(quote), details });
  }

  private async keepRefusal(
    tx: Transaction,
    quote: Quote,
    declineReason: string,
    actor: Pick<Caller, 'id' | 'name'>,
  ): Promise<void> {
    await tx.manager.update(
      Quote,
      { id: quote.id },
      { state: 'declined', declinedAt: databaseNow, declineReason, changedAt: databaseNow },
    );
    tx.announce('quote', quote.id);
    await recordAudit(tx, { actor, action: 'quote.declined', subject: toSubject(quote) });
  }

  /** A mail to the client with the document that was accepted. */
  private async confirm(tx: Transaction, quote: Quote): Promise<void> {
    if (quote.email === '') return;
    const id = v7();
    await tx.manager.insert(QuoteMail, {
      id,
      quoteId: quote.id,
      linkId: await this.links.make(tx, quote),
      kind: 'accepted' as const,
      toName: quote.name,
      toAddress: quote.email,
      subject: `You accepted our quote ${formatQuoteNumber(quote.number)}`,
      text: '',
    });
    tx.recordChange('outgoing-mail', id);
  }

  private tell(tx: Transaction, quote: Quote, answer: 'accepted' | 'declined', reason: string): Promise<void> {
    const to = quote.company || quote.name;
    return raiseNotice(tx, {
      kind: 'quote-answered',
      to: 'admins',
      parameters: {
        quote_id: quote.id,
        quote: formatQuoteName(quote),
        to,
        answer,
        ...(reason === '' ? {} : { reason }),
      },
    });
  }
}
