import { ENQUIRY_MONTHS, type EnquiryDetail, type EnquiryRow } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

type Stored<Answered> = Omit<Answered, 'sent_at' | 'changed_at'> & { sent_at: Date; changed_at: Date };

/** Which enquiries a list shows; null is any. `text` is a pattern of LIKE on folded text. */
interface EnquiryFilters {
  readonly states: readonly string[] | null;
  readonly kind: string | null;
  readonly place: string | null;
  readonly text: string;
  readonly flood: boolean | null;
}

const FOUND = `FROM enquiry
  WHERE ($1::text[] IS NULL OR state = ANY($1)) AND ($2::text IS NULL OR place = $2)
    AND ($3 = '%%' OR fold_text(concat_ws(' ', name, suburb, postcode, email, telephone, size, timing, subject, text)) LIKE $3)
    AND ($4::boolean IS NULL OR flood = $4) AND ($5::text IS NULL OR kind = $5)`;

const valuesOf = ({ states, place, text, flood, kind }: EnquiryFilters) => [states, place, text, flood, kind];

/** SQL of the orders; each ends with the id, so that pages do not overlap. */
const ORDERS = { sent: 'sent_at', changed: 'changed_at', name: 'lower(name)', suburb: 'lower(suburb)' } as const;

/** SQL of a row as the calls answer it: with the number of its photos, and whether it was answered. */
const ROW = `id, kind, state, place, frequency, size, suburb, name, sent_at, changed_at,
  (SELECT count(*)::int FROM enquiry_photo WHERE enquiry_id = enquiry.id) AS photos,
  EXISTS (SELECT FROM enquiry_note WHERE enquiry_id = enquiry.id AND kind = 'answer') AS answered, flood`;

/** How many enquiries the filters find. */
export async function countFound(manager: EntityManager, filters: EnquiryFilters): Promise<number> {
  const [counted] = await manager.query<[{ total: number }]>(
    `SELECT count(*)::int AS total ${FOUND}`,
    valuesOf(filters),
  );
  return counted.total;
}

/** A page of the enquiries that the filters find. */
export function pageOfEnquiries(
  manager: EntityManager,
  filters: EnquiryFilters,
  order: { readonly sort: keyof typeof ORDERS; readonly direction: 'asc' | 'desc' },
  limit: { readonly rows: number; readonly after: number },
): Promise<Stored<EnquiryRow>[]> {
  const direction = order.direction === 'asc' ? 'ASC' : 'DESC';
  return manager.query(
    `SELECT ${ROW} ${FOUND} ORDER BY ${ORDERS[order.sort]} ${direction}, id ${direction} LIMIT $6 OFFSET $7`,
    [...valuesOf(filters), limit.rows, limit.after],
  );
}

/** An enquiry without its history, with the business day (YYYY-MM-DD) on which it is deleted; '' while it is not. */
export async function enquiryById(
  manager: EntityManager,
  id: string,
  timeZone: string,
): Promise<Stored<Omit<EnquiryDetail, 'history'>> | undefined> {
  const [row] = await manager.query<Stored<Omit<EnquiryDetail, 'history'>>[]>(
    `SELECT ${ROW}, timing, postcode, subject, text, email, telephone,
       CASE WHEN state = 'won' THEN ''
         ELSE to_char((changed_at + make_interval(months => $2)) AT TIME ZONE $3, 'YYYY-MM-DD') END AS deleted_on
     FROM enquiry WHERE id = $1`,
    [id, ENQUIRY_MONTHS, timeZone],
  );
  return row;
}

/** Seconds until there is room for one more in a day's flood of `most` enquiries; undefined when there is room. */
export async function secondsUntilRoom(manager: EntityManager, most: number): Promise<number | undefined> {
  const [full] = await manager.query<{ wait: number }[]>(
    `SELECT ceil(extract(epoch FROM sent_at + interval '1 day' - now()))::int AS wait FROM enquiry
     WHERE flood AND sent_at > now() - interval '1 day' ORDER BY sent_at DESC LIMIT 1 OFFSET $1`,
    [most - 1],
  );
  return full?.wait;
}
