import type { CallAnswer, EntityState, OutgoingMail, readQuoteDocument } from '@cleaning/contracts';
import { ReadsState, refuse, type States } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, type Repository } from 'typeorm';
import { getLines } from '../enquiries/messages.js';
import { findImportedStates } from '../job-imports/imported-states.queries.js';
import { Quote, QuotePdf } from './quote.entity.js';
import { QuoteMail } from './quote-link.entity.js';
import { QuoteLinks } from './quote-links.service.js';
import { QuoteJob } from './quote-making.entity.js';
import { formatQuoteNumber } from './quote-rules.js';

/** Quotes for other services: mails with documents for svc-auth, jobs to create for svc-jobs. */
@Injectable()
export class QuoteFeed {
  constructor(
    @InjectRepository(Quote) private readonly quotes: Repository<Quote>,
    @InjectRepository(QuotePdf) private readonly pdfs: Repository<QuotePdf>,
    @InjectRepository(QuoteMail) private readonly mails: Repository<QuoteMail>,
    @InjectRepository(QuoteJob) private readonly jobs: Repository<QuoteJob>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly links: QuoteLinks,
  ) {}

  async findOutgoingMails(ids: readonly string[]): Promise<States<'outgoing-mail'>> {
    const mails = await this.mails.findBy({ id: In(ids) });
    const quotes = await this.quotes.findBy({ id: In(mails.map(({ quoteId }) => quoteId)) });
    const numbers = new Map(quotes.map(({ id, number }) => [id, formatQuoteNumber(number)]));
    return new Map(
      mails.map((mail): [string, OutgoingMail] => {
        const to = { name: mail.toName, address: mail.toAddress };
        const attachment = { quote_id: mail.quoteId };
        const at = mail.at.toISOString();
        const number = numbers.get(mail.quoteId) ?? '';
        const path = this.links.getPath(mail.linkId);
        if (mail.kind === 'accepted')
          return [mail.id, { kind: 'quote-accepted', to, parameters: { number, path }, attachment, at }];
        const parameters = { number, subject: mail.subject, lines: getLines(mail.text), path };
        return [mail.id, { kind: 'quote-sent', to, parameters, attachment, at }];
      }),
    );
  }

  /** Jobs of quotes, and of imports that weren't undone. */
  @ReadsState('agreed-job')
  async findAgreedJobs(ids: readonly string[]): Promise<States<'agreed-job'>> {
    const [jobs, imported] = await Promise.all([
      this.jobs.findBy({ jobId: In(ids) }),
      findImportedStates(this.manager, ids),
    ]);
    return new Map([
      ...imported,
      ...jobs.map(({ jobId, job, at }): [string, EntityState<'agreed-job'>] => [
        jobId,
        {
          title: job.title,
          address: job.address,
          location: job.location,
          description: job.description,
          need_count: job.cleaners,
          company_rate_cents: job.company_pay_per_hour,
          contractor_rate_cents: job.pay_per_hour,
          timeline: job.schedule,
          made_by: job.made_by,
          quoted: true,
          at: at.toISOString(),
        },
      ]),
    ]);
  }

  /** Throws 404. */
  async getDocument(id: string): Promise<CallAnswer<typeof readQuoteDocument>> {
    const [quote, pdf] = await Promise.all([this.quotes.findOneBy({ id }), this.pdfs.findOneBy({ quoteId: id })]);
    if (!quote || !pdf) throw refuse('no_such_document');
    const file_name = `${formatQuoteNumber(quote.number)}-${quote.version}.pdf`;
    return { id, file_name, content: pdf.content.toString('base64') };
  }
}
