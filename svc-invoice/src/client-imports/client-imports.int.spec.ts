import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BodyInput,
  getClient,
  importClients,
  listClientImports,
  listClients,
  readClientFile,
  saveClient,
  saveQuote,
  setJobClient,
  undoClientImport,
} from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { v4 } from 'uuid';
import { createInvoiceCalls } from '../testing/invoice-calls.js';
import { openSharedApp } from '../testing/invoice-test-app.js';
import { createQuoteCalls } from '../testing/quote-calls.js';

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
const base64 = (text: string) => Buffer.from(text).toString('base64');
const readPreview = async (body: BodyInput<typeof readClientFile>) =>
  (await testApp.call(readClientFile, { token, body })).body;
const preview = (text: string) => readPreview({ file: base64(text) });
type Import = BodyInput<typeof importClients>;
const columns: Import['columns'] = [
  { field: 'legal_name', column: 0 },
  { field: 'abn', column: 1 },
];
const load = (text: string, more: Partial<Import> = {}) =>
  testApp.call(importClients, {
    token,
    body: { id: v4(), file_name: 'clients.csv', file: base64(text), columns, leave_out: [], ...more },
  });
const undo = (id: string) => testApp.call(undoClientImport, { token, body: { id } });
const rows = async (text: string) => (await testApp.call(listClients, { token, body: { text } })).body.rows;
const imports = async () => (await testApp.call(listClientImports, { token })).body.imports;

describe('Client import', () => {
  it('shows columns and row problems without saving', async () => {
    const file = 'Name;ABN;Colour\nShown A;51 824 753 556;red\nShown B;1;\n';
    expect(await preview(file)).toEqual({
      headings: [
        { name: 'Name', example: 'Shown A' },
        { name: 'ABN', example: '51 824 753 556' },
        { name: 'Colour', example: 'red' },
      ],
      columns: [
        { field: 'legal_name', column: 0 },
        { field: 'abn', column: 1 },
      ],
      skipped_columns: [
        { column: 2, name: 'Colour', example: 'red', rows: 1, why: 'You haven’t chosen a field for it.' },
      ],
      rows: [
        {
          row: 2,
          name: 'Shown A',
          abn: '51 824 753 556',
          billing_email: '',
          address: '',
          archived: false,
          problems: [],
          warnings: [],
        },
        {
          row: 3,
          name: 'Shown B',
          abn: '1',
          billing_email: '',
          address: '',
          archived: false,
          problems: [{ field: 'abn', msg: expect.any(String) }],
          warnings: [],
        },
      ],
    });
    expect(await rows('shown')).toEqual([]);
    const workbook = await testApp.call(readClientFile, { token, body: { file: base64('PK\u0003\u0000') } });
    expect(workbook).toMatchObject({ status: 400, body: { issues: [{ field: 'file' }] } });
  });

  it.each<[string, string[], string, string[]]>([
    ['clients-xero.csv', ['Wattle Realty'], 'Level 3\nUnit 12, 44 Pirie Street\nAdelaide SA 5000', ["Dana O'Shea"]],
    [
      'clients-myob-noline.txt',
      ['Thi Mai Nguyen', 'Yarra Bend Motors'],
      '12 Main North Road\nShop 4\nEnfield SA 5085',
      ['Kim Tran'],
    ],
    ['clients-myob.txt', ['Thi Mai Nguyen', 'Yarra Bend Motors'], '12 Main North Road\nEnfield SA 5085', ['Kim Tran']],
    ['clients-servicem8.csv', ['Wattle Realty 3'], 'PO Box 7\nRundle Mall SA 5000', ["Dana O'Shea"]],
  ])('imports a file of another program with the proposed columns: %s', async (name, clients, address, contacts) => {
    const file = readFileSync(join(__dirname, 'cases', name)).toString('base64');
    const shown = await readPreview({ file });
    expect(shown.rows.flatMap(({ problems }: { problems: object[] }) => problems)).toEqual([]);
    const body = { id: v4(), file_name: name, file, columns: shown.columns, leave_out: [] };
    const imported = await testApp.call(importClients, { token, body });
    expect(imported).toMatchObject({ status: 200, body: { clients: clients.length } });
    const added = (await testApp.call(listClients, { token, body: { text: '' } })).body.rows;
    expect(added.map((client: { name: string }) => client.name)).toEqual(expect.arrayContaining(clients));
    const { id } = added.find((client: { name: string }) => client.name === clients.at(-1));
    const { details } = (await testApp.call(getClient, { token, params: { id } })).body;
    expect(details.billing_address).toBe(address);
    expect(details.contacts.map((contact: { name: string }) => contact.name)).toEqual(contacts);
    expect((await undo(body.id)).status).toBe(200);
  });

  it('warns about an ABN that another client has, and adds the client', async () => {
    for (const [name, warnings] of [
      ['clients-xero.csv', []],
      ['clients-servicem8.csv', [{ field: 'abn', msg: 'is already the ABN of the client Wattle Realty' }]],
    ] as const) {
      const file = readFileSync(join(__dirname, 'cases', name)).toString('base64');
      const shown = await readPreview({ file });
      expect(shown.rows[0]).toMatchObject({ problems: [], warnings });
      const body = { id: v4(), file_name: name, file, columns: shown.columns, leave_out: [] };
      expect((await testApp.call(importClients, { token, body })).status).toBe(200);
      expect((await readPreview({ file })).rows[0].problems).toMatchObject([{ field: 'legal_name' }]);
    }
    const added = (await rows('wattle')).map(({ name }: { name: string }) => name);
    expect(added).toEqual(['Wattle Realty', 'Wattle Realty 3']);
  });

  it('previews the import without left-out rows, which stay visible', async () => {
    const file = 'Name,ABN\nTwice A,51 824 753 556\nTwice B,51824753556\nTwice C,1\n';
    const problems = async (leave_out: number[]) => {
      const { rows: found } = await readPreview({ file: base64(file), columns, leave_out });
      return found.map((each: { row: number; problems: unknown[] }) => [each.row, each.problems.length]);
    };
    expect(await problems([])).toEqual([
      [2, 0],
      [3, 1],
      [4, 1],
    ]);
    // Without the first row, the second is no duplicate. Left-out rows keep their problems.
    expect(await problems([2, 4])).toEqual([
      [2, 0],
      [3, 0],
      [4, 1],
    ]);
    expect((await load(file, { leave_out: [2, 4] })).body).toMatchObject({ clients: 1 });
    expect((await rows('twice')).map(({ name }: { name: string }) => name)).toEqual(['Twice B']);
  });

  it('archives inactive clients and removes them with the import', async () => {
    const file = base64('Name,Active\nFormer A,0\nFormer B,1\n');
    const { columns: proposed, rows: shown } = await readPreview({ file });
    expect(shown.map(({ archived }: { archived: boolean }) => archived)).toEqual([true, false]);
    const body = { id: v4(), file_name: 'clients.csv', file, columns: proposed, leave_out: [] };
    expect((await testApp.call(importClients, { token, body })).body).toMatchObject({ clients: 2 });
    const names = async (archived: 'only' | 'without') =>
      (await testApp.call(listClients, { token, body: { text: 'former', archived } })).body.rows.map(
        ({ name }: { name: string }) => name,
      );
    expect([await names('only'), await names('without')]).toEqual([['Former A'], ['Former B']]);
    expect((await undo(body.id)).status).toBe(200);
    expect([await names('only'), await names('without')]).toEqual([[], []]);
  });

  it('refuses a client that exists, however the name is written', async () => {
    expect((await load('Name,ABN\nCafé O’Nguyễn,\n')).status).toBe(200);
    expect(await load("Name,ABN\nCAFE  O'NGUYEN,\n")).toMatchObject({ status: 409 });
    expect(await rows('cafe onguyen')).toHaveLength(1);
  });

  it.each<[string, Import['columns']]>([
    ['a field twice', [...columns, { field: 'abn', column: 2 }]],
    ['a column twice for a field', [...columns, { field: 'notes', column: 2 }, { field: 'notes', column: 2 }]],
    ['a field that does not exist', [...columns, { field: 'colour' as 'notes', column: 2 }]],
  ])('refuses %s', async (_, wrong) => {
    expect(await load('Name,ABN,Notes\nWrong A,,x\n', { columns: wrong })).toMatchObject({ status: 400 });
    expect(await rows('wrong a')).toEqual([]);
  });

  it('adds all clients, or none while a row has a problem', async () => {
    const file = 'Name,ABN\nAll A,\nAll B,123\nAll C,\n';
    const refused = await load(file);
    expect(refused).toMatchObject({
      status: 409,
      body: { msg: 'Nothing was imported. Correct or leave out row 3.' },
    });
    expect(await rows('all ')).toEqual([]);
    const { status, body } = await load(file, { leave_out: [3] });
    expect([status, body]).toEqual([
      200,
      {
        id: body.id,
        file_name: 'clients.csv',
        clients: 2,
        imported_by: 'Helen Marsh',
        imported_at: expect.any(String),
        undone_at: '',
        can_undo: true,
      },
    ]);
    expect((await rows('all ')).map(({ name }: { name: string }) => name)).toEqual(['All A', 'All C']);
    expect((await imports())[0]).toEqual(body);
    const acts = (await testApp.readPublishedStates('audit-entry')).filter(({ subject_id }) => subject_id === body.id);
    expect(acts).toMatchObject([
      { action: 'clients.imported', subject_name: 'clients.csv', details: { clients: '2', left_out: '1' } },
    ]);
    expect(await load(file, { leave_out: [2, 3, 4] })).toMatchObject({ status: 409 });
  });

  it('imports once when the file is sent four times at the same time', async () => {
    const file = 'Name,ABN\nOnce A,\nOnce B,\n';
    const id = v4();
    const answers = await Promise.all([load(file, { id }), load(file, { id }), load(file), load(file)]);
    expect(answers.map(({ status }) => status).toSorted()).toContain(200);
    expect(await rows('once')).toHaveLength(2);
    expect((await load(file)).body.msg).toBe('Nothing was imported. Correct or leave out rows 2, 3.');
  });

  it('refuses the id of another file and adds nothing', async () => {
    const id = v4();
    expect((await load('Name;ABN\nFirst file;\n', { id })).status).toBe(200);
    const other = await load('Name;ABN\nSecond file;\n', { id });
    expect([other.status, other.body.msg]).toEqual([409, 'This was already sent with another file. Reload the page.']);
    expect(await rows('Second file')).toEqual([]);
    expect((await load('Name;ABN\nFirst file;\n', { id })).body).toMatchObject({ id, clients: 1 });
    // 1.9.0 stored no hash.
    await testApp.dataSource.query(`UPDATE client_import SET sha256 = '' WHERE id = $1`, [id]);
    expect((await load('Name;ABN\nSecond file;\n', { id })).body).toMatchObject({ id, clients: 1 });
  });

  it('undoes everything once and can be repeated', async () => {
    const file = 'Name,ABN\nBack A,\nBack B,\n';
    const { id } = (await load(file)).body;
    expect(await Promise.all([undo(id), undo(id)])).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect(await rows('back')).toEqual([]);
    expect((await imports()).find((made: { id: string }) => made.id === id)).toMatchObject({
      can_undo: false,
      undone_at: expect.stringMatching(/^20/),
    });
    expect((await load(file)).status).toBe(200);
    expect(await rows('back')).toHaveLength(2);
    expect((await undo(v4())).status).toBe(404);
  });

  it('leaves the contact in Xero free for another client when it is undone', async () => {
    const { id } = (await load('Name,ABN\nIn Xero,\n')).body;
    const [client] = await rows('In Xero');
    await testApp.dataSource.query(
      `INSERT INTO xero_link (tenant_id, kind, owner_id, contact_id, confirmed_by) VALUES ($1, 'client', $2, $3, 'Helen Marsh')`,
      [v4(), client.id, v4()],
    );
    expect((await undo(id)).status).toBe(200);
    expect(await testApp.dataSource.query('SELECT 1 FROM xero_link WHERE owner_id = $1', [client.id])).toEqual([]);
  });

  it('refuses an undo after a quote to one of the clients', async () => {
    const { id } = (await load('Name,ABN\nQuoted,\n')).body;
    const [client] = await rows('Quoted');
    const { desk, fields } = createQuoteCalls(() => ({ testApp, admin }));
    expect((await desk(saveQuote, fields({ client_id: client.id }))).status).toBe(200);
    expect(await undo(id)).toMatchObject({
      status: 409,
      body: { msg: 'The import can’t be undone because these clients have been changed or used since: Quoted.' },
    });
  });

  it('refuses an undo after a change, with a job, or after a day', async () => {
    const { id } = (await load('Name,ABN\nUsed A,\nUsed B,\nUsed C,\n')).body;
    const [a, b] = await rows('used');
    const details = (await testApp.call(getClient, { token, params: { id: a.id } })).body.details;
    await testApp.call(saveClient, { token, body: { id: a.id, version: 1, details: { ...details, notes: 'x' } } });
    const body = { job_id: await job(), version: 0, client_id: b.id, from: '2026-11-01' };
    expect((await testApp.call(setJobClient, { token, body })).status).toBe(200);
    expect(await undo(id)).toMatchObject({
      status: 409,
      body: {
        msg: 'The import can’t be undone because these clients have been changed or used since: Used A, Used B.',
      },
    });
    expect(await rows('used')).toHaveLength(3);
    const late = (await load('Name,ABN\nLate A,\n')).body;
    await testApp.dataSource.query(
      `UPDATE client_import SET imported_at = now() - interval '24 hours 1 minute' WHERE id = $1`,
      [late.id],
    );
    expect(await undo(late.id)).toMatchObject({
      status: 409,
      body: { msg: 'You can only undo an import within a day.' },
    });
    expect(await rows('late')).toHaveLength(1);
  });
});
