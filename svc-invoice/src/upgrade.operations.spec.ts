import { requestInvoice } from '@cleaning/contracts';
import { auditEntryOf } from '@cleaning/service-kit';
import { databaseBefore, startTestApp, type TestApp } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { invoiceService } from './service.js';

const id = () => v7();
const [library, record] = [id(), id()];
const entry = auditEntryOf({
  actor: { id: id(), name: 'Helen Marsh' },
  action: 'invoice.issued',
  subject: { kind: 'invoice', id: '', name: 'INV-00001' },
});

describe('a database of the version that sent events', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    const prepare = databaseBefore(invoiceService, 1796000000000, async (insert) => {
      const job = { kind: 'permanent', title: 'Library', address: '1 North Terrace' };
      await insert('known_job', { id: library, ...job, version: 6 });
      await insert('ledger_entry', {
        work_record_id: record,
        job_id: library,
        business_date: '2026-11-16',
        minutes: 60,
        company_cents: 4555,
        version: 2,
      });
      await insert('outbox_event', { id: id(), seq: 1, name: 'audit.recorded', payload: entry });
      await insert('inbox_cursor', { source: 'jobs', last_seq: 99 });
    });
    testApp = await startTestApp(invoiceService, { prepare });
  }, 60_000);
  afterAll(() => testApp.stop());

  it('comes through with audit entries in the feed, and its ledger takes the feed of svc-jobs from the beginning', async () => {
    expect(await testApp.published('audit-entry')).toEqual([entry]);
    const admin = await testApp.person({ role: 'admin' });
    const ask = async () =>
      (await testApp.call(requestInvoice, { token: admin.token, body: { job_id: library, year: '2026', month: '11' } }))
        .body;
    expect(await ask()).toMatchObject({ to_name: 'Library', sub_total: '45.55' });
    const work = { job_id: library, business_date: '2026-11-16', minutes: 60 };
    await testApp.deliver('work-record', record, { ...work, company_cents: 9110 });
    expect(await ask()).toMatchObject({ version: 2, sub_total: '91.10' });
  });

  it.each(['outbox_event', 'outbox_counter', 'inbox_cursor', 'inbox_waiting', 'known_signing_key'])(
    'has no table %s any more',
    async (table) => {
      expect(await testApp.dataSource.query('SELECT to_regclass($1) AS found', [table])).toEqual([{ found: null }]);
    },
  );
});
