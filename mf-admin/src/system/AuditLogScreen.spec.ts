import { detailsOf } from './AuditLogScreen';

describe('detailsOf', () => {
  it('says what is known in words, without ids', () =>
    expect(detailsOf({ details: { job: 'Library', job_id: '01a1', contractor_pay_before: '', reason: 'Late' } })).toBe(
      'job: Library, reason: Late',
    ));
  it('says nothing where nothing is known', () => expect(detailsOf({ details: {} })).toBe(''));
});
