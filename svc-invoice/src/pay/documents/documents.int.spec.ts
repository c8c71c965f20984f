import {
  AGREEMENT_TERMS,
  addDays,
  createRun,
  getMyPayDocument,
  getMyPayment,
  getMyPayYear,
  getPayDocument,
  getPaySettings,
  holdPayee,
  listMyPayments,
  listRunDocuments,
  markReturned,
  readPayDocuments,
  readReturnsFile,
  savePaySettings,
} from '@cleaning/contracts';
import { createServiceToken, readPdfText, type TestPerson } from '@cleaning/service-kit/testing';
import { toFinancialYear } from '../calendar/days.js';
import { PayTestApp, TODAY } from '../testing/pay-test-app.js';

const openPay = PayTestApp.openShared();
let pay: PayTestApp;
let lan: TestPerson;
beforeEach(async () => {
  pay = await openPay();
  lan = await pay.addPayee('Lan Nguyen');
}, 60_000);

const documents = (run_id: string) => pay.callOrThrow(listRunDocuments, { run_id });
const pdf = async (number: string) => readPdfText((await pay.callAsAdmin(getPayDocument, { number })).body);
const tryMarkReturned = (run_id: string, person: TestPerson, changes: object = {}) =>
  pay.callAsAdmin(
    markReturned,
    {},
    { run_id, user_id: person.id, returned_on: TODAY, reason: 'Account closed', ...changes },
  );

describe('Payment document', () => {
  it('is read by svc-auth for the email to its own person only', async () => {
    await pay.deliverWork(lan);
    await pay.payNewRun();
    const read = (user_id: string, numbers: string[]) =>
      pay.testApp.call(readPayDocuments, {
        token: createServiceToken(pay.testApp, 'auth'),
        body: { user_id, numbers },
      });
    const { status, body } = await read(lan.id, ['RA-00001']);
    expect([status, body.documents[0].file_name]).toEqual([200, 'RA-00001.pdf']);
    expect(await readPdfText(Buffer.from(body.documents[0].content, 'base64'))).toContain('Lan Nguyen');
    expect((await read(pay.admin.id, ['RA-00001'])).status).toBe(404);
    expect((await read(lan.id, ['RA-00001', 'RA-00002'])).status).toBe(404);
    expect((await read(lan.id, [])).status).toBe(400);
  });

  it('is an RCTI when all conditions hold, otherwise a remittance advice, numbered without gaps', async () => {
    const ana = await pay.addPayee('Ana Silva', { abn: '42000000003' });
    await pay.agree(ana);
    for (const person of [lan, ana]) await pay.deliverWork(person, { contractor_cents: 81_805 });
    const draft = await pay.create();
    expect(pay.getRow(draft, ana)).toMatchObject({ as_rcti: true, gst: '81.81' });
    expect((await documents(draft.id)).length).toBe(0);
    // Undoing an approval uses no number.
    const run = await pay.pay(await pay.approve(await pay.undo(await pay.approve(draft))));
    expect(await documents(run.id)).toMatchObject([
      { number: 'RCTI-00001', kind: 'rcti', name: 'Ana Silva', total: '899.86', issued_on: TODAY },
      { number: 'RA-00001', kind: 'remittance-advice', name: 'Lan Nguyen', total: '818.05' },
    ]);
    const invoice = await pdf('RCTI-00001');
    for (const text of [
      'Recipient created tax invoice',
      'ABN 42 000 000 003',
      'ABN 80 000 000 001',
      'Library',
      'A$899.86',
      'A$81.81',
      'payable by the supplier',
    ])
      expect(invoice).toContain(text);
    const advice = await pdf('RA-00001');
    expect(advice).toContain('Remittance advice');
    expect(advice).not.toMatch(/tax invoice/i);
    await expect(pay.testApp.dataSource.query('UPDATE pay_document SET total_cents = 0')).rejects.toThrow(
      'append-only',
    );
    const notices = await pay.testApp.readPublishedStates('notice');
    expect(notices.map(({ kind, people }) => [kind, people])).toEqual([
      ['paid', [ana.id]],
      ['paid', [lan.id]],
    ]);
    expect(notices[0]?.parameters).toMatchObject({
      amount: 'A$899.86',
      paid_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      documents: 'RCTI-00001',
    });
  });

  it('is not an RCTI when a condition fails on the day of payment', async () => {
    await pay.agree(lan);
    const { version } = await pay.callOrThrow(getPaySettings);
    await pay.callOrThrow(
      savePaySettings,
      {},
      { version, gst_from: '2018-07-01', gst_checked_on: addDays(TODAY, -12) },
    );
    const details = { gst_from: '2024-01-01', gst_checked_on: addDays(TODAY, -35) };
    const rcti_terms = [...AGREEMENT_TERMS];
    const agreed = { rcti_form: 'embedded' as const, rcti_from: '2026-01-01', rcti_terms };
    await pay.saveDetails(lan, 2, { ...details, ...agreed });
    await pay.deliverWork(lan);
    const planned = await pay.callOrThrow(createRun, {}, { through_day: TODAY, pay_day: addDays(TODAY, -10) });
    expect(pay.getRow(planned, lan)).toMatchObject({ as_rcti: true });
    const late = await pay.pay(await pay.approve(planned));
    expect(pay.getRow(late, lan)).toMatchObject({ as_rcti: false });
    expect(await documents(late.id)).toMatchObject([{ kind: 'remittance-advice', total: '110.00' }]);
    // After a new check of the register it is an RCTI, with the terms on it.
    await pay.saveDetails(lan, 3, { ...details, ...agreed, gst_checked_on: TODAY });
    await pay.deliverWork(lan);
    const run = await pay.payNewRun();
    expect(await documents(run.id)).toMatchObject([{ number: 'RCTI-00001', kind: 'rcti' }]);
    expect(await pdf('RCTI-00001')).toContain('By accepting this invoice, they accept them');
  });

  it('adjusts an RCTI with a note when its work is corrected', async () => {
    await pay.agree(lan);
    const record = await pay.deliverWork(lan);
    await pay.payNewRun();
    await pay.deliverWork(lan, { contractor_cents: 9_000 }, record);
    await pay.deliverWork(lan, { contractor_cents: 5_000 });
    const run = await pay.payNewRun();
    expect(run.to_pay).toBe('44.00');
    expect(await documents(run.id)).toMatchObject([
      { number: 'ADJ-00001', kind: 'adjustment-note', corrects: 'RCTI-00001', total: '-11.00' },
      { number: 'RCTI-00002', kind: 'rcti', total: '55.00' },
    ]);
    expect(await pdf('ADJ-00001')).toContain('Adjustment note');
    expect(await pay.findProblems()).toEqual([]);
  });

  it('has as many pages as its lines need', async () => {
    await Promise.all(
      Array.from({ length: 70 }, (_, index) => pay.deliverWork(lan, { contractor_cents: 100 + index })),
    );
    await pay.payNewRun();
    const { body } = await pay.callAsAdmin(getPayDocument, { number: 'RA-00001' });
    expect(body.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThan(1);
  });
});

describe('Returned payment', () => {
  it('is found in the file, made payable once, and paid again without a second tax invoice', async () => {
    await pay.agree(lan);
    await pay.deliverWork(lan);
    const first = await pay.payNewRun();
    // Column 18 has the reason: 3, the account is closed.
    const record = `2105-9990012345673500000011000${'ACCOUNT ONE'.padEnd(32)}${'PAY 1 1'.padEnd(18)}105-900000123456${'GUMLEAF'.padEnd(16)}01000000`;
    const header = `0${' '.repeat(17)}01BSA${' '.repeat(7)}${'GUMLEAF'.padEnd(26)}000000${'RETURNS'.padEnd(12)}${'211126'}${' '.repeat(40)}`;
    const trailer = `7999-999${' '.repeat(12)}${'0'.repeat(30)}${' '.repeat(24)}000001${' '.repeat(40)}`;
    const text = [header, record, trailer].join('\r\n');
    const { returned: found } = await pay.callOrThrow(readReturnsFile, {}, { text });
    expect(found).toMatchObject([
      { line: 2, amount: '110.00', run_id: first.id, user_id: lan.id, name: 'Lan Nguyen', certain: true, known: false },
    ]);
    const answers = await Promise.all([tryMarkReturned(first.id, lan), tryMarkReturned(first.id, lan)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(pay.getRow(await pay.run(first.id), lan)).toMatchObject({
      state: 'returned',
      return_reason: 'Account closed',
    });
    expect(await pay.findProblems()).toEqual([]);
    const again = await pay.payNewRun();
    expect(again.to_pay).toBe('110.00');
    expect(await documents(again.id)).toMatchObject([
      { kind: 'remittance-advice', repeats: 'RCTI-00001', total: '110.00' },
    ]);
    expect((await pay.create()).rows).toEqual([]);
    expect(await pay.findProblems()).toEqual([]);
  });

  it('is refused for another person, a day before the payment, or an invalid file', async () => {
    await pay.deliverWork(lan);
    const run = await pay.payNewRun();
    expect((await tryMarkReturned(run.id, pay.admin)).status).toBe(404);
    expect((await tryMarkReturned(run.id, lan, { returned_on: '2026-01-01' })).body.issues).toMatchObject([
      { field: 'returned_on' },
    ]);
    expect((await pay.callAsAdmin(readReturnsFile, {}, { text: 'hello' })).status).toBe(400);
    expect(await pay.run(run.id)).toMatchObject({ to_pay: '100.00' });
  });
});

describe('My payments', () => {
  it('shows only the person’s own payments, open amounts, documents and year', async () => {
    const bo = await pay.addPayee('Bo Berg');
    await pay.computeSuper(lan, 'yes');
    await pay.deliverWork(lan);
    await pay.deliverWork(lan, { held: true, contractor_cents: 3_000 });
    await pay.deliverWork(bo);
    const run = await pay.payNewRun();
    await pay.deliverWork(lan, { contractor_cents: 2_000 });
    const mine = async (person: TestPerson) => (await pay.callAs(person, listMyPayments, {})).body;
    const list = await mine(lan);
    expect(listMyPayments.answer.safeParse(list).error).toBeUndefined();
    expect(list).toMatchObject({
      payments: [
        { run_number: 1, paid: '100.00', super: '12.00', paid_on: TODAY, documents: [{ number: 'RA-00002' }] },
      ],
      in_run: '0.00',
      payable: '20.00',
      held: '30.00',
      years: [toFinancialYear(TODAY)],
    });
    expect(list.payments[0].super_due_on > TODAY).toBe(true);
    expect(list).toMatchObject({ account_ending: '567', blocked: [] });
    expect(list.to_come).toHaveLength(2);
    expect(list.to_come).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ state: 'payable', kind: 'work', text: 'Library', amount: '20.00' }),
        expect.objectContaining({ state: 'held', amount: '30.00' }),
      ]),
    );
    const one = await pay.callAs(lan, getMyPayment, { run_id: run.id });
    expect(one.body).toMatchObject({ paid: '100.00', lines: [{ kind: 'work', text: 'Library', amount: '100.00' }] });
    const year = await pay.callAs(lan, getMyPayYear, { year: String(toFinancialYear(TODAY)) });
    expect(year.body).toMatchObject({ payments: 1, minutes: 120, gross: '100.00', super: '12.00', withheld: '0.00' });
    expect((await pay.callAs(lan, getMyPayDocument, { number: 'RA-00002' })).headers.get('content-type')).toBe(
      'application/pdf',
    );
    // Another person's documents are not found.
    expect((await pay.callAs(lan, getMyPayDocument, { number: 'RA-00001' })).status).toBe(404);
    const cleo = await pay.testApp.createPerson({ name: 'Cleo Day' });
    expect((await pay.callAs(cleo, getMyPayment, { run_id: run.id })).status).toBe(404);
    expect(await mine(cleo)).toMatchObject({ payments: [], payable: '0.00', years: [] });
    expect((await pay.callAs(cleo, getMyPayYear, { year: '1' })).status).toBe(400);
  });

  it('shows a payment on its way, and why a payment is blocked', async () => {
    const record = await pay.deliverWork(lan);
    const run = await pay.approve(await pay.create());
    const mine = async () => (await pay.callAs(lan, listMyPayments, {})).body;
    expect(await mine()).toMatchObject({
      in_run: '100.00',
      on_its_way: { run_id: run.id, pay_day: TODAY, amount: '100.00', account_ending: '567' },
      to_come: [{ id: record, state: 'in-run', amount: '100.00' }],
    });
    const paid = await pay.pay(run);
    expect(
      (await pay.callAsAdmin(holdPayee, { user_id: lan.id }, { hold: true, reason: 'Details to be checked' })).status,
    ).toBe(200);
    const until = new Date(Date.now() + 86_400_000).toISOString();
    await pay.deliverAccount(lan, 'two', { payments_held_until: until });
    await tryMarkReturned(paid.id, lan);
    const held = await mine();
    expect(held.on_its_way).toBeUndefined();
    expect(held).toMatchObject({
      payable: '100.00',
      blocked: [
        { kind: 'on-hold', reason: 'Details to be checked', until: '' },
        { kind: 'account-held', until },
      ],
      payments: [{ state: 'returned', returned_on: TODAY, return_reason: 'Account closed' }],
    });
    await pay.deliverAccount(lan, 'none', { bank: null });
    expect((await mine()).blocked).toMatchObject([{ kind: 'no-bank-details' }, { kind: 'on-hold' }]);
  });
});
