import {
  archiveClient,
  type BodyInput,
  createClient,
  getClient,
  getJobClients,
  listClients,
  removeClient,
  saveClient,
  setJobClient,
} from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { v4, v7 } from 'uuid';
import { createInvoiceCalls } from '../testing/invoice-calls.js';
import { openSharedApp } from '../testing/invoice-test-app.js';

type Details = BodyInput<typeof createClient>['details'];

const openApp = openSharedApp();
let testApp: TestApp;
let admin: TestPerson;
let token: string;
beforeAll(async () => {
  testApp = await openApp();
  admin = await testApp.createPerson({ role: 'admin', name: 'Helen Marsh' });
  token = admin.token;
}, 60_000);

const { job } = createInvoiceCalls(() => ({ testApp, admin }));
const add = (details: Partial<Details> = {}, id = v4()) =>
  testApp.call(createClient, { token, body: { id, details: { legal_name: `Client ${id}`, ...details } } });
const readClient = async (details: Partial<Details> = {}): Promise<string> => (await add(details)).body.id;
const read = async (id: string) => (await testApp.call(getClient, { token, params: { id } })).body;
const found = async (body: BodyInput<typeof listClients>) =>
  (await testApp.call(listClients, { token, body })).body.rows.map((row: { id: string }) => row.id);
const assign = (job_id: string, client_id: string, from: string, version: number) =>
  testApp.call(setJobClient, { token, body: { job_id, version, client_id, from } });
const listAuditEntries = async (id: string) =>
  (await testApp.readPublishedStates('audit-entry')).filter(({ subject_id }) => subject_id === id);

describe('Client', () => {
  it('is stored with contacts and defaults, in a standard form', async () => {
    const contacts = [
      { name: 'Anna Berg', email: 'anna@site.example', telephone: '0491 570 156', roles: ['invoices', 'quality'] },
      { name: 'Doorman', email: '', telephone: '08 5550 0111', roles: ['door'] },
    ] satisfies Details['contacts'];
    const id = await readClient({ legal_name: ' Berg Holdings Pty Ltd ', abn: '51 824 753 556', contacts });
    expect(await read(id)).toEqual({
      id,
      version: 1,
      archived: false,
      removable: true,
      jobs: [],
      details: {
        legal_name: 'Berg Holdings Pty Ltd',
        trading_name: '',
        abn: '51824753556',
        billing_address: '',
        billing_email: '',
        order_number: '',
        terms_days: 14,
        notes: '',
        contacts,
      },
    });
    expect(await listAuditEntries(id)).toMatchObject([
      { action: 'client.created', subject_name: 'Berg Holdings Pty Ltd' },
    ]);
  });

  it('is added once for simultaneous requests', async () => {
    const id = v4();
    const answers = await Promise.all([
      add({ legal_name: 'Once' }, id),
      add({ legal_name: 'Once' }, id),
      add({ legal_name: 'Once' }, id),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await found({ text: 'once' })).toEqual([id]);
    expect(await listAuditEntries(id)).toHaveLength(1);
    expect((await add({ legal_name: 'Another' }, id)).status).toBe(409);
  });

  it.each<[string, Partial<Details>]>([
    ['legal_name', { legal_name: ' ' }],
    ['abn', { abn: '12345678901' }],
    ['billing_email', { billing_email: 'nobody' }],
    ['terms_days', { terms_days: -1 }],
    ['terms_days', { terms_days: 121 }],
    ['contacts.0.name', { contacts: [{ name: '', email: '', telephone: '', roles: [] }] }],
    ['contacts.0.telephone', { contacts: [{ name: 'A', email: '', telephone: 'call', roles: [] }] }],
  ])('is refused with a wrong %s: %j', async (field, details) => {
    const { status, body } = await add(details);
    expect([status, body.issues.map((issue: { field: string }) => issue.field)]).toEqual([400, [`details.${field}`]]);
  });

  it('is changed by only one of two edits of the same version', async () => {
    const id = await readClient({ legal_name: 'Two Desks' });
    const save = (trading_name: string) =>
      testApp.call(saveClient, {
        token,
        body: { id, version: 1, details: { legal_name: 'Two Desks', trading_name, terms_days: 30 } },
      });
    const answers = await Promise.all([save('First'), save('Second')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body;
    expect(await read(id)).toEqual(winner);
    expect(winner).toMatchObject({ version: 2, details: { terms_days: 30 } });
    expect((await listAuditEntries(id)).at(-1)).toMatchObject({
      action: 'client.changed',
      subject_name: winner.details.trading_name,
      details: { trading_name: ` → ${winner.details.trading_name}`, terms_days: '14 → 30' },
    });
    expect((await testApp.call(saveClient, { token, body: { id, version: 2, details: winner.details } })).body).toEqual(
      winner,
    );
  });

  it('stores a contact’s phone number in a standard form and refuses words', async () => {
    const contact = (telephone: string) => ({ name: 'Kim Tran', email: '', telephone, roles: [] });
    const typed = ['0491\u00a0570\u2011006', '0491.570.006', '+61\u00a0(0)491\u00a0570\u00a0006'];
    const id = await readClient({ contacts: typed.map(contact) });
    const { contacts } = (await read(id)).details;
    expect(contacts.map(({ telephone }: { telephone: string }) => telephone)).toEqual([
      '0491 570-006',
      '0491 570 006',
      '+61 491 570 006',
    ]);
    expect(await add({ contacts: [contact('after six')] })).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'details.contacts.0.telephone', msg: 'must be a phone number' }] },
    });
  });

  it('is found by names, ABN, email, order number and contacts', async () => {
    const details: Details = {
      legal_name: 'Zebra Nominees Pty Ltd',
      trading_name: 'Zebra Books',
      abn: '53 004 085 616',
      billing_email: 'accounts@zebra.example',
      order_number: 'PO-7788',
      contacts: [{ name: 'Quentin Zzyx', email: '', telephone: '', roles: [] }],
    };
    const id = await readClient(details);
    for (const text of ['nominees', 'zebra b', '53 004', 'accounts@zebra', 'po-7788', 'zzyx'])
      expect([text, await found({ text })]).toEqual([text, [id]]);
    expect(await found({ text: '%_' })).toEqual([]);
  });

  it('is found without accents, apostrophes, dashes or double spaces', async () => {
    const cafe = await readClient({ legal_name: 'Café Nguyễn' });
    const dental = await readClient({ legal_name: 'Brightwell Dental' });
    const angelo = await readClient({ legal_name: "D'Angelo Pty Ltd", contacts: [] });
    const smith = await readClient({ legal_name: 'Smith-Jones & Søn', abn: '42\u00a0000\u2011000\u2013003' });
    const texts: [string, string][] = [
      ['cafe nguyen', cafe],
      ['CAFÉ\u00a0NGUYEN', cafe],
      ['BRIGHTWELL  DENTAL', dental],
      ['D’Angelo', angelo],
      ['dangelo', angelo],
      ['smith jones', smith],
      ['Smith\u2011Jones', smith],
      ['& son', smith],
      ['42\u00a0000\u00a0000 003', smith],
    ];
    for (const [text, id] of texts) expect([text, await found({ text })]).toEqual([text, [id]]);
  });

  it('is listed in order and in pages', async () => {
    const [b, a, c] = [
      await readClient({ legal_name: 'Listed B', terms_days: 7 }),
      await readClient({ legal_name: 'X', trading_name: 'listed a', terms_days: 30 }),
      await readClient({ legal_name: 'Listed C' }),
    ];
    expect(await found({ text: 'listed' })).toEqual([a, b, c]);
    expect(await found({ text: 'listed', sort: 'terms', direction: 'desc' })).toEqual([a, c, b]);
    const garden = await readClient({ legal_name: 'Enlisted Gardens' });
    expect(await found({ text: 'listed', sort: 'match' })).toEqual([a, b, c, garden]);
    expect(await found({ text: 'garden', sort: 'match' })).toEqual([garden]);
    await testApp.call(removeClient, { token, body: { id: garden } });
    const page = async (number: number) =>
      (await testApp.call(listClients, { token, body: { text: 'listed', page: number, page_size: 2 } })).body;
    expect(await page(2)).toMatchObject({ total: 3, rows: [{ id: c }] });
    expect(await page(9)).toEqual({ total: 3, rows: [] });
  });

  it('can be deleted until something refers to it, then only archived', async () => {
    const unused = await readClient();
    expect((await testApp.call(removeClient, { token, body: { id: unused } })).status).toBe(200);
    expect((await testApp.call(getClient, { token, params: { id: unused } })).status).toBe(404);

    const used = await readClient({ legal_name: 'Archive Me' });
    await assign(await job(), used, '2026-11-01', 0);
    expect((await read(used)).removable).toBe(false);
    expect((await testApp.call(removeClient, { token, body: { id: used } })).status).toBe(409);
    const archive = (version: number, archived: boolean) =>
      testApp.call(archiveClient, { token, body: { id: used, version, archived } });
    expect((await archive(1, true)).body).toMatchObject({ archived: true, version: 2 });
    expect((await archive(1, false)).status).toBe(409);
    expect(await found({ text: 'archive me' })).toEqual([]);
    expect(await found({ text: 'archive me', archived: 'only' })).toEqual([used]);
    const refused = await assign(await job(), used, '2026-11-01', 0);
    expect([refused.status, refused.body.msg]).toEqual([409, 'Archive Me is archived. Restore it first.']);
    await archive(2, false);
    expect(await found({ text: 'archive me', archived: 'all' })).toEqual([used]);
    expect((await listAuditEntries(used)).map(({ action }) => action)).toEqual([
      'client.created',
      'client.job-set',
      'client.archived',
      'client.restored',
    ]);
  });
});

describe('Client of a job', () => {
  it('changes from a chosen day', async () => {
    const [anna, ben] = [await readClient({ legal_name: 'Anna' }), await readClient({ trading_name: 'Ben’s' })];
    const jobId = await job('Library', '1 North Terrace');
    expect((await testApp.call(getJobClients, { token, params: { job_id: jobId } })).body).toEqual({
      version: 0,
      changes: [],
      current: null,
    });
    await assign(jobId, anna, '2026-03-01', 0);
    await assign(jobId, ben, '2026-03-11', 1);
    const { body } = await assign(jobId, '', '2099-01-01', 2);
    expect(body).toMatchObject({
      version: 3,
      changes: [
        { from: '2099-01-01', client_id: '', client_name: '' },
        { from: '2026-03-11', client_id: ben, client_name: 'Ben’s' },
        { from: '2026-03-01', client_id: anna, client_name: 'Anna' },
      ],
      current: { client_id: ben, client_name: 'Ben’s', from: '2026-03-11' },
    });
    const place = { job_id: jobId, kind: 'permanent', job_name: 'Library', address: '1 North Terrace' };
    expect((await read(anna)).jobs).toEqual([{ ...place, from: '2026-03-01', to: '2026-03-10' }]);
    expect((await read(ben)).jobs).toEqual([{ ...place, from: '2026-03-11', to: '2098-12-31' }]);
    const { rows } = (await testApp.call(listClients, { token, body: { text: 'ben’s' } })).body;
    expect(rows).toMatchObject([{ id: ben, jobs: 1 }]);
  });

  it('is replaced from the same day, once for simultaneous requests', async () => {
    const [anna, ben] = [await readClient(), await readClient()];
    const jobId = await job();
    await assign(jobId, anna, '2026-03-01', 0);
    const answers = await Promise.all([
      assign(jobId, ben, '2026-03-01', 1),
      assign(jobId, '', '2026-03-01', 1),
      assign(jobId, ben, '2026-04-01', 1),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it('is refused for an unknown job or client, or an invalid day', async () => {
    expect((await assign(v7(), await readClient(), '2026-03-01', 0)).status).toBe(404);
    expect((await assign(await job(), v7(), '2026-03-01', 0)).status).toBe(404);
    expect((await assign(await job(), '', '2026-02-30', 0)).status).toBe(400);
  });
});
