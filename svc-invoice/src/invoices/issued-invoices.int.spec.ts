import { execFileSync } from 'node:child_process';
import {
  exportInvoices,
  getInvoice,
  getInvoicePdf,
  getInvoiceVersions,
  listInvoices,
  previewInvoice,
  printInvoice,
  saveInvoiceVersion,
} from '@cleaning/contracts';
import { readPdfText, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { createClientInvoiceCalls } from '../testing/client-invoice-calls.js';
import { createInvoiceCalls } from '../testing/invoice-calls.js';
import { openSharedApp } from '../testing/invoice-test-app.js';
import { findInvoicePage } from './issued-invoices.queries.js';

describe('Issued invoice', () => {
  const openApp = openSharedApp();
  let testApp: TestApp;
  let admin: TestPerson;
  beforeAll(async () => {
    testApp = await openApp();
    admin = await testApp.createPerson({ name: 'Helen Marsh', role: 'admin' });
    const library = await job('City Library');
    await work(library, '2026-10-05', 10_000);
    await ask(library, '10');
    await work(library, '2026-10-06', 5_000);
    await ask(library, '10');
    const tower = await job('Torrens Tower 100%');
    await work(tower, '2026-11-05', 999);
    await ask(tower, '11');
  }, 60_000);

  const { job, work, ask } = createInvoiceCalls(() => ({ testApp, admin }));
  const list = async (body: object) => (await testApp.call(listInvoices, { token: admin.token, body })).body;
  const numbers = async (body: object) =>
    (await list(body)).rows.map((row: { invoice_number: string }) => row.invoice_number);

  it('is exported as CSV with the same filters and order', async () => {
    const answer = await testApp.call(exportInvoices, {
      token: admin.token,
      body: { text: '2026-', direction: 'desc' },
    });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="invoices.csv"');
    const [header, ...rows] = String(answer.body).trim().split('\r\n');
    expect(header).toContain(
      'Invoice number,Month,Addressee,Date of issue,Versions,Sub total,GST,Total,Due date,Owing,Status',
    );
    expect(rows).toEqual([
      expect.stringMatching(/^INV-00002,2026-11,Torrens Tower 100%,\d{4}-\d\d-\d\d,1,9\.99,2\.00,11\.99,,,No client$/),
      expect.stringMatching(/^INV-00001,2026-10,City Library,\d{4}-\d\d-\d\d,2,150\.00,30\.00,180\.00,,,No client$/),
    ]);
  });

  it('is audited when exported', async () => {
    await testApp.call(exportInvoices, { token: admin.token, body: { text: '2026-' } });
    expect((await testApp.readPublishedStates('audit-entry')).at(-1)).toMatchObject({
      actor_id: admin.id,
      action: 'invoices.exported',
      details: { text: '2026-' },
    });
  });

  it('is listed with the newest amounts and the number of versions', async () => {
    expect(await list({ text: 'library' })).toEqual({
      total: 1,
      counts: expect.objectContaining({ 'no-client': 1, unpaid: 0 }),
      rows: [
        {
          kind: 'job',
          invoice_number: 'INV-00001',
          job_id: expect.any(String),
          client_id: '',
          month: '2026-10',
          to_name: 'City Library',
          date: expect.stringMatching(/^\d{4}\/\d\d\/\d\d$/),
          versions: 2,
          total: '180.00',
          due_on: '',
          owing: '',
          status: 'no-client',
          sent: false,
        },
      ],
    });
  });

  it('is listed for one job only, with the other filters', async () => {
    const [{ job_id }] = (await list({ text: 'library' })).rows;
    expect(await list({ job_id })).toMatchObject({ total: 1, rows: [{ invoice_number: 'INV-00001' }] });
    expect(await numbers({ job_id, text: 'torrens' })).toEqual([]);
    expect(await list({ job_id: 'x' })).toMatchObject({ total: 0, rows: [] });
  });

  it('is in one list and one number series for jobs and clients', async () => {
    const { client, place, issue, confirmGst } = createClientInvoiceCalls(() => ({ testApp, admin }));
    await confirmGst();
    await testApp.readFeed('jobs');
    const id = await client('Unley Arcade', { trading_name: 'The Arcade' });
    const jobId = await place(id, '70');
    const { number } = (await issue([id])).body.results[0];
    const [row] = (await list({ text: 'arcade' })).rows;
    expect(row).toMatchObject({
      kind: 'client',
      invoice_number: number,
      client_id: id,
      to_name: 'The Arcade',
      total: '84.00',
    });
    expect(await numbers({ job_id: jobId })).toEqual([number]);
    expect(await numbers({ direction: 'desc' })).toEqual([number, 'INV-00002', 'INV-00001']);
    expect(await numbers({ sort: 'total', page: 2, page_size: 2 })).toEqual(['INV-00001']);
    expect(await list({ kind: 'client' })).toMatchObject({ total: 1, rows: [{ kind: 'client' }] });
    expect(await numbers({ kind: 'client', job_id: jobId, text: 'torrens' })).toEqual([]);
    const { body } = await testApp.call(exportInvoices, { token: admin.token, body: { kind: 'client' } });
    expect(String(body).trim().split('\r\n')).toHaveLength(2);
  });

  it.each<[object, string[]]>([
    [{ kind: 'job' }, ['INV-00001', 'INV-00002']],
    [{ kind: 'job', direction: 'desc' }, ['INV-00002', 'INV-00001']],
    [{ kind: 'job', sort: 'total' }, ['INV-00002', 'INV-00001']],
    [{ kind: 'job', text: '2026-11' }, ['INV-00002']],
    [{ kind: 'job', text: '00001' }, ['INV-00001']],
    [{ kind: 'job', text: '%' }, ['INV-00002']],
    [{ kind: 'job', page_size: 1, page: 2 }, ['INV-00002']],
    [{ kind: 'job', text: 'nobody' }, []],
  ])('is listed with %j as %j', async (body, expected) => {
    expect(await numbers(body)).toEqual(expected);
  });

  it('is found by a part of a name through the index, in any spelling', async () => {
    const { manager } = testApp.dataSource;
    await manager.transaction(async (inside) => {
      await inside.query(`INSERT INTO invoice (id, number, job_id, month)
        SELECT gen_random_uuid(), 'X-' || n, gen_random_uuid(), '2020-01' FROM generate_series(1, 20000) AS n`);
      await inside.query(`INSERT INTO newest_invoice
        SELECT id, number, job_id, month, 1, '2020-01-01', CASE WHEN number = 'X-777' THEN 'Café Nguyễn' ELSE 'Client ' || number END,
          '', 0, 0, 0 FROM invoice WHERE number LIKE 'X-%'`);
      await inside.query('ANALYZE newest_invoice');
      const asked = jest.spyOn(inside, 'query');
      const filters = {
        kind: 'job',
        text: 'cafe  nguyen',
        job_id: undefined,
        status: 'all',
        sort: 'number',
        direction: 'asc',
      } as const;
      const { rows } = await findInvoicePage(inside, filters, { page: 1, page_size: 25 }, '2026-11-30');
      expect(rows.map(({ to_name }) => to_name)).toEqual(['Café Nguyễn']);
      const [sql, values] = asked.mock.calls[0] ?? [];
      const plan = await inside.query(`EXPLAIN ${sql}`, values);
      expect(JSON.stringify(plan)).toContain('Bitmap Index Scan on newest_invoice_folded');
      await inside.query('ROLLBACK; BEGIN');
    });
    expect(await numbers({ text: 'cafe nguyen' })).toEqual([]);
  });

  it('keeps all versions of a number, newest first', async () => {
    const { status, body } = await testApp.call(getInvoiceVersions, {
      token: admin.token,
      params: { number: 'INV-00001' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { version: 2, total: '180.00', issued_by: 'Helen Marsh' },
      { version: 1, total: '120.00', issued_by: 'Helen Marsh' },
    ]);
    const unknown = await testApp.call(getInvoiceVersions, { token: admin.token, params: { number: 'INV-9' } });
    expect(unknown).toMatchObject({ status: 404, body: { msg: 'That invoice doesn’t exist.' } });
  });

  const edits = {
    date: '2026/11/30',
    invoice_number: 'INV-00002 / A',
    to_name: 'Torrens Tower Pty Ltd',
    to_address: 'Level 9\n1 King William Street',
    description: 'Cleaning of the foyer.',
    sub_total: '100.03',
  };

  const save = (body: object) => testApp.call(saveInvoiceVersion, { token: admin.token, body });
  const print = (body: object) => testApp.call(printInvoice, { token: admin.token, body });

  it('prints as issued, and prints edits once they are saved as a version', async () => {
    const jobId = await job('Torrens Arcade');
    const record = await work(jobId, '2026-11-05', 999);
    const first = (await ask(jobId)).body;
    const number = first.invoice_number;
    expect(await print({ number, edits })).toMatchObject({
      status: 409,
      body: {
        msg: 'You have changes that aren’t in the newest version. Save them as a new version, or reload the page.',
      },
    });
    const { status, body } = await save({ number, version: 1, edits });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        ...edits,
        invoice_number: number,
        printed_number: 'INV-00002 / A',
        version: 2,
        gst: '20.01',
        total: '120.04',
      },
    });
    const printed = await print({ number, edits });
    expect(printed.status).toBe(200);
    expect(printed.headers.get('content-disposition')).toContain('filename="INV-00002-A-2.pdf"');
    const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: printed.body }).toString();
    for (const part of [
      'Torrens Tower Pty Ltd',
      'Level 9',
      'Cleaning of the foyer.',
      '2026/11/30',
      'A$100.03',
      'A$20.01',
      'A$120.04',
    ])
      expect(text).toContain(part);
    expect((await testApp.readPublishedStates('audit-entry')).at(-1)).toMatchObject({
      action: 'invoice.issued',
      subject_name: number,
      details: { version: '2', sub_total: '100.03', total: '120.04', to_name: 'Torrens Tower Pty Ltd' },
    });
    // The version stays until the month's work changes.
    expect((await ask(jobId)).body).toMatchObject({ version: 2, total: '120.04' });
    expect(await list({ text: number })).toMatchObject({ rows: [{ total: '120.04', versions: 2 }] });
    await work(jobId, '2026-11-05', 2_000, record);
    expect((await ask(jobId)).body).toMatchObject({ version: 3, total: '24.00', to_name: 'Torrens Arcade' });
    const versions = await testApp.call(getInvoiceVersions, { token: admin.token, params: { number } });
    expect(versions.body.map(({ total }: { total: string }) => total)).toEqual(['24.00', '120.04', '11.99']);
  });

  it('is saved once, and never over an unseen version', async () => {
    const jobId = await job('Torrens Kiosk');
    await work(jobId, '2026-11-05', 999);
    const number = (await ask(jobId)).body.invoice_number;
    const both = await Promise.all([save({ number, version: 1, edits }), save({ number, version: 1, edits })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.msg).toContain('Version 2 has been issued.');
    // Saving the same edits again makes no version.
    expect((await save({ number, version: 2, edits })).body).toMatchObject({ version: 2 });
    expect(await save({ number: 'INV-9', version: 1, edits })).toMatchObject({ status: 404 });
    expect(await save({ number, version: 2, edits: { ...edits, sub_total: '0' } })).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'edits.sub_total' }] },
    });
  });

  it('previews without using a number', async () => {
    const jobId = await job('Torrens Hall');
    const preview = async () =>
      (await testApp.call(previewInvoice, { token: admin.token, body: { job_id: jobId, year: '2026', month: '11' } }))
        .body;
    expect(await preview()).toMatchObject({ msg: 'There’s no work to invoice this month.' });
    const record = await work(jobId, '2026-11-05', 10_000);
    const amounts = { month: '2026-11', sub_total: '100.00', gst: '20.00', gst_rate_percent: 20, total: '120.00' };
    expect(await preview()).toEqual({ ...amounts, invoice_number: '', version: 1, issues: true });
    const before = (await list({})).total;
    await preview();
    expect((await list({})).total).toBe(before);
    const { invoice_number } = (await ask(jobId)).body;
    expect(await preview()).toEqual({ ...amounts, invoice_number, version: 1, issues: false });
    await work(jobId, '2026-11-05', 5_000, record);
    expect(await preview()).toMatchObject({ invoice_number, version: 2, issues: true, total: '60.00' });
  });

  it.each([
    ['edits.sub_total', { sub_total: '1.234' }],
    ['edits.to_name', { to_name: '' }],
  ])('is neither saved nor printed with a wrong %s', async (field, wrong) => {
    const body = { number: 'INV-00002', version: 1, edits: { ...edits, ...wrong } };
    for (const answer of [await print(body), await save(body)])
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ field }] } });
  });

  it('is for admins only', async () => {
    const ana = await testApp.createPerson();
    expect(await testApp.call(listInvoices, { token: ana.token, body: {} })).toMatchObject({ status: 403 });
    expect(await testApp.call(printInvoice, { token: ana.token, body: { number: 'INV-00002', edits } })).toMatchObject({
      status: 403,
    });
  });

  it('is read as data and as a one-page PDF with everything a tax invoice needs', async () => {
    const jobId = await job('Dvořák & Söhne');
    await work(jobId, '2026-11-03', 818_005);
    const issued = (await ask(jobId)).body;
    const params = { number: issued.invoice_number };
    const read = await testApp.call(getInvoice, { token: admin.token, params });
    expect([read.status, read.body]).toEqual([200, issued]);
    const pdf = await testApp.call(getInvoicePdf, { token: admin.token, params });
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(pdf.headers.get('content-disposition')).toBe(`inline; filename="${issued.invoice_number}-1.pdf"`);
    expect(pdf.body.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    const text = readPdfText(pdf.body);
    for (const shown of [
      'TAX INVOICE',
      issued.invoice_number,
      issued.date,
      'Gumleaf Commercial Cleaning Pty Ltd',
      'ABN 80 000 000 001',
      'Dvořák & Söhne',
      'A$8,180.05',
      'GST 20%',
      'A$1,636.01',
      'Total inclusive of GST',
      'A$9,816.06',
      'taxable in full',
      '105-900',
      '000123456',
      'Thank you for doing business',
    ]) {
      expect(text).toContain(shown);
    }
    const unknown = { token: admin.token, params: { number: 'INV-99999' } };
    expect((await testApp.call(getInvoice, unknown)).status).toBe(404);
    expect((await testApp.call(getInvoicePdf, unknown)).status).toBe(404);
  });

  it('names the buyer from A$1,000', async () => {
    const { client, give } = createClientInvoiceCalls(() => ({ testApp, admin }));
    const place = await job('Large Hall');
    await give(place, await client('Halls Pty Ltd', { abn: '51824753556' }));
    await work(place, '2026-11-05', 83_332);
    const below = (await ask(place)).body;
    expect([below.total, below.buyer_name]).toEqual(['999.98', undefined]);
    await work(place, '2026-11-06', 1);
    const { invoice_number: number, ...whole } = (await ask(place)).body;
    expect(whole).toMatchObject({ total: '1000.00', buyer_name: 'Halls Pty Ltd', buyer_abn: '51824753556' });
    const pdf = await testApp.call(getInvoicePdf, { token: admin.token, params: { number } });
    expect(readPdfText(pdf.body)).toContain('Buyer: Halls Pty Ltd, ABN 51 824 753 556');
  });
});
