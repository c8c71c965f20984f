import { addDays, getPayDocument, listRunDocuments, markReturned } from '@cleaning/contracts';
import { readPdfText, type TestPerson } from '@cleaning/service-kit/testing';
import { PayTestApp, TODAY, YESTERDAY } from '../testing/pay-test-app.js';

const BEFORE = addDays(YESTERDAY, -1);

const openPay = PayTestApp.openShared();
let pay: PayTestApp;
let lan: TestPerson;
beforeEach(async () => {
  pay = await openPay();
  lan = await pay.addPayee('Lan Nguyen');
}, 60_000);

const documents = (run_id: string) => pay.callOrThrow(listRunDocuments, { run_id });
const pdf = async (number: string) => readPdfText((await pay.callAsAdmin(getPayDocument, { number })).body);
const markReturnedToday = (run_id: string, { id: user_id }: TestPerson) =>
  pay.callOrThrow(markReturned, {}, { run_id, user_id, returned_on: TODAY, reason: 'Account closed' });

describe('GST on corrections', () => {
  it('follows the GST of the original payment when the registration has changed', async () => {
    const record = await pay.deliverWork(lan);
    await pay.payNewRun();
    await pay.agree(lan);
    await pay.deliverWork(lan, { contractor_cents: 9_000 }, record);
    const later = await pay.deliverWork(lan, { contractor_cents: 5_000 });
    const run = await pay.payNewRun();
    expect(run.to_pay).toBe('45.00');
    expect(await documents(run.id)).toMatchObject([
      { number: 'RA-00002', kind: 'remittance-advice', total: '-10.00' },
      { number: 'RCTI-00001', kind: 'rcti', total: '55.00' },
    ]);
    expect(await pdf('RA-00002')).toContain('the work it corrects had none');
    await pay.saveDetails(lan, 2, { gst_from: '', gst_checked_on: '' });
    await pay.deliverWork(lan, { contractor_cents: 4_000 }, later);
    await pay.deliverWork(lan, { contractor_cents: 3_000 });
    const last = await pay.payNewRun();
    expect(last.to_pay).toBe('19.00');
    expect(await documents(last.id)).toMatchObject([{ total: '30.00' }, { total: '-11.00', corrects: '' }]);
    expect(await pay.findProblems()).toEqual([]);
  });

  it('is on a remittance advice when the payee issued the tax invoice', async () => {
    const gst = { gst_from: '2024-01-01', gst_checked_on: TODAY };
    await pay.saveDetails(lan, 1, gst);
    const record = await pay.deliverWork(lan);
    expect(await documents((await pay.payNewRun()).id)).toMatchObject([{ kind: 'remittance-advice', total: '110.00' }]);
    await pay.agree(lan, 2);
    await pay.deliverWork(lan, { contractor_cents: 9_000 }, record);
    await pay.deliverWork(lan, { contractor_cents: 5_000 });
    expect(await documents((await pay.payNewRun()).id)).toMatchObject([
      { kind: 'remittance-advice', corrects: '', total: '-11.00' },
      { kind: 'rcti', total: '55.00' },
    ]);
  });

  it('holds back the payment when it takes back more GST than is left', async () => {
    await pay.agree(lan);
    const record = await pay.deliverWork(lan, { contractor_cents: 100_000 });
    await pay.payNewRun();
    await pay.deliverAccount(lan, 'one', { abn: '' });
    await pay.deliverWork(lan, { contractor_cents: 10_000 }, record);
    await pay.deliverWork(lan, { contractor_cents: 95_000 });
    expect(pay.getRow(await pay.create(), lan)).toMatchObject({ withheld: '0.00', to_pay: '-40.00', left_out: true });
  });
});

describe('GST for a payee registered from a day', () => {
  it('applies to work from that day, and not to earlier work or its corrections', async () => {
    await pay.agree(lan, 1, YESTERDAY);
    const before = await pay.deliverWork(lan, { business_date: BEFORE, contractor_cents: 20_000 });
    await pay.adjust(lan, 'bonus', '7.00', { day: BEFORE });
    await pay.deliverWork(lan);
    const run = await pay.create();
    expect(pay.getRow(run, lan)).toMatchObject({ gst: '10.00', to_pay: '317.00' });
    const paid = await pay.pay(await pay.approve(run));
    expect(await documents(paid.id)).toMatchObject([
      { number: 'RA-00001', kind: 'remittance-advice', total: '207.00' },
      { number: 'RCTI-00001', kind: 'rcti', total: '110.00' },
    ]);
    expect(await pdf('RA-00001')).toContain('the payee wasn’t registered for GST at the time');
    await pay.deliverWork(lan, { contractor_cents: 15_000 }, before);
    await pay.deliverWork(lan);
    expect(await documents((await pay.payNewRun()).id)).toMatchObject([
      { kind: 'remittance-advice', total: '-50.00' },
      { kind: 'rcti', total: '110.00' },
    ]);
    expect(await pay.findProblems()).toEqual([]);
  });

  it('lets an RCTI for new work be in time despite late older work', async () => {
    await pay.agree(lan, 1, YESTERDAY);
    await pay.deliverWork(lan, { business_date: addDays(TODAY, -40) });
    await pay.deliverWork(lan);
    expect(await documents((await pay.payNewRun()).id)).toMatchObject([
      { kind: 'remittance-advice', total: '100.00' },
      { kind: 'rcti', total: '110.00' },
    ]);
  });
});

describe('Returned payment', () => {
  it('is paid again with the GST of its tax invoice, even after the registration ended', async () => {
    await pay.agree(lan);
    await pay.deliverWork(lan);
    const first = await pay.payNewRun();
    await markReturnedToday(first.id, lan);
    await pay.saveDetails(lan, 2, { gst_from: '', gst_checked_on: '' });
    await pay.deliverWork(lan, { contractor_cents: 5_000 });
    const again = await pay.payNewRun();
    expect(pay.getRow(again, lan)).toMatchObject({ gst: '10.00', to_pay: '160.00' });
    expect(await documents(again.id)).toMatchObject([
      { kind: 'remittance-advice', repeats: '', total: '50.00' },
      { kind: 'remittance-advice', repeats: 'RCTI-00001', total: '110.00' },
    ]);
    const paper = await pdf('RA-00002');
    for (const text of ['GST 10%', 'RCTI-00001 still applies']) expect(paper).toContain(text);
    expect(await pay.findProblems()).toEqual([]);
  });
});
