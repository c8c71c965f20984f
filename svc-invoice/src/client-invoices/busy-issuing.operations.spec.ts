import { sendDocument } from '@cleaning/contracts';
import {
  FEW_CONNECTIONS,
  runWhileSlow,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '@cleaning/service-kit/testing';
import { invoiceService } from '../service.js';
import { createClientInvoiceCalls } from '../testing/client-invoice-calls.js';

describe('Fifty invoices at once on a slow database', () => {
  let testApp: TestApp;
  let admin: TestPerson;
  beforeAll(async () => {
    testApp = await startTestApp(invoiceService, { env: FEW_CONNECTIONS });
    admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
  }, 60_000);
  afterAll(() => testApp.stop());
  const { client, place, issue, confirmGst, call } = createClientInvoiceCalls(() => ({ testApp, admin }));

  it('issues them all, and mails each once however often it is requested', async () => {
    await testApp.readFeed('jobs');
    await confirmGst();
    const clients: string[] = [];
    for (let number = 0; number < 50; number += 1) {
      const id = await client(`Client ${number} Pty Ltd`);
      await place(id);
      clients.push(id);
    }
    const answers = await runWhileSlow(testApp, 'client_invoice', () =>
      [...clients, ...clients.slice(0, 10)].map((id) => issue([id])),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const numbers = answers.slice(0, 50).map(({ body }) => body.results[0].number as string);
    expect(new Set(numbers).size).toBe(50);

    const mails = await runWhileSlow(testApp, 'document_mail', () =>
      [...numbers, ...numbers].map((number) =>
        call(sendDocument, { body: { kind: 'client-invoice', number, version: 1, to: 'accounts@client.example' } }),
      ),
    );
    expect(mails.map(({ status }) => status)).toEqual(mails.map(() => 200));
    const rows = await testApp.dataSource.query('SELECT client_invoice_id FROM document_mail');
    expect(rows).toHaveLength(50);
  }, 300_000);
});
