import { getContractorReport, getLabourSupply, setLabourSupply } from '@cleaning/contracts';
import { v7 } from 'uuid';
import { PayTestApp } from '../pay/testing/pay-test-app.js';

describe('Labour supply', () => {
  const openPay = PayTestApp.openShared();
  let pay: PayTestApp;
  beforeAll(async () => {
    pay = await openPay();
  }, 60_000);

  const read = () => pay.callOrThrow(getLabourSupply, { job_id: pay.job });
  const set = (supplied: boolean, job_id = pay.job) => pay.callAsAdmin(setLabourSupply, {}, { job_id, supplied });
  const listAuditEntries = async () =>
    (await pay.testApp.readPublishedStates('audit-entry')).map(({ action, details }) => [action, details]);

  it('is off until the office sets it, and is set once for two equal requests', async () => {
    expect(await read()).toEqual({ supplied: false, set_by: '', set_at: '' });
    expect(await set(false)).toMatchObject({ status: 200, body: { supplied: false, set_by: '' } });
    const answers = await Promise.all([set(true), set(true)]);
    expect(answers.map(({ body }) => body)).toEqual(
      Array(2).fill({ supplied: true, set_by: 'Helen Marsh', set_at: expect.any(String) }),
    );
    expect(await listAuditEntries()).toEqual([['job.labour-supply-set', { people_supplied: 'yes' }]]);
  });

  it('marks the site in the yearly report', async () => {
    const lan = await pay.addPayee('Lan Nguyen');
    await pay.deliverWork(lan, { business_date: '2026-05-04' });
    const places = async () => (await pay.callOrThrow(getContractorReport, { year: '2026' })).people[0].places;
    await set(true);
    expect(await places()).toMatchObject([{ name: 'Library', supplied: true }]);
    await set(false);
    expect(await places()).toMatchObject([{ name: 'Library', supplied: false }]);
  });

  it('is refused for an unknown job or value', async () => {
    expect(await set(true, v7())).toMatchObject({ status: 404 });
    expect(await pay.callAsAdmin(setLabourSupply, {}, { job_id: pay.job, supplied: 'maybe' })).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'supplied' }] },
    });
  });
});
