import { getCurrentWorkFields } from './assignments.service.js';

const EMPTY_FIELDS = {
  current_permanent_job_id: '',
  current_permanent_job_row_id: '',
  current_quick_job_id: '',
  current_quick_job_row_id: '',
  current_work_started_at: '',
};

describe('getCurrentWorkFields', () => {
  it('returns empty fields without current work', () => {
    expect(getCurrentWorkFields(null)).toEqual(EMPTY_FIELDS);
  });

  it('fills only the fields of the job’s kind', () => {
    const started_at = '2026-11-18T06:10:00.000Z';
    const work = { job_id: 'j', row_id: 'r', started_at, business_date: '2026-11-18' };
    expect(getCurrentWorkFields({ kind: 'permanent', ...work })).toEqual({
      ...EMPTY_FIELDS,
      current_work_started_at: started_at,
      current_permanent_job_id: 'j',
      current_permanent_job_row_id: 'r',
    });
    expect(getCurrentWorkFields({ kind: 'quick', ...work })).toEqual({
      ...EMPTY_FIELDS,
      current_work_started_at: started_at,
      current_quick_job_id: 'j',
      current_quick_job_row_id: 'r',
    });
  });
});
