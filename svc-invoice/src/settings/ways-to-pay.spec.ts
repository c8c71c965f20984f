import { DEMO_SUPPLIER } from './settings.service.js';
import { listWaysToPay } from './ways-to-pay.js';

describe('listWaysToPay', () => {
  const labels = (supplier: object, number: string) =>
    listWaysToPay({ ...DEMO_SUPPLIER, ...supplier }, number).map(({ label, value }) => `${label}: ${value}`);
  const ACCOUNT = ['Account name: Gumleaf Commercial Cleaning', 'BSB: 105-900', 'Account number: 000123456'];
  const NO_OTHER_WAYS = { pay_id: '', bpay_biller_code: '' };

  it('names the account and the invoice number', () =>
    expect(labels(NO_OTHER_WAYS, 'INV-12')).toEqual([...ACCOUNT, 'Reference: INV-12']));

  it('names PayID and BPAY if there are any', () =>
    expect(labels({ pay_id: 'pay@us.example', bpay_biller_code: '23796' }, 'INV-12')).toEqual([
      ...ACCOUNT,
      'Reference: INV-12',
      'PayID: pay@us.example',
      'BPAY biller code: 23796',
      'BPAY reference: 125',
    ]));

  it('leaves out a biller code without a reference', () =>
    expect(labels({ ...NO_OTHER_WAYS, bpay_biller_code: '23796' }, '')).toEqual(ACCOUNT));

  it('reads invoices from before PayID and BPAY', () =>
    expect(labels({ pay_id: undefined, bpay_biller_code: undefined }, '')).toEqual(ACCOUNT));
});
