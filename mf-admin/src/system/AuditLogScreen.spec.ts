import { toDetails } from './AuditLogScreen';

describe('formatDetails', () => {
  it('says what is known in words, without ids', () =>
    expect(toDetails({ details: { job: 'Library', job_id: '01a1', contractor_pay_before: '', reason: 'Late' } })).toBe(
      'job: Library, reason: Late',
    ));
  it('says days and months as people read them', () =>
    expect(toDetails({ details: { month: '2026-10', day: '2026-11-03', number: 'INV-2026-10' } })).toBe(
      'month: October 2026, day: 3 Nov 2026, number: INV-2026-10',
    ));
  it('says nothing where nothing is known', () => expect(toDetails({ details: {} })).toBe(''));
});
