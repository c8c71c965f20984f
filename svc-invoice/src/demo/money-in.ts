import { addDays, formatAmount, formatDollars } from '@cleaning/contracts';
import { buildDemoClientId } from '@cleaning/contracts/demo';
import type { Caller, DemoContext } from '@cleaning/service-kit';
import { v5 } from 'uuid';
import { BankLineRow, BankStatement } from '../bank-statements/bank-statement.entity.js';
import { BankStatements } from '../bank-statements/bank-statements.service.js';
import { ClientPayment, WriteOffRow } from '../receivables/client-payment.entity.js';
import { ClientPayments } from '../receivables/client-payments.service.js';
import { findInvoiceByNumber } from '../receivables/receivables.queries.js';
import { WriteOffs } from '../receivables/write-offs.service.js';
import { buildDemoMonths, type DemoMonth, findInvoiceNumber } from './client-invoices.js';

/** Namespace of the ids of payments, write-offs and the statement; any fixed UUID. */
const MONEY = 'c2a1f3de-6f4b-4c1c-9c52-0b8d6b1f7e10';
/** Days between invoice and payment. */
const PAID_AFTER_DAYS = 11;
/** The company's account at the bank, as its files write it. */
const ACCOUNT = { bsb: '105900', number: '000417200' };

interface OpenInvoice {
  readonly client: number;
  readonly number: string;
  readonly openCents: number;
}

/** A client's open invoice of a month; undefined if it wasn't sent. */
async function findOpenInvoice(context: DemoContext, client: number, month: string): Promise<OpenInvoice | undefined> {
  const number = await findInvoiceNumber(context, client, month);
  if (number === undefined) return undefined;
  const found = await findInvoiceByNumber(context.dataSource.manager, number);
  return found && { client, number, openCents: found.open_cents };
}

const getName = (client: number): string =>
  [
    '',
    'WATTLEBIRD PROPERTY',
    'BANKSIA MEDICAL',
    'LITTLE PELICANS',
    'PORT ADELAIDE ARTS TRUST',
    'UNLEY LIBRARIES',
    'SANDPIPER SURF',
  ][client] ?? '';

interface Receipt {
  readonly key: string;
  readonly invoice: OpenInvoice;
  readonly cents: number;
  readonly day: string;
  readonly bankLineId?: string;
}

/** Booked once, also where an earlier run was interrupted after it. */
async function book({ get, dataSource }: DemoContext, admin: Caller, receipt: Receipt): Promise<void> {
  const { key, invoice, cents, day, bankLineId } = receipt;
  const id = v5(key, MONEY);
  if (await dataSource.manager.existsBy(ClientPayment, { id })) return;
  await get(ClientPayments).book(admin, {
    id,
    client_id: buildDemoClientId(invoice.client),
    day,
    amount: cents,
    payer: getName(invoice.client),
    reference: invoice.number,
    bank_line_id: bankLineId,
    parts: [{ invoice_number: invoice.number, amount: cents }],
    remember_payer: bankLineId !== undefined,
  });
}

/** Settles the oldest month: four clients have paid, and the sixth one's rest is written off. */
async function settleOldest(context: DemoContext, admin: Caller, { month, issuedOn }: DemoMonth): Promise<void> {
  const { get, dataSource } = context;
  const day = addDays(issuedOn, PAID_AFTER_DAYS);
  for (const client of [2, 3, 4, 5]) {
    const invoice = await findOpenInvoice(context, client, month);
    if (invoice && invoice.openCents > 0)
      await book(context, admin, { key: `oldest ${client}`, invoice, cents: invoice.openCents, day });
  }
  const last = await findOpenInvoice(context, 6, month);
  if (!last || (await dataSource.manager.existsBy(WriteOffRow, { id: v5('rest', MONEY) }))) return;
  const rest = Math.min(last.openCents, 15_000);
  await book(context, admin, { key: 'oldest 6', invoice: last, cents: last.openCents - rest, day });
  await get(WriteOffs).write(admin, {
    id: v5('rest', MONEY),
    invoice_number: last.number,
    amount: rest,
    reason: 'Agreed with the treasurer: the hall was closed for a week',
  });
}

interface StatementLine {
  readonly day: string;
  readonly cents: number;
  readonly payer: string;
  readonly reference: string;
}

/** A file as a bank writes it (OFX 1.02). */
function writeOfx(lines: readonly StatementLine[]): string {
  const entries = lines.map(
    ({ day, cents, payer, reference }, at) =>
      `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>${day.replaceAll('-', '')}<TRNAMT>${formatAmount(cents)}<FITID>GL${at + 1}` +
      `<NAME>${payer}<MEMO>${reference}</STMTTRN>`,
  );
  return [
    'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>AUD',
    `<BANKACCTFROM><BANKID>${ACCOUNT.bsb}<ACCTID>${ACCOUNT.number}<ACCTTYPE>CHECKING</BANKACCTFROM>`,
    `<BANKTRANLIST>${entries.join('\n')}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
  ].join('\n');
}

/** Lines to book, and lines that wait with proposals: by the invoice's number, by the client's name, and by the amount alone. */
async function buildStatementLines(
  context: DemoContext,
  today: string,
  [, former, last]: ReturnType<typeof buildDemoMonths>,
): Promise<{ booked: (StatementLine & { invoice: OpenInvoice })[]; open: StatementLine[] }> {
  const booked: (StatementLine & { invoice: OpenInvoice })[] = [];
  const open: StatementLine[] = [];
  const paidOn = addDays(former.issuedOn, PAID_AFTER_DAYS);
  const wanted = [
    { client: 1, month: former.month, day: paidOn, share: 1 },
    { client: 2, month: former.month, day: paidOn, share: 1 },
    { client: 6, month: former.month, day: paidOn, share: 0.6 },
    { client: 6, month: last.month, day: today, share: 0.5 },
  ];
  for (const { client, month, day, share } of wanted) {
    const invoice = await findOpenInvoice(context, client, month);
    if (!invoice) continue;
    const cents = Math.round(invoice.openCents * share);
    booked.push({ invoice, day, cents, payer: getName(client), reference: invoice.number });
  }
  const byNumber = await findOpenInvoice(context, 3, former.month);
  if (byNumber)
    open.push({
      day: addDays(today, -1),
      cents: byNumber.openCents,
      payer: 'L PELICANS ELC',
      reference: byNumber.number,
    });
  const byName = await findOpenInvoice(context, 4, former.month);
  if (byName)
    open.push({
      day: addDays(today, -1),
      cents: byName.openCents,
      payer: getName(4),
      reference: `Cleaning ${formatDollars(byName.openCents)}`,
    });
  const byAmount = await findOpenInvoice(context, 2, last.month);
  if (byAmount)
    open.push({ day: today, cents: byAmount.openCents, payer: 'NORWOOD PRACTICE TRUST', reference: 'Deposit' });
  open.push({ day: today, cents: 5_500, payer: 'HARDWARE CENTRE REFUND', reference: 'Floor pads' });
  return { booked, open };
}

/** Imports a bank file, books the clear payments and leaves the others open. */
async function importStatement(
  context: DemoContext,
  admin: Caller,
  today: string,
  months: ReturnType<typeof buildDemoMonths>,
): Promise<void> {
  const { get, dataSource } = context;
  const id = v5('statement', MONEY);
  const { booked, open } = await buildStatementLines(context, today, months);
  if (!(await dataSource.manager.existsBy(BankStatement, { id })))
    await get(BankStatements).import(admin, {
      id,
      file_name: `gumleaf-${today}.ofx`,
      file: Buffer.from(writeOfx([...booked, ...open])).toString('base64'),
      columns: [],
      leave_out_wrong: false,
    });
  for (const { invoice } of booked) {
    // After an interrupted run: the amount of the file, which was written before any booking.
    const line = await dataSource.manager.findOneBy(BankLineRow, {
      statementId: id,
      payer: getName(invoice.client),
      reference: invoice.number,
    });
    if (line)
      await book(context, admin, {
        key: `line ${line.reference}`,
        invoice,
        cents: line.cents,
        day: line.day,
        bankLineId: line.id,
      });
  }
}

/** Payments, a write-off, and proposals from a bank file. Invoices must be issued. */
export async function seedMoneyIn(context: DemoContext, admin: Caller, today: string): Promise<void> {
  const months = buildDemoMonths(today);
  await settleOldest(context, admin, months[0]);
  await importStatement(context, admin, today, months);
}
