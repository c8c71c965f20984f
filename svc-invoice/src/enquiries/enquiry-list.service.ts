import {
  type AnswerOf,
  type countEnquiries,
  type EnquiryDetail,
  type EnquiryNote,
  type listEnquiries,
  type QueryOf,
} from '@cleaning/contracts';
import { containing, ENVIRONMENT, type Environment, NotFound } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { environment } from '../settings/settings.service.js';
import { SiteProofService } from '../site-proof/site-proof.service.js';
import { countFound, enquiryById, pageOfEnquiries } from './enquiries.queries.js';
import { Enquiry, HistoryNote } from './enquiry.entity.js';

export const NO_ENQUIRY = 'There is no such enquiry. It may have been deleted.';

const withInstants = <Row extends { sent_at: Date; changed_at: Date }>(row: Row) => ({
  ...row,
  sent_at: row.sent_at.toISOString(),
  changed_at: row.changed_at.toISOString(),
});

const entryOf = ({ id, kind, at, byName, text, subject, channel, state }: HistoryNote): EnquiryNote => ({
  id,
  kind,
  at: at.toISOString(),
  by: byName,
  text,
  subject,
  channel,
  state,
});

/** What admins read of enquiries. */
@Injectable()
export class EnquiryList {
  constructor(
    @InjectRepository(Enquiry) private readonly enquiries: Repository<Enquiry>,
    @InjectRepository(HistoryNote) private readonly notes: Repository<HistoryNote>,
    private readonly proof: SiteProofService,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  async list(query: QueryOf<typeof listEnquiries>): Promise<AnswerOf<typeof listEnquiries>> {
    const { page, page_size, sort, direction, state, kind, place, flood, text } = query;
    const { manager } = this.enquiries;
    const filters = {
      states: state === 'open' ? ['new', 'quoted'] : state ? [state] : null,
      kind: kind ?? null,
      place: place ?? null,
      text: containing(text),
      flood: flood ? flood === 'only' : null,
    };
    const limit = { rows: page_size, after: (page - 1) * page_size };
    const [total, rows] = await Promise.all([
      countFound(manager, filters),
      pageOfEnquiries(manager, filters, { sort, direction }, limit),
    ]);
    return { total, rows: rows.map(withInstants) };
  }

  async count(): Promise<AnswerOf<typeof countEnquiries>> {
    return { new: await this.enquiries.countBy({ state: 'new' }) };
  }

  /** Throws NotFound. */
  async detail(id: string): Promise<EnquiryDetail> {
    const row = await enquiryById(this.enquiries.manager, id, this.env.BUSINESS_TZ);
    if (!row) throw new NotFound(NO_ENQUIRY);
    const notes = await this.notes.find({ where: { enquiryId: id }, order: { at: 'ASC', id: 'ASC' } });
    const served = row.postcode ? (await this.proof.current()).served_postcodes.includes(row.postcode) : null;
    return { ...withInstants(row), served, history: notes.map(entryOf) };
  }
}
