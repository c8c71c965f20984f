import type { EntityManager } from 'typeorm';
import type { Day } from '../calendar/days.js';

/** First day of payments, and first financial year of reports, that still name payees. */
export interface RetentionStart {
  readonly day: Day;
  readonly year: number;
}

interface ErasedPerson {
  readonly id: string;
  /** Shown instead of their name. */
  readonly name: string;
}

/** SQL: payments before $1 that still name the payee. */
const OLD_PAYMENTS = `pay_row.state <> 'approved' AND paid_on < $1 AND NOT facts @> '{"erased": true}'`;
/** SQL: reports of years before $2 that still name a payee. */
const OLD_REPORTS = `financial_year < $2 AND NOT payee @> '{"erased": true}'`;
/** SQL: payments from $1 on, which still need the details. */
const RECENTLY_PAID = `EXISTS (SELECT FROM pay_row JOIN pay_run ON pay_run.id = run_id
    WHERE person_id = known_payee.person_id AND (paid_on IS NULL OR paid_on >= $1))
  OR EXISTS (SELECT FROM pay_item WHERE person_id = known_payee.person_id AND kind = 'settlement' AND day >= $1)`;

/**
 * Locks some people who were erased by svc-auth and are still named in older records. Skips those locked by another
 * replica.
 */
export const lockErasedPeople = (
  manager: EntityManager,
  { day, year }: RetentionStart,
  limit: number,
): Promise<ErasedPerson[]> =>
  manager.query(
    `SELECT known_payee.person_id AS id, known_account.name FROM known_payee JOIN known_account ON known_account.id = known_payee.person_id
     WHERE erased AND (
       EXISTS (SELECT FROM pay_row JOIN pay_run ON pay_run.id = run_id WHERE person_id = known_payee.person_id AND ${OLD_PAYMENTS})
       OR EXISTS (SELECT FROM tax_report, jsonb_array_elements(payees) AS payee
         WHERE payee->>'id' = known_payee.person_id::text AND ${OLD_REPORTS})
       OR EXISTS (SELECT FROM payee WHERE person_id = known_payee.person_id) AND NOT (${RECENTLY_PAID}))
     ORDER BY known_payee.person_id LIMIT $3 FOR UPDATE OF known_payee SKIP LOCKED`,
    [day, year, limit],
  );

/** Erases the payee in old payments, their documents and reports, and deletes report files. Amounts and days stay. */
export async function eraseTaxRecord(
  manager: EntityManager,
  { id, name }: ErasedPerson,
  { day, year }: RetentionStart,
): Promise<void> {
  const payee = { name, abn: '', address: '', erased: true };
  await manager.query(
    `UPDATE pay_document AS document SET content = jsonb_set(
       CASE WHEN content @> '{"payment": {}}' THEN jsonb_set(content, '{payment,account_ending}', '""') ELSE content END, '{payee}', $3)
     FROM pay_row JOIN pay_run ON pay_run.id = run_id
     WHERE document.run_id = pay_row.run_id AND document.person_id = pay_row.person_id AND pay_row.person_id = $2 AND ${OLD_PAYMENTS}`,
    [day, id, payee],
  );
  const facts = { abn: '', address: '', postcode: '', details: {}, erased: true };
  await manager.query(
    `UPDATE pay_row SET name = $3, facts = $4::jsonb || jsonb_build_object('gst_percent', facts->'gst_percent'), bank_ending = NULL,
       bank_fingerprint = NULL, return_reason = CASE WHEN return_reason IS NOT NULL THEN '' END
     FROM pay_run WHERE pay_run.id = run_id AND person_id = $2 AND ${OLD_PAYMENTS}`,
    [day, id, name, facts],
  );
  const address = { street: '', suburb: '', state: '', postcode: '' };
  const reported = { abn: null, name: { kind: 'business', name }, address, erased: true };
  await manager.query(
    `UPDATE tax_report SET files = '[]', payees = (
       SELECT jsonb_agg(CASE WHEN payee->>'id' = $1 THEN payee - '{tradingName,phone,email,bank}'::text[] || $3::jsonb ELSE payee END ORDER BY place)
       FROM jsonb_array_elements(payees) WITH ORDINALITY AS listed (payee, place))
     WHERE EXISTS (SELECT FROM jsonb_array_elements(payees) AS payee WHERE payee->>'id' = $1 AND ${OLD_REPORTS})`,
    [id, year, reported],
  );
  await manager.query(
    `DELETE FROM payee USING known_payee WHERE payee.person_id = $2 AND known_payee.person_id = $2 AND NOT (${RECENTLY_PAID})`,
    [day, id],
  );
}
