import { getInvoiceSettings, getSetup, saveCompany, saveInvoiceSettings, skipSetupSteps } from '@cleaning/contracts';
import { DEMO_COMPANY } from '@cleaning/contracts/demo';
import { startTestApp, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { invoiceService } from '../service.js';
import { createReceivableCalls } from '../testing/receivable-calls.js';

describe('Company setup', () => {
  let testApp: TestApp;
  let admin: TestPerson;
  beforeAll(async () => {
    testApp = await startTestApp(invoiceService, { env: { DEMO_COMPANY: 'false' } });
    admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
  }, 60_000);
  afterAll(() => testApp.stop());

  const { call, client, job } = createReceivableCalls(() => ({ testApp, admin }));
  const read = async () => {
    const { body } = await call(getSetup);
    expect(getSetup.answer.safeParse(body).error).toBeUndefined();
    return body;
  };
  const skip = (steps: string[], skipped = true) =>
    testApp.call(skipSetupSteps, { token: admin.token, body: { steps, skipped } });

  it('begins with nothing done', async () => {
    expect(await read()).toEqual({ done: [], skipped: [] });
  });

  it('takes the bank account before the company, and keeps it when the company comes without a web address', async () => {
    const account = { bank_account_name: 'Currawong Cleaning', bank_bsb: '012345', bank_account_number: '00 123' };
    const saved = await call(saveInvoiceSettings, { body: { supplier: account, version: 0 } });
    expect(saved).toMatchObject({ status: 200, body: { supplier: { bank_bsb: '012-345', abn: '' }, version: 1 } });
    expect((await read()).done).toEqual(['bank']);
    const { version } = saved.body;
    const wrong = await call(saveInvoiceSettings, { body: { supplier: { bank_bsb: '12' }, version } });
    expect(wrong).toMatchObject({ status: 400, body: { issues: [{ field: 'supplier.bank_bsb' }] } });
    const partly = await call(saveInvoiceSettings, { body: { supplier: { abn: '53 004 085 616' }, version } });
    expect(partly.status).toBe(400);
    expect((partly.body as { issues: { field: string }[] }).issues.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['supplier.telephone', 'supplier.street', 'supplier.email']),
    );
    expect((await read()).done).toEqual(['bank']);
    const company = {
      ...DEMO_COMPANY,
      legal_name: 'Currawong Cleaning Pty Ltd',
      abn: '53 004 085 616',
      web_address: '',
    };
    expect((await call(saveCompany, { body: { company, version } })).status).toBe(200);
    const { body: settings } = await call(getInvoiceSettings);
    expect(settings.supplier).toMatchObject({ web_address: '', bank_account_number: '00123', abn: '53004085616' });
    const renamed = { supplier: { bank_account_name: 'Currawong' }, version: settings.version };
    expect((await call(saveInvoiceSettings, { body: renamed })).body.supplier).toMatchObject({
      bank_account_name: 'Currawong',
      bank_bsb: '012-345',
      name: 'Currawong Cleaning Pty Ltd',
    });
  });

  it('marks each step as done from the data', async () => {
    expect((await read()).done).toEqual(['company', 'bank']);
    await client('Wattlebird');
    await job();
    expect((await read()).done).toEqual(['company', 'bank', 'clients', 'job']);
  });

  it('stores skipped steps once and takes them back', async () => {
    const answers = await Promise.all([skip(['logo', 'mail', 'mail']), skip(['mail'])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read()).skipped).toEqual(['logo', 'mail']);
    expect((await skip(['mail', 'bank'], false)).status).toBe(200);
    expect((await read()).skipped).toEqual(['logo']);
  });

  it('refuses an unknown step and an empty list', async () => {
    expect(await skip(['coffee'])).toMatchObject({ status: 400, body: { issues: [{ field: 'steps.0' }] } });
    expect(await skip([])).toMatchObject({ status: 400, body: { issues: [{ field: 'steps' }] } });
  });
});
