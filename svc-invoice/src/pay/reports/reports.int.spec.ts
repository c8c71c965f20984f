import {
  type ContractorReportPerson,
  exportContractorReport,
  exportCosts,
  exportSuper,
  getContractorReport,
  getCosts,
  getPaySettings,
  getTaxReport,
  getTaxReportFiles,
  LABOUR_HIRE_NOTE,
  listSuper,
  lodgeTaxReport,
  makeTaxReport,
  markReturned,
  markSuperReceived,
  printContractorReport,
  savePaySettings,
  setLabourSupply,
} from '@cleaning/contracts';
import { readPdfText, type TestPerson } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { toFinancialYear } from '../calendar/days.js';
import { PayTestApp, TODAY, YESTERDAY } from '../testing/pay-test-app.js';
import { readReport } from '../testing/read-report.js';

const openPay = PayTestApp.openShared();

describe('Desk reports', () => {
  const YEAR = String(toFinancialYear(TODAY));
  const SPAN = { from: YESTERDAY, to: TODAY };
  const NAMED = { family_name: 'Nguyen', given_name: 'Lan', suburb: 'Prospect', state: 'SA' } as const;

  let pay: PayTestApp;
  let lan: TestPerson;
  beforeEach(async () => {
    pay = await openPay();
    lan = await pay.addPayee('Lan Nguyen');
  }, 60_000);

  const report = () => pay.callOrThrow(getTaxReport, { year: YEAR });
  const make = (run_type: string) => pay.callAsAdmin(makeTaxReport, { year: YEAR }, { run_type });

  describe('Annual payments report', () => {
    it('names what is missing, is lodged once, and is amended after changes', async () => {
      await pay.deliverWork(lan, { contractor_cents: 100_099 });
      const run = await pay.payNewRun();
      expect(await report()).toMatchObject({
        gross: '1000.99',
        payees: [{ name: 'Lan Nguyen', problems: [{ field: 'name.surname' }, {}, {}, {}] }],
        problems: [],
      });
      const missing = await make('P');
      expect({ status: missing.status, field: missing.body.issues?.[0]?.field }).toEqual({
        status: 400,
        field: `payees.${lan.id}.name.surname`,
      });
      await pay.saveDetails(lan, 1, NAMED);
      const { status, body } = await make('P');
      expect(status).toBe(200);
      expect(body.files).toHaveLength(1);
      expect(body.files[0].text).toContain('DPAIVS');
      expect(body.files[0].text.length % 996).toBe(0);
      expect(await pay.callOrThrow(getTaxReportFiles, { report_id: body.id })).toEqual({ files: body.files });
      expect(readReport(body.files[0].text).problems).toEqual([]);
      const lodge = (id: string) => pay.callAsAdmin(lodgeTaxReport, {}, { id, lodged_on: TODAY });
      const answers = await Promise.all([lodge(body.id), lodge(body.id)]);
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
      expect((await lodge((await make('T').catch(() => ({ body: { id: '' } }))).body.id ?? '')).status).not.toBe(200);
      expect((await make('P')).body.msg).toBe('Nothing has changed since the report was lodged.');
      await pay.deliverWork(lan, { contractor_cents: 5_000 });
      await pay.payNewRun();
      const amended = await make('P');
      expect(amended.body).toMatchObject({ amended: true });
      // A returned payment doesn't count.
      await pay.callOrThrow(markReturned, {}, { run_id: run.id, user_id: lan.id, returned_on: TODAY });
      expect(await report()).toMatchObject({
        gross: '50.00',
        reports: [
          { number: 2, amended: true },
          { number: 1, lodged_on: TODAY },
        ],
      });
    });

    it('includes removed people and payments outside runs', async () => {
      await pay.saveDetails(lan, 1, NAMED);
      await pay.testApp.deliver('settled', lan.id, { payments: [{ number: 1, paid_on: TODAY, cents: 4_000 }] });
      await pay.testApp.createPerson({ id: lan.id, name: 'Lan Nguyen', removed: true });
      await pay.deliverWork(lan);
      await pay.payNewRun();
      expect(await report()).toMatchObject({ gross: '100.00', payees: [{ name: 'Lan Nguyen', problems: [] }] });
      expect((await pay.callAsAdmin(getTaxReport, { year: 'x' })).status).toBe(400);
    });
  });

  describe('Super', () => {
    it('is listed with its due day, marked as received and exported, and lists missing decisions', async () => {
      const bo = await pay.addPayee('Bo Berg');
      await pay.saveDetails(lan, 1, {
        ...NAMED,
        fund_name: '=Hostplus',
        fund_usi: 'HOS0100AU',
        fund_member_number: '1',
      });
      await pay.computeSuper(lan, 'yes');
      await pay.deliverWork(lan);
      await pay.deliverWork(bo);
      const run = await pay.payNewRun();
      const list = (state = 'all') => pay.callOrThrow(listSuper, {}, { ...SPAN, state });
      expect(await list()).toMatchObject({
        total: 1,
        amount: '12.00',
        rows: [{ name: 'Lan Nguyen', base: '100.00', rate_percent: 12, amount: '12.00', state: 'due' }],
        undecided: [{ user_id: bo.id, name: 'Bo Berg' }],
      });
      const received = (received_on: string, user_id = lan.id) =>
        pay.callAsAdmin(markSuperReceived, {}, { run_id: run.id, user_id, received_on });
      expect((await received(TODAY, bo.id)).status).toBe(404);
      expect((await received('2099-01-01')).status).toBe(400);
      expect((await received(TODAY)).status).toBe(200);
      expect(await list('received')).toMatchObject({ total: 1, rows: [{ received_on: TODAY, state: 'received' }] });
      expect((await list('due')).total).toBe(0);
      const { body } = await pay.callAsAdmin(exportSuper, {}, SPAN);
      expect(body).toContain("Nguyen,Lan,'=Hostplus,HOS0100AU,1,");
      expect(body).toContain('100.00,12.00');
    });
  });

  describe('Cost by site', () => {
    it('compares cost with income by month', async () => {
      await pay.computeSuper(lan, 'yes');
      await pay.deliverWork(lan);
      await pay.payNewRun();
      await pay.deliverWork(lan, { held: true });
      await pay.deliverWork(await pay.addPayee('Bo Berg'), {
        contractor_cents: 4_000,
        company_cents: 5_000,
        minutes: 0,
      });
      const costs = await pay.callOrThrow(getCosts, {}, SPAN);
      const month = YESTERDAY.slice(0, 7);
      // Super of 12% on all of Lan's work, paid or held. Bo has no super decision.
      const sums = {
        cost: '240.00',
        paid: '100.00',
        unpaid: '140.00',
        super: '24.00',
        income: '350.00',
        margin: '86.00',
      };
      expect(costs).toEqual({
        rows: [
          {
            job_id: pay.job,
            kind: 'permanent',
            name: 'Library',
            client_id: '',
            client_name: '',
            month,
            minutes: 240,
            ...sums,
          },
        ],
        months: [{ month, minutes: 240, ...sums }],
        first_month: month,
      });
      const { body: csv } = await pay.callAsAdmin(exportCosts, {}, SPAN);
      expect(csv).toContain('Library,4.00,240.00,100.00,140.00,24.00,350.00,86.00');
      expect((await pay.callAsAdmin(getCosts, {}, { from: TODAY, to: YESTERDAY })).body.issues).toMatchObject([
        { field: 'to' },
      ]);
    });
  });
});

/** A past financial year. */
const YEAR = '2026';
const [FIRST, LAST] = ['2025-07-01', '2026-06-30'];

describe('Yearly contractor report', () => {
  let pay: PayTestApp;
  let lan: TestPerson;
  let bo: TestPerson;
  const clinic = v7();
  beforeAll(async () => {
    pay = await openPay();
    lan = await pay.addPayee('Lan Nguyen');
    bo = await pay.addPayee('Bo Berg', { abn: '' });
    await pay.testApp.deliver('job', clinic, { kind: 'quick', title: 'Clinic', address: '2 North Terrace' });
    const work = (person: TestPerson, business_date: string, more: object = {}) =>
      pay.deliverWork(person, { business_date, minutes: 90, contractor_cents: 5_050, ...more });
    // Two records on one day at one site, and a third at another.
    await work(lan, FIRST);
    await work(lan, FIRST);
    await work(lan, FIRST, { job_id: clinic });
    await work(lan, LAST);
    await work(bo, LAST, { held: true });
    // Outside the year.
    await work(bo, '2025-06-30');
    await work(lan, '2026-07-01');
  }, 60_000);

  it('counts each day once for each person and site, and leaves out other years', async () => {
    const { people, ...report } = await pay.callOrThrow(getContractorReport, { year: YEAR });
    expect(report).toEqual({
      year: 2026,
      first_day: FIRST,
      last_day: LAST,
      total: { days: 3, minutes: 450, paid_minutes: 0, earned: '252.50', paid: '0.00' },
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

  it('is empty for a year without work, and refuses an invalid year', async () => {
    expect(await pay.callOrThrow(getContractorReport, { year: '2023' })).toMatchObject({
      people: [],
      total: { days: 0 },
    });
    expect(await pay.callAsAdmin(getContractorReport, { year: 'now' })).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'year' }] },
    });
  });

  it('is exported as CSV with rows for each site and person, and as PDF', async () => {
    const csv = await pay.callAsAdmin(exportContractorReport, { year: YEAR }, {});
    expect(csv.headers.get('content-disposition')).toContain('contractors-2026.csv');
    expect(String(csv.body).trimEnd().split('\r\n')).toEqual([
      '\uFEFFFinancial year,Person,ABN,Site,Labour hire,Days,Hours worked,Hours paid,Earned,Paid,More than 90 days,Note',
      '2025-2026,Bo Berg,,Library,no,1,1.50,0.00,50.50,0.00,,',
      '2025-2026,Bo Berg,,All sites,,1,1.50,0.00,50.50,0.00,no,',
      '2025-2026,Lan Nguyen,61000000002,Clinic,no,1,1.50,0.00,50.50,0.00,,',
      '2025-2026,Lan Nguyen,61000000002,Library,no,2,4.50,0.00,151.50,0.00,,',
      // A day at two places counts once.
      '2025-2026,Lan Nguyen,61000000002,All sites,,2,6.00,0.00,202.00,0.00,no,',
      expect.stringContaining('This is a list, not advice'),
    ]);
    const pdf = await pay.callAsAdmin(printContractorReport, { year: YEAR }, {});
    expect(pdf.headers.get('content-type')).toContain('application/pdf');
    expect(await readPdfText(pdf.body)).toContain('Lan Nguyen, ABN 61000000002');
  });

  it('keeps people who were removed during the year', async () => {
    await pay.testApp.createPerson({ ...bo, name: 'Bo Berg', removed: true });
    expect((await pay.callOrThrow(getContractorReport, { year: YEAR })).people).toMatchObject([
      { name: 'Bo Berg' },
      {},
    ]);
  });
});

describe('Yearly contractor report by day of payment', () => {
  /** The current year, in which runs are paid. */
  const NEXT = String(toFinancialYear(TODAY));
  let pay: PayTestApp;
  let lan: TestPerson;
  beforeEach(async () => {
    pay = await openPay();
    lan = await pay.addPayee('Lan Nguyen');
  }, 60_000);

  const figures = async (year: string) => {
    const { people } = await pay.callOrThrow(getContractorReport, { year });
    return people.map(({ days, minutes, paid_minutes, earned, paid }: ContractorReportPerson) => ({
      days,
      minutes,
      paid_minutes,
      earned,
      paid,
    }));
  };
  /** Pays a run today or on another day. The trigger protects the day of a paid run. */
  const payOn = async (paidOn = TODAY) => {
    const run = await pay.payNewRun();
    if (paidOn !== TODAY)
      await pay.testApp.dataSource.transaction(async (manager) => {
        await manager.query('ALTER TABLE pay_run DISABLE TRIGGER pay_run_ended');
        await manager.query('UPDATE pay_run SET paid_on = $1 WHERE id = $2', [paidOn, run.id]);
        await manager.query('ALTER TABLE pay_run ENABLE TRIGGER pay_run_ended');
      });
    return run;
  };

  it('counts a payment in the year it is made, and leaves past years unchanged', async () => {
    await pay.deliverWork(lan, { business_date: LAST, minutes: 90, worked_minutes: 100, contractor_cents: 5_000 });
    const worked = { days: 1, minutes: 100, earned: '50.00' };
    expect(await figures(YEAR)).toEqual([{ ...worked, paid_minutes: 0, paid: '0.00' }]);
    await payOn();
    expect(await figures(YEAR)).toEqual([{ ...worked, paid_minutes: 0, paid: '0.00' }]);
    // The year of the payment has no work.
    expect(await figures(NEXT)).toEqual([{ days: 0, minutes: 0, earned: '0.00', paid_minutes: 90, paid: '50.00' }]);
  });

  it('counts a later correction in the year it is paid', async () => {
    const id = await pay.deliverWork(lan, { business_date: FIRST, minutes: 90, contractor_cents: 5_000 });
    await payOn('2026-06-29');
    const paid = { paid_minutes: 90, paid: '50.00' };
    expect(await figures(YEAR)).toMatchObject([paid]);
    await pay.deliverWork(lan, { minutes: 120, contractor_cents: 7_000 }, id);
    await payOn();
    expect(await figures(YEAR)).toMatchObject([paid]);
    expect(await figures(NEXT)).toMatchObject([{ days: 0, paid_minutes: 30, paid: '20.00' }]);
  });

  it('deducts a returned payment in the year of the return, and counts a repeat in its own', async () => {
    await pay.deliverWork(lan, { business_date: FIRST, minutes: 90, contractor_cents: 5_000 });
    const { id } = await payOn('2026-06-29');
    expect(await figures(YEAR)).toMatchObject([{ paid_minutes: 90, paid: '50.00' }]);
    await pay.callOrThrow(markReturned, {}, { run_id: id, user_id: lan.id, returned_on: TODAY });
    expect(await figures(YEAR)).toMatchObject([{ paid_minutes: 90, paid: '50.00' }]);
    expect(await figures(NEXT)).toMatchObject([{ paid_minutes: -90, paid: '-50.00' }]);
    await payOn();
    expect(await figures(NEXT)).toMatchObject([{ paid_minutes: 0, paid: '0.00' }]);
    expect(await figures(YEAR)).toMatchObject([{ paid_minutes: 90, paid: '50.00' }]);
  });

  it('counts payments outside pay runs once, without a site', async () => {
    await pay.deliverWork(lan, { business_date: LAST, contractor_cents: 10_000 });
    await pay.testApp.deliver('settled', lan.id, { payments: [{ number: 1, paid_on: LAST, cents: 4_000 }] });
    await pay.testApp.createPerson({ id: lan.id, name: 'Lan Nguyen', removed: true });
    expect((await pay.callOrThrow(getContractorReport, { year: YEAR })).people).toMatchObject([
      {
        paid: '40.00',
        places: [
          { job_id: '', name: 'Paid outside pay runs', days: 0 },
          { name: 'Library', paid: '0.00' },
        ],
      },
    ]);
    await payOn();
    expect(await figures(YEAR)).toMatchObject([{ paid: '40.00' }]);
    expect(await figures(NEXT)).toMatchObject([{ paid: '60.00' }]);
  });

  it('counts work from before the first pay run as paid on the day of the work', async () => {
    const { version } = await pay.callOrThrow(getPaySettings);
    await pay.callOrThrow(savePaySettings, {}, { version, first_day: LAST });
    await pay.deliverWork(lan, { business_date: FIRST, minutes: 90, contractor_cents: 5_000 });
    expect(await figures(YEAR)).toMatchObject([{ minutes: 90, paid_minutes: 90, earned: '50.00', paid: '50.00' }]);
  });

  it('uses the hours entered by hand, and leaves out rejected work', async () => {
    await pay.deliverWork(lan, { business_date: FIRST, minutes: 0, worked_minutes: 0, contractor_cents: 3_000 });
    await pay.deliverWork(lan, { business_date: LAST, minutes: 45, worked_minutes: 45, contractor_cents: 3_000 });
    await pay.deliverWork(lan, { business_date: '2026-05-05', minutes: 0, worked_minutes: 0, contractor_cents: 0 });
    expect(await figures(YEAR)).toMatchObject([{ days: 2, minutes: 45, earned: '60.00' }]);
  });

  it('shows the licence note at a site with labour supply, also in CSV and PDF', async () => {
    await pay.deliverWork(lan, { business_date: LAST });
    const files = async () => {
      const csv = await pay.callAsAdmin(exportContractorReport, { year: YEAR }, {});
      const pdf = await pay.callAsAdmin(printContractorReport, { year: YEAR }, {});
      return [String(csv.body), readPdfText(pdf.body).replace(/\s+/g, ' ')];
    };
    for (const file of await files()) expect(file).not.toContain('labour hire licence');
    await pay.callOrThrow(setLabourSupply, {}, { job_id: pay.job, supplied: true });
    const [csv = '', pdf] = await files();
    expect(csv.split('\r\n').find((line) => line.includes('Library'))).toContain(
      `,yes,1,2.00,0.00,100.00,0.00,,${LABOUR_HIRE_NOTE}`,
    );
    expect(pdf).toContain('labour hire licence');
  });
});
