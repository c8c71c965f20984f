import { importClients, listClients } from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { v4 } from 'uuid';
import { createInvoiceCalls } from './testing/invoice-calls.js';
import { openSharedApp } from './testing/invoice-test-app.js';

const openApp = openSharedApp();
let testApp: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  testApp = await openApp();
  admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
}, 60_000);

const { askAtOnce } = createInvoiceCalls(() => ({ testApp, admin }));

describe('Job invoice', () => {
  it('has numbers without gaps or repeats when 60 are issued at once', () => askAtOnce(10), 30_000);
});

describe('Client import', () => {
  it('takes 500 clients', async () => {
    const file = `Name,ABN\n${Array.from({ length: 500 }, (_, row) => `Many ${row},`).join('\n')}`;
    const columns = [
      { field: 'legal_name', column: 0 },
      { field: 'abn', column: 1 },
    ];
    const { token } = admin;
    const body = { id: v4(), file_name: 'clients.csv', file: Buffer.from(file).toString('base64'), columns };
    const { body: made } = await testApp.call(importClients, { token, body: { ...body, leave_out: [] } });
    expect(made).toMatchObject({ clients: 500 });
    expect((await testApp.call(listClients, { token, body: { text: 'many' } })).body.total).toBe(500);
  });
});
