import type { EntityManager } from 'typeorm';
import { type Day, getFinancialYearDays, toFinancialYear } from '../calendar/days.js';
import type { DueLine, EarlierPayments } from './run-rules.js';

/** SQL: payable part of an item, and its part not yet on documents. Same rule as testing/model/dues.ts. */
const OPEN = (
  settled: string,
) => `CASE WHEN approved_cents < earned_cents THEN greatest(0, approved_cents - (${settled}))
  ELSE approved_cents - (${settled}) END`;
export const PAYABLE = OPEN('in_run_cents + paid_cents');
/** SQL: true if runs pay or deduct an item. Work and settlements before the first day were paid elsewhere. */
export const counts = (firstDay: string) => `(kind NOT IN ('work', 'settlement') OR day >= ${firstDay})`;
export const DOCUMENT = OPEN('documented_cents');
/** SQL: GST of the document with the number in a column. */
const getGst = (number: string) => `(SELECT json_build_object('registered', (content->>'gst_registered')::boolean,
  'rate', round((content->>'gst_percent')::numeric * 100)) FROM pay_document WHERE pay_document.number = ${number})`;

type Numbers<Of> = { [Name in keyof Of]: Of[Name] extends number ? string | number : Of[Name] };

const toDueLine = (row: Numbers<DueLine>): DueLine => ({
  ...row,
  minutes: Number(row.minutes),
  cents: Number(row.cents),
  document_cents: Number(row.document_cents),
});

/**
 * Payable amounts until a day, in a fixed order: work from the first day that runs pay, and adjustments. Settlements on
 * the desk are always deducted: they may be for earlier work.
 * @param lock locks the items until the transaction ends
 */
export async function findDueLines(
  manager: EntityManager,
  firstDay: Day,
  throughDay: Day,
  { lock = false, personId = null }: { lock?: boolean; personId?: string | null } = {},
): Promise<DueLine[]> {
  const rows = await manager.query<Numbers<DueLine>[]>(
    `SELECT id AS item_id, person_id, kind, job_id, day::text, cents, document_cents, taxable,
       is_correction, CASE WHEN is_correction THEN rcti END AS corrects, CASE WHEN cents <> document_cents THEN document END AS repeats,
       CASE WHEN cents <> document_cents THEN ${getGst('due.document')} END AS repeated_gst,
       CASE WHEN is_correction THEN ${getGst('coalesce(due.rcti, due.document)')} END AS corrected_gst,
       CASE WHEN document_cents <> 0 THEN minutes - documented_minutes ELSE 0 END AS minutes
     FROM (
       SELECT *, ${PAYABLE} AS cents, ${DOCUMENT} AS document_cents, documented_cents <> 0 OR document IS NOT NULL AS is_correction
       FROM pay_item
       WHERE (approved_cents <> in_run_cents + paid_cents OR approved_cents <> documented_cents)
         AND (day <= $2 OR kind = 'settlement') AND ${counts('$1')} AND ($3::uuid IS NULL OR person_id = $3)
       ORDER BY id ${lock ? 'FOR UPDATE' : ''}
     ) AS due
     WHERE cents <> 0 OR document_cents <> 0 ORDER BY person_id, day, id`,
    [firstDay, throughDay, personId],
  );
  return rows.map(toDueLine);
}

/** The lines that a run holds. */
export async function findHeldLines(
  manager: EntityManager,
  runId: string,
  personId: string | null = null,
): Promise<DueLine[]> {
  const rows = await manager.query<Numbers<DueLine>[]>(
    `SELECT item_id, line.person_id, kind, job_id, day::text, line.minutes, cents, document_cents, taxable, is_correction, corrects, repeats,
       ${getGst('line.repeats')} AS repeated_gst,
       CASE WHEN is_correction THEN ${getGst('coalesce(pay_item.rcti, pay_item.document)')} END AS corrected_gst
     FROM pay_line AS line JOIN pay_item ON pay_item.id = item_id
     WHERE run_id = $1 AND ($2::uuid IS NULL OR line.person_id = $2) ORDER BY line.person_id, day, item_id`,
    [runId, personId],
  );
  return rows.map(toDueLine);
}

/** Writes the lines of an approved run. The database refuses amounts that aren't payable. */
export async function addLines(manager: EntityManager, runId: string, lines: readonly DueLine[]): Promise<void> {
  const pickColumn = <Name extends keyof DueLine>(name: Name) => lines.map((line) => line[name]);
  await manager.query(
    `INSERT INTO pay_line (run_id, person_id, item_id, cents, document_cents, minutes, is_correction, corrects, repeats)
     SELECT $1, * FROM unnest($2::uuid[], $3::uuid[], $4::bigint[], $5::bigint[], $6::int[], $7::boolean[], $8::text[], $9::text[])`,
    [
      runId,
      pickColumn('person_id'),
      pickColumn('item_id'),
      pickColumn('cents'),
      pickColumn('document_cents'),
      pickColumn('minutes'),
      pickColumn('is_correction'),
      pickColumn('corrects'),
      pickColumn('repeats'),
    ],
  );
}

/** Earlier payments of runs by person: whole cents, and super of the day's financial year. */
export async function findEarlierPayments(
  manager: EntityManager,
  personIds: readonly string[],
  payDay: Day,
): Promise<Map<string, EarlierPayments>> {
  const { firstDay } = getFinancialYearDays(toFinancialYear(payDay));
  const rows = await manager.query<{ person_id: string; cents: string[]; fingerprint: string | null; base: string }[]>(
    `SELECT person_id, coalesce(array_agg(paid_cents ORDER BY number DESC) FILTER (WHERE paid_cents > 0 AND n <= 6), '{}') AS cents,
       (array_agg(bank_fingerprint ORDER BY number DESC) FILTER (WHERE bank_fingerprint IS NOT NULL))[1] AS fingerprint,
       coalesce(sum(super_base_cents) FILTER (WHERE paid_on >= $2), 0) AS base
     FROM (
       SELECT pay_row.*, number, paid_on, row_number() OVER (PARTITION BY person_id, paid_cents > 0 ORDER BY number DESC) AS n
       FROM pay_row JOIN pay_run ON pay_run.id = run_id
       WHERE pay_row.state = 'paid' AND person_id = ANY($1)) AS payment
     GROUP BY person_id`,
    [personIds, firstDay],
  );
  return new Map(
    rows.map(({ person_id, cents, fingerprint, base }) => [
      person_id,
      { cents: cents.map(Number), fingerprint, superBaseCents: Number(base) },
    ]),
  );
}
