import {
  type CallAnswer,
  type CallQuery,
  type countEnquiries,
  type EnquiryDetail,
  type EnquiryNote,
  type listEnquiries,
} from '@cleaning/contracts';
import { ENVIRONMENT, type Environment, refuse } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import type { environment } from '../settings/settings.service.js';
import { SiteProofService } from '../site-proof/site-proof.service.js';
import { findEnquiry, findEnquiryPage } from './enquiries.queries.js';
import { Enquiry, HistoryNote } from './enquiry.entity.js';

const withInstants = <Row extends { sent_at: Date; changed_at: Date }>(row: Row) => ({
  ...row,
  sent_at: row.sent_at.toISOString(),
  changed_at: row.changed_at.toISOString(),
});

const getEntry = ({ id, kind, at, byName, text, subject, channel, state }: HistoryNote): EnquiryNote => ({
  id,
  kind,
  at: at.toISOString(),
  by: byName,
  text,
  subject,
  channel,
  state,
});

/** Enquiries for admins. */
@Injectable()
export class EnquiryList {
  constructor(
    @InjectRepository(Enquiry) private readonly enquiries: Repository<Enquiry>,
    @InjectRepository(HistoryNote) private readonly notes: Repository<HistoryNote>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly proof: SiteProofService,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  async list(query: CallQuery<typeof listEnquiries>): Promise<CallAnswer<typeof listEnquiries>> {
    const { total, rows } = await findEnquiryPage(this.manager, query);
    return { total, rows: rows.map(withInstants) };
  }

  async count(): Promise<CallAnswer<typeof countEnquiries>> {
    return { new: await this.enquiries.countBy({ state: 'new' }) };
  }

  /** Throws 404. */
  async getDetail(id: string): Promise<EnquiryDetail> {
    const row = await findEnquiry(this.manager, id, this.env.BUSINESS_TZ);
    if (!row) throw refuse('no_such_enquiry');
    const notes = await this.notes.find({ where: { enquiryId: id }, order: { at: 'ASC', id: 'ASC' } });
    const served = row.postcode ? (await this.proof.get()).served_postcodes.includes(row.postcode) : null;
    return { ...withInstants(row), served, history: notes.map(getEntry) };
  }
}
