import { companyBank, computeBpayReference } from './bank-details.js';

it.each([
  ['INV-7992739871', '79927398713'],
  ['INV-1', '18'],
  ['GC-2026-0042', '202600425'],
  ['INV-', ''],
])('builds for %s the BPAY reference %s', (number, reference) => expect(computeBpayReference(number)).toBe(reference));

describe('companyBank', () => {
  const bank = { bank_account_name: 'Us', bank_bsb: '105-900', bank_account_number: '123456' };
  const problems = (changed: object) =>
    companyBank.safeParse({ ...bank, ...changed }).error?.issues.map(({ path }) => path.join('.')) ?? [];

  it.each([
    [{}, []],
    [{ pay_id: '', bpay_biller_code: '' }, []],
    [{ pay_id: 'pay@us.example' }, []],
    [{ pay_id: '0491 570 156' }, []],
    [{ pay_id: '51 824 753 556' }, []],
    [{ pay_id: '5550 0142' }, ['pay_id']],
    [{ bpay_biller_code: '12 345' }, []],
    [{ bpay_biller_code: '12' }, ['bpay_biller_code']],
  ])('finds with %j the problems %j', (changed, fields) => expect(problems(changed)).toEqual(fields));
});
