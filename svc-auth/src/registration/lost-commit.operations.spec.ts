import { DOCUMENT_KINDS, registerAccount } from '@cleaning/contracts';
import type { TestApp } from '@cleaning/service-kit/testing';
import { DocumentStore } from '../testing/document-store.js';
import { LostAnswers } from '../testing/lost-answers.js';
import { PASSWORD, startAuth } from '../testing/people.js';

let testApp: TestApp;
const proxy = new LostAnswers();
const store = new DocumentStore();
const server = process.env.TEST_POSTGRES_URL ?? '';
beforeAll(async () => {
  process.env.TEST_POSTGRES_URL = await proxy.start(server);
  testApp = await startAuth({ MEDIA_URL: await store.start() });
}, 60_000);
afterAll(async () => {
  await testApp.stop();
  process.env.TEST_POSTGRES_URL = server;
  await proxy.stop();
  await store.stop();
});

const register = (name: string, email: string) =>
  testApp.call(registerAccount, {
    body: {
      name,
      email,
      address: '14 Acacia Street, Prospect SA',
      zip_code: '5082',
      contact_no: '0491 570 006',
      abn: '61 000 000 002',
      passport_number: 'PA1234567',
      bank_name: 'ANZ',
      account_type: 'Trust account',
      account_name: name,
      account_number: '001234567',
      bsb: '012-345',
      password: PASSWORD,
      password_confirm: PASSWORD,
    },
    files: DOCUMENT_KINDS.map((field) => ({ field, name: 'a.png', content: new Uint8Array(1000), type: 'image/png' })),
  });
const accounts = (email: string) => testApp.dataSource.query('SELECT id FROM account WHERE email = $1', [email]);

describe('a registration whose commit gets no answer', () => {
  beforeEach(() => store.staged.clear());

  it('answers done after finding the account and keeps its documents', async () => {
    proxy.loseAnswerTo('Lost Answer');
    expect(await register('Lost Answer', 'lost@example.com')).toMatchObject({ status: 200, body: { status: 'done' } });
    expect(proxy.cut).toBe(1);
    expect(await accounts('lost@example.com')).toHaveLength(1);
    expect([...store.staged.values()].map((kinds) => kinds.size)).toEqual([DOCUMENT_KINDS.length]);
  });

  it('answers 503 and keeps its documents while the database is down', async () => {
    proxy.loseAnswerTo('Gone Away', { thenAway: true });
    const { status, body } = await register('Gone Away', 'away@example.com');
    proxy.comeBack();
    expect(status).toBe(503);
    expect(body.msg).toContain('Try to log in before you register again.');
    expect(await accounts('away@example.com')).toHaveLength(1);
    expect([...store.staged.values()].map((kinds) => kinds.size)).toEqual([DOCUMENT_KINDS.length]);
  });

  it('leaves neither account nor documents after a rollback', async () => {
    await testApp.dataSource.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF NEW.name = 'Never Was' THEN RAISE EXCEPTION 'not this one'; END IF; RETURN NEW; END $$;
       CREATE TRIGGER refuse BEFORE INSERT ON account FOR EACH ROW EXECUTE FUNCTION refuse()`,
    );
    expect((await register('Never Was', 'never@example.com')).status).toBe(500);
    expect(await accounts('never@example.com')).toEqual([]);
    expect(store.staged.size).toBe(0);
  });
});
