import { databaseBefore, startTestApp, type TestApp } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { authService } from '../service.js';
import { DATA_KEY, DOCUMENT_LINK_SECRET } from '../testing/people.js';

const [helen, bo, registration, passport, job, entry] = Array.from({ length: 6 }, () => v7()) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const documents = { passport_img: passport };

describe('a database of the version that sent events', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    const event = (name: string, payload: object) => ({ id: v7(), name, payload });
    const prepare = databaseBefore(authService, 1796000000000, async (insert) => {
      const account = { role: 'admin', verified: true, password_hash: '$argon2id$x', registered_at: new Date() };
      const details = { address: '', zip_code: '', contact_no: '', abn: '', passport_number: '', bank_name: '' };
      const bank = { account_type: '', account_name: '', account_number: '', bsb: '' };
      for (const [id, name, session_version] of [
        [helen, 'Helen Marsh', 1],
        [bo, 'Bo Berg', 7],
      ])
        await insert('account', {
          id,
          name,
          email: `${id}@example.com`,
          session_version,
          version: 9,
          ...account,
          ...details,
          ...bank,
        });
      const completed = { user_id: bo, registration_id: registration, documents };
      await insert('outbox_event', { ...event('registration.completed', completed), seq: 1 });
      // Not numbered when the earlier version stopped, and published again.
      await insert('outbox_event', event('registration.completed', completed));
      await insert('outbox_event', event('account.changed', { user_id: bo }));
      await insert('account_documents', { user_id: bo, version: 3, documents });
      await insert('account_assignments', {
        user_id: bo,
        version: 5,
        permanent_jobs: JSON.stringify([{ job_id: job, job_name: 'Library', job_payment_for_fortnight: '480.00' }]),
        quick_jobs: '[]',
        current_work: null,
      });
      await insert('audit_entry', {
        id: entry,
        at: new Date(),
        actor_id: helen,
        actor_name: 'Helen Marsh',
        action: 'account.verified',
        subject_kind: 'person',
        subject_id: bo,
        subject_name: 'Bo Berg',
        details: {},
      });
      await insert('inbox_cursor', { source: 'jobs', last_seq: 41 });
      await insert('inbox_waiting', { source: 'jobs', seq: 43, event: {} });
    });
    testApp = await startTestApp(authService, { env: { DOCUMENT_LINK_SECRET, DATA_KEY }, prepare });
  }, 60_000);
  afterAll(() => testApp.stop());

  it('comes through with all people and registrations in the feed', async () => {
    expect((await testApp.published('account')).sort((a, b) => (a.id < b.id ? -1 : 1))).toMatchObject([
      { id: helen, name: 'Helen Marsh', session_version: 1 },
      { id: bo, name: 'Bo Berg', session_version: 7 },
    ]);
    expect(await testApp.published('registration')).toEqual([{ id: bo, registration_id: registration, documents }]);
  });

  it('keeps the replicas and the audit log', async () => {
    const { dataSource } = testApp;
    expect(await dataSource.query('SELECT documents FROM account_documents')).toEqual([{ documents }]);
    expect(await dataSource.query('SELECT permanent_jobs, current_work FROM account_assignments')).toMatchObject([
      { permanent_jobs: [{ job_id: job }], current_work: null },
    ]);
    expect(await dataSource.query('SELECT id, action FROM audit_entry')).toEqual([
      { id: entry, action: 'account.verified' },
    ]);
  });

  it('reads the feeds of the others from their beginning, whatever it had read of their events', async () => {
    await testApp.deliver('documents', helen, { documents });
    expect(
      await testApp.dataSource.query('SELECT user_id FROM account_documents WHERE user_id = $1', [helen]),
    ).toHaveLength(1);
    expect(await testApp.dataSource.query(`SELECT last_seq FROM change_cursor WHERE source = 'media'`)).toEqual([
      { last_seq: '1' },
    ]);
  });

  it.each(['outbox_event', 'outbox_counter', 'inbox_cursor', 'inbox_waiting'])(
    'has no table %s any more',
    async (table) => {
      expect(await testApp.dataSource.query('SELECT to_regclass($1) AS found', [table])).toEqual([{ found: null }]);
    },
  );
});
