import {
  type CallQuery,
  ENQUIRY_MONTHS,
  type EnquiryDetail,
  type EnquiryRow,
  type listEnquiries,
} from '@cleaning/contracts';
import { type ListOrders, orderRows, readPage, searchRows } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import { Enquiry } from './enquiry.entity.js';

type Stored<Answered> = Omit<Answered, 'sent_at' | 'changed_at'> & { sent_at: Date; changed_at: Date };

const ORDERS: ListOrders<CallQuery<typeof listEnquiries>['sort']> = {
  by: {
    sent: 'enquiry.sent_at',
    changed: 'enquiry.changed_at',
    name: 'lower(enquiry.name)',
    suburb: 'lower(enquiry.suburb)',
  },
  ties: { 'enquiry.id': 'asked' },
};

/** SQL: a row in the form of the contract, with the number of photos and whether it was answered. */
const ROW = `enquiry.id, enquiry.kind, enquiry.state, place, frequency, size, suburb, enquiry.name, sent_at, changed_at,
  (SELECT count(*)::int FROM enquiry_photo WHERE enquiry_id = enquiry.id) AS photos,
  EXISTS (SELECT FROM enquiry_note WHERE enquiry_id = enquiry.id AND kind = 'answer') AS answered, flood`;

/** A page of the enquiries that the filters find. */
export function findEnquiryPage(manager: EntityManager, asked: CallQuery<typeof listEnquiries>) {
  const { text, state, kind, place, flood } = asked;
  const query = manager.createQueryBuilder(Enquiry, 'enquiry').select(ROW);
  if (state !== undefined)
    query.andWhere('enquiry.state IN (:...states)', { states: state === 'open' ? ['new', 'quoted'] : [state] });
  if (kind !== undefined) query.andWhere('enquiry.kind = :kind', { kind });
  if (place !== undefined) query.andWhere('enquiry.place = :place', { place });
  if (flood !== undefined) query.andWhere('enquiry.flood = :isFlood', { isFlood: flood === 'only' });
  searchRows(query, text, {
    texts: [
      `concat_ws(' ', enquiry.name, company, suburb, postcode, enquiry.email, telephone, size, timing, subject, enquiry.text)`,
    ],
  });
  return readPage<Stored<EnquiryRow>>(orderRows(query, ORDERS, asked), asked);
}

/** An enquiry without its history, with the business day (YYYY-MM-DD) on which it is deleted; '' while it is not. */
export async function findEnquiry(
  manager: EntityManager,
  id: string,
  timeZone: string,
): Promise<Stored<Omit<EnquiryDetail, 'history'>> | undefined> {
  const [row] = await manager.query<Stored<Omit<EnquiryDetail, 'history'>>[]>(
    `SELECT ${ROW}, timing, postcode, subject, text, company, call_time, email, telephone,
       CASE WHEN state = 'won' THEN ''
         ELSE to_char((changed_at + make_interval(months => $2)) AT TIME ZONE $3, 'YYYY-MM-DD') END AS deleted_on
     FROM enquiry WHERE id = $1`,
    [id, ENQUIRY_MONTHS, timeZone],
  );
  return row;
}

/** Seconds until there is room for one more in a day's flood of `limit` enquiries; undefined when there is room. */
export async function findSecondsUntilRoom(manager: EntityManager, limit: number): Promise<number | undefined> {
  const [full] = await manager.query<{ wait: number }[]>(
    `SELECT ceil(extract(epoch FROM sent_at + interval '1 day' - now()))::int AS wait FROM enquiry
     WHERE flood AND sent_at > now() - interval '1 day' ORDER BY sent_at DESC LIMIT 1 OFFSET $1`,
    [limit - 1],
  );
  return full?.wait;
}
