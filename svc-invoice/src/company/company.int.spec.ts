import { createHash } from 'node:crypto';
import {
  confirmGstRate,
  DEFAULT_GST_RATE_PERCENT,
  FIRST_COMPANY,
  getCompany,
  getInvoiceLogo,
  getInvoicePdf,
  getInvoiceSettings,
  LOGO_ID,
  listCompanyVersions,
  saveCompany,
  saveInvoiceSettings,
} from '@cleaning/contracts';
import { DEMO_COMPANY } from '@cleaning/contracts/demo';
import { readPdf, startTestApp, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { invoiceService } from '../service.js';
import { createInvoiceCalls } from '../testing/invoice-calls.js';

describe('Company profile', () => {
  let testApp: TestApp;
  let admin: TestPerson;
  beforeAll(async () => {
    testApp = await startTestApp(invoiceService);
    admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
  }, 60_000);
  afterAll(() => testApp.stop());

  const { job, work, ask } = createInvoiceCalls(() => ({ testApp, admin }));
  const read = async () => (await testApp.call(getCompany, { token: admin.token })).body;
  const save = (company: object, version: number) =>
    testApp.call(saveCompany, { token: admin.token, body: { company: { ...DEMO_COMPANY, ...company }, version } });
  const settings = async () => (await testApp.call(getInvoiceSettings, { token: admin.token })).body;
  const known = async () => (await testApp.readPublishedStates('site')).at(-1)?.company;

  it('starts with the demo company, which other services know too', async () => {
    expect(await read()).toEqual({ company: DEMO_COMPANY, version: 0 });
    expect(await known()).toEqual(DEMO_COMPANY);
  });

  it('appears on invoices and in other services once saved, with history and audit entry', async () => {
    const { status, body } = await save({ telephone: '(08) 5550 0199', hours: [], colour: '#1d6b45' }, 0);
    expect([status, body.version]).toEqual([200, 1]);
    expect((await settings()).supplier).toMatchObject({
      telephone: '(08) 5550 0199',
      bank_bsb: '105-900',
      colour: '#1d6b45',
    });
    const jobId = await job();
    await work(jobId, '2026-11-01', 1000);
    expect((await ask(jobId)).body.supplier).toMatchObject({ telephone: '(08) 5550 0199', colour: '#1d6b45' });
    expect(await known()).toMatchObject({ telephone: '(08) 5550 0199', hours: [] });
    const versions = (await testApp.call(listCompanyVersions, { token: admin.token })).body;
    expect(versions).toMatchObject([{ version: 1, by: 'Helen', company: { telephone: '(08) 5550 0199' } }]);
    const entries = (await testApp.readPublishedStates('audit-entry')).filter(
      ({ action }) => action === 'company.changed',
    );
    expect(entries).toMatchObject([
      {
        actor_id: admin.id,
        details: {
          telephone: '(08) 5550 0142 → (08) 5550 0199',
          hours: expect.any(String),
          colour: '#2c4fa2 → #1d6b45',
        },
      },
    ]);
  });

  it('prints a new logo on later invoices only', async () => {
    const logo = (colour: string) => {
      const png = Buffer.from(`iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk${colour}`, 'base64');
      return testApp.deliver('logo', LOGO_ID, { path: '/logo.png', width: 1, height: 1, png: png.toString('base64') });
    };
    const issued = async (day: string) => {
      const jobId = await job();
      await work(jobId, day, 1000);
      return (await ask(jobId)).body;
    };
    const figures = async (number: string) => {
      const { body } = await testApp.call(getInvoicePdf, { token: admin.token, params: { number } });
      return readPdf(body).structure[0]?.children[0]?.children.filter(({ role }) => role === 'Figure').length;
    };
    const without = await issued('2026-11-02');
    await logo('+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==');
    const first = await issued('2026-11-03');
    await logo('YPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==');
    const second = await issued('2026-11-04');
    expect([without, first, second].map(({ supplier }) => supplier.logo?.length)).toEqual([undefined, 64, 64]);
    expect(first.supplier.logo).not.toBe(second.supplier.logo);

    // Saving the settings doesn't change the logo.
    const { supplier, ...rest } = await settings();
    const typed = { ...rest, supplier: { ...supplier, fax: '(08) 5550 0197', logo: 'f'.repeat(64) } };
    await testApp.call(saveInvoiceSettings, { token: admin.token, body: typed });
    expect((await settings()).supplier.logo).toBe(second.supplier.logo);

    await testApp.deliver('logo', LOGO_ID, null);
    expect((await settings()).supplier.logo).toBeUndefined();
    const numbers = [without, first, second].map(({ invoice_number }) => invoice_number);
    expect(await Promise.all(numbers.map(figures))).toEqual([0, 1, 1]);

    // Each invoice keeps its own logo.
    const shown = (sha256 = 'f'.repeat(64)) => testApp.call(getInvoiceLogo, { token: admin.token, params: { sha256 } });
    const pictures = await Promise.all([first, second].map(({ supplier: { logo } }) => shown(logo)));
    expect(pictures.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
      [200, 'image/png'],
      [200, 'image/png'],
    ]);
    expect(pictures.map(({ body }) => createHash('sha256').update(body).digest('hex'))).toEqual(
      [first, second].map((issued) => issued.supplier.logo),
    );
    expect((await shown()).status).toBe(404);
  });

  it('is refused when the company or invoice settings were saved since they were read', async () => {
    const { version } = await read();
    expect((await save({ name: 'Other' }, version - 1)).status).toBe(409);
    const papers = await settings();
    // The colour stays when it isn't sent.
    const { colour: _, ...former } = papers.supplier;
    const supplier = { ...former, fax: '(08) 5550 0198' };
    const saved = await testApp.call(saveInvoiceSettings, { token: admin.token, body: { ...papers, supplier } });
    expect(saved.status).toBe(200);
    expect((await save({ name: 'Other' }, version)).status).toBe(409);
    // The fax number saved in the settings is the company's too.
    expect(await read()).toMatchObject({ company: { fax: '(08) 5550 0198', name: DEMO_COMPANY.name, hours: [] } });
    expect(await known()).toMatchObject({ fax: '(08) 5550 0198' });
    expect((await settings()).supplier.colour).toBe('#1d6b45');
  });

  it('keeps one version for simultaneous saves', async () => {
    const { version } = await read();
    const answers = await Promise.all(['One', 'Two', 'Three'].map((name) => save({ name }, version)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it.each([
    [{ abn: '11111111111' }, 'company.abn', 'isn’t a valid ABN'],
    [{ telephone: '5550' }, 'company.telephone', 'must be an Australian phone number with its area code'],
    [
      { social: ['http://a.example'] },
      'company.social.0',
      'must be a web address that begins with https://, like https://www.company.com.au',
    ],
    [{ web_address: 'javascript:alert(1)' }, 'company.web_address', 'must be a web address, like www.company.com.au'],
    [{ colour: '#ffcc00' }, 'company.colour', expect.stringContaining('4.5 to 1')],
  ])('refuses %j with the field and the reason', async (wrong, field, msg) => {
    const { version } = await read();
    const { status, body } = await save(wrong, version);
    const issue = { field, code: expect.any(String), params: expect.any(Object), msg };
    expect([status, (body as unknown as { issues: unknown[] }).issues]).toEqual([400, [issue]]);
  });
});

describe('Company profile without the demo', () => {
  let testApp: TestApp;
  let admin: TestPerson;
  beforeAll(async () => {
    testApp = await startTestApp(invoiceService, { env: { DEMO_COMPANY: '' } });
    admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
  }, 60_000);
  afterAll(() => testApp.stop());

  const readAnswer = async (call: typeof getCompany | typeof getInvoiceSettings) =>
    call.answer.parse((await testApp.call(call, { token: admin.token })).body);

  it('is empty until it is saved, and blocks the GST confirmation until then', async () => {
    expect(await readAnswer(getCompany)).toEqual({ company: FIRST_COMPANY, version: 0 });
    expect(await readAnswer(getInvoiceSettings)).toMatchObject({
      supplier: { abn: '', bank_account_number: '', email: '' },
    });
    // The GST rate can't be confirmed before a company is saved.
    const confirm = () =>
      testApp.call(confirmGstRate, { token: admin.token, body: { gst_rate_percent: DEFAULT_GST_RATE_PERCENT } });
    expect((await confirm()).status).toBe(409);
    const body = { company: { ...DEMO_COMPANY, name: 'Sparkle', legal_name: 'Sparkle Pty Ltd' }, version: 0 };
    expect((await testApp.call(saveCompany, { token: admin.token, body })).status).toBe(200);
    expect(await readAnswer(getCompany)).toEqual({ company: body.company, version: 1 });
    expect((await confirm()).status).toBe(200);
  });
});
