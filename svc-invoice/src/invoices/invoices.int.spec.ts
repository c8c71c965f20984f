import {
  confirmGstRate,
  getInvoice,
  getInvoicePdf,
  getInvoiceSettings,
  previewInvoice,
  requestInvoice,
  saveInvoiceSettings,
} from '@cleaning/contracts';
import { startTestApp, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { invoiceService } from '../service.js';
import { createInvoiceCalls } from '../testing/invoice-calls.js';

describe('Job invoice', () => {
  let testApp: TestApp;
  let admin: TestPerson;
  beforeAll(async () => {
    testApp = await startTestApp(invoiceService);
    admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
  }, 60_000);
  afterAll(() => testApp.stop());

  const { job, work, ask, askAtOnce } = createInvoiceCalls(() => ({ testApp, admin }));
  const settings = async () => (await testApp.call(getInvoiceSettings, { token: admin.token })).body;
  const save = (body: unknown, token: string | undefined = admin.token) =>
    testApp.call(saveInvoiceSettings, { token, body });
  const listAuditEntries = async (subject: string) =>
    (await testApp.readPublishedStates('audit-entry')).filter(({ subject_name }) => subject_name === subject);

  it('adds up a month of work, and rounds GST once, half a cent up', async () => {
    const jobId = await job();
    await work(jobId, '2026-11-01', 800_000);
    await work(jobId, '2026-11-30', 18_005);
    await work(jobId, '2026-10-31', 99_999);
    await work(jobId, '2026-12-01', 99_999);
    await work(await job(), '2026-11-10', 99_999);
    const { status, body } = await ask(jobId);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      invoice_number: 'INV-00001',
      version: 1,
      to_name: 'Rundle Mall Offices',
      to_address: '25 Rundle Mall, Adelaide SA 5000',
      description: 'Cleaning provided at 25 Rundle Mall, Adelaide SA 5000 from 2026/11/01 to 2026/11/30.',
      quantity: '01',
      duration: '2026/11/01 to 2026/11/30',
      sub_total: '8180.05',
      gst: '1636.01',
      gst_rate_percent: 20,
      total: '9816.06',
      supplier: { name: 'Gumleaf Commercial Cleaning Pty Ltd', abn: '80000000001', bank_bsb: '105-900' },
    });
    expect(body.date).toMatch(/^\d{4}\/\d{2}\/\d{2}$/);
    expect(requestInvoice.answer.safeParse(body).success).toBe(true);
    expect(await listAuditEntries('INV-00001')).toMatchObject([
      { actor_id: admin.id, action: 'invoice.issued', details: { version: '1', total: '9816.06' } },
    ]);
  });

  it('keeps number and version until work changes, then gets a new version', async () => {
    const jobId = await job();
    const recordId = await work(jobId, '2026-11-03', 10_000);
    const first = (await ask(jobId)).body;
    expect((await ask(jobId)).body).toEqual(first);
    await work(jobId, '2026-11-04', 5_000);
    const second = (await ask(jobId)).body;
    expect(second).toMatchObject({ invoice_number: first.invoice_number, version: 2, sub_total: '150.00' });
    await work(jobId, '2026-11-03', 99_000, recordId);
    await work(jobId, '2026-11-03', 12_000, recordId);
    expect((await ask(jobId)).body).toMatchObject({ version: 3, sub_total: '170.00', gst: '34.00', total: '204.00' });
    const history = await testApp.dataSource.query(
      `SELECT v.version, v.sub_total_cents::int AS cents FROM invoice_version v JOIN invoice i ON i.id = v.invoice_id
       WHERE i.number = $1 ORDER BY v.version`,
      [first.invoice_number],
    );
    expect(history.map((row: { cents: number }) => row.cents)).toEqual([10_000, 15_000, 17_000]);
    await expect(testApp.dataSource.query('UPDATE invoice_version SET issued_on = now()')).rejects.toThrow(
      'append-only',
    );
  });

  it('counts held work, reports the number of held records, and drops rejected ones', async () => {
    const jobId = await job();
    const heldId = v7();
    const person_id = v7();
    const record = { job_id: jobId, business_date: '2026-10-05', minutes: 60, person_id, contractor_cents: 3_000 };
    const held = { ...record, company_cents: 4_000, held: true };
    await testApp.deliver('work-record', v7(), { ...record, company_cents: 6_000, held: false });
    await testApp.deliver('work-record', heldId, held);
    await testApp.deliver('work-record', v7(), { ...held, business_date: '2026-09-30' });
    const first = (await ask(jobId, '10')).body;
    expect(first).toMatchObject({ sub_total: '100.00', warnings: { held_records: 1 } });
    const read = await testApp.call(getInvoice, { token: admin.token, params: { number: first.invoice_number } });
    expect(read.body.warnings).toEqual(first.warnings);
    await testApp.deliver('work-record', heldId, { ...held, held: false });
    expect((await ask(jobId, '10')).body).toMatchObject({ version: 1, warnings: { held_records: 0 } });
    await testApp.deliver('work-record', heldId, { ...held, minutes: 0, company_cents: 0, held: false });
    expect((await ask(jobId, '10')).body).toMatchObject({ version: 2, sub_total: '60.00' });
  });

  it.each([
    ['2099', true],
    ['2022', false],
  ])('tells for %s whether the month is still running: %s', async (year, month_is_running) => {
    const jobId = await job();
    await work(jobId, `${year}-11-03`, 10_000);
    expect((await ask(jobId, '11', year)).body).toMatchObject({ warnings: { month_is_running, held_records: 0 } });
  });

  it('leaves out work whose record was deleted', async () => {
    const jobId = await job();
    const recordId = await work(jobId, '2026-11-03', 10_000);
    await work(jobId, '2026-11-04', 5_000);
    expect((await ask(jobId)).body).toMatchObject({ version: 1, sub_total: '150.00' });
    await testApp.deliver('work-record', recordId, null);
    expect((await ask(jobId)).body).toMatchObject({ version: 2, sub_total: '50.00' });
  });

  it('still names a job that was deleted', async () => {
    const jobId = await job('Gone tomorrow');
    await work(jobId, '2026-11-03', 10_000);
    await testApp.deliver('job', jobId, null);
    expect((await ask(jobId)).body).toMatchObject({ version: 1, to_name: 'Gone tomorrow' });
  });

  it('follows a job that is renamed', async () => {
    const jobId = await job('Old name');
    await work(jobId, '2026-11-03', 10_000);
    const first = (await ask(jobId)).body;
    await testApp.deliver('job', jobId, { kind: 'quick', title: 'New name', address: 'Elsewhere' });
    expect((await ask(jobId)).body).toMatchObject({
      invoice_number: first.invoice_number,
      version: 2,
      to_name: 'New name',
    });
  });

  it('isn’t issued for an unknown job, an empty month or zero, and uses no number', async () => {
    const jobId = await job();
    const counter = () => testApp.dataSource.query('SELECT last_number FROM invoice_counter');
    const before = await counter();
    const unknown = await ask(v7());
    expect([unknown.status, unknown.body.msg]).toEqual([404, 'That job doesn’t exist.']);
    const empty = await ask(jobId, '02');
    expect([empty.status, empty.body.msg]).toEqual([404, 'There’s no work to invoice this month.']);
    await work(jobId, '2026-03-05', 0);
    expect((await ask(jobId, '03')).status).toBe(404);
    expect(await counter()).toEqual(before);
  });

  it('gets a version of zero when the month turns out empty', async () => {
    const jobId = await job('Nothing after all');
    const record = await work(jobId, '2026-11-05', 10_000);
    const { invoice_number } = (await ask(jobId)).body;
    await work(jobId, '2026-11-05', 0, record);
    const preview = { token: admin.token, body: { job_id: jobId, year: '2026', month: '11' } };
    const nothing = { invoice_number, version: 2, sub_total: '0.00', gst: '0.00', total: '0.00' };
    expect((await testApp.call(previewInvoice, preview)).body).toMatchObject({ ...nothing, issues: true });
    expect((await ask(jobId)).body).toMatchObject(nothing);
    expect((await ask(jobId)).body).toMatchObject(nothing);
  });

  it('has numbers without gaps or repeats when 12 are issued at once', () => askAtOnce(2));

  it('keeps company, bank and rate until new settings make a new version', async () => {
    const jobId = await job();
    await work(jobId, '2026-11-03', 818_005);
    const first = (await ask(jobId)).body;
    const former = await settings();
    const supplier = { ...former.supplier, name: 'Wattlebird Cleaning', abn: '51 824 753 556', bank_bsb: '012345' };
    const saved = await save({ supplier, gst_rate_percent: '10', number_prefix: 'WB-', version: former.version });
    expect([saved.status, saved.body]).toEqual([
      200,
      {
        supplier: { ...supplier, abn: '51824753556', bank_bsb: '012-345' },
        gst_rate_percent: 10,
        number_prefix: 'WB-',
        version: former.version + 1,
        copy_to_office: false,
        gst_confirmed: null,
      },
    ]);
    expect(await settings()).toEqual(saved.body);
    expect(
      (await testApp.call(getInvoice, { token: admin.token, params: { number: first.invoice_number } })).body,
    ).toEqual(first);
    expect((await ask(jobId)).body).toMatchObject({
      invoice_number: first.invoice_number,
      version: 2,
      gst: '818.01',
      total: '8998.06',
      supplier: { name: 'Wattlebird Cleaning', bank_bsb: '012-345' },
    });
    const other = await job();
    await work(other, '2026-11-03', 100);
    expect((await ask(other)).body.invoice_number).toMatch(/^WB-\d{5}$/);
    const [entry] = (await listAuditEntries('Invoice settings')).slice(-1);
    expect(entry).toMatchObject({ actor_id: admin.id, action: 'invoice-settings.changed', subject_id: '' });
    expect(entry?.details).toEqual({
      abn: '80000000001 → 51824753556',
      bank_bsb: '105-900 → 012-345',
      name: 'Gumleaf Commercial Cleaning Pty Ltd → Wattlebird Cleaning',
      gst_rate_percent: '20 → 10',
      number_prefix: 'INV- → WB-',
    });
    const late = await save({ ...former, number_prefix: 'LATE-' });
    expect(late).toMatchObject({ status: 409, body: { msg: expect.stringContaining('Someone else') } });
    expect(await settings()).toEqual(saved.body);
    expect((await save({ ...former, version: former.version + 1 })).status).toBe(200);
  });

  it('needs the GST rate confirmed again after each change', async () => {
    const confirmRate = (gst_rate_percent: number) =>
      testApp.call(confirmGstRate, { token: admin.token, body: { gst_rate_percent } });
    const confirmed = { by: 'Helen', at: expect.any(String) };
    const saveRate = async (gst_rate_percent: number) => (await save({ ...(await settings()), gst_rate_percent })).body;
    const readPublishedRate = async () => (await testApp.readPublishedStates('site')).at(-1)?.gst_rate_percent;
    await saveRate(20);
    expect((await settings()).gst_confirmed).toBeNull();
    expect((await confirmRate(10)).status).toBe(409);
    const first = await confirmRate(20);
    expect(first).toMatchObject({ status: 200, body: { gst_rate_percent: 20, gst_confirmed: confirmed } });
    expect((await confirmRate(20)).body).toEqual(first.body);
    expect(await readPublishedRate()).toBe(20);
    expect((await save({ ...first.body, number_prefix: 'GST-' })).body.gst_confirmed).toEqual(first.body.gst_confirmed);
    for (const rate of [10, 20]) {
      expect(await saveRate(rate)).toMatchObject({ gst_rate_percent: rate, gst_confirmed: null });
      expect(await readPublishedRate()).toBeUndefined();
    }
    const entries = (await listAuditEntries('Invoice settings')).filter(({ action }) =>
      action.endsWith('gst-confirmed'),
    );
    expect(entries).toMatchObject([{ actor_id: admin.id, details: { gst_rate_percent: '20' } }]);
  });

  it('saves and confirms a new GST rate together', async () => {
    await save({ ...(await settings()), gst_rate_percent: 20 });
    const confirmNew = (gst_rate_percent: number) =>
      testApp.call(confirmGstRate, { token: admin.token, body: { gst_rate_percent, save: true } });
    const answers = await Promise.all([confirmNew(10), confirmNew(10)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await settings()).toMatchObject({ gst_rate_percent: 10, gst_confirmed: { by: 'Helen' } });
    // A rate that another admin saved first is not replaced.
    expect((await confirmNew(15)).status).toBe(409);
  });

  it('refuses bad input, naming the field', async () => {
    const good = await settings();
    const fields = async (answer: ReturnType<typeof save>) => {
      const { status, body } = await answer;
      return [status, ...body.issues.map(({ field }: { field: string }) => field)];
    };
    const withSupplier = (change: object) => save({ ...good, supplier: { ...good.supplier, ...change } });
    expect(await fields(withSupplier({ abn: '11111111111' }))).toEqual([400, 'supplier.abn']);
    expect(await fields(withSupplier({ bank_bsb: '12345' }))).toEqual([400, 'supplier.bank_bsb']);
    expect(await fields(withSupplier({ name: '' }))).toEqual([400, 'supplier.name']);
    expect(await fields(save({ ...good, gst_rate_percent: 100.5 }))).toEqual([400, 'gst_rate_percent']);
    expect(await fields(save({ ...good, gst_rate_percent: 10.005 }))).toEqual([400, 'gst_rate_percent']);
    expect(await fields(save({ ...good, number_prefix: '"; DROP' }))).toEqual([400, 'number_prefix']);
    expect(await settings()).toEqual(good);
    expect(await fields(ask(v7(), '13'))).toEqual([400, 'month']);
    expect(await fields(ask(v7(), '01', '1999'))).toEqual([400, 'year']);
    expect((await ask('not an id')).status).toBe(404);
  });

  it('is for admins only', async () => {
    const contractor = await testApp.createPerson();
    const statuses = async (token: string | undefined) => {
      const held = token ? { token } : {};
      const answers = await Promise.all([
        testApp.call(requestInvoice, { ...held, body: { job_id: v7(), year: '2026', month: '11' } }),
        testApp.call(getInvoice, { ...held, params: { number: 'INV-00001' } }),
        testApp.call(getInvoicePdf, { ...held, params: { number: 'INV-00001' } }),
        testApp.call(getInvoiceSettings, held),
        testApp.call(saveInvoiceSettings, { ...held, body: {} }),
      ]);
      return answers.map(({ status }) => status);
    };
    expect(await statuses(contractor.token)).toEqual([403, 403, 403, 403, 403]);
    expect(await statuses(undefined)).toEqual([401, 401, 401, 401, 401]);
  });

  it('sums a month with an index-only scan', async () => {
    const jobId = v7();
    await testApp.dataSource.query(
      `INSERT INTO ledger_entry (work_record_id, job_id, business_date, minutes, company_cents)
       SELECT gen_random_uuid(), CASE WHEN n % 50 = 0 THEN $1::uuid ELSE gen_random_uuid() END,
         date '2020-01-01' + n % 2000, 60, 100 FROM generate_series(1, 20000) AS n`,
      [jobId],
    );
    // VACUUM sets the visibility map, which index-only scans need.
    await testApp.dataSource.query('VACUUM ANALYZE ledger_entry');
    const plan = await testApp.dataSource.query(
      `EXPLAIN SELECT sum(company_cents) FROM ledger_entry
       WHERE job_id = $1 AND business_date BETWEEN '2024-01-01' AND '2024-01-31'`,
      [jobId],
    );
    expect(JSON.stringify(plan)).toContain('Index Only Scan using ledger_entry_month');
  });
});
