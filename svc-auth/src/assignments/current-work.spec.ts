import { currentWorkFields } from './current-work.js';

const NONE = {
  current_permanent_job_id: '',
  current_permanent_job_row_id: '',
  current_quick_job_id: '',
  current_quick_job_row_id: '',
};

describe('the work under way in an answer', () => {
  it('is empty without work', () => {
    expect(currentWorkFields(null)).toEqual(NONE);
  });

  it('fills only the fields of its kind', () => {
    expect(currentWorkFields({ kind: 'permanent', job_id: 'j', row_id: 'r' })).toEqual({
      ...NONE,
      current_permanent_job_id: 'j',
      current_permanent_job_row_id: 'r',
    });
    expect(currentWorkFields({ kind: 'quick', job_id: 'j', row_id: 'r' })).toEqual({
      ...NONE,
      current_quick_job_id: 'j',
      current_quick_job_row_id: 'r',
    });
  });
});
