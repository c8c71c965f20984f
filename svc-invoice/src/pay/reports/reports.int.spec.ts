import {
  exportCosts,
  exportSuper,
  getCosts,
  getTaxReport,
  getTaxReportFiles,
  listSuper,
  lodgeTaxReport,
  makeTaxReport,
  markReturned,
  markSuperReceived,
} from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { financialYearOf } from '../calendar/days.js';
import { PayTestApp, TODAY, YESTERDAY } from '../testing/pay-test-app.js';
import { readReport } from '../testing/read-report.js';

const YEAR = String(financialYearOf(TODAY));
const SPAN = { from: YESTERDAY, to: TODAY };
const NAMED = { family_name: 'Nguyen', given_name: 'Lan', suburb: 'Prospect', state: 'SA' } as const;

let pay: PayTestApp;
let lan: TestPerson;
beforeEach(async () => {
  pay = await PayTestApp.start();
  lan = await pay.payee('Lan Nguyen');
}, 60_000);
afterEach(() => pay.testApp.stop());

const report = () => pay.ok(getTaxReport, { year: YEAR });
const make = (run_type: string) => pay.desk(makeTaxReport, { year: YEAR }, { run_type });

describe('the annual report of payments', () => {
  it('names what is missing, is written, lodged once, and amended by what has changed', async () => {
    await pay.work(lan, { contractor_cents: 100_099 });
    const run = await pay.paid();
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
    await pay.details(lan, 1, NAMED);
    const { status, body } = await make('P');
    expect(status).toBe(200);
    expect(body.files).toHaveLength(1);
    expect(body.files[0].text).toContain('DPAIVS');
    expect(body.files[0].text.length % 996).toBe(0);
    expect(await pay.ok(getTaxReportFiles, { report_id: body.id })).toEqual({ files: body.files });
    expect(readReport(body.files[0].text).problems).toEqual([]);
    const lodge = (id: string) => pay.desk(lodgeTaxReport, {}, { id, lodged_on: TODAY });
    const answers = await Promise.all([lodge(body.id), lodge(body.id)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect((await lodge((await make('T').catch(() => ({ body: { id: '' } }))).body.id ?? '')).status).not.toBe(200);
    expect((await make('P')).body.msg).toBe('Nothing has changed since the report was lodged.');
    await pay.work(lan, { contractor_cents: 5_000 });
    await pay.paid();
    const amended = await make('P');
    expect(amended.body).toMatchObject({ amended: true });
    // What the bank has returned was not paid.
    await pay.ok(markReturned, {}, { run_id: run.id, user_id: lan.id, returned_on: TODAY });
    expect(await report()).toMatchObject({
      gross: '50.00',
      reports: [
        { number: 2, amended: true },
        { number: 1, lodged_on: TODAY },
      ],
    });
  });

  it('has who was removed, and what was marked as paid to them beside runs', async () => {
    await pay.details(lan, 1, NAMED);
    await pay.testApp.deliver('settled', lan.id, { payments: [{ number: 1, paid_on: TODAY, cents: 4_000 }] });
    await pay.testApp.person({ id: lan.id, name: 'Lan Nguyen', removed: true });
    await pay.work(lan);
    await pay.paid();
    expect(await report()).toMatchObject({ gross: '100.00', payees: [{ name: 'Lan Nguyen', problems: [] }] });
    expect((await pay.desk(getTaxReport, { year: 'x' })).status).toBe(400);
  });
});

describe('super', () => {
  it('is listed with its due day, noted as received, and exported; payments without a decision are named', async () => {
    const bo = await pay.payee('Bo Berg');
    await pay.details(lan, 1, { ...NAMED, fund_name: '=Hostplus', fund_usi: 'HOS0100AU', fund_member_number: '1' });
    await pay.superOf(lan, 'yes');
    await pay.work(lan);
    await pay.work(bo);
    const run = await pay.paid();
    const list = (state = 'all') => pay.ok(listSuper, {}, { ...SPAN, state });
    expect(await list()).toMatchObject({
      total: 1,
      amount: '12.00',
      rows: [{ name: 'Lan Nguyen', base: '100.00', rate_percent: 12, amount: '12.00', state: 'due' }],
      undecided: [{ user_id: bo.id, name: 'Bo Berg' }],
    });
    const received = (received_on: string, user_id = lan.id) =>
      pay.desk(markSuperReceived, {}, { run_id: run.id, user_id, received_on });
    expect((await received(TODAY, bo.id)).status).toBe(404);
    expect((await received('2099-01-01')).status).toBe(400);
    expect((await received(TODAY)).status).toBe(200);
    expect(await list('received')).toMatchObject({ total: 1, rows: [{ received_on: TODAY, state: 'received' }] });
    expect((await list('due')).total).toBe(0);
    const { body } = await pay.desk(exportSuper, {}, SPAN);
    expect(body).toContain("Nguyen,Lan,'=Hostplus,HOS0100AU,1,");
    expect(body).toContain('100.00,12.00');
  });
});

describe('cost by place', () => {
  it('is what people earn beside what the client pays, by month', async () => {
    await pay.superOf(lan, 'yes');
    await pay.work(lan);
    await pay.paid();
    await pay.work(lan, { held: true });
    await pay.work(await pay.payee('Bo Berg'), { contractor_cents: 4_000, company_cents: 5_000, minutes: 0 });
    const costs = await pay.ok(getCosts, {}, SPAN);
    const month = YESTERDAY.slice(0, 7);
    // Super of 12 % on what Lan was paid and on what waits; nobody has decided about Bo.
    const sums = {
      cost: '240.00',
      paid: '100.00',
      unpaid: '140.00',
      super: '24.00',
      income: '350.00',
      margin: '86.00',
    };
    expect(costs).toEqual({
      rows: [{ job_id: pay.job, name: 'Library', month, minutes: 240, ...sums }],
      months: [{ month, minutes: 240, ...sums }],
    });
    const { body: csv } = await pay.desk(exportCosts, {}, SPAN);
    expect(csv).toContain('Library,4.00,240.00,100.00,140.00,24.00,350.00,86.00');
    expect((await pay.desk(getCosts, {}, { from: TODAY, to: YESTERDAY })).body.issues).toMatchObject([{ field: 'to' }]);
  });
});
