import { NO_MAIL_SERVER, type Supplier } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import type { Month } from '../invoices/month.js';
import { computeSettled } from '../receivables/receivables.queries.js';

/** Days are YYYY-MM-DD, amounts whole cents without GST. */
type Clients = readonly string[] | undefined;

interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** Jobs that are a client's on a day until `lastDay`, or of one of these clients. */
export async function findClientJobs(manager: EntityManager, lastDay: string, clientIds: Clients): Promise<string[]> {
  const rows = await manager.query<{ job_id: string }[]>(
    `SELECT DISTINCT job_id FROM job_client
     WHERE valid_from <= $1 AND client_id IS NOT NULL AND ($2::uuid[] IS NULL OR client_id = ANY($2))`,
    [lastDay, clientIds ?? null],
  );
  return rows.map(({ job_id }) => job_id);
}

/** Permanent jobs without a client with chargeable work on no invoice, by name. One-off jobs are charged as extras. */
export const findJobsWithoutClient = (
  manager: EntityManager,
  { firstDay, lastDay }: Days,
): Promise<{ job_id: string; job_name: string }[]> =>
  manager.query(
    `SELECT job.id AS job_id, job.title AS job_name FROM known_job AS job
     WHERE job.kind = 'permanent'
       AND NOT EXISTS (SELECT FROM job_client AS place
         WHERE place.job_id = job.id AND place.client_id IS NOT NULL AND place.valid_from <= $2)
       AND EXISTS (SELECT FROM ledger_entry AS entry
         WHERE entry.job_id = job.id AND entry.business_date BETWEEN $1 AND $2 AND entry.company_cents > 0
           AND NOT entry.re_clean AND NOT EXISTS (SELECT FROM invoiced_days AS days
             WHERE days.job_id = entry.job_id AND entry.business_date BETWEEN days.from_day AND days.to_day))
     ORDER BY job.title, job.id`,
    [firstDay, lastDay],
  );

/** Held or running work of a job's day. */
export interface UndecidedWork {
  readonly job_id: string;
  readonly day: string;
  readonly held: number;
  readonly open: number;
}

/** Held and running records, by job and day. */
export const findUndecidedWork = (
  manager: EntityManager,
  { firstDay, lastDay }: Days,
  jobIds: readonly string[],
): Promise<UndecidedWork[]> =>
  manager.query<UndecidedWork[]>(
    `SELECT job_id, day::text, sum(held)::int AS held, sum(open)::int AS open FROM (
       SELECT job_id, business_date AS day, 1 AS held, 0 AS open FROM ledger_entry
         WHERE held AND NOT re_clean AND job_id = ANY($1) AND business_date BETWEEN $2 AND $3
       UNION ALL
       SELECT job_id, business_date, 0, 1 FROM open_work WHERE job_id = ANY($1) AND business_date BETWEEN $2 AND $3
     ) AS work GROUP BY job_id, day`,
    [jobIds, firstDay, lastDay],
  );

/** Days of a job that an invoice charges. */
export interface TakenDays {
  readonly job_id: string;
  readonly from: string;
  readonly to: string;
  /** The invoice's number. */
  readonly number: string;
  /** The client of the invoice; null: it is an invoice of the job. */
  readonly client_id: string | null;
}

/** Days on invoices, in a span. */
export const findTakenDays = (
  manager: EntityManager,
  { firstDay, lastDay }: Days,
  jobIds: readonly string[],
): Promise<TakenDays[]> =>
  manager.query<TakenDays[]>(
    `SELECT days.job_id, from_day::text AS "from", to_day::text AS "to", coalesce(invoice.number, client_invoice.number) AS number,
       client_invoice.client_id
     FROM invoiced_days AS days LEFT JOIN invoice ON invoice.id = days.invoice_id
       LEFT JOIN client_invoice ON client_invoice.id = days.client_invoice_id
     WHERE days.job_id = ANY($1) AND from_day <= $3 AND to_day >= $2`,
    [jobIds, firstDay, lastDay],
  );

/** Hourly work at a client's place, charged by an invoice. Days are YYYY-MM-DD. */
export interface HoursOfPlace {
  readonly client_id: string;
  /** YYYY-MM, of the invoice. */
  readonly month: string;
  readonly job_id: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Numbers of other invoices that charge records of these hours because they were moved to another day; by client and
 * month.
 */
export const findMovedRecords = (
  manager: EntityManager,
  hours: readonly HoursOfPlace[],
): Promise<{ client_id: string; month: string; numbers: string[] }[]> =>
  manager.query(
    `SELECT hours.client_id, hours.month, array_agg(DISTINCT coalesce(invoice.number, other.number)) AS numbers
     FROM jsonb_to_recordset($1::jsonb) AS hours (client_id uuid, month text, job_id uuid, "from" date, "to" date)
       JOIN ledger_entry AS entry ON entry.job_id = hours.job_id AND entry.business_date BETWEEN hours."from" AND hours."to"
       JOIN invoiced_work AS work ON work.work_record_id = entry.work_record_id
       LEFT JOIN invoice ON invoice.id = work.invoice_id
       LEFT JOIN client_invoice AS other ON other.id = work.client_invoice_id
     WHERE entry.company_cents > 0 AND (other.id IS NULL OR other.client_id <> hours.client_id OR other.month <> hours.month)
     GROUP BY hours.client_id, hours.month`,
    [JSON.stringify(hours)],
  );

/** A client's invoice of a month, as its newest version has it. */
export interface InvoiceHead {
  readonly id: string;
  readonly client_id: string;
  /** YYYY-MM */
  readonly month: string;
  readonly number: string;
  readonly version: number;
  readonly issued_at: Date;
  readonly issued_on: string;
  readonly due_on: string;
  readonly to_name: string;
  readonly to_trading_name: string;
  readonly to_abn: string;
  readonly to_address: string;
  readonly order_number: string;
  readonly gst_rate: number;
  readonly supplier: Supplier;
  readonly sub_total_cents: number;
  readonly total_cents: number;
  /** Sums of its adjustment notes. */
  readonly notes_sub_total_cents: number;
  readonly notes_total_cents: number;
  readonly paid_cents: number;
  readonly written_off_cents: number;
  readonly send_wanted_at: Date | null;
  /** True if the newest version was refused by a mail server when last sent. */
  readonly is_refused: boolean;
  readonly sent_at: Date | null;
}

/** The clients' invoices of months, each YYYY-MM. */
export const findMonthInvoices = (
  manager: EntityManager,
  months: readonly string[],
  clientIds: Clients,
): Promise<InvoiceHead[]> =>
  manager.query<InvoiceHead[]>(
    `SELECT invoice.id, client_id, month, number, invoice.version, issued_at, issued_on::text, due_on::text, to_name, to_trading_name,
       to_abn, to_address, order_number, gst_rate, supplier, sub_total_cents::float8, total_cents::float8,
       coalesce(notes.sub_total, 0)::float8 AS notes_sub_total_cents, coalesce(notes.total, 0)::float8 AS notes_total_cents,
       coalesce(paid.cents, 0)::float8 AS paid_cents, coalesce(off.cents, 0)::float8 AS written_off_cents,
       send_wanted_at, sent_at,
       coalesce((SELECT state IN ('refused', 'given-up') AND code <> '${NO_MAIL_SERVER}' FROM document_mail AS mail
         WHERE mail.client_invoice_id = invoice.id AND mail.version = invoice.version ORDER BY asked_at DESC, mail.id DESC LIMIT 1), false) AS is_refused
     FROM client_invoice AS invoice
       JOIN client_invoice_version AS newest ON newest.client_invoice_id = invoice.id AND newest.version = invoice.version
       LEFT JOIN (SELECT client_invoice_id, sum(sub_total_cents) AS sub_total, sum(total_cents) AS total
         FROM adjustment_note GROUP BY client_invoice_id) AS notes ON notes.client_invoice_id = invoice.id
       ${computeSettled('invoice')}
     WHERE month = ANY($1) AND ($2::uuid[] IS NULL OR client_id = ANY($2))`,
    [months, clientIds ?? null],
  );

/** The newest months with invoices that were sent, of this table. */
const newestMonths = (table: 'client_invoice' | 'invoice', limit: '$1' | '$2') =>
  `(SELECT DISTINCT month FROM ${table} WHERE sent_at IS NOT NULL ORDER BY month DESC LIMIT ${limit})`;

const MONTH_END = "((month || '-01')::date + interval '1 month - 1 day')::date";
const MONTH_CONDITION = `business_date BETWEEN (month || '-01')::date AND ${MONTH_END}`;

/** SQL: issue of the newest note about a difference of `invoice` that wasn't reversed. */
const adjustedAtSql = (column: 'client_invoice_id' | 'invoice_id') =>
  `(SELECT max(note.issued_at) FROM adjustment_note AS note
     WHERE note.${column} = invoice.id AND undoes_id IS NULL
       AND EXISTS (SELECT FROM adjustment_note_line AS line WHERE line.note_id = note.id AND line.job_id IS NOT NULL)
       AND NOT EXISTS (SELECT FROM adjustment_note AS back WHERE back.undoes_id = note.id))`;

/** A record that `invoice` charges by the hour was moved to another day or job since. */
const hasMovedWork = (column: 'client_invoice_id' | 'invoice_id') =>
  `EXISTS (SELECT FROM invoiced_work AS work
     WHERE work.${column} = invoice.id AND moved_at > greatest(newest.issued_at, ${adjustedAtSql(column)}))`;

/**
 * The newest `limit` months with sent invoices, with their clients. From up to `further` earlier months only clients
 * with a work record that changed or was moved after the newest version and note.
 */
export const findSentMonths = (
  manager: EntityManager,
  limit: number,
  further: number,
): Promise<{ month: string; client_ids: string[] }[]> =>
  manager.query(
    `SELECT month, array_agg(client_id) AS client_ids
     FROM client_invoice AS invoice JOIN client_invoice_version AS newest
       ON newest.client_invoice_id = invoice.id AND newest.version = invoice.version
     WHERE sent_at IS NOT NULL AND (month IN ${newestMonths('client_invoice', '$1')}
       OR month IN ${newestMonths('client_invoice', '$2')} AND (${hasMovedWork('client_invoice_id')} OR EXISTS (
         SELECT FROM job_client AS place JOIN ledger_entry AS entry ON entry.job_id = place.job_id
         WHERE place.client_id = invoice.client_id AND valid_from <= ${MONTH_END} AND ${MONTH_CONDITION}
           AND changed_at > greatest(newest.issued_at, ${adjustedAtSql('client_invoice_id')}))))
     GROUP BY month ORDER BY month DESC`,
    [limit, further],
  );

export interface ChangedJobInvoice {
  readonly id: string;
  readonly job_id: string;
  readonly number: string;
  /** YYYY-MM */
  readonly month: string;
  readonly to_name: string;
  /** Issue of the newest version. */
  readonly issued_at: Date;
  /** By the newest version without an admin's texts, and notes about differences. Cents without GST. */
  readonly invoiced_cents: number;
}

/**
 * Sent invoices of single jobs in the newest months, if a work record of their month changed or was moved after the
 * newest version and the newest note about a difference that wasn't reversed.
 */
export const findChangedJobInvoices = (
  manager: EntityManager,
  months: number,
  limit: number,
): Promise<ChangedJobInvoice[]> =>
  manager.query(
    `SELECT invoice.id, invoice.job_id, invoice.number, invoice.month, newest.to_name, newest.issued_at,
       (coalesce((SELECT sub_total_cents FROM invoice_version AS made
           WHERE made.invoice_id = invoice.id AND edits IS NULL ORDER BY version DESC LIMIT 1), newest.sub_total_cents)
         + coalesce((SELECT sum(line.cents) FROM adjustment_note AS note JOIN adjustment_note_line AS line ON line.note_id = note.id
           WHERE note.invoice_id = invoice.id AND line.job_id IS NOT NULL), 0))::float8 AS invoiced_cents
     FROM invoice JOIN LATERAL (SELECT to_name, issued_at, sub_total_cents FROM invoice_version WHERE invoice_id = invoice.id ORDER BY version DESC LIMIT 1) AS newest ON true
     WHERE sent_at IS NOT NULL AND month IN ${newestMonths('invoice', '$1')}
       AND (${hasMovedWork('invoice_id')} OR EXISTS (
         SELECT FROM ledger_entry AS entry WHERE entry.job_id = invoice.job_id AND ${MONTH_CONDITION}
           AND changed_at > greatest(newest.issued_at, ${adjustedAtSql('invoice_id')})))
     ORDER BY month DESC, number LIMIT $2`,
    [months, limit],
  );

/** Invoiced amount of a place or an extra: newest version plus notes about differences. */
export interface InvoicedAmount {
  readonly client_id: string;
  /** YYYY-MM, of the invoice. */
  readonly month: string;
  readonly job_id: string | null;
  readonly extra_id: string | null;
  readonly place: string;
  readonly cents: number;
}

/** Invoiced amounts of months with notes, by place and extra. Leaves out amounts that the office entered in notes. */
export const findInvoicedAmounts = (
  manager: EntityManager,
  months: readonly string[],
  clientIds: Clients,
): Promise<InvoicedAmount[]> =>
  manager.query<InvoicedAmount[]>(
    `SELECT client_id, month, job_id, extra_id, max(place) AS place, sum(cents)::float8 AS cents FROM (
       SELECT client_id, month, job_id, extra_id, place, cents
       FROM client_invoice AS invoice JOIN client_invoice_line AS line
         ON line.client_invoice_id = invoice.id AND line.version = invoice.version
       WHERE month = ANY($1) AND ($2::uuid[] IS NULL OR client_id = ANY($2))
       UNION ALL
       SELECT client_id, month, job_id, extra_id, NULL, cents
       FROM client_invoice AS invoice JOIN adjustment_note AS note ON note.client_invoice_id = invoice.id
         JOIN adjustment_note_line AS line ON line.note_id = note.id
       WHERE month = ANY($1) AND ($2::uuid[] IS NULL OR client_id = ANY($2)) AND (job_id IS NOT NULL OR extra_id IS NOT NULL)
     ) AS charged GROUP BY client_id, month, job_id, extra_id`,
    [months, clientIds ?? null],
  );

/** An extra that is a line of an invoice, with its text. */
export interface ChargedExtra {
  readonly id: string;
  readonly clientId: string;
  readonly jobId: string | null;
  readonly day: string;
  readonly text: string;
  readonly cents: number;
}

/** Extras that are on the invoices of months. */
export const findInvoicedExtras = (
  manager: EntityManager,
  months: readonly string[],
  clientIds: Clients,
): Promise<(ChargedExtra & { readonly month: string })[]> =>
  manager.query<(ChargedExtra & { readonly month: string })[]>(
    `SELECT extra.id, invoice.month, invoice.client_id AS "clientId", extra.job_id AS "jobId", extra.day::text, extra.text, extra.cents::float8
     FROM client_invoice AS invoice JOIN invoice_extra AS extra ON extra.invoice_id = invoice.id
     WHERE invoice.month = ANY($1) AND ($2::uuid[] IS NULL OR invoice.client_id = ANY($2)) ORDER BY extra.day, extra.id`,
    [months, clientIds ?? null],
  );

/** True if changes of jobs or work from svc-jobs couldn't be applied and are waiting. */
export async function hasWaitingWork(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ found: boolean }[]>(
    `SELECT EXISTS (SELECT FROM set_aside_change WHERE source = 'jobs' AND entity IN ('job', 'work-record', 'current-work', 'planned-visits')) AS found`,
  );
  return row?.found ?? false;
}

/** A place of an invoice that says something else than it would now. */
export interface DifferingPlace {
  readonly invoice_id: string;
  readonly job_id: string;
  /** Issue of the newest version. */
  readonly issued_at: Date;
  /** Month of the invoice. */
  readonly month: Month;
}

/**
 * By invoice, the day when its work first differed from what it charges, YYYY-MM-DD: after the version and the newest
 * note about differences that wasn't reversed, including records moved to other days. Missing if no record changed
 * since.
 */
export async function findChangedSince(
  manager: EntityManager,
  places: readonly DifferingPlace[],
  zone: string,
): Promise<ReadonlyMap<string, string>> {
  if (places.length === 0) return new Map();
  const asked = places.map(({ month, ...place }) => ({
    ...place,
    first_day: month.firstDay,
    last_day: month.lastDay,
  }));
  const rows = await manager.query<{ invoice_id: string; day: string }[]>(
    `WITH place AS (
       SELECT asked.*, greatest(issued_at, (SELECT max(note.issued_at) FROM adjustment_note AS note
         WHERE (note.client_invoice_id = asked.invoice_id OR note.invoice_id = asked.invoice_id) AND undoes_id IS NULL
           AND EXISTS (SELECT FROM adjustment_note_line AS line WHERE line.note_id = note.id AND line.job_id IS NOT NULL)
           AND NOT EXISTS (SELECT FROM adjustment_note AS back WHERE back.undoes_id = note.id))) AS settled_at
       FROM jsonb_to_recordset($1::jsonb) AS asked (invoice_id uuid, job_id uuid, issued_at timestamptz, first_day date, last_day date))
     SELECT invoice_id, (min(changed_at) AT TIME ZONE $2)::date::text AS day
     FROM place CROSS JOIN LATERAL (
       SELECT changed_at FROM ledger_entry AS entry WHERE entry.job_id = place.job_id AND business_date BETWEEN first_day AND last_day
       UNION ALL
       SELECT changed_at FROM invoiced_work AS work JOIN ledger_entry AS entry ON entry.work_record_id = work.work_record_id
       WHERE place.invoice_id IN (work.client_invoice_id, work.invoice_id) AND moved_at IS NOT NULL AND NOT EXISTS (
         SELECT FROM invoiced_days AS days WHERE place.invoice_id IN (days.client_invoice_id, days.invoice_id)
           AND days.job_id = entry.job_id AND business_date BETWEEN from_day AND to_day)) AS changed
     WHERE changed_at > settled_at GROUP BY invoice_id`,
    [JSON.stringify(asked), zone],
  );
  return new Map(rows.map(({ invoice_id, day }) => [invoice_id, day]));
}
