import type { CallBody, listXeroItems, XERO_ITEM_STATES, XeroItemState } from '@cleaning/contracts';
import { buildTextPattern } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import { CLIENT_NAME } from '../clients/clients.queries.js';
import { CLIENT_OF_JOB_INVOICE } from '../receivables/receivables.queries.js';
import type { XeroItemRow } from './xero.entity.js';

/** Seconds without a sign of life after which the sender has ended. Longer than a call and its wait for a slot. */
const SILENT_SECONDS = 150;

/** SQL: an item's paper and owner: client or sub-contractor. Cents with GST; an invoice of a job may have no client. */
const PAPERS = `
  SELECT item.*, CASE item.kind WHEN 'contractor-payment' THEN 'person' ELSE 'client' END AS owner_kind,
    coalesce(item.person_id, client_invoice.client_id, CASE WHEN invoice.id IS NOT NULL THEN ${CLIENT_OF_JOB_INVOICE} END) AS owner_id,
    coalesce(note.client_invoice_id, note.invoice_id) AS corrects_id,
    coalesce(note.number, client_invoice.number, invoice.number, pay_row.reference) AS number,
    coalesce(note.issued_on, said.issued_on, newest_invoice.issued_on, pay_run.paid_on) AS day,
    coalesce(note.total_cents, said.total_cents, newest_invoice.total_cents, pay_row.paid_cents) AS total_cents,
    coalesce(note.to_name, said.to_name, newest_invoice.to_name, pay_row.name) AS to_name
  FROM xero_item AS item
    LEFT JOIN adjustment_note AS note ON item.kind = 'adjustment-note' AND note.id = item.thing_id
    LEFT JOIN client_invoice ON client_invoice.id = CASE item.kind WHEN 'client-invoice' THEN item.thing_id ELSE note.client_invoice_id END
    LEFT JOIN client_invoice_version AS said ON said.client_invoice_id = client_invoice.id AND said.version = client_invoice.version
    LEFT JOIN invoice ON invoice.id = CASE item.kind WHEN 'job-invoice' THEN item.thing_id ELSE note.invoice_id END
    LEFT JOIN newest_invoice ON newest_invoice.invoice_id = invoice.id
    LEFT JOIN pay_row ON item.kind = 'contractor-payment' AND pay_row.run_id = item.thing_id AND pay_row.person_id = item.person_id
    LEFT JOIN pay_run ON pay_run.id = pay_row.run_id`;

/** SQL of items with their papers, and whether an admin has confirmed the contact. `which`: a condition on `item`, to read less than all. */
const selectItems = (which: string) => `
  SELECT paper.*, coalesce(${CLIENT_NAME}, to_name) AS name,
    CASE WHEN paper.state = 'waiting' AND link.owner_id IS NULL THEN 'needs-contact' ELSE paper.state END AS shown_state
  FROM (${PAPERS} WHERE ${which}) AS paper
    LEFT JOIN client ON paper.owner_kind = 'client' AND client.id = paper.owner_id
    LEFT JOIN xero_link AS link ON link.tenant_id = paper.tenant_id AND link.kind = paper.owner_kind AND link.owner_id = paper.owner_id`;

export interface ListedItem {
  readonly id: string;
  readonly kind: XeroItemRow['kind'];
  readonly state: XeroItemState;
  readonly number: string;
  readonly name: string;
  readonly day: string;
  readonly total_cents: number;
  readonly attempts: number;
  readonly queued_at: Date;
  readonly next_try_at: Date;
  readonly finished_at: Date | null;
  readonly error: string;
  readonly xero_id: string | null;
}

/** SQL: number of papers of tenant $1 that wait for a contact: `owner_kind`, `owner_id`, `waiting`. */
export const WAITING_FOR_CONTACT = `
  SELECT owner_kind, owner_id, count(*)::int AS waiting FROM (${selectItems(`item.tenant_id = $1 AND item.state = 'waiting'`)}) AS waiting
  WHERE shown_state = 'needs-contact' AND owner_id IS NOT NULL GROUP BY owner_kind, owner_id`;

type ItemFilters = Partial<Pick<CallBody<typeof listXeroItems>, 'kind' | 'from' | 'to' | 'text'>> & {
  readonly tenantId: string;
};

/** Conditions on listed items and their parameters, $1 to $5. */
const MATCHING = `($2 = 'all' OR kind = $2) AND ($3::date IS NULL OR day >= $3::date) AND ($4::date IS NULL OR day <= $4::date)
  AND ($5 = '%%' OR fold_text(number) LIKE $5 OR fold_text(name) LIKE $5)`;
const toValues = ({ tenantId, kind = 'all', from, to, text = '' }: ItemFilters) => [
  tenantId,
  kind,
  from ?? null,
  to ?? null,
  buildTextPattern(text),
];

type Counts = Record<(typeof XERO_ITEM_STATES)[number], number>;

export async function countItems(manager: EntityManager, filters: ItemFilters): Promise<Counts> {
  const rows = await manager.query<{ state: XeroItemState; items: number }[]>(
    `SELECT shown_state AS state, count(*)::int AS items FROM (${selectItems('item.tenant_id = $1')}) AS listed WHERE ${MATCHING} GROUP BY 1`,
    toValues(filters),
  );
  const counts: Counts = { waiting: 0, 'needs-contact': 0, sending: 0, sent: 0, matched: 0, refused: 0 };
  for (const { state, items } of rows) counts[state] = items;
  return counts;
}

/** A page of items, the newest first. */
export const findItems = (
  manager: EntityManager,
  filters: ItemFilters,
  { state, page, page_size }: Pick<CallBody<typeof listXeroItems>, 'state' | 'page' | 'page_size'>,
): Promise<ListedItem[]> =>
  manager.query(
    `SELECT id, kind, shown_state AS state, coalesce(number, '') AS number, coalesce(name, '') AS name, coalesce(day::text, '') AS day,
       coalesce(total_cents, 0)::float8 AS total_cents, attempts, queued_at, next_try_at, finished_at, error, xero_id
     FROM (${selectItems('item.tenant_id = $1')}) AS listed WHERE ${MATCHING} AND ($6 = 'all' OR shown_state = $6)
     ORDER BY seq DESC LIMIT $7 OFFSET $8`,
    [...toValues(filters), state, page_size, (page - 1) * page_size],
  );

export interface ClaimedItem {
  readonly id: string;
  readonly tenantId: string;
  readonly kind: XeroItemRow['kind'];
  readonly thingId: string;
  readonly personId: string | null;
  readonly attempts: number;
  readonly failures: number;
  readonly round: number;
  readonly postedAt: Date | null;
  readonly ownerKind: 'client' | 'person';
  readonly ownerId: string;
  /** For a note: its invoice. */
  readonly correctsId: string | null;
}

/**
 * SQL: items ready to send: of the chosen organisation, contact confirmed, and for a note its invoice sent if it is to
 * go there. Invoices and notes wait while switched off.
 */
const DUE = `
  SELECT paper.id, paper.seq, paper.owner_kind, paper.owner_id, paper.corrects_id
  FROM (${PAPERS} WHERE item.state = 'waiting' AND item.next_try_at <= now()
      AND item.tenant_id = (SELECT tenant_id FROM xero_connection WHERE state = 'connected')) AS paper
    JOIN xero_organisation AS organisation ON organisation.tenant_id = paper.tenant_id
      AND (settings @> '{"send_invoices": true}' OR (settings IS NOT NULL AND paper.kind = 'contractor-payment'))
      AND (paused_until IS NULL OR paused_until <= now())
    JOIN xero_link AS link ON link.tenant_id = paper.tenant_id AND link.kind = paper.owner_kind AND link.owner_id = paper.owner_id
  WHERE NOT EXISTS (SELECT FROM xero_item AS former WHERE former.tenant_id = paper.tenant_id AND former.thing_id = paper.corrects_id
    AND former.state NOT IN ('sent', 'matched'))`;

export async function hasDueItems(manager: EntityManager): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    `SELECT 1 FROM xero_item WHERE state = 'sending' AND claimed_at < now() - make_interval(secs => $1)
     UNION ALL (SELECT 1 FROM (${DUE}) AS due LIMIT 1) LIMIT 1`,
    [SILENT_SECONDS],
  );
  return found.length > 0;
}

/**
 * Claims the first sendable item for one attempt; undefined while another is being sent. The unique index
 * xero_item_one_sending refuses the second of two concurrent claims.
 */
export async function claimItem(manager: EntityManager): Promise<ClaimedItem | undefined> {
  const [[claimed]] = await manager.query<[ClaimedItem[], number]>(
    `WITH due AS (SELECT * FROM (${DUE}) AS due ORDER BY seq LIMIT 1)
     UPDATE xero_item AS item SET state = 'sending', claimed_at = now(), attempts = attempts + 1
     FROM due WHERE item.id = due.id AND item.state = 'waiting'
       AND NOT EXISTS (SELECT FROM xero_item AS other WHERE other.tenant_id = item.tenant_id AND other.state = 'sending')
     RETURNING item.id, item.tenant_id AS "tenantId", item.kind, item.thing_id AS "thingId", item.person_id AS "personId", item.attempts,
       item.failures, item.round, item.posted_at AS "postedAt", due.owner_kind AS "ownerKind", due.owner_id AS "ownerId",
       due.corrects_id AS "correctsId"`,
  );
  return claimed;
}

type Attempt = Pick<ClaimedItem, 'id' | 'attempts'>;

/**
 * Records that an attempt continues, before each write. Returns false if another process has taken over.
 * @param isItself true when posting the item itself, which may exist in Xero from then on
 */
export async function noteWriting(
  manager: EntityManager,
  { id, attempts }: Attempt,
  isItself: boolean,
): Promise<boolean> {
  const [, count] = await manager.query<[unknown, number]>(
    `UPDATE xero_item SET claimed_at = now(), posted_at = CASE WHEN $3 THEN coalesce(posted_at, now()) ELSE posted_at END
     WHERE id = $1 AND attempts = $2 AND state = 'sending'`,
    [id, attempts, isItself],
  );
  return count === 1;
}

/** Xero refused the post of this attempt, or wasn't reached: it doesn't exist there. */
export async function forgetPosting(manager: EntityManager, { id, attempts }: Attempt): Promise<void> {
  await manager.query(`UPDATE xero_item SET posted_at = NULL WHERE id = $1 AND attempts = $2 AND state = 'sending'`, [
    id,
    attempts,
  ]);
}

/** Ends an attempt whose item is in Xero. No effect if another process has taken over. */
export async function finishItem(
  manager: EntityManager,
  { id, attempts }: Attempt,
  { state, xeroId, error }: { readonly state: 'sent' | 'matched'; readonly xeroId: string; readonly error: string },
): Promise<void> {
  await manager.query(
    `UPDATE xero_item SET state = $3, xero_id = $4, error = $5, claimed_at = NULL, finished_at = now(), failures = 0
     WHERE id = $1 AND attempts = $2 AND state = 'sending'`,
    [id, attempts, state, xeroId, error],
  );
}

export async function refuseItem(manager: EntityManager, { id, attempts }: Attempt, error: string): Promise<void> {
  await manager.query(
    `UPDATE xero_item SET state = 'refused', error = $3, claimed_at = NULL, finished_at = now(), failures = 0
     WHERE id = $1 AND attempts = $2 AND state = 'sending'`,
    [id, attempts, error],
  );
}

/**
 * Returns an item to waiting. False if another process has taken over.
 * @param isFailure counts towards giving up
 */
export async function putBackItem(
  manager: EntityManager,
  { id, attempts }: Attempt,
  { seconds, error, isFailure }: { readonly seconds: number; readonly error: string; readonly isFailure: boolean },
): Promise<boolean> {
  const [, count] = await manager.query<[unknown, number]>(
    `UPDATE xero_item SET state = 'waiting', claimed_at = NULL, error = $4, next_try_at = now() + make_interval(secs => $3),
       failures = failures + CASE WHEN $5 THEN 1 ELSE 0 END
     WHERE id = $1 AND attempts = $2 AND state = 'sending'`,
    [id, attempts, seconds, error, isFailure],
  );
  return count === 1;
}

/** Deletes an item with nothing to send. */
export async function dropItem(manager: EntityManager, { id, attempts }: Attempt): Promise<void> {
  await manager.query(`DELETE FROM xero_item WHERE id = $1 AND attempts = $2 AND state = 'sending'`, [id, attempts]);
}

/** Returns items of ended processes to waiting. What they posted is searched for in Xero first. */
export async function recoverItems(manager: EntityManager): Promise<void> {
  await manager.query(
    `UPDATE xero_item SET state = 'waiting', claimed_at = NULL WHERE state = 'sending' AND claimed_at < now() - make_interval(secs => $1)`,
    [SILENT_SECONDS],
  );
}

/** Something that was refused waits again, with another idempotency key. False when it was not refused. */
export async function retryItem(manager: EntityManager, id: string): Promise<boolean> {
  const [, count] = await manager.query<[unknown, number]>(
    `UPDATE xero_item SET state = 'waiting', next_try_at = now(), finished_at = NULL, round = round + 1, failures = 0 WHERE id = $1 AND state = 'refused'`,
    [id],
  );
  return count === 1;
}

/**
 * Queues papers sent or paid on these days, ordered by day and number. Already queued ones stay unchanged. Returns the
 * number queued.
 */
export async function queueEarlier(
  manager: EntityManager,
  {
    tenantId,
    from,
    to,
    invoices,
    payments,
  }: {
    readonly tenantId: string;
    readonly from: string;
    readonly to: string;
    readonly invoices: boolean;
    readonly payments: boolean;
  },
): Promise<number> {
  const queued = await manager.query<unknown[]>(
    `INSERT INTO xero_item (tenant_id, kind, thing_id, person_id)
     SELECT $1::uuid, kind, thing_id, person_id FROM (
       SELECT 'client-invoice' AS kind, client_invoice.id AS thing_id, NULL::uuid AS person_id, issued_on AS day, 1 AS part, number AS ordered
       FROM client_invoice JOIN client_invoice_version AS said ON said.client_invoice_id = client_invoice.id AND said.version = client_invoice.version
       WHERE $4 AND sent_at IS NOT NULL AND total_cents <> 0
       UNION ALL
       SELECT 'job-invoice', invoice.id, NULL, issued_on, 1, invoice.number
       FROM invoice JOIN newest_invoice ON newest_invoice.invoice_id = invoice.id WHERE $4 AND sent_at IS NOT NULL AND total_cents <> 0
       UNION ALL
       SELECT 'adjustment-note', id, NULL, issued_on, 2, number FROM adjustment_note WHERE $4 AND sent_at IS NOT NULL
       UNION ALL
       SELECT 'contractor-payment', run_id, person_id, paid_on, 3, reference
       FROM pay_row JOIN pay_run ON pay_run.id = run_id WHERE $5 AND pay_row.state = 'paid' AND paid_cents > 0
     ) AS earlier WHERE day BETWEEN $2::date AND $3::date ORDER BY day, part, ordered
     ON CONFLICT DO NOTHING RETURNING id`,
    [tenantId, from, to, invoices, payments],
  );
  return queued.length;
}

/** True if something of a client or sub-contractor is, or may be, in Xero. */
export async function hasPapersInXero(
  manager: EntityManager,
  {
    tenantId,
    kind,
    ownerId,
  }: { readonly tenantId: string; readonly kind: 'client' | 'person'; readonly ownerId: string },
): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    `SELECT 1 FROM (${PAPERS} WHERE item.tenant_id = $1 AND (item.state IN ('sending', 'sent', 'matched') OR item.posted_at IS NOT NULL)) AS paper
     WHERE owner_kind = $2 AND owner_id = $3 LIMIT 1`,
    [tenantId, kind, ownerId],
  );
  return found.length > 0;
}

/** The id in Xero of something that was sent there or matched. */
export async function findXeroId(
  manager: EntityManager,
  tenantId: string,
  thingId: string,
): Promise<string | undefined> {
  const [row] = await manager.query<{ xero_id: string }[]>(
    'SELECT xero_id FROM xero_item WHERE tenant_id = $1 AND thing_id = $2 AND xero_id IS NOT NULL',
    [tenantId, thingId],
  );
  return row?.xero_id;
}
