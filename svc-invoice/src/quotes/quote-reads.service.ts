import {
  addDays,
  type CallAnswer,
  type CallQuery,
  type countQuotes,
  formatAmount,
  getBusinessToday,
  type listQuoteMonths,
  type listQuotes,
  type QuoteDetail,
  type QuoteRow,
} from '@cleaning/contracts';
import { type CommonEnvironment, ENVIRONMENT, getNow, inFuture } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, type Repository } from 'typeorm';
import { Client } from '../clients/client.entity.js';
import { getName } from '../clients/clients.service.js';
import { listMonths } from '../invoices/month.js';
import { KnownJob } from '../ledger/ledger.entity.js';
import { getRate, Settings } from '../settings/settings.service.js';
import { Quote, QuoteAcceptance } from './quote.entity.js';
import { QuoteLink } from './quote-link.entity.js';
import { QuoteJob } from './quote-making.entity.js';
import { toAnsweredLine } from './quote-page.service.js';
import { formatQuoteNumber, getState, toProposal } from './quote-rules.js';
import { findVersions, getStoredQuote } from './quote-store.js';
import { countQuotesByMonth, findQuotePage, type QuoteListRow } from './quotes.queries.js';

const toInstant = (at: Date | null): string => at?.toISOString() ?? '';

/** Quotes for the desk. */
@Injectable()
export class QuoteReads {
  constructor(
    @InjectRepository(Quote) private readonly quotes: Repository<Quote>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly settings: Settings,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  async list(query: CallQuery<typeof listQuotes>): Promise<CallAnswer<typeof listQuotes>> {
    const { state, enquiry_id, client_id, text } = query;
    const today = this.today();
    const unreplaced = ['draft', 'sent', 'seen', 'accepted', 'declined', 'expired'];
    const states = state === 'open' ? ['draft', 'sent', 'seen'] : state ? [state] : enquiry_id ? null : unreplaced;
    const filters = { states, enquiryId: enquiry_id ?? null, clientId: client_id ?? null, text, today };
    const { total, rows } = await findQuotePage(this.manager, filters, query);
    return { total, rows: rows.map((row) => this.toRow(row, today)) };
  }

  async count(): Promise<CallAnswer<typeof countQuotes>> {
    return { to_make: await this.quotes.countBy({ state: 'accepted', madeAt: IsNull() }) };
  }

  async listMonths(): Promise<CallAnswer<typeof listQuoteMonths>> {
    const today = this.today();
    // The first of the last twelve months.
    const since = addDays(`${today.slice(0, 7)}-15`, -335).slice(0, 7);
    const rows = await countQuotesByMonth(this.manager, { since, today, timeZone: this.env.BUSINESS_TZ });
    const oldest = rows.at(-1)?.month;
    if (!oldest) return [];
    // Includes months without quotes.
    return listMonths(`${oldest}-01`, today)
      .reverse()
      .map((month) => {
        const none = {
          month,
          sent: 0,
          accepted: 0,
          declined: 0,
          expired: 0,
          open: 0,
          sent_cents: 0,
          accepted_cents: 0,
        };
        const { sent_cents, accepted_cents, ...counts } = rows.find((row) => row.month === month) ?? none;
        return { ...counts, sent_sum: formatAmount(sent_cents), accepted_sum: formatAmount(accepted_cents) };
      });
  }

  /** Throws 404. */
  async getDetail(id: string): Promise<QuoteDetail> {
    const { manager } = this;
    const quote = await getStoredQuote(manager, id);
    const [acceptance, has_link, versions, settings, made] = await Promise.all([
      manager.findOneBy(QuoteAcceptance, { quoteId: id }),
      manager.existsBy(QuoteLink, { quoteId: id, revokedAt: IsNull(), expiresAt: inFuture() }),
      findVersions(manager, quote),
      this.settings.get(manager),
      this.findMade(quote),
    ]);
    const today = this.today();
    const gstRate = quote.gstRate ?? getRate(settings);
    const { edit, company, name, email, telephone, address, texts } = quote;
    return {
      ...this.toRow(
        {
          id,
          number: quote.number,
          version: quote.version,
          state: quote.state,
          to: company || name,
          places: quote.lines.length,
          monthly_cents: quote.monthlyCents,
          valid_until: quote.validUntil,
          changed_at: quote.changedAt,
          sent_at: quote.sentAt,
          seen_at: quote.seenAt,
          made_at: quote.madeAt,
        },
        today,
      ),
      edit,
      root_id: quote.rootId,
      enquiry_id: quote.enquiryId ?? '',
      client_id: quote.clientId ?? '',
      company,
      name,
      email,
      telephone,
      address,
      texts,
      has_link,
      made,
      gst_rate_percent: gstRate / 100,
      lines: quote.lines.map((line) => ({
        ...toAnsweredLine(line, gstRate),
        cleaners: line.cleaners,
        pay_per_hour: line.payCents === null ? '' : formatAmount(line.payCents),
      })),
      created_by: quote.createdBy,
      seen_at: toInstant(quote.seenAt),
      declined_at: toInstant(quote.declinedAt),
      decline_reason: quote.declineReason,
      acceptance: acceptance && {
        name: acceptance.name,
        role: acceptance.role,
        at: toInstant(acceptance.at),
        address: acceptance.address,
        pdf_sha256: acceptance.pdfSha256,
        entered_by: acceptance.enteredBy,
        said_on: acceptance.saidOn ?? '',
        note: acceptance.note,
      },
      versions: versions.map((each) => ({
        id: each.id,
        version: each.version,
        state: getState(each, today),
        sent_at: toInstant(each.sentAt),
      })),
      proposal: quote.state === 'accepted' && quote.madeAt === null ? toProposal(quote) : null,
    };
  }

  private today(): string {
    return getBusinessToday(this.env.BUSINESS_TZ, getNow());
  }

  private toRow(row: QuoteListRow, today: string): QuoteRow {
    const { id, version, to, places, valid_until, state } = row;
    return {
      id,
      version,
      to,
      places,
      valid_until,
      number: formatQuoteNumber(row.number),
      state: getState({ state, seenAt: row.seen_at, validUntil: valid_until }, today),
      monthly: formatAmount(row.monthly_cents),
      changed_at: toInstant(row.changed_at),
      sent_at: toInstant(row.sent_at),
      to_make: state === 'accepted' && row.made_at === null,
    };
  }

  private async findMade({ id, madeAt }: Quote): Promise<QuoteDetail['made']> {
    if (!madeAt) return null;
    const { manager } = this;
    const jobs = await manager.find(QuoteJob, { where: { quoteId: id }, order: { position: 'ASC' } });
    const clientId = jobs[0]?.clientId ?? null;
    const [client, known] = await Promise.all([
      clientId === null ? null : manager.findOneBy(Client, { id: clientId }),
      manager.findBy(KnownJob, { id: In(jobs.map(({ jobId }) => jobId)) }),
    ]);
    return {
      at: toInstant(madeAt),
      client_id: clientId ?? '',
      client_name: client ? getName(client) : '',
      jobs: jobs.map(({ jobId, job }) => {
        const there = known.find((each) => each.id === jobId);
        return { job_id: jobId, title: there?.title ?? job.title, ready: there !== undefined };
      }),
    };
  }
}
