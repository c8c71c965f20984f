import {
  type CallAnswer,
  type CallBody,
  type CallQuery,
  type ClientQuote,
  formatAmount,
  getBusinessToday,
  type getClientPage,
  type listClientDocuments,
  type printClientDocument,
} from '@cleaning/contracts';
import {
  type ClientSession,
  type CommonEnvironment,
  ENVIRONMENT,
  getNow,
  inFuture,
  recordAudit,
  refuse,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { MailedPapers } from '../document-mail/mailed-papers.service.js';
import { Quote, QuotePdf } from '../quotes/quote.entity.js';
import { QuoteLink } from '../quotes/quote-link.entity.js';
import { QuoteLinks } from '../quotes/quote-links.service.js';
import { PAGE_STATES } from '../quotes/quote-page.service.js';
import { formatQuoteNumber, getState } from '../quotes/quote-rules.js';
import { toSubject } from '../quotes/quote-store.js';
import { BankDetails } from '../settings/bank-details.service.js';
import { Settings } from '../settings/settings.service.js';
import {
  findClientDocument,
  findClientDocuments,
  findClientRefunds,
  findOwedByClient,
} from './client-documents.queries.js';
import { ClientSessionRow } from './client-session.entity.js';
import { findContacts } from './client-session.queries.js';
import { toClientDocument } from './document-pages.service.js';

interface PrintedDocument {
  readonly name: string;
  readonly pdf: Buffer;
}

/** A client's invoices and quotes for their contacts. The session alone decides whose they are. */
@Injectable()
export class ClientDocuments {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly settings: Settings,
    private readonly bank: BankDetails,
    private readonly papers: MailedPapers,
    private readonly quoteLinks: QuoteLinks,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  async getPage(client: ClientSession): Promise<CallAnswer<typeof getClientPage>> {
    const { manager } = this;
    const [contacts, owed, refunds, { supplier }, bank, session] = await Promise.all([
      findContacts(manager, client.contactEmail),
      findOwedByClient(manager, client.clientId, this.today()),
      findClientRefunds(manager, client.clientId),
      this.settings.get(),
      this.bank.getInForce(),
      manager.findOneByOrFail(ClientSessionRow, { id: client.sessionId }),
    ]);
    const { name, abn, telephone, email } = supplier;
    return {
      client_id: client.clientId,
      client_name: client.clientName,
      contact_name: client.contactName,
      clients: contacts.map(({ client_id, client_name }) => ({ client_id, client_name })),
      open: formatAmount(owed.open),
      overdue: formatAmount(owed.overdue),
      credit: formatAmount(owed.credit),
      refunds: refunds.map(({ day, cents }) => ({ day, amount: formatAmount(cents) })),
      company: { name, abn, telephone, email },
      bank,
      ends_at: session.endsAt.toISOString(),
    };
  }

  async list(
    { clientId }: ClientSession,
    paging: CallQuery<typeof listClientDocuments>,
  ): Promise<CallAnswer<typeof listClientDocuments>> {
    const { total, rows } = await findClientDocuments(this.manager, clientId, paging);
    return { total, rows: rows.map((row) => toClientDocument(row, row)) };
  }

  /** Throws 404 for another client's, and for one that was not sent. */
  async print(client: ClientSession, { kind, number }: CallBody<typeof printClientDocument>): Promise<PrintedDocument> {
    const found = await findClientDocument(this.manager, client.clientId, { kind, number, id: null });
    if (!found) throw refuse('no_such_document');
    const printed = await this.papers.print(found);
    await this.transactions.run((tx) =>
      recordAudit(tx, {
        actor: { id: '', name: client.contactName },
        action: 'document.opened',
        subject: { kind: 'invoice', id: found.id, name: found.number },
        details: { by: 'client page', client: client.clientName },
      }),
    );
    return printed;
  }

  async listQuotes({ clientId }: ClientSession): Promise<ClientQuote[]> {
    const { manager } = this;
    const quotes = await manager.find(Quote, {
      where: { clientId, state: Not(In(['draft', 'replaced'])), sentAt: Not(IsNull()) },
      order: { sentAt: 'DESC', id: 'DESC' },
      take: 50,
    });
    const links = await manager.findBy(QuoteLink, {
      quoteId: In(quotes.map(({ id }) => id)),
      revokedAt: IsNull(),
      expiresAt: inFuture(),
    });
    return quotes.flatMap((quote) => {
      const state = getState(quote, this.today());
      if (state === 'draft' || !quote.sentAt) return [];
      const link = links.find((each) => each.quoteId === quote.id && this.quoteLinks.isOpenedByPath(each));
      return [
        {
          quote_id: quote.id,
          number: formatQuoteNumber(quote.number),
          version: quote.version,
          state: PAGE_STATES[state],
          sent_on: getBusinessToday(this.env.BUSINESS_TZ, quote.sentAt),
          valid_until: quote.validUntil,
          path: link ? this.quoteLinks.getPath(link.id) : '',
        },
      ];
    });
  }

  /** Throws 404 for another client's. */
  async getQuotePdf(client: ClientSession, id: string): Promise<PrintedDocument> {
    const { manager } = this;
    const quote = await manager.findOneBy(Quote, {
      id,
      clientId: client.clientId,
      state: Not(In(['draft', 'replaced'])),
    });
    const pdf = quote && (await manager.findOneBy(QuotePdf, { quoteId: id }));
    if (!pdf) throw refuse('no_such_quote_of_client');
    await this.transactions.run((tx) =>
      recordAudit(tx, {
        actor: { id: '', name: client.contactName },
        action: 'document.opened',
        subject: toSubject(quote),
        details: { by: 'client page', client: client.clientName },
      }),
    );
    return { name: `${formatQuoteNumber(quote.number)}-${quote.version}.pdf`, pdf: pdf.content };
  }

  private today(): string {
    return getBusinessToday(this.env.BUSINESS_TZ, getNow());
  }
}
