import {
  AGREEMENT_TERMS,
  decideSuper,
  decideSuperOfMany,
  getBusinessToday,
  getMyPayDetails,
  getPayee,
  getPaySettings,
  holdPayee,
  listBankAccounts,
  listPayees,
  type PayeeDetails,
  removeBankAccount,
  saveBankAccount,
  saveMyPayDetails,
  savePayee,
  savePaySettings,
} from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { openSharedApp } from '../../testing/invoice-test-app.js';

const TODAY = getBusinessToday('Australia/Adelaide');

const openApp = openSharedApp();
let testApp: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  testApp = await openApp();
  admin = await testApp.createPerson({ name: 'Helen Marsh', role: 'admin' });
}, 60_000);

const person = async (name = 'Lan Nguyen', state: object = {}) => {
  const made = await testApp.createPerson({ name });
  await testApp.deliver('payee', made.id, {
    abn: '61000000002',
    address: '14 Acacia Street',
    postcode: '5082',
    bank: { ending: '567', fingerprint: 'k:one' },
    ...state,
  });
  return made;
};
const read = async ({ id }: TestPerson) =>
  (await testApp.call(getPayee, { token: admin.token, params: { user_id: id } })).body;
const save = ({ id }: TestPerson, version: number, details: Partial<PayeeDetails>) =>
  testApp.call(savePayee, { token: admin.token, params: { user_id: id }, body: { version, details } });
const listAuditEntries = async ({ id }: TestPerson) =>
  (await testApp.readPublishedStates('audit-entry')).filter(({ subject_id }) => subject_id === id);

const NAMED = { family_name: 'Nguyen', given_name: 'Lan', suburb: 'Prospect', state: 'SA' } as const;

describe('Payee record', () => {
  it('is empty at first, and lists what the annual report needs', async () => {
    const body = await read(await person());
    expect(getPayee.answer.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({
      name: 'Lan Nguyen',
      version: 1,
      account_ending: '567',
      super_answer: 'undecided',
      gst_registered: false,
      on_hold: false,
      reportable: false,
    });
    expect(body.report_problems.map(({ field }: { field: string }) => field)).toEqual([
      'family_name',
      'given_name',
      'suburb',
      'state',
    ]);
  });

  it('is changed by one of two simultaneous admins, and audited with the old values', async () => {
    const lan = await person();
    const answers = await Promise.all([save(lan, 1, NAMED), save(lan, 1, { ...NAMED, suburb: 'Unley' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await read(lan)).toMatchObject({ version: 2, reportable: true, report_problems: [] });
    expect(await listAuditEntries(lan)).toMatchObject([
      { action: 'payee.changed', actor_name: 'Helen Marsh', details: { family_name: ' → Nguyen' } },
    ]);
  });

  it.each([
    [{ gst_from: '2026-01-01' }, 'details.gst_checked_on'],
    [{ gst_from: '2026-01-01', gst_checked_on: '2026-11-01', gst_ended_on: '2025-01-01' }, 'details.gst_ended_on'],
    [{ gst_from: '2026-02-30' }, 'details.gst_from'],
    [{ rcti_form: 'signed' }, 'details.rcti_from'],
    [{ statement_on: '2026-01-01' }, 'details.statement_reason'],
    [{ state: 'XX' }, 'details.state'],
    [{ rcti_terms: ['none'] }, 'details.rcti_terms.0'],
    [{ family_name: 'a\u0000' }, 'details.family_name'],
  ])('refuses %j with the field and changes nothing', async (details, field) => {
    const lan = await person();
    const { status, body } = await save(lan, 1, details as Partial<PayeeDetails>);
    expect({ status, field: body.issues?.[0]?.field }).toEqual({ status: 400, field });
    expect(await read(lan)).toMatchObject({ version: 1 });
  });

  it('needs an ABN and a register check for GST, and a full agreement for RCTIs', async () => {
    const lan = await person();
    const gst = { gst_from: '2024-01-01', gst_checked_on: TODAY };
    const rcti = { rcti_form: 'signed' as const, rcti_from: '2026-01-01', rcti_terms: [...AGREEMENT_TERMS] };
    const { version } = (await testApp.call(getPaySettings, { token: admin.token })).body;
    const settings = { version, gst_from: '2018-07-01', gst_checked_on: TODAY };
    expect((await testApp.call(savePaySettings, { token: admin.token, body: settings })).status).toBe(200);
    const { body } = await save(lan, 1, { ...NAMED, ...gst, ...rcti });
    expect(body.gst_registered).toBe(true);
    expect(body.rcti_conditions.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
    const half = (await save(lan, 2, { ...gst, ...rcti, rcti_terms: ['company-issues'] })).body;
    expect(half.rcti_conditions.filter(({ holds }: { holds: boolean }) => !holds)).toMatchObject([
      { condition: 'agreement' },
    ]);
    const noAbn = await person('No Abn', { abn: '' });
    expect((await save(noAbn, 1, gst)).body.gst_registered).toBe(false);
  });

  it('decides super for several people once each, and keeps another admin’s decision', async () => {
    const other = await testApp.createPerson({ name: 'Marco Bianchi', role: 'admin' });
    const people = await Promise.all(['Ada One', 'Ben Two', 'Cy Three'].map((name) => person(name)));
    const user_ids = people.map(({ id }) => id);
    const decide = (answer: 'yes' | 'no', by = admin) =>
      testApp.call(decideSuperOfMany, {
        token: by.token,
        body: { user_ids, answer, reason: 'Mainly labour.', from: '2026-07-01' },
      });
    const answers = await Promise.all([decide('yes'), decide('yes'), decide('yes', other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const outcomes = answers.flatMap(({ body }) => body.results.map(({ outcome }: { outcome: string }) => outcome));
    expect(outcomes.filter((outcome) => outcome === 'decided')).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === 'already')).toHaveLength(6);
    for (const person of people) expect((await read(person)).super_decisions).toHaveLength(1);
    expect((await decide('no', other)).body.results).toMatchObject(
      people.map(({ id }) => ({ user_id: id, outcome: 'left', msg: expect.stringContaining('super is owed') })),
    );
  });

  it('keeps every super decision and never changes one', async () => {
    const lan = await person();
    const decide = (answer: string, from: string) =>
      testApp.call(decideSuper, {
        token: admin.token,
        params: { user_id: lan.id },
        body: { answer, reason: `It is ${answer}.`, from },
      });
    await decide('no', '2026-07-01');
    await decide('yes', '2099-07-01');
    expect(await read(lan)).toMatchObject({
      super_answer: 'no',
      super_reason: 'It is no.',
      super_decisions: [
        { answer: 'yes', from: '2099-07-01', decided_by: 'Helen Marsh' },
        { answer: 'no', from: '2026-07-01' },
      ],
    });
    expect((await decide('undecided', '2026-07-01')).status).toBe(400);
    await expect(testApp.dataSource.query('UPDATE super_decision SET answer = $1', ['yes'])).rejects.toThrow(
      'append-only',
    );
    expect((await save(lan, 1, { contract_with: 'company' })).body.super_proposal).toMatchObject({ answer: 'no' });
  });

  it('is held once, with a reason', async () => {
    const lan = await person();
    const hold = (body: object) => testApp.call(holdPayee, { token: admin.token, params: { user_id: lan.id }, body });
    expect((await hold({ hold: true })).status).toBe(400);
    const both = await Promise.all([hold({ hold: true, reason: 'Keys' }), hold({ hold: true, reason: 'Keys' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.msg).toBe(
      'Helen Marsh has already put Lan Nguyen’s payments on hold: Keys',
    );
    expect((await hold({ hold: false })).body).toMatchObject({ on_hold: false, hold_reason: '' });
    expect((await hold({ hold: false })).status).toBe(409);
  });

  it('is found by name and standing, and answers 404 for an unknown person', async () => {
    const zoe = await person('Zoe Zimmer', { bank: null });
    const list = async (body: object) => (await testApp.call(listPayees, { token: admin.token, body })).body;
    expect(await list({ text: 'zimm', standing: 'no-bank-details' })).toMatchObject({
      total: 1,
      rows: [{ user_id: zoe.id, has_bank_details: false, super_answer: 'undecided' }],
    });
    expect(await list({ text: 'zimm', standing: 'on-hold' })).toEqual({ total: 0, rows: [] });
    const unknown = { token: admin.token, params: { user_id: 'x' } };
    expect((await testApp.call(getPayee, unknown)).status).toBe(404);
  });
});

describe('My pay details', () => {
  it('counts a GST claim of the person only after the office has checked it', async () => {
    const lan = await person();
    const mine = async () => (await testApp.call(getMyPayDetails, { token: lan.token })).body;
    expect(await mine()).toMatchObject({ version: 1, family_name: '', gst_claimed_from: '', gst_registered: false });
    const missing = async () => (await mine()).report_problems.map(({ field }: { field: string }) => field);
    expect(await missing()).toEqual(expect.arrayContaining(['family_name', 'suburb', 'state']));
    const given = { ...NAMED, fund_name: 'Hostplus', gst_claimed_from: '2026-07-01', version: 1 };
    const { status, body } = await testApp.call(saveMyPayDetails, { token: lan.token, body: given });
    expect({ status, body }).toMatchObject({ status: 200, body: { version: 2, fund_name: 'Hostplus' } });
    expect(await missing()).toEqual([]);
    expect(await read(lan)).toMatchObject({ gst_claimed_from: '2026-07-01', gst_registered: false, version: 2 });
    expect((await testApp.call(saveMyPayDetails, { token: lan.token, body: given })).status).toBe(409);
    // A person can't set what only the office decides.
    const more = { ...given, version: 2, statement_on: '2026-01-01', gst_from: '2020-01-01' };
    await testApp.call(saveMyPayDetails, { token: lan.token, body: more });
    expect((await read(lan)).details).toMatchObject({ statement_on: '', gst_from: '' });
    expect(await listAuditEntries(lan)).toMatchObject([{ action: 'payee.changed', actor_id: lan.id }]);
  });
});

describe('Company bank account', () => {
  const account = {
    bank_code: 'NAB',
    bsb: '085998',
    account: '12345678',
    user_name: 'Gumleaf',
    user_id: '123456',
    remitter: 'GUMLEAF',
  };
  const add = (changes: object = {}) =>
    testApp.call(saveBankAccount, { token: admin.token, body: { ...account, ...changes } });

  it('is added, changed once and removed', async () => {
    const { status, body } = await add();
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { version: 1, bsb: '085-998', bank_name: 'NAB', warnings: [{ field: 'balancing' }] },
    });
    const both = await Promise.all([1, 1].map((version) => add({ id: body.id, version, balancing: true })));
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect((await testApp.call(listBankAccounts, { token: admin.token })).body).toMatchObject([
      { id: body.id, version: 2 },
    ]);
    const remove = () => testApp.call(removeBankAccount, { token: admin.token, body: { id: body.id } });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
  });

  it('is added once for one idempotency key, also at the same time', async () => {
    const key = v7();
    const answers = [...(await Promise.all([add({ key }), add({ key })])), await add({ key })];
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual(Array(3).fill([200, key]));
    expect((await testApp.call(listBankAccounts, { token: admin.token })).body).toMatchObject([
      { id: key, version: 1 },
    ]);
    expect((await add({ key, remitter: 'WATTLE' })).status).toBe(409);
    await testApp.call(removeBankAccount, { token: admin.token, body: { id: key } });
    expect((await add({ key })).status).toBe(409);
  });

  it.each([
    [{ bank_code: 'SUN', code: '54' }, 'code'],
    [{ bsb: '12' }, 'bsb'],
    [{ user_name: '王' }, 'user_name'],
    [{ account: '000' }, 'account'],
  ])('is refused with the field when the bank would refuse it: %j', async (changes, field) => {
    const { status, body } = await add(changes);
    expect({ status, field: body.issues?.[0]?.field }).toEqual({ status: 400, field });
  });
});
