import { toDetails } from './AuditLogScreen';

describe('toDetails', () => {
  it('lists filled details without ids', () =>
    expect(toDetails({ details: { job: 'Library', job_id: '01a1', contractor_pay_before: '', reason: 'Late' } })).toBe(
      'job: Library, reason: Late',
    ));
  it('writes days and months in words', () =>
    expect(toDetails({ details: { month: '2026-10', day: '2026-11-03', number: 'INV-2026-10' } })).toBe(
      'month: October 2026, day: 3 Nov 2026, number: INV-2026-10',
    ));
  it('writes amounts in dollars', () =>
    expect(toDetails({ details: { amount: '2126.37' } })).toBe('amount: A$2,126.37'));
  it('returns an empty text without details', () => expect(toDetails({ details: {} })).toBe(''));
});
