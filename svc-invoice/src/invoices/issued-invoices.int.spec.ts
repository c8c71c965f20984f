import { execFileSync } from 'node:child_process';
import {
  exportInvoices,
  getInvoice,
  getInvoicePdf,
  getInvoiceVersions,
  listInvoices,
  printInvoice,
} from '@cleaning/contracts';
import { type Bench, type BenchPerson, startBench } from '@cleaning/service-kit/testing';
import { invoiceService } from '../service.js';
import { invoiceCalls } from '../testing/invoice-calls.js';
import { textOf } from '../testing/pdf-text.js';

describe('issued invoices', () => {
  let bench: Bench;
  let admin: BenchPerson;
  beforeAll(async () => {
    bench = await startBench(invoiceService);
    admin = await bench.person({ name: 'Helen Marsh', role: 'admin' });
    const library = await job('City Library');
    await work(library, '2026-10-05', 10_000);
    await ask(library, '10');
    await work(library, '2026-10-06', 5_000);
    await ask(library, '10');
    const tower = await job('Torrens Tower 100%');
    await work(tower, '2026-11-05', 999);
    await ask(tower, '11');
  }, 60_000);
  afterAll(() => bench.stop());

  const { job, work, ask } = invoiceCalls(() => ({ bench, admin }));
  const list = async (body: object) => (await bench.call(listInvoices, { token: admin.token, body })).body;
  const numbers = async (body: object) =>
    (await list(body)).rows.map((row: { invoice_number: string }) => row.invoice_number);

  it('are taken away as CSV, filtered and sorted alike', async () => {
    const answer = await bench.call(exportInvoices, { token: admin.token, body: { text: '2026-', direction: 'desc' } });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="invoices.csv"');
    const [header, ...rows] = String(answer.body).trim().split('\r\n');
    expect(header).toContain('Invoice number,Month,Addressee,Date of issue,Versions,Sub total,GST,Total');
    expect(rows).toEqual([
      expect.stringMatching(/^INV-00002,2026-11,Torrens Tower 100%,\d{4}-\d\d-\d\d,1,9\.99,2\.00,11\.99$/),
      expect.stringMatching(/^INV-00001,2026-10,City Library,\d{4}-\d\d-\d\d,2,150\.00,30\.00,180\.00$/),
    ]);
  });

  it('are taken away with an entry in the audit log', async () => {
    await bench.call(exportInvoices, { token: admin.token, body: { text: '2026-' } });
    expect((await bench.published('audit-entry')).at(-1)).toMatchObject({
      actor_id: admin.id,
      action: 'invoices.exported',
      details: { text: '2026-' },
    });
  });

  it('are listed with the newest amounts and the number of versions', async () => {
    expect(await list({ text: 'library' })).toEqual({
      total: 1,
      rows: [
        {
          invoice_number: 'INV-00001',
          job_id: expect.any(String),
          month: '2026-10',
          to_name: 'City Library',
          date: expect.stringMatching(/^\d{4}\/\d\d\/\d\d$/),
          versions: 2,
          total: '180.00',
        },
      ],
    });
  });

  it.each<[object, string[]]>([
    [{}, ['INV-00001', 'INV-00002']],
    [{ direction: 'desc' }, ['INV-00002', 'INV-00001']],
    [{ sort: 'total' }, ['INV-00002', 'INV-00001']],
    [{ text: '2026-11' }, ['INV-00002']],
    [{ text: '00001' }, ['INV-00001']],
    [{ text: '%' }, ['INV-00002']],
    [{ page_size: 1, page: 2 }, ['INV-00002']],
    [{ text: 'nobody' }, []],
  ])('%j lists %j', async (body, expected) => {
    expect(await numbers(body)).toEqual(expected);
  });

  it('keep everything that was issued under a number, newest first', async () => {
    const { status, body } = await bench.call(getInvoiceVersions, {
      token: admin.token,
      params: { number: 'INV-00001' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { version: 2, total: '180.00', issued_by: 'Helen Marsh' },
      { version: 1, total: '120.00', issued_by: 'Helen Marsh' },
    ]);
    const unknown = await bench.call(getInvoiceVersions, { token: admin.token, params: { number: 'INV-9' } });
    expect(unknown).toMatchObject({ status: 404, body: { msg: 'There is no such invoice.' } });
  });

  const edits = {
    date: '2026/11/30',
    invoice_number: 'INV-00002 / A',
    to_name: 'Torrens Tower Pty Ltd',
    to_address: 'Level 9\n1 King William Street',
    description: 'Cleaning of the foyer.',
    sub_total: '100.03',
  };

  it('are printed with what was changed in place; the issued version stays', async () => {
    const { status, headers, body } = await bench.call(printInvoice, {
      token: admin.token,
      body: { number: 'INV-00002', edits },
    });
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('filename="INV-00002-A-1.pdf"');
    const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: body }).toString();
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
    expect(await list({ text: '00002' })).toMatchObject({ rows: [{ total: '11.99', versions: 1 }] });
    expect((await bench.published('audit-entry')).at(-1)).toMatchObject({
      actor_name: 'Helen Marsh',
      action: 'invoice.printed-with-changes',
      subject_name: 'INV-00002',
      details: { sub_total: '100.03', total: '120.04', to_name: 'Torrens Tower Pty Ltd' },
    });
  });

  it.each([
    ['edits.sub_total', { sub_total: '1.234' }],
    ['edits.to_name', { to_name: '' }],
  ])('are not printed with a wrong %s', async (field, wrong) => {
    const body = { number: 'INV-00002', edits: { ...edits, ...wrong } };
    expect(await bench.call(printInvoice, { token: admin.token, body })).toMatchObject({
      status: 400,
      body: { issues: [{ field }] },
    });
  });

  it('are for admins alone', async () => {
    const ana = await bench.person();
    expect(await bench.call(listInvoices, { token: ana.token, body: {} })).toMatchObject({ status: 403 });
    expect(await bench.call(printInvoice, { token: ana.token, body: { number: 'INV-00002', edits } })).toMatchObject({
      status: 403,
    });
  });

  it('are read again, as data and as one page with all that a tax invoice shows', async () => {
    const jobId = await job('Dvořák & Söhne');
    await work(jobId, '2026-11-03', 818_005);
    const issued = (await ask(jobId)).body;
    const params = { number: issued.invoice_number };
    const read = await bench.call(getInvoice, { token: admin.token, params });
    expect([read.status, read.body]).toEqual([200, issued]);
    const pdf = await bench.call(getInvoicePdf, { token: admin.token, params });
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(pdf.headers.get('content-disposition')).toBe(`inline; filename="${issued.invoice_number}-1.pdf"`);
    expect(pdf.body.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    const text = textOf(pdf.body);
    for (const shown of [
      'TAX INVOICE',
      issued.invoice_number,
      issued.date,
      'Gumleaf Commercial Cleaning Pty Ltd',
      'ABN 80 000 000 001',
      'Dvorák & Söhne',
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
    expect((await bench.call(getInvoice, unknown)).status).toBe(404);
    expect((await bench.call(getInvoicePdf, unknown)).status).toBe(404);
  });
});
