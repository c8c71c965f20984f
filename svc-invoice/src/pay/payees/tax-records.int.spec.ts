import { getPayDocument, getTaxReportFiles, listRunDocuments } from '@cleaning/contracts';
import { readPdfText, type TestPerson } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { getFinancialYearDays, toFinancialYear } from '../calendar/days.js';
import { PayTestApp, TODAY } from '../testing/pay-test-app.js';
import { TaxRecordRetention } from './tax-record-retention.service.js';

const openPay = PayTestApp.openShared();
let pay: PayTestApp;
let lan: TestPerson;
let bo: TestPerson;
beforeEach(async () => {
  pay = await openPay();
  lan = await pay.addPayee('Lan Nguyen');
  bo = await pay.addPayee('Bo Berg', { abn: '42000000003', address: '2 Wattle Street' });
}, 60_000);

const YEAR = toFinancialYear(TODAY);
/** The last day of a financial year that ended more than five years ago, and the first one of the next. */
const OLD = getFinancialYearDays(YEAR - 6).lastDay;
const RECENT = getFinancialYearDays(YEAR - 5).firstDay;
const LAN_DETAILS = /Nguyen|61000000002|Acacia/;

/** Pays both people in a run on this day. The trigger protects the day of a paid run. */
async function payOn(day: string): Promise<{ id: string; number: string }> {
  for (const person of [lan, bo]) await pay.deliverWork(person);
  const { id } = await pay.payNewRun();
  await pay.testApp.dataSource.transaction(async (manager) => {
    await manager.query('ALTER TABLE pay_run DISABLE TRIGGER pay_run_ended');
    await manager.query('UPDATE pay_run SET paid_on = $2 WHERE id = $1', [id, day]);
    await manager.query('ALTER TABLE pay_run ENABLE TRIGGER pay_run_ended');
  });
  const documents: { number: string; user_id: string }[] = await pay.callOrThrow(listRunDocuments, { run_id: id });
  return { id, number: documents.find(({ user_id }) => user_id === lan.id)?.number ?? '' };
}

/** Stores an annual report with both people. */
async function storeReport(year: number): Promise<string> {
  const id = v7();
  const payee = ({ id: person }: TestPerson, surname: string, abn: string, street: string) => ({
    id: person,
    abn,
    name: { kind: 'individual', surname, given: 'X' },
    phone: '0491 570 006',
    address: { street, suburb: 'Prospect', state: 'SA', postcode: '5082' },
    paidCents: 10_000,
  });
  const payees = [
    payee(lan, 'Nguyen', '61000000002', '14 Acacia Street'),
    payee(bo, 'Berg', '42000000003', '2 Wattle Street'),
  ];
  const files = [{ file_name: 'report.txt', text: 'Nguyen 61000000002' }];
  await pay.testApp.dataSource.query(
    `INSERT INTO tax_report (id, financial_year, number, run_type, amended, payees, files, sha256, made_by, lodged_on, lodged_by)
     VALUES ($1, $2, 1, 'P', false, $3, $4, 'hash', $5, '2021-08-01', $5)`,
    [id, year, JSON.stringify(payees), JSON.stringify(files), pay.admin.id],
  );
  return id;
}

/** Delivers the erasure of Lan by svc-auth. */
async function erase(): Promise<void> {
  await pay.testApp.createPerson({ id: lan.id, name: 'Former sub-contractor', removed: true });
  await pay.deliverAccount(lan, 'none', { abn: '', address: '', postcode: '', bank: null, erased: true });
}
const run = () => pay.testApp.get(TaxRecordRetention).run();
const readStored = async (sql: string, values: unknown[] = []): Promise<string> =>
  JSON.stringify(await pay.testApp.dataSource.query(sql, values));
const readRun = (id: string) =>
  readStored(
    'SELECT pay_row, pay_document FROM pay_row JOIN pay_document USING (run_id, person_id) WHERE run_id = $1',
    [id],
  );
const report = (id: string) => readStored('SELECT payees, files FROM tax_report WHERE id = $1', [id]);
const pdf = async (number: string) => readPdfText((await pay.callAsAdmin(getPayDocument, { number })).body);

describe('Tax record', () => {
  it('loses an erased person’s name after five financial years, and keeps the amounts', async () => {
    await pay.saveDetails(lan, 1, { business_name: 'Nguyen Cleaning', suburb: 'Prospect' });
    const [old, kept] = [await payOn(OLD), await payOn(RECENT)];
    const [oldReport, queuedReport] = [await storeReport(YEAR - 6), await storeReport(YEAR - 5)];
    await run();
    for (const text of [await readRun(old.id), await report(oldReport)]) expect(text).toMatch(LAN_DETAILS);

    await erase();
    await Promise.all([run(), run()]);
    for (const text of [await readRun(old.id), await report(oldReport)]) {
      expect(text).not.toMatch(LAN_DETAILS);
      expect(text).toMatch(/Berg/);
    }
    for (const text of [await readRun(kept.id), await report(queuedReport)]) expect(text).toMatch(LAN_DETAILS);
    const paper = await pdf(old.number);
    for (const text of ['Former sub-contractor', 'ABN and address deleted', 'A$100.00']) expect(paper).toContain(text);
    expect(paper).not.toMatch(LAN_DETAILS);
    expect((await pay.callAsAdmin(getTaxReportFiles, { report_id: oldReport })).status).toBe(404);
    expect((await pay.callAsAdmin(getTaxReportFiles, { report_id: queuedReport })).status).toBe(200);
    // Newer records still need the pay details.
    expect(await readStored('SELECT details FROM payee')).toMatch(LAN_DETAILS);
    expect(await pay.run(old.id)).toMatchObject({ people: 2, to_pay: '200.00' });
    expect(await pay.findProblems()).toEqual([]);
  });

  it('loses the pay details of an erased person without recent payments', async () => {
    await pay.saveDetails(lan, 1, { business_name: 'Nguyen Cleaning' });
    await pay.saveDetails(bo, 1, { business_name: 'Berg Cleaning' });
    await erase();
    await run();
    expect(await readStored('SELECT * FROM payee')).not.toMatch(LAN_DETAILS);
    expect(await readStored('SELECT * FROM payee')).toMatch(/Berg Cleaning/);
  });

  it('changes only in the erased fields, and only after the erasure', async () => {
    await payOn(OLD);
    const change = (sql: string) => pay.testApp.dataSource.query(sql);
    const facts = `facts = '{"erased": true}' || jsonb_build_object('gst_percent', facts->'gst_percent')`;
    const payee = `content = jsonb_set(content, '{payee}', '{"erased": true}')`;
    const expectRefusals = async () => {
      for (const sql of [
        `UPDATE pay_row SET ${facts}, paid_cents = 0`,
        "UPDATE pay_row SET state = 'approved'",
        'DELETE FROM pay_document',
      ])
        await expect(change(sql)).rejects.toThrow(/never changes|append-only/);
      for (const sql of [
        `${payee}, total_cents = 0`,
        `content = jsonb_set(content, '{paid_on}', '""')`,
        'gst_cents = 1, total_cents = total_cents + 1',
      ])
        await expect(change(`UPDATE pay_document SET ${sql}`)).rejects.toThrow('append-only');
    };
    await expectRefusals();
    for (const sql of [`UPDATE pay_row SET ${facts}`, `UPDATE pay_document SET ${payee}`])
      await expect(change(sql)).rejects.toThrow(/never changes|append-only/);
    await erase();
    await run();
    await expectRefusals();
  });
});
