import { exportContractorReport, getContractorReport, printContractorReport } from '@cleaning/contracts';
import { pdfText, type TestPerson } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { PayTestApp } from '../testing/pay-test-app.js';

/** A financial year that is over. */
const YEAR = '2026';
const [FIRST, LAST] = ['2025-07-01', '2026-06-30'];

describe('the yearly report of contractors', () => {
  let pay: PayTestApp;
  let lan: TestPerson;
  let bo: TestPerson;
  const clinic = v7();
  beforeAll(async () => {
    pay = await PayTestApp.start();
    lan = await pay.payee('Lan Nguyen');
    bo = await pay.payee('Bo Berg', { abn: '' });
    await pay.testApp.deliver('job', clinic, { kind: 'quick', title: 'Clinic', address: '2 North Terrace' });
    const work = (person: TestPerson, business_date: string, more: object = {}) =>
      pay.work(person, { business_date, minutes: 90, contractor_cents: 5_050, ...more });
    // Twice on one day at one place, and once more on it at another.
    await work(lan, FIRST);
    await work(lan, FIRST);
    await work(lan, FIRST, { job_id: clinic });
    await work(lan, LAST);
    await work(bo, LAST, { held: true });
    // Of other years.
    await work(bo, '2025-06-30');
    await work(lan, '2026-07-01');
  }, 60_000);
  afterAll(() => pay.testApp.stop());

  it('counts each day once, by person and by place, with hours and amounts, and leaves other years out', async () => {
    const { people, ...report } = await pay.ok(getContractorReport, { year: YEAR });
    expect(report).toEqual({
      year: 2026,
      first_day: FIRST,
      last_day: LAST,
      total: { days: 3, minutes: 450, earned: '252.50', paid: expect.any(String) },
    });
    expect(people).toMatchObject([
      {
        name: 'Bo Berg',
        abn: '',
        days: 1,
        minutes: 90,
        earned: '50.50',
        places: [{ job_id: pay.job, name: 'Library', days: 1 }],
      },
      {
        user_id: lan.id,
        name: 'Lan Nguyen',
        abn: '61000000002',
        days: 2,
        minutes: 360,
        earned: '202.00',
        places: [
          { name: 'Clinic', days: 1, minutes: 90, earned: '50.50' },
          { name: 'Library', days: 2, minutes: 270, earned: '151.50' },
        ],
      },
    ]);
  });

  it('is empty for a year without work, and refuses what is no year', async () => {
    expect(await pay.ok(getContractorReport, { year: '2023' })).toMatchObject({ people: [], total: { days: 0 } });
    expect(await pay.desk(getContractorReport, { year: 'now' })).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'year' }] },
    });
  });

  it('is exported as CSV with a row for each person and place, and as PDF', async () => {
    const csv = await pay.desk(exportContractorReport, { year: YEAR }, {});
    expect(csv.headers.get('content-disposition')).toContain('contractors-2026.csv');
    expect(String(csv.body).split('\r\n').slice(0, 4)).toEqual([
      '\uFEFFFinancial year,Person,ABN,Place,People supplied,Days,Hours,Earned,Paid',
      expect.stringMatching(/^2025-2026,Bo Berg,,Library,no,1,1\.50,50\.50,/),
      expect.stringMatching(/^2025-2026,Lan Nguyen,61000000002,Clinic,no,1,1\.50,50\.50,/),
      expect.stringMatching(/^2025-2026,Lan Nguyen,61000000002,Library,no,2,4\.50,151\.50,/),
    ]);
    const pdf = await pay.desk(printContractorReport, { year: YEAR }, {});
    expect(pdf.headers.get('content-type')).toContain('application/pdf');
    expect(await pdfText(pdf.body)).toContain('Lan Nguyen, ABN 61000000002');
  });

  it('keeps people who were removed in it', async () => {
    await pay.testApp.person({ ...bo, name: 'Bo Berg', removed: true });
    expect((await pay.ok(getContractorReport, { year: YEAR })).people).toMatchObject([{ name: 'Bo Berg' }, {}]);
  });
});
