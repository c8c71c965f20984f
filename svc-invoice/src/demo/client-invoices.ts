import { addDays, addMonths } from '@cleaning/contracts';
import { buildDemoClientId } from '@cleaning/contracts/demo';
import { type Caller, type DemoContext, Refusal } from '@cleaning/service-kit';
import { v5 } from 'uuid';
import { AdjustmentNote } from '../client-invoices/adjustment-note.entity.js';
import { AdjustmentNotes } from '../client-invoices/adjustment-notes.service.js';
import { ClientInvoice } from '../client-invoices/client-invoice.entity.js';
import { ClientInvoices } from '../client-invoices/client-invoices.service.js';
import { MonthInvoiceIssuer } from '../client-invoices/issue-month.service.js';
import { Extras } from '../extras/extras.service.js';
import { InvoiceExtra } from '../extras/invoice-extra.entity.js';

/** Namespace of the ids of notes and extras; any fixed UUID. */
const PAPERS = '5e0d4b7a-3f0c-4d63-8f0e-7f2f3a0b6c55';
/** The day of a month on which the invoices of the month before are issued, from 0. */
const ISSUED_AFTER_DAYS = 2;
/** Maximum age of the newest invoices in days, so that none is due yet. */
const NEWEST_DAYS = 5;
/** Noon in Adelaide, on the same day in UTC in summer and winter. */
const NOON_UTC = 'T02:30:00Z';

/** A month for which invoices are issued. */
export interface DemoMonth {
  /** YYYY-MM */
  readonly month: string;
  /** YYYY-MM-DD */
  readonly issuedOn: string;
  /** Numbers of clients with issued invoices. */
  readonly issued: readonly number[];
  /** Numbers of clients with sent invoices. */
  readonly sent: readonly number[];
}

/** All but the first, a client since the month before last. */
const FIRST_CLIENTS = [2, 3, 4, 5, 6] as const;
const ALL = [1, ...FIRST_CLIENTS] as const;
/** The invoice that an adjustment note corrects: of the month before last. */
const ADJUSTED_CLIENT = 4;

/**
 * The last three months, oldest first. Last month: the first client's invoice is ready, the third client has no email
 * address, the fourth's invoice waits to be sent, and the fifth's work waits for approval.
 */
export function buildDemoMonths(today: string): readonly [DemoMonth, DemoMonth, DemoMonth] {
  const start = `${today.slice(0, 7)}-01`;
  const buildMonth = (months: number, clients: Pick<DemoMonth, 'issued' | 'sent'>): DemoMonth => {
    const usual = addDays(addMonths(start, 1 - months), ISSUED_AFTER_DAYS);
    const newest = addDays(today, -NEWEST_DAYS) > start ? addDays(today, -NEWEST_DAYS) : start;
    return {
      month: addMonths(start, -months).slice(0, 7),
      issuedOn: months === 1 ? newest : usual,
      issued: clients.issued,
      sent: clients.sent,
    };
  };
  return [
    buildMonth(3, { issued: FIRST_CLIENTS, sent: FIRST_CLIENTS }),
    buildMonth(2, { issued: ALL, sent: ALL }),
    buildMonth(1, { issued: [2, 4, 6], sent: [2, 6] }),
  ];
}

/** The months' work must have arrived. Sends no mail. */
async function issueMonth({ get, dataSource }: DemoContext, admin: Caller, days: DemoMonth): Promise<void> {
  const issuedAt = new Date(`${days.issuedOn}${NOON_UTC}`);
  const body = { month: days.month, client_ids: days.issued.map(buildDemoClientId), send: false };
  const issued = await get(MonthInvoiceIssuer)
    .issue(admin, body, issuedAt)
    .catch((error: unknown) => {
      // All are blocked: the month has no work.
      if (error instanceof Refusal && error.status === 409) return { results: [] };
      throw error;
    });
  const sent = days.sent.map(buildDemoClientId);
  for (const { client_id, number } of issued.results) {
    if (number === '' || !sent.includes(client_id)) continue;
    await get(ClientInvoices).markSent(admin, { number, version: 1 });
    await dataSource.manager.update(ClientInvoice, { number }, { sentAt: issuedAt });
  }
}

/** The number of a client's invoice for a month; undefined if it was blocked. */
export async function findInvoiceNumber(
  { dataSource }: DemoContext,
  client: number,
  month: string,
): Promise<string | undefined> {
  const invoice = await dataSource.manager.findOneBy(ClientInvoice, { clientId: buildDemoClientId(client), month });
  return invoice?.sentAt ? invoice.number : undefined;
}

/** A visit that was charged and had not been done. */
async function adjust(context: DemoContext, admin: Caller, { month, issuedOn }: DemoMonth): Promise<void> {
  const { get, dataSource } = context;
  const number = await findInvoiceNumber(context, ADJUSTED_CLIENT, month);
  if (number === undefined) return;
  await get(AdjustmentNotes).issue(admin, {
    number,
    reason: 'The visit on the second Saturday was cancelled by the gallery',
    known_on: addDays(issuedOn, 2),
    difference: '',
    lines: [{ description: 'Visit that was cancelled', amount: -12_500 }],
    send: false,
    key: v5('note', PAPERS),
  });
  const [note] = await dataSource.manager.findBy(AdjustmentNote, { idempotencyKey: v5('note', PAPERS) });
  if (note && !note.sentAt) await dataSource.manager.update(AdjustmentNote, { id: note.id }, { sentAt: new Date() });
}

/** Adds an extra to the current month. */
async function addExtra({ get, dataSource }: DemoContext, admin: Caller, today: string): Promise<void> {
  const id = v5('windows', PAPERS);
  if (await dataSource.manager.existsBy(InvoiceExtra, { id })) return;
  await get(Extras).add(admin, {
    id,
    client_id: buildDemoClientId(1),
    job_id: '',
    from_job_id: '',
    day: today,
    text: 'Windows outside, levels 1 to 3',
    amount: 38_500,
    reason: 'Asked for by Renee Castle on the telephone',
  });
}

/** Invoices of the last three months, an adjustment note, and an extra that waits for its invoice. */
export async function seedClientInvoices(context: DemoContext, admin: Caller, today: string): Promise<void> {
  const months = buildDemoMonths(today);
  for (const month of months) await issueMonth(context, admin, month);
  await adjust(context, admin, months[1]);
  await addExtra(context, admin, today);
}
