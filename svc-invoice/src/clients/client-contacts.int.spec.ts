import {
  type BodyInput,
  createClient,
  getClient,
  importClients,
  saveClient,
  saveReminderSettings,
  saveSiteProof,
  sendDocument,
} from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { v4 } from 'uuid';
import { createInvoiceCalls } from '../testing/invoice-calls.js';
import { openSharedApp } from '../testing/invoice-test-app.js';
import { createQuoteCalls } from '../testing/quote-calls.js';
import { createReceivableCalls } from '../testing/receivable-calls.js';

type Details = BodyInput<typeof createClient>['details'];

const openApp = openSharedApp();
let testApp: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  testApp = await openApp();
  admin = await testApp.createPerson({ role: 'admin', name: 'Helen Marsh' });
}, 60_000);
beforeEach(() => testApp.setRecentFactor(admin, true));

const RENEE = { name: 'Renee Castle', email: 'renee@site.example', telephone: '', roles: ['invoices', 'quality'] };
const read = async (id: string) => (await testApp.call(getClient, { token: admin.token, params: { id } })).body;
const add = async (details: object = {}) => {
  const id = v4();
  const given = {
    legal_name: 'Wattlebird Pty Ltd',
    billing_email: 'accounts@site.example',
    contacts: [RENEE],
    ...details,
  };
  await testApp.call(createClient, { token: admin.token, body: { id, details: given } });
  return id;
};
const save = async (id: string, change: object) => {
  const { version, details } = await read(id);
  return testApp.call(saveClient, { token: admin.token, body: { id, version, details: { ...details, ...change } } });
};
const findNotices = async (id: string) =>
  (await testApp.readPublishedStates('notice')).filter(
    ({ kind, parameters }) => kind === 'client-contacts-changed' && parameters.client_id === id,
  );
const STEP_UP = { status: 403, body: { code: 'step_up' } };

describe('Client contact change', () => {
  it.each<[string, Partial<Details>]>([
    ['the billing email', { billing_email: 'accounts@other.example' }],
    ['no billing email', { billing_email: '' }],
    ['a contact’s email', { contacts: [{ ...RENEE, email: 'renee@other.example', roles: ['invoices', 'quality'] }] }],
    ['client page access', { contacts: [{ ...RENEE, roles: ['door'], opens_page: true }] }],
    [
      'one more contact',
      {
        contacts: [
          { ...RENEE, roles: ['invoices', 'quality'] },
          { ...RENEE, name: 'Eve', roles: [] },
        ],
      },
    ],
    ['no contacts', { contacts: [] }],
  ])('needs a recent factor and tells all admins: %s', async (_, change) => {
    const id = await add();
    const before = await read(id);
    testApp.setRecentFactor(admin, false);
    expect(await save(id, change)).toMatchObject(STEP_UP);
    expect(await read(id)).toEqual(before);
    expect(await findNotices(id)).toEqual([]);

    testApp.setRecentFactor(admin, true);
    expect((await save(id, change)).status).toBe(200);
    const notices = await findNotices(id);
    expect(notices).toMatchObject([
      { admins: true, parameters: { by: 'Helen Marsh', client: 'Wattlebird Pty Ltd', client_id: id } },
    ]);
    expect(notices[0]?.parameters.former).not.toBe(notices[0]?.parameters.now);
  });

  it('needs neither factor nor notice when only other details change', async () => {
    const id = await add();
    testApp.setRecentFactor(admin, false);
    const contacts = [{ ...RENEE, roles: ['quality', 'invoices'] }];
    expect((await save(id, { notes: 'Calls first', terms_days: 7, contacts })).status).toBe(200);
    expect(await findNotices(id)).toEqual([]);
  });

  it('is described before and after in the notice', async () => {
    const id = await add();
    await save(id, { billing_email: 'accounts@other.example' });
    expect((await findNotices(id))[0]?.parameters).toMatchObject({
      former: 'invoices to accounts@site.example',
      now: 'invoices to accounts@other.example',
    });
  });
});

describe('New client', () => {
  const create = (details: object) =>
    testApp.call(createClient, {
      token: admin.token,
      body: { id: v4(), details: { legal_name: 'Magpie Pty Ltd', ...details } },
    });
  beforeEach(() => testApp.setRecentFactor(admin, false));

  it.each<[string, Partial<Details>]>([
    ['contacts', { contacts: [{ ...RENEE, roles: ['invoices'] }] }],
    ['a billing email', { billing_email: 'eve@elsewhere.example' }],
  ])('needs a recent factor with %s', async (_, details) => {
    expect(await create(details)).toMatchObject(STEP_UP);
    testApp.setRecentFactor(admin, true);
    expect((await create(details)).status).toBe(200);
  });

  it('needs no factor without contacts or billing email', async () => {
    expect((await create({})).status).toBe(200);
  });

  it('needs a recent factor when imported', async () => {
    expect(await testApp.call(importClients, { token: admin.token, body: {} as never })).toMatchObject(STEP_UP);
  });
});

describe('Document email', () => {
  const { job, work, ask } = createInvoiceCalls(() => ({ testApp, admin }));
  const { give, call } = createReceivableCalls(() => ({ testApp, admin }));

  it('needs a recent factor for an address that isn’t a contact’s', async () => {
    const id = await add();
    const jobId = await job('Contact Hall');
    await give(jobId, id);
    await work(jobId, '2026-11-03', 48_000);
    const number = (await ask(jobId)).body.invoice_number;
    const send = (to: string) => call(sendDocument, { body: { kind: 'job-invoice', number, version: 1, to } });
    testApp.setRecentFactor(admin, false);
    for (const to of ['eve@elsewhere.example', 'renee@site.example.evil.example'])
      expect(await send(to)).toMatchObject(STEP_UP);
    expect(await testApp.readPublishedStates('outgoing-mail')).toEqual([]);
    // Known addresses in any letter case: what stops these is only the unconfirmed GST rate.
    for (const to of ['RENEE@site.example', 'accounts@site.example'])
      expect((await send(to)).body.code).not.toBe('step_up');
  });

  it('needs a recent factor for a quote to an unknown address', async () => {
    const { draft, send } = createQuoteCalls(() => ({ testApp, admin }));
    const quote = await draft({ email: 'somebody@else.example' });
    testApp.setRecentFactor(admin, false);
    expect(await send(quote)).toMatchObject(STEP_UP);
    expect((await send(quote, 'hand')).body.code).not.toBe('step_up');
    const id = await add();
    const known = await draft({ client_id: id, email: RENEE.email });
    expect((await send(known)).body.code).not.toBe('step_up');
  });
});

it('asks for a recent factor before saving reminder settings or website proof', async () => {
  testApp.setRecentFactor(admin, false);
  for (const call of [saveReminderSettings, saveSiteProof])
    expect(await testApp.call(call, { token: admin.token, body: {} })).toMatchObject(STEP_UP);
});
