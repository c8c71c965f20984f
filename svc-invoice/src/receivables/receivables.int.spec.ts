import {
  allocateClientPayment,
  bookClientPayment,
  checkReceivables,
  issueAdjustmentNote,
  listReceivables,
  printClientAccount,
  setJobClient,
  undoClientPayment,
  undoWriteOff,
  writeOffInvoice,
} from '@cleaning/contracts';
import { readPdfText, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { v4, v7 } from 'uuid';
import { openSharedApp } from '../testing/invoice-test-app.js';
import { type Booking, createReceivableCalls, PAID_ON } from '../testing/receivable-calls.js';

const openApp = openSharedApp();
let testApp: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  testApp = await openApp();
  admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
  await testApp.readFeed('jobs');
  await confirmGst();
}, 60_000);
afterEach(async () => expect((await call(checkReceivables)).body.problems).toEqual([]));

const {
  ask,
  call,
  client,
  give,
  place,
  job,
  price,
  confirmGst,
  issue,
  read,
  issueAndSend,
  record,
  row,
  list,
  buildBooking,
  book,
  account,
  addOwingClient,
} = createReceivableCalls(() => ({ testApp, admin }));

describe('Receivable', () => {
  it('is listed by age, with the client’s credit and totals', async () => {
    const { id, number } = await addOwingClient('Ages of debt');
    const { body } = await call(listReceivables, { body: { text: 'ages of' } });
    expect(listReceivables.answer.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({
      total: 1,
      sums: { open: '120.00' },
      rows: [{ client_id: id, open: '120.00', credit: '0.00' }],
    });
    await testApp.dataSource.query('ALTER TABLE client_invoice_version DISABLE TRIGGER USER');
    for (const [days, age] of [
      ['0', 'not_due'],
      ['1', 'to_30'],
      ['30', 'to_30'],
      ['31', 'to_60'],
      ['61', 'to_90'],
      ['91', 'over_90'],
    ] as const) {
      await testApp.dataSource.query(
        `UPDATE client_invoice_version SET due_on = (now() AT TIME ZONE 'Australia/Adelaide')::date - $1::int, issued_on = '2026-01-01'
         WHERE client_invoice_id = (SELECT id FROM client_invoice WHERE number = $2)`,
        [days, number],
      );
      const row = (await call(listReceivables, { body: { text: 'ages of' } })).body.rows[0];
      expect([days, row[age]]).toEqual([days, '120.00']);
      expect((await account(id)).invoices[0].days_overdue).toBe(Number(days));
    }
    await testApp.dataSource.query('ALTER TABLE client_invoice_version ENABLE TRIGGER USER');
    await book(id, '120.00', { [number]: '120.00' });
    expect((await call(listReceivables, { body: { text: 'ages of' } })).body.total).toBe(0);
    expect((await call(listReceivables, { body: { text: 'ages of', settled: true } })).body.total).toBe(1);
  });

  it('is paid in part, then in full, and the excess is credit that another invoice takes once', async () => {
    const { id, number } = await addOwingClient('Pays in parts');
    expect((await book(id, '50', { [number]: '50' })).status).toBe(200);
    expect(await account(id)).toMatchObject({
      invoices: [{ number, paid: '50.00', open: '70.00' }],
      ages: { open: '70.00' },
    });
    const tooMuch = buildBooking(id, '100', { [number]: '70' });
    expect((await call(bookClientPayment, { body: tooMuch })).status).toBe(200);
    expect(await account(id)).toMatchObject({
      ages: { open: '0.00', credit: '30.00' },
      payments: expect.arrayContaining([expect.objectContaining({ id: tooMuch.id, left: '30.00' })]),
    });
    const { number: next } = (await issue([id], { month: '2026-04' })).body.results[0];
    const use = { id: tooMuch.id, key: v4(), parts: [{ invoice_number: next, amount: '30' }] };
    const answers = await Promise.all([
      call(allocateClientPayment, { body: use }),
      call(allocateClientPayment, { body: use }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await account(id)).toMatchObject({ ages: { open: '90.00', credit: '0.00' } });
    const other = { ...use, parts: [{ invoice_number: next, amount: '20' }] };
    expect((await call(allocateClientPayment, { body: other })).status).toBe(409);
    const more = await call(allocateClientPayment, { body: { ...use, key: v4() } });
    expect([more.status, more.body.msg]).toEqual([409, 'Only A$0.00 of this payment is left.']);
  });

  it('is paid by one payment for several invoices, also for those of single jobs', async () => {
    const id = await client('One for many');
    const jobId = await job('Hourly');
    await give(jobId, id);
    await record(jobId, '2026-02-10', 5_000);
    const single = (await ask(jobId, '02')).body.invoice_number;
    await place(id, '100');
    const number = await issueAndSend(id);
    const { invoices } = await account(id);
    expect(invoices.map((one: { kind: string; open: string }) => [one.kind, one.open])).toEqual([
      ['job', '60.00'],
      ['client', '120.00'],
    ]);
    expect((await book(id, '180', { [single]: '60', [number]: '120' })).status).toBe(200);
    expect((await account(id)).ages).toMatchObject({ open: '0.00', credit: '0.00' });
  });

  it('is booked once however often a payment is sent, and undone once', async () => {
    const { id, number } = await addOwingClient('Sent twice');
    const body = buildBooking(id, '120', { [number]: '120' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => call(bookClientPayment, { body })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await account(id)).payments).toHaveLength(1);
    expect((await call(bookClientPayment, { body: { ...body, amount: '119', parts: [] } })).status).toBe(409);
    expect((await call(bookClientPayment, { body: { ...body, parts: [] } })).status).toBe(409);
    await Promise.all([1, 2].map(() => call(undoClientPayment, { body: { id: body.id } })));
    expect(await account(id)).toMatchObject({
      ages: { open: '120.00', credit: '0.00' },
      payments: [{ undone_by: 'Helen', left: '0.00' }],
    });
    const audit = (await testApp.readPublishedStates('audit-entry')).filter(
      ({ action }) => action === 'client-payment.undone',
    );
    expect(audit).toHaveLength(1);
  });

  it('is never paid twice by simultaneous requests', async () => {
    const { id, number } = await addOwingClient('Two at once');
    const answers = await Promise.all(Array.from({ length: 6 }, () => book(id, '120', { [number]: '120' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.msg).toBe(`Only A$0.00 is owing on invoice ${number}.`);
  });

  it('is written off with a reason, which can be undone', async () => {
    const { id, number } = await addOwingClient('Written off');
    await book(id, '100', { [number]: '100' });
    const body = { id: v4(), invoice_number: number, amount: '20', reason: 'Vase was broken' };
    const answers = await Promise.all([call(writeOffInvoice, { body }), call(writeOffInvoice, { body })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await account(id)).toMatchObject({
      ages: { open: '0.00' },
      write_offs: [{ amount: '20.00', by: 'Helen', undone_at: '' }],
    });
    expect((await call(writeOffInvoice, { body: { ...body, id: v4(), amount: '0.01' } })).status).toBe(409);
    expect((await call(undoWriteOff, { body: { id: body.id } })).status).toBe(200);
    expect((await account(id)).ages.open).toBe('20.00');
  });

  it('is written off or credited by a note, never both', async () => {
    const noted = (number: string) =>
      call(issueAdjustmentNote, {
        body: {
          number,
          reason: 'Nothing was done',
          known_on: PAID_ON,
          send: false,
          lines: [{ description: 'All', amount: '-100' }],
        },
      });
    for (let round = 0; round < 3; round += 1) {
      const { id, number } = await addOwingClient(`Off or note ${round}`);
      const off = { id: v4(), invoice_number: number, amount: '120', reason: 'Vase was broken' };
      const answers = await Promise.all([call(writeOffInvoice, { body: off }), noted(number)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await account(id)).ages).toMatchObject({ open: '0.00', credit: '0.00' });
    }
    const { number } = await addOwingClient('Off before note');
    const off = { id: v4(), invoice_number: number, amount: '50', reason: 'Vase was broken' };
    expect((await call(writeOffInvoice, { body: off })).status).toBe(200);
    expect((await noted(number)).body.msg).toBe(
      `A$50.00 of invoice ${number} is written off. Undo the write-off first.`,
    );
    await call(undoWriteOff, { body: { id: off.id } });
    expect((await noted(number)).status).toBe(200);
  });

  it.each<[string, Partial<Booking> & { part?: string }, number, string]>([
    ['a day to come', { day: '2099-01-01' }, 400, 'day'],
    ['nothing', { amount: '0' }, 400, 'amount'],
    ['less than its parts', { amount: '10' }, 400, 'parts'],
    ['more than is open', { amount: '500', part: '121' }, 409, ''],
    ['an invoice of somebody else', { client_id: 'other' }, 409, ''],
    ['nobody', { client_id: v7() }, 404, ''],
    ['no line of the bank', { bank_line_id: v7() }, 404, ''],
  ])('can’t be paid by %s', async (name, { part = '120', ...changes }, status, field) => {
    const { id, number } = await addOwingClient(`Refuses ${name}`);
    const other = changes.client_id === 'other' ? { client_id: await client(`Other of ${name}`) } : {};
    const refused = await call(bookClientPayment, {
      body: { ...buildBooking(id, '120', { [number]: part }), ...changes, ...other },
    });
    expect([refused.status, refused.body.issues?.[0]?.field ?? '']).toEqual([status, field]);
    expect((await account(id)).ages.open).toBe('120.00');
  });

  it('is printed on a statement of account', async () => {
    const { id, number } = await addOwingClient('Nguyễn & Söhne');
    await book(id, '50', { [number]: '50' }, { reference: 'thanks' });
    const today = (await read(number)).issued_on;
    const pdf = await call(printClientAccount, { params: { client_id: id }, query: { from: '2026-04-01', to: today } });
    const text = readPdfText(pdf.body);
    for (const shown of [
      'STATEMENT OF ACCOUNT',
      'Nguyễn & Söhne',
      `Invoice ${number}`,
      'A$120.00',
      'Payment, thanks',
      '−A$50.00',
      'A$70.00',
    ])
      expect(text).toContain(shown);
    expect(
      (await call(printClientAccount, { params: { client_id: id }, query: { from: '2026-04-02', to: '2026-04-01' } }))
        .status,
    ).toBe(400);
  });

  it('is printed on a statement without unsent documents', async () => {
    const { id, number, placeId } = await addOwingClient('Has one paper');
    await price(placeId, 'month', '900', '2026-04-01', 1);
    const unsent: string = (await issue([id], { month: '2026-04' })).body.results[0].number;
    const note = { number, reason: 'Less', known_on: '2026-04-01', send: false };
    const lines = [{ description: 'Less', amount: '-30' }];
    expect((await call(issueAdjustmentNote, { body: { ...note, lines } })).status).toBe(200);
    const to = (await read(number)).issued_on;
    const statement = async () =>
      readPdfText(
        (await call(printClientAccount, { params: { client_id: id }, query: { from: '2026-04-01', to } })).body,
      );
    expect(await statement()).toMatch(/A\$120\.00/);
    expect(await statement()).not.toMatch(new RegExp(`${unsent}|Adjustment note|A\\$84\\.00|A\\$1,080\\.00`));
    await book(id, '80', { [unsent]: '80' });
    expect(await statement()).toContain(`Invoice ${unsent}`);
  });

  it('stays with the client who paid when the job changes client', async () => {
    const id = await client('Had the job');
    const jobId = await job('Moved');
    await give(jobId, id);
    await record(jobId, '2026-02-10', 5_000);
    const number = (await ask(jobId, '02')).body.invoice_number;
    await book(id, '20', { [number]: '20' });
    const other = await client('Has the job');
    await call(setJobClient, { body: { job_id: jobId, version: 1, client_id: other, from: '2026-01-01' } });
    expect((await account(id)).ages.open).toBe('40.00');
    expect((await account(other)).invoices).toEqual([]);
  });

  it('is part paid, paid or overdue by its payments', async () => {
    const { id, number } = await addOwingClient('Standing');
    const state = async () => {
      const found = await row(id);
      expect((await read(number)).state).toBe(found.state);
      return [found.state, found.paid, found.written_off, found.open];
    };
    const dueYesterday = (days: number) =>
      testApp.dataSource.query(
        `ALTER TABLE client_invoice_version DISABLE TRIGGER USER;
         UPDATE client_invoice_version SET due_on = due_on - ${days}, issued_on = issued_on - ${days}
           WHERE client_invoice_id = (SELECT id FROM client_invoice WHERE number = '${number}');
         ALTER TABLE client_invoice_version ENABLE TRIGGER USER`,
      );
    expect(await state()).toEqual(['sent', '0.00', '0.00', '120.00']);
    const half = buildBooking(id, '50', { [number]: '50' });
    await call(bookClientPayment, { body: half });
    expect(await state()).toEqual(['part-paid', '50.00', '0.00', '70.00']);
    await dueYesterday(15);
    expect(await state()).toEqual(['overdue', '50.00', '0.00', '70.00']);
    const rest = buildBooking(id, '70', { [number]: '70' });
    await call(bookClientPayment, { body: rest });
    expect(await state()).toEqual(['paid', '120.00', '0.00', '0.00']);
    expect(await list({ state: 'paid', text: 'Standing' })).toMatchObject({
      total: 1,
      counts: { paid: 1, 'part-paid': 0, sent: 0, overdue: 0 },
      rows: [{ number }],
    });
    await call(undoClientPayment, { body: { id: rest.id } });
    await call(undoClientPayment, { body: { id: half.id } });
    expect(await state()).toEqual(['overdue', '0.00', '0.00', '120.00']);
    const off = { id: v4(), invoice_number: number, amount: '120', reason: 'Closed down' };
    await call(writeOffInvoice, { body: off });
    expect(await state()).toEqual(['sent', '0.00', '120.00', '0.00']);
    await call(undoWriteOff, { body: { id: off.id } });
    expect(await state()).toEqual(['overdue', '0.00', '0.00', '120.00']);
  });
});
