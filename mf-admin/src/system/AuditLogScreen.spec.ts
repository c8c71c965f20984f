import { toDetails } from './AuditLogScreen';

describe('toDetails', () => {
  it('lists filled details without ids', () =>
    expect(toDetails({ details: { job: 'Library', job_id: '01a1', contractor_pay_before: '', reason: 'Late' } })).toBe(
      'Job: Library · Reason: Late',
    ));
  it('writes days and months in words', () =>
    expect(toDetails({ details: { month: '2026-10', day: '2026-11-03', number: 'INV-2026-10' } })).toBe(
      'Month: October 2026 · Day: 3 Nov 2026 · Number: INV-2026-10',
    ));
  it('writes amounts in dollars', () =>
    expect(toDetails({ details: { amount: '2126.37' } })).toBe('Amount: A$2,126.37'));
  it('names details in plain words', () =>
    expect(toDetails({ details: { terms_days: '14 → 30', order_number: 'PO-7', bsb: '105-900' } })).toBe(
      'Payment terms (days): 14 → 30 · Order number: PO-7 · BSB: 105-900',
    ));
  it('returns an empty text without details', () => expect(toDetails({ details: {} })).toBe(''));
});
