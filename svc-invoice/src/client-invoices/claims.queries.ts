import type { EntityManager } from 'typeorm';
import type { ClaimChange } from './claims.entity.js';

/** Claims of an invoice for a place: days, and the records of hourly ones. */
export interface ClaimedLine {
  readonly invoice_id: string;
  readonly job_id: string;
  readonly from: string;
  readonly to: string;
  readonly by_hour: boolean;
}

/**
 * Replaces the days and hourly records that invoices claim. Violates `invoiced_days_once` or `invoiced_work_once` if
 * another invoice has one.
 */
export async function claimLines(
  manager: EntityManager,
  invoiceIds: readonly string[],
  lines: readonly ClaimedLine[],
): Promise<void> {
  await manager.query(
    `WITH work AS (DELETE FROM invoiced_work WHERE client_invoice_id = ANY($1))
     DELETE FROM invoiced_days WHERE client_invoice_id = ANY($1)`,
    [invoiceIds],
  );
  const claimed = `jsonb_to_recordset($1::jsonb) AS line (invoice_id uuid, job_id uuid, "from" date, "to" date, by_hour boolean)`;
  await manager.query(
    `INSERT INTO invoiced_days (job_id, from_day, to_day, client_invoice_id) SELECT job_id, "from", "to", invoice_id FROM ${claimed}`,
    [JSON.stringify(lines)],
  );
  await manager.query(
    `INSERT INTO invoiced_work (work_record_id, client_invoice_id)
     SELECT work_record_id, invoice_id FROM ${claimed}
       JOIN ledger_entry AS entry ON entry.job_id = line.job_id AND business_date BETWEEN "from" AND "to"
     WHERE by_hour AND company_cents > 0`,
    [JSON.stringify(lines)],
  );
}

/** Lets the invoice of a job have the records of its days as they are now, as the trigger of its versions does. */
export async function claimJobWork(manager: EntityManager, invoiceId: string): Promise<void> {
  await manager.query('DELETE FROM invoiced_work WHERE invoice_id = $1', [invoiceId]);
  await manager.query(
    `INSERT INTO invoiced_work (work_record_id, invoice_id)
     SELECT work_record_id, days.invoice_id
     FROM invoiced_days AS days JOIN ledger_entry AS entry ON entry.job_id = days.job_id AND business_date BETWEEN from_day AND to_day
     WHERE days.invoice_id = $1 AND company_cents > 0
       AND coalesce((SELECT basis FROM job_price WHERE job_price.job_id = days.job_id AND valid_from <= business_date
         ORDER BY valid_from DESC LIMIT 1), 'hour') = 'hour'`,
    [invoiceId],
  );
}

/** An invoice of either kind, by the column that the claims name it in. */
export interface ClaimingInvoice {
  readonly column: 'invoice_id' | 'client_invoice_id';
  readonly id: string;
}

interface Claims {
  readonly days: readonly { readonly job_id: string; readonly days: string }[];
  readonly work: readonly string[];
}

/** Claims of an invoice: days by job as a multirange, and records. */
async function findClaims(manager: EntityManager, { column, id }: ClaimingInvoice): Promise<Claims> {
  const days = await manager.query<Claims['days'][number][]>(
    `SELECT job_id, range_agg(daterange(from_day, to_day, '[]'))::text AS days FROM invoiced_days WHERE ${column} = $1 GROUP BY job_id`,
    [id],
  );
  const work = await manager.query<{ work_record_id: string }[]>(
    `SELECT work_record_id FROM invoiced_work WHERE ${column} = $1`,
    [id],
  );
  return { days, work: work.map(({ work_record_id }) => work_record_id) };
}

/** Runs `renewClaim` and returns how it changed the invoice's claims. */
export async function trackClaimChange(
  manager: EntityManager,
  invoice: ClaimingInvoice,
  claimAnew: () => Promise<void>,
): Promise<ClaimChange> {
  const before = await findClaims(manager, invoice);
  await claimAnew();
  const after = await findClaims(manager, invoice);
  const days = await manager.query<ClaimChange['days'][number][]>(
    `SELECT job_id, (coalesce(former.days, '{}') - coalesce(now.days, '{}'))::text AS released,
       (coalesce(now.days, '{}') - coalesce(former.days, '{}'))::text AS gained
     FROM jsonb_to_recordset($1::jsonb) AS former (job_id uuid, days datemultirange)
       FULL JOIN jsonb_to_recordset($2::jsonb) AS now (job_id uuid, days datemultirange) USING (job_id)
     WHERE former.days IS DISTINCT FROM now.days ORDER BY job_id`,
    [JSON.stringify(before.days), JSON.stringify(after.days)],
  );
  const [had, has] = [new Set(before.work), new Set(after.work)];
  return {
    days,
    released: before.work.filter((id) => !has.has(id)),
    gained: after.work.filter((id) => !had.has(id)),
  };
}

/**
 * Reverses a note's change of claims. Violates `invoiced_days_once` or `invoiced_work_once` if another invoice has a
 * day or record by now.
 */
export async function undoClaimChange(
  manager: EntityManager,
  { column, id }: ClaimingInvoice,
  { days, released, gained }: ClaimChange,
): Promise<void> {
  const jobs = days.map(({ job_id }) => job_id);
  const held = await manager.query<{ job_id: string; from: string; to: string }[]>(
    `SELECT job_id, lower(day)::text AS "from", (upper(day) - 1)::text AS "to"
     FROM jsonb_to_recordset($1::jsonb) AS change (job_id uuid, released datemultirange, gained datemultirange)
       LEFT JOIN (SELECT job_id, range_agg(daterange(from_day, to_day, '[]')) AS days FROM invoiced_days WHERE ${column} = $2 GROUP BY job_id) AS now
         USING (job_id)
       CROSS JOIN unnest(coalesce(now.days, '{}') + released - gained) AS day`,
    [JSON.stringify(days), id],
  );
  await manager.query(`DELETE FROM invoiced_days WHERE ${column} = $1 AND job_id = ANY($2)`, [id, jobs]);
  await manager.query(
    `INSERT INTO invoiced_days (job_id, from_day, to_day, ${column})
     SELECT job_id, "from", "to", $2 FROM jsonb_to_recordset($1::jsonb) AS held (job_id uuid, "from" date, "to" date)`,
    [JSON.stringify(held), id],
  );
  await manager.query(`DELETE FROM invoiced_work WHERE ${column} = $1 AND work_record_id = ANY($2)`, [id, gained]);
  await manager.query(
    `INSERT INTO invoiced_work (work_record_id, ${column}, moved_at)
     SELECT record, $1, now() FROM unnest($2::uuid[]) AS record
     WHERE NOT EXISTS (SELECT FROM invoiced_work WHERE work_record_id = record AND ${column} = $1)`,
    [id, released],
  );
}
