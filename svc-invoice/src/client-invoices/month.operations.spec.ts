import { setTimeout } from 'node:timers/promises';
import { issueMonthInvoices, listMonthInvoices } from '@cleaning/contracts';
import { countFewestStatements, startTestApp, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import pg from 'pg';
import { invoiceService } from '../service.js';
import { createClientInvoiceCalls, MONTH } from '../testing/client-invoice-calls.js';

const PLACES = 5_000;
const CLIENTS = 500;
const BATCH_SIZE = 100;
/** Days with work at each site, from the first of the month. */
const DAYS = 20;
/** Includes the statements that write mails. */
const STATEMENTS_PER_CLIENT = 20;
const STATEMENTS_PER_PAGE = 20;

/** Sites of all clients in turn: a third each priced by month, visit and hour, with work on each of the days. */
const FILL = [
  `INSERT INTO client (id, legal_name, trading_name, abn, billing_address, billing_email, order_number, terms_days, notes)
   SELECT ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Client ' || n, '', '', '1 Mill Lane',
     'accounts@client.example', '', 14, ''
   FROM generate_series(1, ${CLIENTS}) AS n`,
  `INSERT INTO known_job (id, kind, title, address)
   SELECT ('00000000-0000-4000-9000-' || lpad(to_hex(n), 12, '0'))::uuid, 'permanent', 'Place ' || n, n || ' King William Street'
   FROM generate_series(1, ${PLACES}) AS n`,
  `INSERT INTO job_client (job_id, valid_from, client_id, version)
   SELECT ('00000000-0000-4000-9000-' || lpad(to_hex(n), 12, '0'))::uuid, '2026-01-01',
     ('00000000-0000-4000-8000-' || lpad(to_hex(n % ${CLIENTS} + 1), 12, '0'))::uuid, 1
   FROM generate_series(1, ${PLACES}) AS n`,
  `INSERT INTO job_price (job_id, valid_from, basis, cents, version)
   SELECT ('00000000-0000-4000-9000-' || lpad(to_hex(n), 12, '0'))::uuid, '2026-01-01',
     CASE n % 3 WHEN 0 THEN 'month' ELSE 'visit' END, 12000 + n, 1
   FROM generate_series(1, ${PLACES}) AS n WHERE n % 3 < 2`,
  `INSERT INTO ledger_entry (work_record_id, job_id, business_date, minutes, company_cents, held)
   SELECT gen_random_uuid(), ('00000000-0000-4000-9000-' || lpad(to_hex(n), 12, '0'))::uuid, '${MONTH}-01'::date + day, 60, 4000, false
   FROM generate_series(1, ${PLACES}) AS n, generate_series(0, ${DAYS - 1}) AS day`,
  'ANALYZE',
];

describe('Month of 5,000 sites', () => {
  let testApp: TestApp;
  let admin: TestPerson;
  const { call, confirmGst, list } = createClientInvoiceCalls(() => ({ testApp, admin }));
  beforeAll(async () => {
    testApp = await startTestApp(invoiceService);
    admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
    await testApp.readFeed('jobs');
    await confirmGst();
    for (const statement of FILL) await testApp.dataSource.query(statement);
  }, 120_000);
  afterAll(() => testApp.stop());

  const numbers = async () =>
    (await testApp.dataSource.query<{ number: string }[]>('SELECT number FROM client_invoice ORDER BY number')).map(
      ({ number }) => Number(number.slice(4)),
    );

  it('has numbers without gaps when 50 requests issue invoices at once', async () => {
    const { ready_clients: ready } = await list();
    expect(ready).toHaveLength(CLIENTS);
    const asked: string[] = ready.slice(0, 25);
    const answers = await Promise.all(
      [...asked, ...asked].map((id) =>
        call(issueMonthInvoices, { body: { month: MONTH, client_ids: [id], send: true } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    const results = answers.map(({ body }) => body.results[0]);
    expect(results.filter(({ outcome }) => outcome === 'issued')).toHaveLength(25);
    expect(await numbers()).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  }, 60_000);

  it('leaves no number and no invoice when the connection ends midway', async () => {
    const { dataSource } = testApp;
    const [before, { ready_clients: ready }] = [await numbers(), await list()];
    const slow = `CREATE FUNCTION be_slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(5); RETURN NULL; END $$`;
    await dataSource.query(slow);
    await dataSource.query(
      'CREATE TRIGGER slow AFTER INSERT ON invoiced_days FOR EACH STATEMENT EXECUTE FUNCTION be_slow()',
    );
    const issued = call(issueMonthInvoices, { body: { month: MONTH, client_ids: ready.slice(0, 3), send: true } });
    let isOver = false;
    const status = issued.then((answer) => {
      isOver = true;
      return answer.status;
    });
    const endIt = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'active' AND query LIKE '%INSERT INTO invoiced_days%'`;
    while (!isOver && (await dataSource.query(endIt)).length === 0) await setTimeout(20);
    expect(await status).toBeGreaterThanOrEqual(500);
    await dataSource.query('DROP TRIGGER slow ON invoiced_days; DROP FUNCTION be_slow');
    expect(await numbers()).toEqual(before);
    const again = await call(issueMonthInvoices, { body: { month: MONTH, client_ids: ready.slice(0, 3), send: true } });
    expect(again.status).toBe(200);
    expect(await numbers()).toEqual(Array.from({ length: before.length + 3 }, (_, index) => index + 1));
  }, 60_000);

  it('issues all clients with a bounded number of statements for each', async () => {
    const { ready_clients: ready } = await list();
    const begun = Date.now();
    const sent = jest.spyOn(pg.Client.prototype, 'query');
    for (let at = 0; at < ready.length; at += BATCH_SIZE) {
      const client_ids = ready.slice(at, at + BATCH_SIZE);
      const { status } = await call(issueMonthInvoices, { body: { month: MONTH, client_ids, send: true } });
      expect(status).toBe(200);
    }
    const seconds = (Date.now() - begun) / 1000;
    const each = sent.mock.calls.length / ready.length;
    sent.mockRestore();
    process.stdout.write(
      `${ready.length} clients were issued in ${seconds.toFixed(1)} s, with ${each.toFixed(1)} statements each\n`,
    );
    expect(each).toBeLessThan(STATEMENTS_PER_CLIENT);
    expect(await numbers()).toEqual(Array.from({ length: CLIENTS }, (_, index) => index + 1));
    const [sums] = await testApp.dataSource.query(
      `SELECT (SELECT count(*) FROM invoiced_days)::int AS days, (SELECT count(*) FROM invoiced_work)::int AS records,
         (SELECT sum(cents) FROM client_invoice_line) = (SELECT sum(sub_total_cents) FROM client_invoice_version) AS equal`,
    );
    const byHour = Math.floor((PLACES + 1) / 3);
    expect(sums).toEqual({ days: PLACES, records: byHour * DAYS, equal: true });
    expect(await list({ state: 'issued' })).toMatchObject({
      total: CLIENTS,
      counts: { issued: CLIENTS, differing: 0 },
    });
  }, 120_000);

  it('shows its first page with few statements', async () => {
    const body = { month: MONTH, page_size: 25 };
    const page = async () => expect((await call(listMonthInvoices, { body })).status).toBe(200);
    expect(await countFewestStatements(page)).toBeLessThanOrEqual(STATEMENTS_PER_PAGE);
  }, 60_000);
});
