import { getSetup, saveCompany, skipSetupSteps } from '@cleaning/contracts';
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

  it('marks each step as done from the data', async () => {
    const company = { ...DEMO_COMPANY, legal_name: 'Currawong Cleaning Pty Ltd', abn: '53 004 085 616' };
    expect((await call(saveCompany, { body: { company, version: 0 } })).status).toBe(200);
    expect((await read()).done).toEqual(['company']);
    await client('Wattlebird');
    await job();
    expect((await read()).done).toEqual(['company', 'clients', 'job']);
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
