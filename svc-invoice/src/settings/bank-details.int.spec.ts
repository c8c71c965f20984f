import {
  decideBankDetails,
  type EntityState,
  getBankDetails,
  getBusinessToday,
  getInvoice,
  getInvoiceSettings,
  printClientAccount,
  proposeBankDetails,
  saveInvoiceSettings,
} from '@cleaning/contracts';
import { readPdfText, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { v4, v7 } from 'uuid';
import { openSharedApp } from '../testing/invoice-test-app.js';
import { createReceivableCalls } from '../testing/receivable-calls.js';
import { BankDetails } from './bank-details.service.js';

const openApp = openSharedApp();
let testApp: TestApp;
let admin: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  testApp = await openApp();
  admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
  other = await testApp.createPerson({ name: 'Omar', role: 'admin' });
  await testApp.readFeed('jobs');
}, 60_000);

const { ask, call, client, job, work } = createReceivableCalls(() => ({ testApp, admin }));
const details = (bank_account_number: string) => ({
  bank_account_name: 'Gumleaf',
  bank_bsb: '105900',
  bank_account_number,
});
const propose = (bank_account_number: string, { token } = admin, id = v4()) =>
  testApp.call(proposeBankDetails, { token, body: { id, ...details(bank_account_number) } });
const decide = (id: string, decision: string, { token } = other) =>
  testApp.call(decideBankDetails, { token, body: { id, decision } });
const read = async ({ token } = admin) => (await testApp.call(getBankDetails, { token })).body;
const notices = async (kind: string) =>
  (await testApp.readPublishedStates('notice')).filter((notice: EntityState<'notice'>) => notice.kind === kind);
const readInForce = async () => (await call(getInvoiceSettings)).body.supplier.bank_account_number;
const FIRST = '000123456';
const OTHER_WAYS = ', PayID accounts@gumleaf.example, BPAY biller code 23796';
const TODAY = getBusinessToday('Australia/Adelaide');

describe('Company bank details change', () => {
  it('is absent at first, and the details come from the settings', async () => {
    const answer = await read();
    expect(getBankDetails.answer.safeParse(answer).error).toBeUndefined();
    expect(answer).toMatchObject({ current: { bank_account_number: FIRST, since: '' }, proposal: null, changes: [] });
  });

  it('waits for a second admin, and leaves issued invoices as they are', async () => {
    const jobId = await job('Keeps');
    await work(jobId, '2026-03-03', 10_000);
    const number = (await ask(jobId, '03')).body.invoice_number;
    const id = v4();
    const answers = await Promise.all([1, 2, 3].map(() => propose('111', admin, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await notices('bank-details-proposed')).toMatchObject([
      {
        admins: true,
        parameters: {
          by: 'Helen',
          former: `Gumleaf Commercial Cleaning, BSB 105-900, account ${FIRST}${OTHER_WAYS}`,
          now: `Gumleaf, BSB 105-900, account 111${OTHER_WAYS}`,
        },
      },
    ]);
    expect(await readInForce()).toBe(FIRST);
    expect((await decide(id, 'approve', admin)).status).toBe(409);
    expect((await propose('222', other)).status).toBe(409);
    expect((await read()).proposal).toMatchObject({ id, own: true, asked_by: 'Helen', state: 'proposed' });
    expect((await read(other)).proposal).toMatchObject({ id, own: false });

    const decisions = await Promise.all([1, 2, 3].map(() => decide(id, 'approve')));
    expect(decisions.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await readInForce()).toBe('111');
    expect(await read()).toMatchObject({
      current: { bank_account_number: '111', bank_bsb: '105-900', since: TODAY },
      proposal: null,
      changes: [{ state: 'in-force', way: 'second-admin', asked_by: 'Helen', decided_by: 'Omar' }],
    });
    expect(await notices('bank-details-changed')).toMatchObject([
      {
        admins: true,
        parameters: {
          by: 'Helen and Omar',
          former: expect.stringContaining(FIRST),
          now: expect.stringContaining('111'),
        },
      },
    ]);
    expect((await call(getInvoice, { params: { number } })).body.supplier.bank_account_number).toBe(FIRST);
    expect(await testApp.get(BankDetails).getInForce()).toMatchObject({ bank_account_number: '111', since: TODAY });
  });

  it('happens at once for an admin with a recent factor, and replaces an open proposal', async () => {
    const id = v4();
    await propose('333', admin, id);
    const settings = (await call(getInvoiceSettings)).body;
    const body = { ...settings, supplier: { ...settings.supplier, bank_account_number: '444' } };
    expect((await testApp.call(saveInvoiceSettings, { token: other.token, body })).status).toBe(200);
    expect(await read()).toMatchObject({
      current: { bank_account_number: '444', since: TODAY },
      proposal: null,
      changes: [
        { state: 'in-force', way: 'factor', asked_by: 'Omar', bank_account_number: '444' },
        { id, state: 'replaced' },
        { state: 'in-force', bank_account_number: '111' },
      ],
    });
    expect(await notices('bank-details-changed')).toHaveLength(2);
    expect((await decide(id, 'approve')).status).toBe(409);
    expect(await readInForce()).toBe('444');
    expect(saveInvoiceSettings.recentFactor).toBe(true);
    const without = { ...(await call(getInvoiceSettings)).body, number_prefix: 'T-' };
    expect((await call(saveInvoiceSettings, { body: without })).status).toBe(200);
    expect((await read()).changes).toHaveLength(3);
  });

  it('includes PayID and BPAY, and is announced', async () => {
    const settings = (await call(getInvoiceSettings)).body;
    const save = async (ways: object) => {
      const { version } = (await call(getInvoiceSettings)).body;
      return testApp.call(saveInvoiceSettings, {
        token: other.token,
        body: { ...settings, version, supplier: { ...settings.supplier, ...ways } },
      });
    };
    expect((await save({ pay_id: 'pay@us.example', bpay_biller_code: '45 678' })).status).toBe(200);
    expect((await read()).current).toMatchObject({ pay_id: 'pay@us.example', bpay_biller_code: '45678' });
    expect((await notices('bank-details-changed')).at(-1)?.parameters.now).toContain(
      'account 444, PayID pay@us.example, BPAY biller code 45678',
    );
    const [jobId, wrong] = [await job('Other ways'), await save({ pay_id: 'nobody' })];
    expect([wrong.status, wrong.body.issues[0].field]).toEqual([400, 'supplier.pay_id']);
    await work(jobId, '2026-04-03', 10_000);
    const number = (await ask(jobId, '04')).body.invoice_number;
    expect((await call(getInvoice, { params: { number } })).body.supplier).toMatchObject({ bpay_biller_code: '45678' });
    expect((await save({ pay_id: '', bpay_biller_code: '' })).status).toBe(200);
    expect((await read()).current).toMatchObject({ pay_id: '', bpay_biller_code: '' });
  });

  it.each([
    ['reject', 'rejected', () => other],
    ['withdraw', 'withdrawn', () => admin],
  ] as const)('changes nothing after %s', async (decision, state, who) => {
    const id = v4();
    await propose('555', admin, id);
    const by = who();
    const wrong = by === admin ? other : admin;
    expect((await decide(id, decision, wrong)).status).toBe(409);
    expect((await decide(id, decision, by)).status).toBe(200);
    expect((await decide(id, 'approve')).status).toBe(409);
    expect(await readInForce()).toBe('444');
    expect((await read()).changes[0]).toMatchObject({ id, state });
  });

  it('is approved or rejected, never both', async () => {
    const id = v4();
    await propose('666', admin, id);
    const third = await testApp.createPerson({ name: 'Third', role: 'admin' });
    const answers = await Promise.all([decide(id, 'approve'), decide(id, 'reject', third)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [{ state }] = (await read()).changes;
    expect(await readInForce()).toBe(state === 'in-force' ? '666' : '444');
  });

  it.each([
    ['no BSB', { bank_bsb: '12' }, 'bank_bsb'],
    ['no account', { bank_account_number: 'x' }, 'bank_account_number'],
    ['no name', { bank_account_name: '' }, 'bank_account_name'],
  ])('can’t be proposed with %s', async (_, wrong, field) => {
    const answer = await call(proposeBankDetails, { body: { id: v4(), ...details('7'), ...wrong } });
    expect([answer.status, answer.body.issues[0].field]).toEqual([400, field]);
  });

  it('can’t be proposed without a difference, and answers 404 unless a proposal is open', async () => {
    const { current } = await read();
    const { since: _, ...same } = current;
    expect((await call(proposeBankDetails, { body: { id: v4(), ...same } })).status).toBe(409);
    expect((await decide(v7(), 'approve')).status).toBe(404);
    const [{ id }] = (await read()).changes.filter(({ way }: { way: string }) => way === 'factor');
    expect((await decide(id, 'reject')).status).toBe(404);
  });

  it('can’t be approved by the proposer, even in the database', async () => {
    await expect(
      testApp.dataSource.query(
        `INSERT INTO bank_details_change (id, account_name, bsb, account_number, state, way, asked_by, asked_by_name, decided_by, decided_at)
         VALUES ($1, 'a', '1', '1', 'in-force', 'second-admin', $2, 'x', $2, now())`,
        [v7(), admin.id],
      ),
    ).rejects.toThrow('bank_details_change_two_admins');
  });

  it('is checked on the client page, which statements of account name', async () => {
    const id = await client('Reads the sentence');
    const query = { from: '2026-01-01', to: TODAY };
    const text = readPdfText((await call(printClientAccount, { params: { client_id: id }, query })).body).replace(
      /\s+/g,
      ' ',
    );
    expect(text).toContain('www.gumleaf.example/client');
  });
});
