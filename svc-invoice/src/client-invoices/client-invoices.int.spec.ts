import {
  addExtra,
  checkMailReach,
  GST_NOT_CONFIRMED,
  getClientInvoice,
  getClientInvoicePdf,
  getMonthInvoice,
  issueMonthInvoices,
  listMonthInvoices,
  markClientInvoiceSent,
  previewInvoice,
  saveClient,
} from '@cleaning/contracts';
import { readPdfText, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { v4, v7 } from 'uuid';
import { createClientInvoiceCalls, MONTH } from '../testing/client-invoice-calls.js';
import { openSharedApp } from '../testing/invoice-test-app.js';

describe('Monthly client invoice', () => {
  const openApp = openSharedApp();
  let testApp: TestApp;
  let admin: TestPerson;
  beforeAll(async () => {
    testApp = await openApp();
    admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
    await testApp.readFeed('jobs');
  }, 60_000);

  const started = () => ({ testApp, admin });
  const { job, ask, call, client, give, price, place, confirmGst, list, row, issue, read, issueAndSend, record } =
    createClientInvoiceCalls(started);
  const lastNumber = async () =>
    (await testApp.dataSource.query('SELECT last_number FROM invoice_counter'))[0].last_number;
  const kinds = async (clientId: string, month?: string) =>
    (await row(clientId, month)).reasons.map(({ kind }) => kind);

  it('waits for the GST rate to be confirmed', async () => {
    const anna = await client('Unconfirmed Pty Ltd');
    await place(anna);
    expect(await row(anna)).toMatchObject({ state: 'blocked', reasons: [{ kind: 'gst-not-confirmed' }] });
    const before = await lastNumber();
    for (const send of [true, false]) {
      const refused = await issue([anna], { send });
      expect([send, refused.status, refused.body.msg]).toEqual([send, 409, GST_NOT_CONFIRMED]);
      // The refusal has the same shape as a partial success.
      expect(issueMonthInvoices.answer.parse(refused.body).results).toMatchObject([
        { client_id: anna, outcome: 'blocked', number: '', reasons: [{ kind: 'gst-not-confirmed' }] },
      ]);
    }
    expect(await lastNumber()).toBe(before);
    await confirmGst();
    const { number } = (await issue([anna])).body.results[0];
    expect(await lastNumber()).toBe(before + 1);
    expect((await call(markClientInvoiceSent, { body: { number, version: 1 } })).body).toMatchObject({
      state: 'sent',
      sent_at: expect.stringContaining('T'),
    });
  });

  it('has a line for each site, GST on the total, due date, order number and buyer', async () => {
    const anna = await client('Dvořák & Söhne Pty Ltd', {
      trading_name: 'Nguyễn Café',
      abn: '51 824 753 556',
      billing_address: '1 Mill Lane\nUnley SA 5061',
      order_number: 'PO 7781',
      terms_days: 7,
    });
    await place(anna, '480.03', 'Library');
    const shop = await job('Shop');
    await give(shop, anna);
    await price(shop, 'visit', '120.02');
    for (const day of ['2026-03-02', '2026-03-09']) await record(shop, day, 3_000);
    const hall = await job('Hall');
    await give(hall, anna);
    await record(hall, '2026-03-05', 4_001, { minutes: 90 });
    const preview = await call(getMonthInvoice, { params: { client_id: anna, month: MONTH } });
    expect(preview.body).toMatchObject({
      state: 'ready',
      reasons: [],
      places: 3,
      sub_total: '760.08',
      gst: '152.02',
      gst_rate_percent: 20,
      total: '912.10',
      lines: [{ place: 'Hall', basis: 'hour', minutes: 90, price: '26.67' }, {}, {}],
    });
    expect(getMonthInvoice.answer.safeParse(preview.body).success).toBe(true);
    const { results } = (await issue([anna], { send: true })).body;
    expect(results).toMatchObject([{ client_id: anna, outcome: 'issued', reasons: [] }]);
    const invoice = await read(results[0].number);
    expect(getClientInvoice.answer.safeParse(invoice).success).toBe(true);
    expect(invoice).toMatchObject({
      version: 1,
      state: 'issued',
      sending: true,
      to_name: 'Dvořák & Söhne Pty Ltd',
      to_abn: '51824753556',
      sub_total: '760.08',
      gst: '152.02',
      gst_rate_percent: 20,
      total: '912.10',
      order_number: 'PO 7781',
      lines: [
        {
          place: 'Hall',
          basis: 'hour',
          minutes: 90,
          price: '26.67',
          amount: '40.01',
          from: '2026-03-01',
          to: '2026-03-31',
        },
        { place: 'Library', basis: 'month', price: '480.03', amount: '480.03' },
        { place: 'Shop', basis: 'visit', visits: 2, price: '120.02', amount: '240.04' },
      ],
      differences: [],
    });
    expect(new Date(invoice.due_on).getTime() - new Date(invoice.issued_on).getTime()).toBe(7 * 86_400_000);
    const pdf = await call(getClientInvoicePdf, { params: { number: invoice.number } });
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    const text = readPdfText(pdf.body);
    for (const shown of [
      'TAX INVOICE',
      invoice.number,
      'March 2026',
      'PO 7781',
      'Due',
      'Dvořák & Söhne Pty Ltd',
      'Nguyễn Café',
      'ABN 51 824 753 556',
      '1 Mill Lane',
      'Unley SA 5061',
      'Cleaning at Library',
      '1 Mar 2026 to 31 Mar 2026',
      '2 visits',
      'A$120.02',
      '1:30 h',
      'A$26.67',
      'A$240.04',
      'A$760.08',
      'GST 20%',
      'A$152.02',
      'A$912.10',
      '105-900',
    ])
      expect(text).toContain(shown);
  });

  it('splits by days when a site changes client or price', async () => {
    const [anna, ben] = [await client('Until the tenth'), await client('From the eleventh')];
    const jobId = await job('Handed over');
    await give(jobId, anna);
    await give(jobId, ben, '2026-03-11', 1);
    await price(jobId, 'month', '310');
    const late = await job('Begun late');
    await give(late, ben);
    await price(late, 'month', '310', '2026-03-22');
    expect(await row(anna)).toMatchObject({ sub_total: '100.00', places: 1 });
    expect(await row(ben)).toMatchObject({ sub_total: '310.00', places: 2 });
    const { results } = (await issue([anna, ben])).body;
    expect((await read(results[0].number)).lines).toMatchObject([{ from: '2026-03-01', to: '2026-03-10' }]);
    expect((await read(results[1].number)).lines).toMatchObject([
      { place: 'Begun late', from: '2026-03-22', to: '2026-03-31', amount: '100.00' },
      { place: 'Handed over', from: '2026-03-11', to: '2026-03-31', amount: '210.00' },
    ]);
  });

  it('is blocked by a running month, open or held work, a missing price or email, or no charges', async () => {
    const anna = await client('Blocked', { billing_email: '' });
    const jobId = await place(anna);
    expect(await kinds(anna, '2099-01')).toEqual(['month-runs', 'no-email']);
    expect(await kinds(anna)).toEqual(['no-email']);
    const held = await record(jobId, '2026-03-03', 1_000, { held: true });
    const started_at = '2026-03-31T12:00:00.000Z';
    const open = { kind: 'permanent' as const, job_id: jobId, row_id: v7(), started_at, business_date: '2026-03-31' };
    await testApp.deliver('current-work', admin.id, open);
    const free = await job('Free');
    await give(free, anna);
    await record(free, '2026-03-04', 0);
    expect((await row(anna)).reasons).toMatchObject([
      { kind: 'work-open', count: 1 },
      { kind: 'work-held', count: 1 },
      { kind: 'price-missing', count: 1, names: ['Free'] },
      { kind: 'no-email' },
    ]);
    const refused = await issue([anna]);
    expect([refused.status, refused.body.msg]).toEqual([409, '1 person is still working.']);
    await testApp.deliver('current-work', admin.id, null);
    await record(jobId, '2026-03-03', 1_000, {}, held);
    await price(free, 'month', '20');
    expect(await kinds(anna)).toEqual(['no-email']);
    expect((await issue([anna], { send: true })).status).toBe(409);
    expect((await issue([anna])).status).toBe(200);
    const idle = await client('Idle');
    await give(await job('Nobody works here'), idle);
    expect(await kinds(idle)).toEqual(['nothing']);
  });

  it('says from which day a month that isn’t over can be issued', async () => {
    const anna = await client('Next century');
    await place(anna);
    expect((await row(anna, '2099-01')).reasons).toMatchObject([{ kind: 'month-runs', from: '2099-02-01' }]);
    expect((await issue([anna], { month: '2099-01' })).body.msg).toBe('Can be issued from 1 Feb 2099.');
  });

  it('isn’t blocked by a missing email without a mail server', async () => {
    const anna = await client('Downloads invoices', { billing_email: '' });
    await place(anna);
    const reach = `/auth${checkMailReach.path}`;
    testApp.peers.answers.set(reach, { reaches_people: false });
    const params = { client_id: anna, month: MONTH };
    expect(await row(anna)).toMatchObject({ state: 'ready', reasons: [] });
    expect((await list()).ready_clients).toContain(anna);
    expect((await call(getMonthInvoice, { params })).body).toMatchObject({ state: 'ready', reasons: [] });
    testApp.peers.statuses.set(reach, 503);
    expect(await kinds(anna)).toEqual(['no-email']);
    testApp.peers.statuses.delete(reach);
    testApp.peers.answers.set(reach, { reaches_people: true });
    expect(await kinds(anna)).toEqual(['no-email']);
    expect((await call(getMonthInvoice, { params })).body).toMatchObject({ state: 'blocked' });
    testApp.peers.answers.delete(reach);
  });

  it('names the jobs of nobody whose work is on no invoice', async () => {
    const hall = await job('Hall of nobody');
    await record(hall, '2026-03-04', 9_000);
    await job('Nobody works here either');
    const free = await job('Free of charge');
    await record(free, '2026-03-04', 0);
    const names = async (month = MONTH): Promise<string[]> =>
      (await list({ month })).without_client.map(({ job_name }: { job_name: string }) => job_name);
    expect(await names()).toContain('Hall of nobody');
    expect(await names()).not.toEqual(expect.arrayContaining(['Nobody works here either']));
    expect(await names()).not.toEqual(expect.arrayContaining(['Free of charge']));
    expect(await names('2026-02')).not.toContain('Hall of nobody');
    await give(hall, await client('Whose it is'));
    expect(await names()).not.toContain('Hall of nobody');
  });

  describe('Work without a line', () => {
    const BY_HAND = { minutes: 0, person_id: v4(), contractor_cents: 6_000 };
    const month = async (clientId: string) => {
      const { body } = await call(getMonthInvoice, { params: { client_id: clientId, month: MONTH } });
      expect(getMonthInvoice.answer.safeParse(body).error).toBeUndefined();
      return body;
    };

    it.each([
      ['clocked', {}],
      ['recorded by hand', BY_HAND],
    ])('blocks the month when it is %s at a site without a price', async (_, rest) => {
      const anna = await client('No price yet');
      await place(anna);
      const hall = await job('Hall without a price');
      await give(hall, anna);
      await record(hall, '2026-03-04', 0, rest);
      expect(await row(anna)).toMatchObject({
        state: 'blocked',
        reasons: [{ kind: 'price-missing', count: 1, names: ['Hall without a price'] }],
        not_invoiced: [{ job_id: hall, reason: 'price-missing', records: 1 }],
      });
      const refused = await issue([anna]);
      expect([refused.status, refused.body.msg]).toEqual([409, 'No price yet: Hall without a price.']);
      // A price from a later day leaves the work before it without one.
      await price(hall, 'month', '100', '2026-03-10');
      expect(await kinds(anna)).toEqual(['price-missing']);
      await price(hall, 'month', '100', '2026-03-01', 1);
      expect(await row(anna)).toMatchObject({ state: 'ready', places: 2, not_invoiced: [] });
    });

    it.each([
      ['clocked', {}],
      ['recorded by hand', BY_HAND],
    ])('is listed without blocking when it is %s at a site that isn’t invoiced', async (_, rest) => {
      const anna = await client('Deliberately free');
      await place(anna);
      const hall = await job('Free hall');
      await give(hall, anna);
      await price(hall, 'none');
      for (const day of ['2026-03-04', '2026-03-11']) await record(hall, day, 9_000, rest);
      const shown = await month(anna);
      expect(shown).toMatchObject({
        state: 'ready',
        reasons: [],
        sub_total: '480.00',
        lines: [{ place: 'Rundle Mall Offices' }],
        not_invoiced: [
          {
            job_id: hall,
            place: 'Free hall',
            from: '2026-03-01',
            until: '2026-03-31',
            reason: 'not-invoiced',
            records: 2,
            minutes: 'minutes' in rest ? 0 : 120,
          },
        ],
      });
      expect((await issue([anna])).body.results).toMatchObject([{ outcome: 'issued' }]);
      expect((await row(anna)).not_invoiced).toHaveLength(1);
    });

    it('is listed for records without an amount, unless a fixed price covers them', async () => {
      const anna = await client('Without amounts');
      await place(anna);
      const [hall, shop] = [await job('Hall by the hour'), await job('Shop by the visit')];
      for (const id of [hall, shop]) await give(id, anna);
      await price(shop, 'visit', '120');
      await record(hall, '2026-03-04', 4_000);
      await record(hall, '2026-03-05', 0, { minutes: 30 });
      // A visit is charged whatever its records earn; a manual record without an amount is not a visit.
      await record(shop, '2026-03-04', 0);
      await record(shop, '2026-03-05', 0, BY_HAND);
      // Rejected work has no amounts.
      await record(hall, '2026-03-06', 0, { ...BY_HAND, contractor_cents: 0 });
      expect(await row(anna)).toMatchObject({
        state: 'ready',
        sub_total: '640.00',
        not_invoiced: [
          { place: 'Hall by the hour', reason: 'no-amount', records: 1, minutes: 30 },
          { place: 'Shop by the visit', reason: 'no-amount', records: 1, minutes: 0 },
        ],
      });
    });
  });

  it('is blocked while work from svc-jobs is missing', async () => {
    const anna = await client('Behind');
    await place(anna);
    testApp.peers.enter('jobs', 'work-record', v7(), { job_id: 'no UUID' });
    await testApp.readFeed('jobs');
    expect(await kinds(anna)).toEqual(['behind']);
    expect((await issue([anna])).body.msg).toContain('hasn’t arrived');
    await testApp.dataSource.query('DELETE FROM set_aside_change');
    await testApp.readFeed('jobs');
    expect(await kinds(anna)).toEqual([]);
  });

  it('is unchanged when repeated, and gets versions only until it is sent', async () => {
    const anna = await client('Versions');
    const jobId = await place(anna);
    const { number } = (await issue([anna])).body.results[0];
    expect((await issue([anna])).body.results).toMatchObject([{ outcome: 'unchanged', number }]);
    await price(jobId, 'month', '500', '2026-01-01', 1);
    expect(await row(anna)).toMatchObject({ state: 'issued', version: 1, sub_total: '480.00', difference: '20.00' });
    expect((await issue([anna])).body.results).toMatchObject([{ outcome: 'issued', number }]);
    const second = await read(number);
    expect(second).toMatchObject({ version: 2, sub_total: '500.00', versions: [{ version: 2 }, { version: 1 }] });
    expect((await call(markClientInvoiceSent, { body: { number, version: 1 } })).status).toBe(409);
    await call(markClientInvoiceSent, { body: { number, version: 2 } });
    await price(jobId, 'month', '600', '2026-01-01', 2);
    expect((await issue([anna])).body.results).toMatchObject([{ outcome: 'unchanged', number }]);
    expect(await row(anna)).toMatchObject({ state: 'sent', version: 2, difference: '100.00' });
    const again = `INSERT INTO client_invoice_version SELECT client_invoice_id, 3, issued_at, issued_on, issued_by, due_on, to_name,
      to_trading_name, to_abn, to_address, order_number, sub_total_cents, gst_cents, total_cents, gst_rate, supplier
      FROM client_invoice_version JOIN client_invoice ON id = client_invoice_id WHERE number = $1 LIMIT 1`;
    await expect(testApp.dataSource.query(again, [number])).rejects.toThrow('invoice was sent');
    await expect(testApp.dataSource.query('DELETE FROM client_invoice_line')).rejects.toThrow('append-only');
  });

  it('becomes overdue the day after the due date in business time', async () => {
    const anna = await client('Overdue', { terms_days: 0 });
    await place(anna);
    const number = await issueAndSend(anna);
    expect((await read(number)).state).toBe('sent');
    const days = `UPDATE client_invoice_version SET issued_on = issued_on - 1, due_on = due_on - 1
      WHERE client_invoice_id = (SELECT id FROM client_invoice WHERE number = $1)`;
    await testApp.dataSource.query(
      'ALTER TABLE client_invoice_version DISABLE TRIGGER client_invoice_version_append_only',
    );
    await testApp.dataSource.query(days, [number]);
    await testApp.dataSource.query(
      'ALTER TABLE client_invoice_version ENABLE TRIGGER client_invoice_version_append_only',
    );
    expect((await read(number)).state).toBe('overdue');
    expect(await list({ state: 'overdue' })).toMatchObject({ total: 1, rows: [{ number }] });
  });

  it('never shares days or records with a job’s invoice', async () => {
    const [anna, ben] = [await client('First way'), await client('Second way')];
    const [first, second] = [await place(anna, '100', 'One'), await place(ben, '100', 'Two')];
    const { number } = (await issue([anna])).body.results[0];
    const refused = await ask(first, '03');
    expect([refused.status, refused.body.msg]).toEqual([
      409,
      `This month’s work at this job is already on invoice ${number}. Work can only be on one invoice.`,
    ]);
    const body = { job_id: first, year: '2026', month: '03' };
    expect((await call(previewInvoice, { body })).status).toBe(409);
    expect((await ask(first, '04')).status).toBe(200);

    const { invoice_number } = (await ask(second, '03')).body;
    expect(await row(ben)).toMatchObject({
      state: 'blocked',
      other_invoices: [invoice_number],
      reasons: [{ kind: 'on-other-invoice', names: [invoice_number] }],
    });
    const other = await issue([ben]);
    expect([other.status, other.body.msg]).toEqual([409, `The work is already on invoice ${invoice_number}.`]);
    await place(ben, '50', 'Three');
    expect(await row(ben)).toMatchObject({ state: 'ready', sub_total: '50.00', other_invoices: [invoice_number] });

    const hall = await job('Moved');
    await give(hall, anna, '2026-04-01');
    const moved = await record(hall, '2026-03-30', 5_000);
    const own = (await ask(hall, '03')).body.invoice_number;
    await record(hall, '2026-04-02', 5_000, {}, moved);
    // The list shows the block before anyone issues.
    const blocked = await list({ month: '2026-04', text: 'First way' });
    expect(blocked).toMatchObject({
      rows: [{ state: 'blocked', reasons: [{ kind: 'on-other-invoice', names: [own] }] }],
      ready_clients: [],
    });
    const april = await issue([anna], { month: '2026-04' });
    expect([april.status, april.body.msg]).toEqual([409, `The work is already on invoice ${own}.`]);
    const days = `INSERT INTO invoiced_days SELECT $1, '2026-03-31', '2026-04-30', NULL, id FROM client_invoice LIMIT 1`;
    await expect(testApp.dataSource.query(days, [hall])).rejects.toThrow('invoiced_days_once');
  });

  it('closes a job’s invoice once it is sent', async () => {
    const jobId = await job('Closed');
    await record(jobId, '2026-03-03', 1_000);
    const issued = (await ask(jobId, '03')).body;
    await testApp.dataSource.query('UPDATE invoice SET sent_at = now() WHERE number = $1', [issued.invoice_number]);
    await record(jobId, '2026-03-04', 1_000);
    expect((await ask(jobId, '03')).body).toMatchObject({ version: 1, sub_total: '10.00' });
  });

  it('includes extras and is issued once for simultaneous requests', async () => {
    const anna = await client('Extras');
    await place(anna);
    const extra = {
      id: v4(),
      client_id: anna,
      job_id: '',
      day: '2026-03-12',
      text: 'Windows',
      amount: '180',
      reason: 'Asked',
    };
    await call(addExtra, { body: extra });
    const before = await lastNumber();
    const answers = await Promise.all([issue([anna]), issue([anna]), issue([anna])]);
    const results = answers.map(({ body }) => body.results[0]);
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(['issued', 'unchanged', 'unchanged']);
    expect(new Set(results.map(({ number }) => number)).size).toBe(1);
    expect(await lastNumber()).toBe(before + 1);
    expect(await read(results[0].number)).toMatchObject({
      sub_total: '660.00',
      lines: [{ basis: 'month' }, { basis: 'extra', reason: 'Windows', amount: '180.00' }],
    });
    expect(await row(anna, '2026-04')).toMatchObject({ sub_total: '480.00' });
  });

  it('is listed by state and text, in pages, with ready clients', async () => {
    const [anna, ben] = [await client('Zebra one'), await client('Zebra two', { billing_email: '' })];
    await place(anna, '100');
    await place(ben, '200');
    const found = await list({ text: 'zebra' });
    expect(listMonthInvoices.answer.safeParse(found).success).toBe(true);
    expect(found).toMatchObject({
      total: 2,
      ready_clients: [anna],
      ready_total: '120.00',
      counts: { ready: 1, blocked: 1, issued: 0 },
      rows: [{ client_name: 'Zebra one' }, { client_name: 'Zebra two' }],
    });
    expect(await list({ text: 'zebra', state: 'blocked' })).toMatchObject({ total: 1, rows: [{ client_id: ben }] });
    const second = await list({ text: 'zebra', sort: 'total', direction: 'desc', page: 2, page_size: 1 });
    expect(second).toMatchObject({ total: 2, rows: [{ client_id: anna }] });
    const { number } = (await issue([anna])).body.results[0];
    expect(await list({ text: number })).toMatchObject({ total: 1, rows: [{ client_id: anna, state: 'issued' }] });
    const saved = { legal_name: 'Zebra three', billing_email: 'a@b.example' };
    await call(saveClient, { body: { id: anna, version: 1, details: saved } });
    expect((await issue([anna])).body.results).toMatchObject([{ outcome: 'issued' }]);
    expect(await read(number)).toMatchObject({ version: 2, to_name: 'Zebra three' });
    expect((await issue([v4()])).status).toBe(409);
  });

  it('answers 409 when its work moves to other invoices on each attempt', async () => {
    const anna = await client('Always meanwhile');
    await place(anna);
    await testApp.dataSource.query(
      `CREATE FUNCTION collide() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         RAISE unique_violation USING CONSTRAINT = 'invoiced_days_once'; END $$;
       CREATE TRIGGER collide BEFORE INSERT ON invoiced_days FOR EACH ROW EXECUTE FUNCTION collide()`,
    );
    const refused = await issue([anna]);
    await testApp.dataSource.query('DROP TRIGGER collide ON invoiced_days; DROP FUNCTION collide');
    expect([refused.status, refused.body.code, refused.body.params]).toEqual([409, 'invoices_busy', {}]);
    expect((await issue([anna])).body.results).toMatchObject([{ outcome: 'issued' }]);
  });
});
