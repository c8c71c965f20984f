import { DOCUMENT_KINDS, registerAccount } from '@cleaning/contracts';
import { FEW_CONNECTIONS, runWhileSlow, type TestApp } from '@cleaning/service-kit/testing';
import { DocumentStore } from '../testing/document-store.js';
import { PASSWORD, startAuth } from '../testing/people.js';

describe('registration on a slow database', () => {
  let testApp: TestApp;
  const store = new DocumentStore();
  beforeAll(async () => {
    testApp = await startAuth({ MEDIA_URL: await store.start(), ...FEW_CONNECTIONS });
  }, 60_000);
  afterAll(async () => {
    await testApp.stop();
    await store.stop();
  });

  it('answers twenty requests at once and adds each account once with its documents', async () => {
    const emails = Array.from({ length: 20 }, (_, number) => `person-${number}@example.com`);
    const files = DOCUMENT_KINDS.map((field) => ({
      field,
      name: `${field}.png`,
      content: new Uint8Array(30_000),
      type: 'image/png',
    }));
    const fields = (email: string) => ({
      name: 'Zoë Kovač',
      email,
      address: '14 Acacia Street, Prospect SA',
      zip_code: '0872',
      contact_no: '0491 570 006',
      abn: '61 000 000 002',
      passport_number: 'PA1234567',
      bank_name: 'ANZ',
      account_type: 'Trust account',
      account_name: 'Zoë Kovač',
      account_number: '001234567',
      bsb: '012-345',
      password: PASSWORD,
      password_confirm: PASSWORD,
    });
    const answers = await runWhileSlow(testApp, 'account', () =>
      emails.map((email) => testApp.call(registerAccount, { body: fields(email), files })),
    );
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual(emails.map(() => [200, 'done']));
    const rows = await testApp.dataSource.query(`SELECT email FROM account WHERE role = 'user' ORDER BY email`);
    expect(rows.map(({ email }: { email: string }) => email)).toEqual([...emails].sort());
    expect(store.staged.size).toBe(20);
  }, 300_000);
});
