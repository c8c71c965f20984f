import { groupBy, REMINDERS_SHOWN } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import { CLIENT_NAME } from '../clients/clients.queries.js';
import { INVOICE_MAIL } from '../clients/invoice-mails.queries.js';
import { PAYMENTS_LEFT, receivables, unsentCents } from '../receivables/receivables.queries.js';
import type { ClientFacts, InvoiceFacts } from './reminder-rules.js';

const INVOICE = 'coalesce(invoice_id, client_invoice_id)';
/** Days after which a refused address is tried again. */
const REFUSED_DAYS = 7;
const ACTIVE_HOLD = 'ended_at IS NULL';

interface InvoiceRow {
  readonly id: string;
  readonly kind: 'client' | 'job';
  readonly number: string;
  readonly client_id: string;
  readonly due_on: string;
  readonly counted_from: string;
  readonly sent: boolean;
  /** Without unsent increasing notes, like `open_cents`. */
  readonly total_cents: number;
  readonly open_cents: number;
  readonly overpaid_cents: number;
  readonly last_step: number;
  readonly last_day: string | null;
  readonly disputed: boolean;
  readonly promised_until: string | null;
}

interface ClientRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly archived: boolean;
  readonly paused: boolean;
  readonly paused_until: string | null;
  readonly promised_until: string | null;
  readonly credit: number;
  readonly refused_address: string | null;
  readonly reminded_on: string | null;
  readonly waiting: boolean;
}

/**
 * A client's, or all clients', open or overpaid invoices by sent papers, with reminders and holds. If only notes have
 * added an amount owing, days count from the newest. Cents; days as text.
 */
const findOpenInvoices = (manager: EntityManager, zone: string, clientId: string | null): Promise<InvoiceRow[]> =>
  manager.query(
    `WITH owed AS (${receivables(clientId === null ? 'true' : 'client_id = $2')})
     SELECT owed.id, owed.kind, owed.number, owed.client_id, owed.due_on::text, owed.sent,
       greatest(owed.due_on, (coalesce(invoice.sent_at, client_invoice.sent_at) AT TIME ZONE $1)::date + (owed.due_on - owed.issued_on),
         CASE WHEN owed.open_cents - notes.unsent_cents <= notes.added_cents THEN notes.added_on + (owed.due_on - owed.issued_on) END)::text AS counted_from,
       (owed.total_cents + notes_cents - notes.unsent_cents)::float8 AS total_cents,
       (owed.open_cents - notes.unsent_cents)::float8 AS open_cents, greatest(0, 0 - owed.open_cents)::float8 AS overpaid_cents, coalesce(claimed.step, 0) AS last_step, claimed.day::text AS last_day,
       coalesce(held.disputed, false) AS disputed, held.promised_until::text
     FROM owed LEFT JOIN invoice ON invoice.id = owed.id LEFT JOIN client_invoice ON client_invoice.id = owed.id
       CROSS JOIN LATERAL (SELECT ${unsentCents('note')} AS unsent_cents,
           coalesce(sum(total_cents) FILTER (WHERE note.sent_at IS NOT NULL AND total_cents > 0), 0) AS added_cents,
           (max(note.sent_at) FILTER (WHERE total_cents > 0) AT TIME ZONE $1)::date AS added_on
         FROM adjustment_note AS note WHERE coalesce(note.client_invoice_id, note.invoice_id) = owed.id) AS notes
       LEFT JOIN LATERAL (SELECT reminder_invoice.step, reminder.day FROM reminder_invoice JOIN reminder ON reminder.id = reminder_id
         WHERE ${INVOICE} = owed.id AND reminder_invoice.step > 0 AND NOT released ORDER BY reminder_invoice.step DESC LIMIT 1) AS claimed ON true
       LEFT JOIN LATERAL (SELECT bool_or(reminder_hold.kind = 'dispute') AS disputed, max(until) FILTER (WHERE reminder_hold.kind = 'promise') AS promised_until
         FROM reminder_hold WHERE reminder_hold.client_id = owed.client_id AND ${INVOICE} = owed.id AND ${ACTIVE_HOLD}) AS held ON true
     WHERE owed.open_cents <> 0`,
    clientId === null ? [zone] : [zone, clientId],
  );

/** Facts about clients for reminders. `$1`: their ids. */
const findClientRows = (manager: EntityManager, ids: readonly string[]): Promise<ClientRow[]> =>
  manager.query(
    `SELECT client.id, ${CLIENT_NAME} AS name, ${INVOICE_MAIL} AS email, client.archived_at IS NOT NULL AS archived,
       pause.client_id IS NOT NULL AS paused, pause.until::text AS paused_until, promise.until::text AS promised_until,
       coalesce(rest.left_cents, 0)::float8 AS credit, failed.to_address AS refused_address,
       reminded.day::text AS reminded_on,
       EXISTS (SELECT FROM reminder WHERE reminder.client_id = client.id AND state = 'waiting') AS waiting
     FROM client
       LEFT JOIN reminder_hold AS pause ON pause.client_id = client.id AND pause.kind = 'pause' AND pause.ended_at IS NULL
       LEFT JOIN reminder_hold AS promise ON promise.client_id = client.id AND promise.kind = 'promise' AND promise.ended_at IS NULL
         AND promise.invoice_id IS NULL AND promise.client_invoice_id IS NULL
       LEFT JOIN (${PAYMENTS_LEFT}) AS rest ON rest.client_id = client.id
       LEFT JOIN LATERAL (SELECT day FROM reminder WHERE reminder.client_id = client.id AND state IN ('waiting', 'sent', 'unsure')
         ORDER BY day DESC LIMIT 1) AS reminded ON true
       LEFT JOIN LATERAL (SELECT to_address FROM (SELECT to_address, state, created_at FROM reminder
           WHERE reminder.client_id = client.id AND state <> 'withdrawn' ORDER BY created_at DESC, id DESC LIMIT 1) AS newest
         WHERE state = 'refused' AND created_at > now() - interval '${REFUSED_DAYS} days') AS failed ON true
     WHERE client.id = ANY($1)`,
    [ids],
  );

const getInvoice = (row: InvoiceRow): InvoiceFacts => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  dueOn: row.due_on,
  countedFrom: row.counted_from,
  sent: row.sent,
  totalCents: row.total_cents,
  openCents: row.open_cents,
  lastStep: row.last_step,
  lastDay: row.last_day,
  disputed: row.disputed,
  promisedUntil: row.promised_until,
});

/** Facts for the reminders of a client, or of all clients with an amount owing, by name. */
export async function findReminderFacts(
  manager: EntityManager,
  zone: string,
  clientId: string | null = null,
): Promise<ClientFacts[]> {
  const invoices = groupBy(await findOpenInvoices(manager, zone, clientId), (row) => row.client_id);
  const ids = clientId === null ? [...invoices.keys()] : [clientId];
  if (ids.length === 0) return [];
  const clients = (await findClientRows(manager, ids)).map((row): ClientFacts => {
    const own = invoices.get(row.id) ?? [];
    const overpaid = own.reduce((sum, { overpaid_cents }) => sum + overpaid_cents, 0);
    return {
      id: row.id,
      name: row.name,
      email: row.email,
      archived: row.archived,
      pause: row.paused ? { until: row.paused_until } : null,
      promisedUntil: row.promised_until,
      creditCents: row.credit + overpaid,
      refusedAddress: row.refused_address,
      remindedOn: row.reminded_on,
      waiting: row.waiting,
      invoices: own.map(getInvoice),
    };
  });
  return clients.toSorted((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
}

export interface SentRow {
  readonly id: string;
  readonly client_id: string;
  readonly client_name: string;
  readonly created_at: Date;
  readonly step: number;
  readonly to_address: string;
  /** The admin who sent it; otherwise empty. */
  readonly sent_by: string;
  readonly state: 'waiting' | 'sent' | 'refused' | 'given-up' | 'unsure' | 'withdrawn';
  readonly code: string;
  readonly subject: string;
  readonly lines: string[];
  readonly invoices: { readonly number: string; readonly step: number; readonly open_cents: number }[];
}

/** The newest reminders of a client, or of all, with their invoices in the order in which they are named. */
export const findNewestReminders = (manager: EntityManager, clientId: string | null): Promise<SentRow[]> =>
  manager.query(
    `SELECT reminder.id, client_id, ${CLIENT_NAME} AS client_name, reminder.created_at, reminder.step, to_address, state, code, subject, lines,
       coalesce((SELECT asked_by FROM document_mail WHERE reminder_id = reminder.id), '') AS sent_by,
       (SELECT json_agg(json_build_object('number', coalesce(invoice.number, client_invoice.number), 'step', reminder_invoice.step,
           'open_cents', reminder_invoice.open_cents) ORDER BY position)
         FROM reminder_invoice LEFT JOIN invoice ON invoice.id = invoice_id LEFT JOIN client_invoice ON client_invoice.id = client_invoice_id
         WHERE reminder_id = reminder.id) AS invoices
     FROM reminder JOIN client ON client.id = client_id
     WHERE $1::uuid IS NULL OR client_id = $1 ORDER BY reminder.created_at DESC, reminder.id DESC LIMIT ${REMINDERS_SHOWN}`,
    [clientId],
  );

export interface HoldRow {
  readonly id: string;
  readonly kind: 'pause' | 'dispute' | 'promise';
  readonly number: string | null;
  readonly until: string | null;
  readonly reason: string;
  readonly noted_by: string;
  readonly noted_at: Date;
  readonly ended_by: string;
  readonly ended_at: Date | null;
  readonly named_in: string | null;
}

/** A client's pauses, disputes and promises: active ones, then the newest. */
export const findClientHolds = (manager: EntityManager, clientId: string): Promise<HoldRow[]> =>
  manager.query(
    `SELECT reminder_hold.id, kind, coalesce(invoice.number, client_invoice.number) AS number, until::text, reason, noted_by, noted_at,
       ended_by, ended_at, named_in
     FROM reminder_hold LEFT JOIN invoice ON invoice.id = invoice_id LEFT JOIN client_invoice ON client_invoice.id = client_invoice_id
     WHERE reminder_hold.client_id = $1 ORDER BY ended_at IS NOT NULL, noted_at DESC, reminder_hold.id DESC LIMIT ${REMINDERS_SHOWN}`,
    [clientId],
  );

/** Promises broken by a day that no reminder mentioned: of the client, and of these invoices. */
export const findBrokenPromises = (
  manager: EntityManager,
  clientId: string,
  invoiceIds: readonly string[],
  today: string,
  zone: string,
): Promise<{ id: string; noted_on: string; until: string; number: string }[]> =>
  manager.query(
    `SELECT reminder_hold.id, (noted_at AT TIME ZONE $4)::date::text AS noted_on, until::text, coalesce(invoice.number, client_invoice.number, '') AS number
     FROM reminder_hold LEFT JOIN invoice ON invoice.id = invoice_id LEFT JOIN client_invoice ON client_invoice.id = client_invoice_id
     WHERE reminder_hold.client_id = $1 AND kind = 'promise' AND ${ACTIVE_HOLD} AND named_in IS NULL AND until < $3::date
       AND (${INVOICE} IS NULL OR ${INVOICE} = ANY($2)) ORDER BY noted_at, reminder_hold.id`,
    [clientId, invoiceIds, today, zone],
  );
