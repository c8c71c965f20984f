import type { EntityManager } from 'typeorm';
import type { Day } from '../calendar/days.js';

/** From which day on payments, and from which financial year on reports of payments, keep who was paid. */
export interface RetentionStart {
  readonly day: Day;
  readonly year: number;
}

interface ErasedPerson {
  readonly id: string;
  /** What is shown instead of their name. */
  readonly name: string;
}

/** SQL: payments that were made before $1 and still say who was paid. */
const OLD_PAYMENTS = `pay_row.state <> 'approved' AND paid_on < $1 AND NOT facts @> '{"erased": true}'`;
/** SQL: reports of years before $2 that still say who a payee was. */
const OLD_REPORTS = `financial_year < $2 AND NOT payee @> '{"erased": true}'`;
/** SQL: what was paid from $1 on, for which the details are still needed. */
const RECENTLY_PAID = `EXISTS (SELECT FROM pay_row JOIN pay_run ON pay_run.id = run_id
    WHERE person_id = known_payee.person_id AND (paid_on IS NULL OR paid_on >= $1))
  OR EXISTS (SELECT FROM pay_item WHERE person_id = known_payee.person_id AND kind = 'settlement' AND day >= $1)`;

/** Locks some people whom svc-auth has erased, and who are still named here in what is older. Passes over those that another replica has locked. */
export const lockErasedPeople = (
  manager: EntityManager,
  { day, year }: RetentionStart,
  most: number,
): Promise<ErasedPerson[]> =>
  manager.query(
    `SELECT known_payee.person_id AS id, known_account.name FROM known_payee JOIN known_account ON known_account.id = known_payee.person_id
     WHERE erased AND (
       EXISTS (SELECT FROM pay_row JOIN pay_run ON pay_run.id = run_id WHERE person_id = known_payee.person_id AND ${OLD_PAYMENTS})
       OR EXISTS (SELECT FROM tax_report, jsonb_array_elements(payees) AS payee
         WHERE payee->>'id' = known_payee.person_id::text AND ${OLD_REPORTS})
       OR EXISTS (SELECT FROM payee WHERE person_id = known_payee.person_id) AND NOT (${RECENTLY_PAID}))
     ORDER BY known_payee.person_id LIMIT $3 FOR UPDATE OF known_payee SKIP LOCKED`,
    [day, year, most],
  );

/** Erases who was paid: in old payments, their documents and the reports of old years, whose files go. Amounts and days stay. */
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
