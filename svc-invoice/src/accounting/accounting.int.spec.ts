import {
  type AccountingFile,
  AGREEMENT_TERMS,
  allocateClientPayment,
  bookClientPayment,
  checkReceivables,
  exportAccounting,
  getAccountingSettings,
  getPaySettings,
  issueAdjustmentNote,
  listGst,
  markReturned,
  previewAccounting,
  recordClientRefund,
  saveAccountingSettings,
  savePaySettings,
  undoClientPayment,
  undoClientRefund,
  undoWriteOff,
  writeOffInvoice,
} from '@cleaning/contracts';
import { parse } from 'csv-parse/sync';
import { v4 } from 'uuid';
import { PayTestApp, TODAY } from '../pay/testing/pay-test-app.js';
import { createReceivableCalls, PAID_ON } from '../testing/receivable-calls.js';

let pay: PayTestApp;
beforeAll(async () => {
  pay = await PayTestApp.start({ GST_RATE_PERCENT: '10' });
  await pay.testApp.readFeed('jobs');
  await confirmGst();
}, 60_000);
afterAll(() => pay.testApp.stop());

const { ask, call, client, job, confirmGst, addOwingClient, issueAndSend, place, record, book, buildBooking, account } =
  createReceivableCalls(() => ({ testApp: pay.testApp, admin: pay.admin }));

/** All days up to today. */
const ALL = { from: '2020-01-01', to: TODAY };
const preview = async (span = ALL) => {
  const { status, body } = await call(previewAccounting, { body: span });
  expect([status, previewAccounting.answer.safeParse(body).error]).toEqual([200, undefined]);
  return body;
};
const gst = async (basis: 'accrual' | 'cash', more: object = {}) =>
  (await call(listGst, { body: { ...ALL, basis, ...more } })).body;
/** Rows of a file by their headings, without empty ones. */
const file = async (name: AccountingFile, span = ALL): Promise<Record<string, string>[]> => {
  const { status, body } = await call(exportAccounting, { body: { file: name, ...span } });
  expect(status).toBe(200);
  return parse(body, { columns: true, bom: true, skip_empty_lines: true });
};
const cents = (text: string | undefined) => Math.round(Number(text || 0) * 100);
const computeSum = (rows: readonly Record<string, string>[], column: string) =>
  rows.reduce((sum, row) => sum + cents(row[column]), 0);
const note = (number: string, amount: string) =>
  call(issueAdjustmentNote, {
    body: {
      number,
      reason: 'A visit was missed',
      known_on: TODAY,
      lines: [{ description: 'Off', amount }],
      send: false,
    },
  });
const getBalance = (body: { accounts: { account: string; balance: string }[] }, name: string) =>
  cents(body.accounts.find(({ account }) => account === name)?.balance);

/** Checks that the files, the preview and the receivables agree. */
async function expectAgreement() {
  const shown = await preview();
  for (const { file: name, rows: count, sums } of shown.files) {
    const rows = await file(name);
    expect([name, rows.length]).toEqual([name, count]);
    for (const { column, amount } of sums)
      expect([name, column, computeSum(rows, column)]).toEqual([name, column, cents(amount)]);
  }
  const ledger = await file('ledger');
  const entries = new Map<string, number>();
  for (const { Entry = '', Debit, Credit } of ledger)
    entries.set(Entry, (entries.get(Entry) ?? 0) + cents(Debit) - cents(Credit));
  expect([...entries].filter(([, sum]) => sum !== 0)).toEqual([]);
  const { body: owed } = await call(checkReceivables);
  expect(owed.problems).toEqual([]);
  const withoutClient = ledger.filter(
    ({ Account, Name }) => Account === 'Accounts receivable' && Name === 'Nobody’s place',
  );
  expect(getBalance(shown, 'receivable') - computeSum(withoutClient, 'Debit')).toBe(cents(owed.open));
  expect(-getBalance(shown, 'client-credit')).toBe(cents(owed.left));
  expect(getBalance(shown, 'bad-debts')).toBe(cents(owed.written_off));
  return { shown, ledger };
}

describe('Accounting export', () => {
  it('includes every cent of invoices, notes, payments, credits, write-offs and undone entries', async () => {
    const { id, number } = await addOwingClient('=Harbour "Dental"', '1000.05');
    expect((await note(number, '-50')).status).toBe(200);
    const other = await addOwingClient('Semaphore Gym', '300');
    const jobId = await job('Nobody’s place');
    await record(jobId, '2026-02-10', 5_000);
    await ask(jobId, '02');
    const tooMuch = buildBooking(other.id, '400', { [other.number]: '330' });
    await book(id, '500', { [number]: '500' });
    const wrong = buildBooking(id, '20', { [number]: '20' });
    for (const body of [tooMuch, wrong]) await call(bookClientPayment, { body });
    await call(undoClientPayment, { body: { id: wrong.id } });
    const off = { id: v4(), invoice_number: number, amount: '45.06', reason: 'Broken vase' };
    await call(writeOffInvoice, { body: off });
    const again = { ...off, id: v4(), amount: '1' };
    await call(writeOffInvoice, { body: again });
    await call(undoWriteOff, { body: { id: again.id } });
    const { shown, ledger } = await expectAgreement();
    expect(shown).toMatchObject({
      invoices: { count: 3, sub_total: '1350.05', gst: '135.01', total: '1485.06' },
      notes: { count: 1, sub_total: '-50.00', gst: '-5.00', total: '-55.00' },
      payments: { count: 2, total: '900.00' },
      credit: '70.00',
      unsent: 1,
      other_rate: 0,
    });
    const undone = ledger.filter(({ Type }) => /undone/.test(Type ?? '')).map(({ Date: day, Type }) => [day, Type]);
    expect(undone).toEqual(
      expect.arrayContaining([
        [TODAY, 'Payment undone'],
        [TODAY, 'Use undone'],
        [TODAY, 'Write-off undone'],
      ]),
    );
    // The undo is dated today, so the payment still counts on its own day.
    const then = await preview({ from: PAID_ON, to: PAID_ON });
    expect(then.accounts.find((each: { account: string }) => each.account === 'bank').debit).toBe('920.00');
    expect(then.payments).toEqual({ count: 2, total: '900.00' });
  });

  it('counts a rebooked bank payment from the day of the undo', async () => {
    const [first, second] = [await addOwingClient('Booked first', '100'), await addOwingClient('Booked second', '100')];
    const [bank_line_id, day] = [v4(), '2026-04-22'];
    await pay.testApp.dataSource.query(
      `WITH statement AS (INSERT INTO bank_statement (id, file_name, format, lines, added, imported_by)
         VALUES ($1, 'april.csv', 'csv', 1, 1, 'Helen') RETURNING id)
       INSERT INTO bank_line (id, statement_id, account, line_key, day, cents, payer, reference)
         SELECT $1, id, '1', '1', $2, 11000, 'PAYER', '' FROM statement`,
      [bank_line_id, day],
    );
    const wrong = buildBooking(first.id, '110', { [first.number]: '110' }, { day, bank_line_id });
    const right = buildBooking(second.id, '110', { [second.number]: '110' }, { day, bank_line_id });
    expect((await call(bookClientPayment, { body: wrong })).status).toBe(200);
    const span = { from: day, to: day };
    const before = [await preview(span), await gst('cash', span)];
    await call(undoClientPayment, { body: { id: wrong.id } });
    expect((await call(bookClientPayment, { body: right })).status).toBe(200);
    const [{ accounts }, listed] = [await preview(span), await gst('cash', span)];
    expect([accounts, listed]).toEqual([before[0].accounts, before[1]]);
    // Xero lists a bank line on its own day, for its latest client. MYOB pays the second invoice from the day of the undo.
    const payees = async (days: typeof ALL) => (await file('xero-payments', days)).map(({ Payee }) => Payee);
    expect(await payees(span)).toEqual(['Booked second']);
    expect(await payees({ from: TODAY, to: TODAY })).not.toContain('Booked second');
    const applied = (await file('myob-payments', { from: TODAY, to: TODAY })).map((row) => row['Invoice No.']);
    expect(applied).toContain(second.number);
    const { ledger } = await expectAgreement();
    const moved = ledger.filter(
      ({ Account, Debit, Credit }) => Account === 'Bank' && cents(Debit || Credit) === 11_000,
    );
    expect(moved.map(({ Date: on, Type }) => [on, Type]).toSorted()).toEqual([
      [day, 'Payment'],
      [TODAY, 'Payment'],
      [TODAY, 'Payment undone'],
    ]);
  });

  it('dates the use of credit by the day it was used', async () => {
    const id = await client('Prepaid Pty');
    const payment = buildBooking(id, '80');
    await call(bookClientPayment, { body: payment });
    await place(id, '50');
    const number = await issueAndSend(id);
    const before = (await file('myob-payments')).length;
    const use = { id: payment.id, key: v4(), parts: [{ invoice_number: number, amount: '55' }] };
    expect((await call(allocateClientPayment, { body: use })).status).toBe(200);
    const rows = await file('myob-payments');
    expect(rows).toHaveLength(before + 1);
    expect(rows.find((row) => row['Invoice No.'] === number)).toMatchObject({
      'Receipt Date': TODAY.split('-').reverse().join('/'),
      'Amount Applied': '55.00',
    });
    expect((await account(id)).ages.credit).toBe('25.00');
    await expectAgreement();
  });

  it('shows refunds on their day, negative for Xero, and reverses them on the day of the undo', async () => {
    const id = await client('Refunded Pty');
    await place(id, '100');
    const number = await issueAndSend(id);
    const payment = buildBooking(id, '150', { [number]: '110' });
    await call(bookClientPayment, { body: payment });
    // A$40.00 not allocated, and A$55.00 from the note.
    expect((await note(number, '-50')).status).toBe(200);
    const [before, credited] = [await preview(), await gst('cash', { figure: 'sales' })];
    const { body: refund } = await call(recordClientRefund, {
      body: { client_id: id, day: PAID_ON, amount: '95', payer: 'REFUNDED PTY', note: 'Paid too much' },
    });
    const { shown, ledger } = await expectAgreement();
    expect(shown.refunds).toEqual({ count: before.refunds.count + 1, total: '95.00' });
    expect(cents(before.credit) - cents(shown.credit)).toBe(4_000);
    expect(getBalance(before, 'bank') - getBalance(shown, 'bank')).toBe(9_500);
    const findEntries = (what: string) => ledger.filter(({ Name, Type }) => Name === 'Refunded Pty' && Type === what);
    expect(
      findEntries('Refund').map(({ Date: on, Account, Debit, Credit, Description }) => [
        on,
        Account,
        Debit,
        Credit,
        Description,
      ]),
    ).toEqual([
      [PAID_ON, 'Client credit', '95.00', '', 'REFUNDED PTY Paid too much'],
      [PAID_ON, 'Bank', '', '95.00', 'REFUNDED PTY Paid too much'],
    ]);
    expect(findEntries('Credit of a note').map(({ Account, Debit, Credit }) => [Account, Debit, Credit])).toEqual([
      ['Accounts receivable', '55.00', ''],
      ['Client credit', '', '55.00'],
    ]);
    const xero = (await file('xero-payments')).filter(({ Payee }) => Payee === 'Refunded Pty');
    expect(xero.map((row) => [row['*Amount'], row.Reference]).toSorted()).toEqual([
      ['-95.00', 'Refund: Paid too much'],
      ['150.00', number],
    ]);
    // MYOB has no credit account: the refund reduces what was applied to the invoice.
    const myob = (await file('myob-payments')).filter((row) => row['Co./Last Name'] === 'Refunded Pty');
    expect(myob.map((row) => [row['Invoice No.'], row['Amount Applied']])).toEqual([
      [number, '110.00'],
      [number, '-55.00'],
    ]);
    // A$5.00 GST belongs to the refunded part.
    expect(cents(credited.collected) - cents((await gst('cash', { figure: 'sales' })).collected)).toBe(500);
    expect((await call(undoClientRefund, { body: { id: refund.id } })).status).toBe(200);
    const undone = await expectAgreement();
    expect(getBalance(undone.shown, 'bank')).toBe(getBalance(before, 'bank'));
    expect(undone.ledger.filter(({ Type }) => Type === 'Refund undone').map(({ Date: on }) => on)).toEqual([
      TODAY,
      TODAY,
    ]);
    expect(
      await file('xero-payments').then((rows) => rows.some(({ Reference }) => Reference?.startsWith('Refund'))),
    ).toBe(false);
  });

  it('writes no byte order mark or formula, and a blank line between MYOB sales', async () => {
    const { body, headers } = await call(exportAccounting, { body: { file: 'xero-invoices', ...ALL } });
    const text = String(body);
    expect(text.startsWith('*ContactName,EmailAddress,POAddressLine1')).toBe(true);
    expect(text).toContain(`"'=Harbour ""Dental""",accounts@client.example`);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="xero-invoices-2020-01-01-${TODAY}.csv"`);
    const sales = String((await call(exportAccounting, { body: { file: 'myob-invoices', ...ALL } })).body);
    expect(sales.split('\r\n\r\n').length - 1).toBe((await preview()).invoices.count);
    const audit = (await pay.testApp.readPublishedStates('audit-entry')).filter(
      ({ action }) => action === 'accounting.exported',
    );
    expect(audit.at(-1)).toMatchObject({ subject_name: 'myob-invoices', details: { from: '2020-01-01', to: TODAY } });
  });

  it('refuses dates in the wrong order', async () => {
    const span = { from: '2026-02-01', to: '2026-01-01' };
    for (const [endpoint, body] of [
      [previewAccounting, span],
      [exportAccounting, { file: 'gst', ...span }],
      [listGst, { basis: 'cash', ...span }],
    ] as const)
      expect((await call(endpoint, { body })).body.issues).toMatchObject([{ field: 'to' }]);
  });

  it('saves account codes with a version check', async () => {
    const { body: settings } = await call(getAccountingSettings);
    expect(settings).toMatchObject({ xero_gst: 'GST on Income', gst_basis: 'accrual', version: 0 });
    const codes = { ...settings.codes, receivable: '610', sales: '4-1000' };
    const saved = await call(saveAccountingSettings, { body: { ...settings, codes } });
    expect(saved.body).toMatchObject({ version: 1, codes: { receivable: '610' } });
    expect((await call(saveAccountingSettings, { body: { ...settings, codes } })).status).toBe(409);
    expect((await file('ledger')).find(({ Account }) => Account === 'Sales')?.['Account code']).toBe('4-1000');
    const [entry] = (await pay.testApp.readPublishedStates('audit-entry')).filter(
      ({ action }) => action === 'accounting-settings.changed',
    );
    expect(entry?.details).toEqual({ receivable: ' → 610', sales: ' → 4-1000' });
  });
});

describe('GST list', () => {
  it('follows issue dates or payment dates, each with its documents', async () => {
    const id = await client('Thirds Pty');
    await place(id, '100.05');
    const number = await issueAndSend(id);
    const before = await gst('cash');
    for (const amount of ['36.68', '36.68', '36.70']) await book(id, amount, { [number]: amount });
    const paid = await gst('cash', { figure: 'sales', page_size: 100 });
    const own = paid.rows.filter((row: { number: string }) => row.number === number);
    // Each payment carries a third of A$10.01; the sum is rounded once.
    expect(own.map((row: { gst: string }) => row.gst)).toEqual(['3.34', '3.33', '3.34']);
    expect(cents(paid.collected) - cents(before.collected)).toBe(1001);
    const { rows } = await gst('accrual', { figure: 'sales', page_size: 100 });
    expect(rows.find((row: { number: string }) => row.number === number)).toMatchObject({
      figure: 'sales',
      who: 'Thirds Pty',
      total: '110.06',
      gst: '10.01',
    });
    const all = await gst('accrual');
    expect(listGst.answer.safeParse(all).error).toBeUndefined();
    expect(cents(all.collected)).toBe(cents((await preview()).invoices.gst) + cents((await preview()).notes.gst));
  });

  it('counts a recipient-created tax invoice once, even after a returned payment', async () => {
    const lan = await pay.addPayee('Lan Nguyen');
    const { version } = await pay.callOrThrow(getPaySettings);
    await pay.callOrThrow(savePaySettings, {}, { version, gst_from: '2018-07-01', gst_checked_on: TODAY });
    await pay.saveDetails(lan, 1, {
      gst_from: '2024-01-01',
      gst_checked_on: TODAY,
      rcti_form: 'signed',
      rcti_from: '2026-01-01',
      rcti_terms: [...AGREEMENT_TERMS],
    });
    await pay.deliverWork(lan);
    const run = await pay.payNewRun();
    expect([(await gst('accrual')).paid, (await gst('cash')).paid]).toEqual(['10.00', '10.00']);
    const back = { run_id: run.id, user_id: lan.id, returned_on: TODAY, reason: 'Account closed' };
    expect((await pay.callAsAdmin(markReturned, {}, back)).status).toBe(200);
    expect([(await gst('accrual')).paid, (await gst('cash')).paid]).toEqual(['10.00', '0.00']);
    const { shown } = await expectAgreement();
    expect([getBalance(shown, 'contractors-owed'), getBalance(shown, 'gst-paid')]).toEqual([-11_000, 1_000]);
    await pay.payNewRun();
    expect([(await gst('accrual')).paid, (await gst('cash')).paid]).toEqual(['10.00', '10.00']);
    expect(getBalance((await expectAgreement()).shown, 'contractors-owed')).toBe(0);
    const documents = (await gst('cash', { figure: 'rcti' })).rows.map((row: { text: string }) => row.text);
    expect(documents.sort()).toEqual(['Paid', 'Paid again, RCTI-00001', 'Returned by the bank']);
  });
});
