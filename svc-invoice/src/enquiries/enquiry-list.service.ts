import {
  type AnswerOf,
  type countEnquiries,
  ENQUIRY_MONTHS,
  type EnquiryDetail,
  type EnquiryNote,
  type EnquiryRow,
  type listEnquiries,
  type QueryOf,
} from '@cleaning/contracts';
import { containing, ENVIRONMENT, type Environment, NotFound } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { environment } from '../settings/settings.service.js';

export const NO_ENQUIRY = 'There is no such enquiry. It may have been deleted.';

/** SQL of the orders; each ends with the id, so that pages do not overlap. */
const ORDERS = { sent: 'sent_at', changed: 'changed_at', name: 'lower(name)', suburb: 'lower(suburb)' } as const;

/** SQL of a row as the calls answer it. */
const ROW = `id, state, place, frequency, size, suburb, name, sent_at, changed_at,
  (SELECT count(*)::int FROM enquiry_photo WHERE enquiry_id = enquiry.id) AS photos,
  EXISTS (SELECT FROM enquiry_note WHERE enquiry_id = enquiry.id AND kind = 'answer') AS answered, flood`;

type Stored<Answered> = Omit<Answered, 'sent_at' | 'changed_at'> & { sent_at: Date; changed_at: Date };

const withInstants = <Row extends { sent_at: Date; changed_at: Date }>(row: Row) => ({
  ...row,
  sent_at: row.sent_at.toISOString(),
  changed_at: row.changed_at.toISOString(),
});

/** What admins read of enquiries. */
@Injectable()
export class EnquiryList {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  async list(query: QueryOf<typeof listEnquiries>): Promise<AnswerOf<typeof listEnquiries>> {
    const { page, page_size, sort, direction, state, place, flood, text } = query;
    const states = state === 'open' ? ['new', 'quoted'] : state ? [state] : null;
    const found = `FROM enquiry
      WHERE ($1::text[] IS NULL OR state = ANY($1)) AND ($2::text IS NULL OR place = $2)
        AND concat_ws(' ', name, suburb, email, telephone, size, timing, text) ILIKE $3
        AND ($4::boolean IS NULL OR flood = $4)`;
    const filters = [states, place ?? null, containing(text), flood ? flood === 'only' : null];
    const order = direction === 'asc' ? 'ASC' : 'DESC';
    const [[counted], rows] = await Promise.all([
      this.dataSource.query<[{ total: number }]>(`SELECT count(*)::int AS total ${found}`, filters),
      this.dataSource.query<Stored<EnquiryRow>[]>(
        `SELECT ${ROW} ${found} ORDER BY ${ORDERS[sort]} ${order}, id ${order} LIMIT $5 OFFSET $6`,
        [...filters, page_size, (page - 1) * page_size],
      ),
    ]);
    return { total: counted.total, rows: rows.map(withInstants) };
  }

  async count(): Promise<AnswerOf<typeof countEnquiries>> {
    const [counted] = await this.dataSource.query<[{ new: number }]>(
      `SELECT count(*)::int AS new FROM enquiry WHERE state = 'new'`,
    );
    return counted;
  }

  /** Throws NotFound. */
  async detail(id: string): Promise<EnquiryDetail> {
    const [row] = await this.dataSource.query<Stored<Omit<EnquiryDetail, 'history'>>[]>(
      `SELECT ${ROW}, timing, text, email, telephone,
         CASE WHEN state = 'won' THEN ''
           ELSE to_char((changed_at + make_interval(months => $2)) AT TIME ZONE $3, 'YYYY-MM-DD') END AS deleted_on
       FROM enquiry WHERE id = $1`,
      [id, ENQUIRY_MONTHS, this.env.BUSINESS_TZ],
    );
    if (!row) throw new NotFound(NO_ENQUIRY);
    const notes = await this.dataSource.query<(Omit<EnquiryNote, 'at'> & { at: Date })[]>(
      `SELECT id, kind, at, by_name AS by, text, subject, channel, state
       FROM enquiry_note WHERE enquiry_id = $1 ORDER BY at, id`,
      [id],
    );
    return { ...withInstants(row), history: notes.map((note) => ({ ...note, at: note.at.toISOString() })) };
  }
}
