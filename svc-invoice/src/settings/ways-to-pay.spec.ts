import { DEMO_SUPPLIER } from './settings.service.js';
import { waysToPay } from './ways-to-pay.js';

describe('where papers say that they are paid to', () => {
  const labels = (supplier: object, number: string) =>
    waysToPay({ ...DEMO_SUPPLIER, ...supplier }, number).map(({ label, value }) => `${label}: ${value}`);
  const ACCOUNT = ['Account name: Gumleaf Commercial Cleaning', 'BSB: 105-900', 'Account number: 000123456'];
  const WITHOUT = { pay_id: '', bpay_biller_code: '' };

  it('name the account and the number of the invoice', () =>
    expect(labels(WITHOUT, 'INV-12')).toEqual([...ACCOUNT, 'Reference: INV-12']));

  it('name PayID and BPAY where there are some', () =>
    expect(labels({ pay_id: 'pay@us.example', bpay_biller_code: '23796' }, 'INV-12')).toEqual([
      ...ACCOUNT,
      'Reference: INV-12',
      'PayID: pay@us.example',
      'BPAY biller code: 23796',
      'BPAY reference: 125',
    ]));

  it('name no biller code without a reference: nobody could pay with it', () =>
    expect(labels({ ...WITHOUT, bpay_biller_code: '23796' }, '')).toEqual(ACCOUNT));

  it('are read from papers that were kept before', () =>
    expect(labels({ pay_id: undefined, bpay_biller_code: undefined }, '')).toEqual(ACCOUNT));
});
