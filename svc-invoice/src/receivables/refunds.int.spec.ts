import {
  allocateClientPayment,
  bookClientPayment,
  checkReceivables,
  getClientAccount,
  issueAdjustmentNote,
  listReceivables,
  printClientAccount,
  recordClientRefund,
  undoAdjustmentNote,
  undoClientPayment,
  undoClientRefund,
  undoWriteOff,
  writeOffInvoice,
} from '@cleaning/contracts';
import { readPdfText, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { v4, v7 } from 'uuid';
import { openSharedApp } from '../testing/invoice-test-app.js';
import { createReceivableCalls, PAID_ON } from '../testing/receivable-calls.js';

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
  account,
  ask,
  book,
  buildBooking,
  call,
  client,
  confirmGst,
  give,
  issue,
  job,
  addOwingClient,
  read,
  record,
  refund,
} = createReceivableCalls(() => ({ testApp, admin }));

const note = async (number: string, amount: string) => {
  const lines = [{ description: 'A visit was missed', amount }];
  const body = { number, reason: 'A visit was missed', known_on: PAID_ON, send: false, lines };
  const answer = await call(issueAdjustmentNote, { body });
  expect(answer.status).toBe(200);
  return answer.body.notes.at(-1).number as string;
};
const allocate = (id: string, parts: Record<string, string>, key = v4()) =>
  call(allocateClientPayment, {
    body: { id, key, parts: Object.entries(parts).map(([invoice_number, amount]) => ({ invoice_number, amount })) },
  });
const sums = async () => (await call(checkReceivables)).body;
const cents = (amount: string) => Math.round(Number(amount) * 100);
/** A client with a sent invoice of A$120.00 who has paid A$200.00: A$80.00 of credit. */
const addOverpaidClient = async (name: string) => {
  const { id, number } = await addOwingClient(name);
  const payment = buildBooking(id, '200', { [number]: '120' });
  expect((await call(bookClientPayment, { body: payment })).status).toBe(200);
  return { id, number, payment: payment.id };
};

describe('Refund', () => {
  it('takes the credit, is shown in the account, and gives the credit back when undone', async () => {
    const { id, payment } = await addOverpaidClient('Paid back');
    const before = await sums();
    const { status, body } = await refund(id, '80', { payer: 'PAID BACK PTY', note: 'Paid twice in March' });
    expect([status, body]).toEqual([200, { status: 'done', id: expect.any(String) }]);
    const shown = await account(id);
    expect(getClientAccount.answer.safeParse(shown).error).toBeUndefined();
    expect(shown).toMatchObject({
      ages: { open: '0.00', credit: '0.00' },
      payments: [{ id: payment, amount: '200.00', refunded: '80.00', left: '0.00' }],
      refunds: [
        {
          id: body.id,
          day: PAID_ON,
          amount: '80.00',
          payer: 'PAID BACK PTY',
          note: 'Paid twice in March',
          bank_line_id: '',
          by: 'Helen',
          undone_at: '',
        },
      ],
    });
    const after = await sums();
    expect(cents(after.refunded) - cents(before.refunded)).toBe(8_000);
    expect(cents(before.left) - cents(after.left)).toBe(8_000);
    expect(cents(after.invoiced)).toBe(
      cents(after.paid) - cents(after.refunded) + cents(after.open) + cents(after.credited) + cents(after.written_off),
    );
    expect((await call(listReceivables, { body: { text: 'Paid back' } })).body.total).toBe(0);
    const undo = () => call(undoClientRefund, { body: { id: body.id } });
    expect((await Promise.all([undo(), undo()])).map((answer) => answer.status)).toEqual([200, 200]);
    expect(await account(id)).toMatchObject({
      ages: { credit: '80.00' },
      payments: [{ refunded: '0.00', left: '80.00' }],
      refunds: [{ undone_by: 'Helen', undone_at: expect.stringMatching(/^20/) }],
    });
    const entries = (await testApp.readPublishedStates('audit-entry')).filter(
      ({ action, subject_id }) => subject_id === id && /client-refund/.test(action),
    );
    expect(entries.map(({ action }) => action)).toEqual(['client-refund.recorded', 'client-refund.undone']);
    expect(entries[0]?.details).toEqual({ amount: '80.00', day: PAID_ON, note: 'Paid twice in March' });
  });

  it('is recorded with each call that has no key', async () => {
    const { id } = await addOverpaidClient('Without a key');
    const body = { client_id: id, day: PAID_ON, amount: '30.50', note: 'Half' };
    for (const left of ['49.50', '19.00']) {
      expect((await call(recordClientRefund, { body })).status).toBe(200);
      expect((await account(id)).ages.credit).toBe(left);
    }
    expect((await call(recordClientRefund, { body })).body.msg).toBe('This client only has A$19.00 of credit.');
  });

  it('is recorded once for one idempotency key', async () => {
    const { id } = await addOverpaidClient('Sent again');
    const body = { key: v4(), client_id: id, day: PAID_ON, amount: '20', note: 'Paid twice' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => call(recordClientRefund, { body })));
    expect(answers.map((answer) => [answer.status, answer.body.id])).toEqual([1, 2, 3, 4].map(() => [200, body.key]));
    expect(await account(id)).toMatchObject({ ages: { credit: '60.00' }, refunds: [{ amount: '20.00' }] });
    for (const change of [{ amount: '21' }, { day: '2026-04-19' }, { client_id: await client('Somebody else') }])
      expect((await call(recordClientRefund, { body: { ...body, ...change } })).status).toBe(409);
    expect((await account(id)).refunds).toHaveLength(1);
  });

  it('never exceeds the credit, even with simultaneous requests', async () => {
    const { id } = await addOverpaidClient('Two refunds');
    const answers = await Promise.all([refund(id, '80'), refund(id, '80'), refund(id, '50')]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(answers.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(2);
    const over = await refund(id, '200');
    expect([over.status, over.body.msg]).toEqual([
      409,
      expect.stringMatching(/^This client only has A\$(0|30)\.00 of credit\.$/),
    ]);
  });

  it('never shares credit with an invoice that takes it at the same time', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, payment } = await addOverpaidClient(`Refund or use ${round}`);
      const { number: next } = (await issue([id], { month: '2026-04' })).body.results[0];
      const answers = await Promise.all([refund(id, '80'), allocate(payment, { [next]: '80' })]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect((await account(id)).ages.credit).toBe('0.00');
    }
  });

  it.each<[string, object, number, string]>([
    ['a day to come', { day: '2099-01-01' }, 400, 'day'],
    ['an invalid day', { day: '2026-02-30' }, 400, 'day'],
    ['nothing', { amount: '0' }, 400, 'amount'],
    ['a negative amount', { amount: '-5' }, 400, 'amount'],
    ['an amount with three decimals', { amount: '1.005' }, 400, 'amount'],
    ['no note', { note: ' ' }, 400, 'note'],
    ['nobody', { client_id: v7() }, 404, ''],
    ['a client who is no id', { client_id: 'me' }, 404, ''],
    ['no entry of the bank', { bank_line_id: v7() }, 404, ''],
    ['one cent too much', { amount: '80.01' }, 409, ''],
  ])('is refused for %s and changes nothing', async (name, changes, status, field) => {
    const { id } = await addOverpaidClient(`Refuses ${name}`);
    const refused = await refund(id, '80', changes);
    expect([refused.status, refused.body.issues?.[0]?.field ?? '']).toEqual([status, field]);
    expect(await account(id)).toMatchObject({ ages: { credit: '80.00' }, refunds: [] });
  });

  it('must be undone before its payment', async () => {
    const { id, number, payment } = await addOverpaidClient('Refund first');
    const { body } = await refund(id, '80');
    const undo = () => call(undoClientPayment, { body: { id: payment } });
    const refused = await undo();
    expect([refused.status, refused.body.msg]).toEqual([
      409,
      'A$80.00 of this payment was refunded. Undo the refund first.',
    ]);
    // The database refuses it too, because 1.9.0 doesn't check.
    await expect(
      testApp.dataSource.query('UPDATE client_payment SET undone_at = now() WHERE id = $1', [payment]),
    ).rejects.toThrow('the payment was refunded');
    await expect(
      testApp.dataSource.query(
        `INSERT INTO payment_part (id, payment_id, client_invoice_id, cents)
         SELECT $1, $2, id, 1 FROM client_invoice WHERE number = $3`,
        [v7(), payment, number],
      ),
    ).rejects.toThrow('more is used than was received');
    expect((await call(undoClientRefund, { body: { id: body.id } })).status).toBe(200);
    expect((await undo()).status).toBe(200);
    expect((await account(id)).ages).toMatchObject({ open: '120.00', credit: '0.00' });
    expect((await call(undoClientRefund, { body: { id: v7() } })).status).toBe(404);
  });

  it('is on the statement of account and in its balance', async () => {
    const { id, number } = await addOverpaidClient('Statement with refund');
    await refund(id, '80');
    const to = (await read(number)).issued_on;
    const query = { from: '2026-01-01', to };
    const text = readPdfText((await call(printClientAccount, { params: { client_id: id }, query })).body);
    for (const shown of ['Refund', 'A$80.00', '−A$200.00']) expect(text).toContain(shown);
    expect(text).not.toContain('Your credit');
  });

  it('takes from several payments, oldest first', async () => {
    const id = await client('Two prepayments');
    const older = buildBooking(id, '30', {}, { day: '2026-04-01' });
    const newer = buildBooking(id, '50', {}, { day: '2026-04-02' });
    for (const body of [newer, older]) await call(bookClientPayment, { body });
    await refund(id, '40');
    expect((await account(id)).payments).toMatchObject([
      { id: newer.id, refunded: '10.00', left: '40.00' },
      { id: older.id, refunded: '30.00', left: '0.00' },
    ]);
  });
});

describe('Credit from an adjustment note', () => {
  it('pays another invoice with the payment of the first', async () => {
    const { id, number } = await addOwingClient('Noted and used');
    const payment = buildBooking(id, '120', { [number]: '120' });
    await call(bookClientPayment, { body: payment });
    await note(number, '-50');
    expect(await account(id)).toMatchObject({ ages: { credit: '60.00' }, payments: [{ left: '60.00' }] });
    const { number: next } = (await issue([id], { month: '2026-04' })).body.results[0];
    const tooMuch = await allocate(payment.id, { [next]: '60.01' });
    expect([tooMuch.status, tooMuch.body.msg]).toEqual([409, 'Only A$60.00 of this payment is left.']);
    const key = v4();
    const twice = await Promise.all([1, 2].map(() => allocate(payment.id, { [next]: '60' }, key)));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await allocate(payment.id, { [next]: '59' }, key)).status).toBe(409);
    const shown = await account(id);
    expect(shown).toMatchObject({
      ages: { open: '60.00', credit: '0.00' },
      payments: [
        {
          left: '0.00',
          parts: [
            { invoice_number: number, amount: '60.00' },
            { invoice_number: next, amount: '60.00' },
          ],
        },
      ],
    });
    expect(shown.invoices.map((one: { number: string; open: string }) => [one.number, one.open])).toEqual([
      [next, '60.00'],
      [number, '0.00'],
    ]);
  });

  it('pays another invoice with the rest of the payment', async () => {
    const { id, number, payment } = await addOverpaidClient('Left and noted');
    await note(number, '-25');
    expect((await account(id)).ages.credit).toBe('110.00');
    const { number: next } = (await issue([id], { month: '2026-04' })).body.results[0];
    expect((await allocate(payment, { [next]: '110' })).status).toBe(200);
    expect((await account(id)).ages).toMatchObject({ open: '10.00', credit: '0.00' });
  });

  it('is refunded, for invoices of clients and of single jobs', async () => {
    const { id, number } = await addOwingClient('Noted and refunded');
    const jobId = await job('Hourly');
    await give(jobId, id);
    await record(jobId, '2026-02-10', 5_000);
    const single = (await ask(jobId, '02')).body.invoice_number;
    await book(id, '180', { [number]: '120', [single]: '60' });
    await note(number, '-100');
    expect((await account(id)).ages).toMatchObject({ open: '0.00', credit: '120.00' });
    const { body } = await refund(id, '120');
    expect(await account(id)).toMatchObject({
      ages: { open: '0.00', credit: '0.00' },
      payments: [{ parts: [{ invoice_number: single, amount: '60.00' }], refunded: '120.00', left: '0.00' }],
    });
    await call(undoClientRefund, { body: { id: body.id } });
    expect((await account(id)).ages.credit).toBe('120.00');
  });

  it('stays used when the note is reversed, and the invoice is open again', async () => {
    const { id, number } = await addOwingClient('Note taken back');
    await book(id, '120', { [number]: '120' });
    const taken = await note(number, '-50');
    await refund(id, '60');
    const undone = await call(undoAdjustmentNote, { body: { number: taken, reason: 'It was right', send: false } });
    expect(undone.status).toBe(200);
    expect((await account(id)).ages).toMatchObject({ open: '60.00', credit: '0.00' });
    expect((await book(id, '60', { [number]: '60' })).status).toBe(200);
  });

  it('belongs to the latest payments, and any of them can use it', async () => {
    const { id, number } = await addOwingClient('Paid in two parts');
    const first = buildBooking(id, '70', { [number]: '70' }, { day: '2026-04-01' });
    const second = buildBooking(id, '50', { [number]: '50' }, { day: '2026-04-02' });
    for (const body of [first, second]) await call(bookClientPayment, { body });
    await note(number, '-50');
    expect((await account(id)).payments).toMatchObject([
      { id: second.id, left: '50.00' },
      { id: first.id, left: '10.00' },
    ]);
    const { number: next } = (await issue([id], { month: '2026-04' })).body.results[0];
    expect((await allocate(first.id, { [next]: '60' })).status).toBe(200);
    expect((await account(id)).ages).toMatchObject({ open: '60.00', credit: '0.00' });
  });

  it('keeps each cent through all kinds of entries in a row', async () => {
    const { id, number, payment } = await addOverpaidClient('All in a row');
    const taken = await note(number, '-25');
    const { number: next } = (await issue([id], { month: '2026-04' })).body.results[0];
    const off = { id: v4(), invoice_number: next, amount: '20', reason: 'Vase was broken' };
    const check = async (expected: object) => {
      expect((await call(checkReceivables)).body.problems).toEqual([]);
      expect((await account(id)).ages).toMatchObject(expected);
    };
    await check({ open: '120.00', credit: '110.00' });
    await allocate(payment, { [next]: '90' });
    await check({ open: '30.00', credit: '20.00' });
    await call(writeOffInvoice, { body: off });
    await check({ open: '10.00', credit: '20.00' });
    const { body: refunded } = await refund(id, '15');
    await check({ open: '10.00', credit: '5.00' });
    await call(undoAdjustmentNote, { body: { number: taken, reason: 'It was right', send: false } });
    await check({ open: '35.00', credit: '0.00' });
    await call(undoClientRefund, { body: { id: refunded.id } });
    await check({ open: '35.00', credit: '15.00' });
    await call(undoWriteOff, { body: { id: off.id } });
    await check({ open: '55.00', credit: '15.00' });
    expect((await call(undoClientPayment, { body: { id: payment } })).status).toBe(200);
    await check({ open: '240.00', credit: '0.00' });
  });
});
