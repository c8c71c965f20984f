import {
  type AnsweredQuoteLine,
  type acceptQuote,
  type askAboutQuote,
  type CallBody,
  computeAmounts,
  DONE,
  type Done,
  type declineQuote,
  formatAmount,
  getBusinessToday,
  type QuotePage,
  type QuotePageState,
  type QuoteState,
} from '@cleaning/contracts';
import {
  type CommonEnvironment,
  databaseNow,
  ENVIRONMENT,
  getNow,
  HourlyLimit,
  refuse,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, IsNull } from 'typeorm';
import { EnquiryIntake } from '../enquiries/enquiry-intake.service.js';
import { Quote, QuoteAcceptance, QuotePdf, type StoredLine } from './quote.entity.js';
import { QuoteAnswers } from './quote-answers.service.js';
import { QuoteLinks } from './quote-links.service.js';
import { formatQuoteNumber, getState } from './quote-rules.js';

/** Calls of one address in an hour. A page that is read, looked at and accepted makes four. */
const CALLS_PER_HOUR = 120;

export const PAGE_STATES: Readonly<Record<Exclude<QuoteState, 'draft'>, QuotePageState>> = {
  sent: 'accept',
  seen: 'accept',
  accepted: 'accepted',
  declined: 'declined',
  expired: 'expired',
  replaced: 'replaced',
};

/** A line in the form of the contract, with GST at a rate in hundredths of a percent. */
export function toAnsweredLine(line: StoredLine, gstRate: number): AnsweredQuoteLine {
  const { place, address, work, basis, schedule } = line;
  const { subTotal, gst, total } = computeAmounts(line.cents, gstRate);
  return {
    place,
    address,
    work,
    basis,
    schedule,
    price: formatAmount(subTotal),
    gst: formatAmount(gst),
    total: formatAmount(total),
  };
}

/** The page of a quote, for whoever has a link. */
@Injectable()
export class QuotePages {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly links: QuoteLinks,
    private readonly answers: QuoteAnswers,
    private readonly intake: EnquiryIntake,
    private readonly limit: HourlyLimit,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  /** Throws 404, 429. */
  async read(token: string, ip: string | undefined): Promise<QuotePage> {
    return this.getView(await this.getQuoteId(token, ip));
  }

  /** The client looks at it. Throws 404, 429. */
  async markSeen(token: string, ip: string | undefined): Promise<Done> {
    const id = await this.getQuoteId(token, ip);
    await this.transactions.run(async ({ manager, announce }) => {
      const { affected } = await manager.update(
        Quote,
        { id, state: 'sent', seenAt: IsNull() },
        { seenAt: databaseNow },
      );
      if (affected) announce('quote', id);
    });
    return DONE;
  }

  /** Throws 404, 409, 429. */
  async accept({ token, pdf_sha256, name, role }: CallBody<typeof acceptQuote>, ip = ''): Promise<QuotePage> {
    const id = await this.getQuoteId(token, ip);
    await this.answers.accept(id, { name, role, address: ip }, pdf_sha256);
    return this.getView(id);
  }

  /** Throws 404, 409, 429. */
  async decline({ token, reason }: CallBody<typeof declineQuote>, ip: string | undefined): Promise<QuotePage> {
    const id = await this.getQuoteId(token, ip);
    await this.answers.decline(id, reason);
    return this.getView(id);
  }

  /** The question is an enquiry, whose answer goes to whom the quote was sent to. Throws 404, 429. */
  async ask({ token, key, text }: CallBody<typeof askAboutQuote>, ip: string | undefined): Promise<Done> {
    const id = await this.getQuoteId(token, ip);
    const { number, name, email, telephone } = await this.manager.findOneByOrFail(Quote, { id });
    const subject = `Question about quote ${formatQuoteNumber(number)}`;
    return this.intake.takeMessage({ key, name, email, telephone, subject, text }, ip);
  }

  /** Throws 404, 429. */
  async getPdf(token: string, ip: string | undefined): Promise<{ name: string; content: Buffer }> {
    const { manager } = this;
    const id = await this.getQuoteId(token, ip);
    const [quote, pdf] = await Promise.all([
      manager.findOneByOrFail(Quote, { id }),
      manager.findOneByOrFail(QuotePdf, { quoteId: id }),
    ]);
    if (quote.state === 'replaced') throw refuse('quote_replaced');
    return { name: `${formatQuoteNumber(quote.number)}-${quote.version}.pdf`, content: pdf.content };
  }

  private async getQuoteId(token: string, ip: string | undefined): Promise<string> {
    await this.limit.takeForConnection('', ip, CALLS_PER_HOUR);
    const id = await this.links.findQuote(this.manager, token);
    if (id === null) throw refuse('link_not_valid');
    return id;
  }

  private async getView(id: string): Promise<QuotePage> {
    const { manager } = this;
    const [quote, acceptance, pdf] = await Promise.all([
      manager.findOneByOrFail(Quote, { id }),
      manager.findOneBy(QuoteAcceptance, { quoteId: id }),
      manager.findOneOrFail(QuotePdf, { select: { quoteId: true, sha256: true }, where: { quoteId: id } }),
    ]);
    const { supplier, gstRate, sentAt } = quote;
    const state = getState(quote, getBusinessToday(this.env.BUSINESS_TZ, getNow()));
    if (!supplier || gstRate === null || !sentAt || state === 'draft') throw refuse('link_not_valid');
    // A replaced quote no longer applies, so its contents are hidden.
    const isShown = state !== 'replaced';
    const { name, abn, telephone, email } = supplier;
    return {
      state: PAGE_STATES[state],
      number: formatQuoteNumber(quote.number),
      version: quote.version,
      company: { name, abn, telephone, email },
      to: isShown ? quote.company || quote.name : '',
      contact_name: isShown ? quote.name : '',
      sent_on: getBusinessToday(this.env.BUSINESS_TZ, sentAt),
      valid_until: quote.validUntil,
      gst_rate_percent: gstRate / 100,
      lines: isShown ? quote.lines.map((line) => toAnsweredLine(line, gstRate)) : [],
      texts: isShown ? quote.texts : [],
      accepted: acceptance ? { name: acceptance.name, role: acceptance.role, at: acceptance.at.toISOString() } : null,
      pdf_sha256: isShown ? pdf.sha256 : '',
    };
  }
}
