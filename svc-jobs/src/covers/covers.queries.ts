import type { OpenOffer } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import type { ShiftKey } from './cover-of-shift.js';

/** An open offer with the key of its shift. */
export interface OfferRow extends OpenOffer, ShiftKey {}

/** The shift of an offer. */
export interface OfferedShift extends ShiftKey {
  id: string;
}

const OPEN_OFFERS = `
  SELECT offer.id AS offer_id, offer.job_id AS "jobId", offer.business_date::text AS date, offer.time,
    offer.for_person_id AS "personId", to_all, to_char(offered_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS offered_at,
    coalesce((
      SELECT json_agg(json_build_object('id', person.id, 'name', person.name) ORDER BY person.name, person.id)
      FROM cover_offer_person JOIN known_account AS person ON person.id = person_id AND NOT person.removed
      WHERE offer_id = offer.id), '[]') AS people
  FROM cover_offer AS offer
  WHERE withdrawn_at IS NULL`;

/** Offers on these days (YYYY-MM-DD, inclusive) that were not withdrawn, with their recipients. */
export const findOpenOffers = (
  manager: EntityManager,
  days: { readonly from: string; readonly until: string },
): Promise<OfferRow[]> =>
  manager.query(`${OPEN_OFFERS} AND offer.business_date BETWEEN $1::date AND $2::date`, [days.from, days.until]);

/** `findOpenOffers` for one offer. */
export async function findOpenOffer(manager: EntityManager, id: string): Promise<OfferRow | undefined> {
  const [offer] = await manager.query<OfferRow[]>(`${OPEN_OFFERS} AND offer.id = $1`, [id]);
  return offer;
}

const OFFERED_SHIFT = `SELECT offer.id, offer.job_id AS "jobId", offer.business_date::text AS date, offer.time,
    offer.for_person_id AS "personId"
  FROM cover_offer AS offer`;

/** SQL: whether the offer was made to the person, a placeholder. */
const isOfferedTo = (person: string) => `(to_all OR EXISTS (
  SELECT FROM cover_offer_person WHERE offer_id = offer.id AND person_id = ${person}))`;

/** Other people's shifts from a day on that are offered to the person and not taken. */
export const findOfferedShifts = (manager: EntityManager, personId: string, from: string): Promise<OfferedShift[]> =>
  manager.query(
    `${OFFERED_SHIFT} WHERE withdrawn_at IS NULL AND business_date >= $2::date AND for_person_id <> $1 AND ${isOfferedTo('$1')}
       AND NOT EXISTS (SELECT FROM cover WHERE cover.offer_id = offer.id AND taken_back_at IS NULL)`,
    [personId, from],
  );

/**
 * The shift of an offer to the person. Locks the offer against changes until the transaction ends; several people may
 * hold this lock.
 */
export async function lockOffer(
  manager: EntityManager,
  personId: string,
  offerId: string,
): Promise<OfferedShift | undefined> {
  const [offer] = await manager.query<OfferedShift[]>(
    `${OFFERED_SHIFT} WHERE offer.id = $1 AND withdrawn_at IS NULL AND ${isOfferedTo('$2')} FOR SHARE OF offer`,
    [offerId, personId],
  );
  return offer;
}
