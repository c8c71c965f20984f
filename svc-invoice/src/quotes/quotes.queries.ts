import type { CallQuery, listQuotes, QuoteMonth } from '@cleaning/contracts';
import { type ListOrders, orderRows, readPage, searchRows } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import { Quote } from './quote.entity.js';

/** The next number of a quote. */
export async function takeNextNumber(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<[{ number: number }]>(`SELECT nextval('quote_number')::int AS number`);
  return row.number;
}

/** Filters of a list; null: any. */
interface QuoteFilters {
  readonly states: readonly string[] | null;
  readonly enquiryId: string | null;
  readonly clientId: string | null;
  readonly text: string;
  /** YYYY-MM-DD */
  readonly today: string;
}

export interface QuoteListRow {
  readonly id: string;
  readonly number: number;
  readonly version: number;
  readonly state: 'draft' | 'sent' | 'accepted' | 'declined' | 'replaced';
  readonly to: string;
  readonly places: number;
  readonly monthly_cents: number;
  /** YYYY-MM-DD */
  readonly valid_until: string;
  readonly changed_at: Date;
  readonly sent_at: Date | null;
  readonly seen_at: Date | null;
  readonly made_at: Date | null;
}

/** SQL: the state that people see, as in `getState`. */
const SHOWN_STATE = `CASE WHEN quote.state <> 'sent' THEN quote.state WHEN quote.valid_until < :today THEN 'expired'
  WHEN quote.seen_at IS NOT NULL THEN 'seen' ELSE 'sent' END`;

const RECIPIENT = `coalesce(nullif(quote.company, ''), quote.name)`;

const ORDERS: ListOrders<CallQuery<typeof listQuotes>['sort']> = {
  by: {
    changed: 'quote.changed_at',
    number: 'quote.number',
    to: `lower(${RECIPIENT})`,
    monthly: 'quote.monthly_cents',
    valid: 'quote.valid_until',
  },
  ties: { 'quote.number': 'asked', 'quote.version': 'asked' },
};

/** A page of the quotes that the filters find. */
export function findQuotePage(
  manager: EntityManager,
  { states, enquiryId, clientId, text, today }: QuoteFilters,
  asked: Pick<CallQuery<typeof listQuotes>, 'sort' | 'direction' | 'page' | 'page_size'>,
) {
  const query = manager
    .createQueryBuilder(Quote, 'quote')
    .select('quote.id', 'id')
    .addSelect('quote.number', 'number')
    .addSelect('quote.version', 'version')
    .addSelect('quote.state', 'state')
    .addSelect(RECIPIENT, 'to')
    .addSelect('jsonb_array_length(quote.lines)', 'places')
    .addSelect('quote.monthly_cents::float8', 'monthly_cents')
    .addSelect('quote.valid_until::text', 'valid_until')
    .addSelect('quote.changed_at', 'changed_at')
    .addSelect('quote.sent_at', 'sent_at')
    .addSelect('quote.seen_at', 'seen_at')
    .addSelect('quote.made_at', 'made_at');
  if (states?.includes('to-make')) query.andWhere(`quote.state = 'accepted' AND quote.made_at IS NULL`);
  else if (states) query.andWhere(`${SHOWN_STATE} IN (:...states)`, { states, today });
  if (enquiryId) query.andWhere('quote.enquiry_id = :enquiryId', { enquiryId });
  if (clientId) query.andWhere('quote.client_id = :clientId', { clientId });
  searchRows(query, text, {
    texts: [`concat_ws(' ', quote.company, quote.name, quote.email)`, `('Q-' || lpad(quote.number::text, 5, '0'))`],
    others: [
      `EXISTS (SELECT FROM jsonb_array_elements(quote.lines) AS line
        WHERE fold_text(concat_ws(' ', line->>'place', line->>'address')) LIKE :searchedText)`,
    ],
  });
  return readPage<QuoteListRow>(orderRows(query, ORDERS, asked), asked);
}

type MonthCounts = Omit<QuoteMonth, 'sent_sum' | 'accepted_sum'> & {
  readonly sent_cents: number;
  readonly accepted_cents: number;
};

/**
 * Results of quotes by the month (YYYY-MM of business time) in which their newest version was sent; sums are cents
 * without GST for a month. All versions of a quote count once.
 */
export const countQuotesByMonth = (
  manager: EntityManager,
  { since, today, timeZone }: { readonly since: string; readonly today: string; readonly timeZone: string },
): Promise<MonthCounts[]> =>
  manager.query(
    `WITH newest AS (
       SELECT DISTINCT ON (root_id) to_char(sent_at AT TIME ZONE $3, 'YYYY-MM') AS month, state, valid_until, monthly_cents
       FROM quote WHERE sent_at IS NOT NULL ORDER BY root_id, version DESC
     )
     SELECT month, count(*)::int AS sent, count(*) FILTER (WHERE state = 'accepted')::int AS accepted,
       count(*) FILTER (WHERE state = 'declined')::int AS declined,
       count(*) FILTER (WHERE state = 'sent' AND valid_until < $2::date)::int AS expired,
       count(*) FILTER (WHERE state = 'sent' AND valid_until >= $2::date)::int AS open,
       sum(monthly_cents)::float8 AS sent_cents,
       coalesce(sum(monthly_cents) FILTER (WHERE state = 'accepted'), 0)::float8 AS accepted_cents
     FROM newest WHERE month >= $1 GROUP BY month ORDER BY month DESC`,
    [since, today, timeZone],
  );

export interface UnansweredQuote {
  readonly id: string;
  readonly days: number;
}

/**
 * Unanswered, acceptable quotes sent a number of days ago, without a notice to admins for that number. If several
 * numbers are due, only the highest is returned.
 */
export const findUnansweredQuotes = (
  manager: EntityManager,
  days: readonly number[],
  today: string,
): Promise<UnansweredQuote[]> =>
  manager.query(
    `SELECT quote.id, max(due.days)::int AS days FROM quote JOIN unnest($1::int[]) AS due (days)
       ON sent_at <= now() - make_interval(days => due.days)
     WHERE state = 'sent' AND valid_until >= $2::date
       AND NOT EXISTS (SELECT FROM quote_follow_up AS told WHERE told.quote_id = quote.id AND told.days >= due.days)
     GROUP BY quote.id ORDER BY quote.id LIMIT 50`,
    [days, today],
  );

/** Locks all versions of an enquiry's quotes, as an acceptance does. */
export async function lockEnquiryQuotes(manager: EntityManager, enquiryId: string): Promise<void> {
  await manager.query(
    'SELECT FROM quote WHERE id IN (SELECT root_id FROM quote WHERE enquiry_id = $1) ORDER BY id FOR UPDATE',
    [enquiryId],
  );
}

/**
 * Deletes an enquiry's quotes unless a version was accepted or is linked to a client. Returns their newest versions.
 */
export async function deleteEnquiryQuotes(
  manager: EntityManager,
  enquiryId: string,
): Promise<{ id: string; number: number; version: number }[]> {
  const [rows] = await manager.query<[{ id: string; number: number; version: number; newest: boolean }[], number]>(
    `WITH unanswered AS (
       SELECT root_id, max(version) AS newest FROM quote
       WHERE root_id IN (SELECT root_id FROM quote WHERE enquiry_id = $1)
       GROUP BY root_id HAVING NOT bool_or(state = 'accepted' OR client_id IS NOT NULL))
     DELETE FROM quote USING unanswered WHERE quote.root_id = unanswered.root_id
     RETURNING id, number, version, version = newest AS newest`,
    [enquiryId],
  );
  return rows.filter(({ newest }) => newest).map(({ id, number, version }) => ({ id, number, version }));
}

/** Deletes quotes without an accepted version and unchanged for a number of months. Returns the number of versions. */
export async function deleteOldQuotes(manager: EntityManager, months: number): Promise<number> {
  const [, deleted] = await manager.query<[unknown, number]>(
    `DELETE FROM quote WHERE root_id IN (
       SELECT root_id FROM quote GROUP BY root_id
       HAVING max(changed_at) < now() - make_interval(months => $1) AND NOT bool_or(state = 'accepted') LIMIT 50)`,
    [months],
  );
  return deleted;
}
