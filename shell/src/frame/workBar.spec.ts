import type { CurrentUser } from '@cleaning/contracts';
import { needsWorkBar } from './workBar';

const nobodysWork = {
  verified: 'true',
  permanent_jobs: [],
  quick_jobs: [],
  current_permanent_job_row_id: '',
  current_quick_job_row_id: '',
};
const person = (fields: Partial<CurrentUser>) => ({ ...nobodysWork, ...fields }) as CurrentUser;
const permanent = { job_id: 'j' } as CurrentUser['permanent_jobs'][number];
const quick = { job_id: 'j' } as CurrentUser['quick_jobs'][number];

describe('the bar about running work', () => {
  it.each<[string, CurrentUser, string | null, boolean]>([
    ['a verified sub-contractor', person({ role: 'user' }), null, true],
    ['a sub-contractor who waits for verification', person({ role: 'user', verified: 'false' }), null, false],
    [
      'a supervisor, on a device that keeps clock events',
      person({ role: 'supervisor', verified: 'false' }),
      '[{}]',
      false,
    ],
    ['an admin without a job', person({ role: 'admin' }), null, false],
    ['an admin without a job, after all kept clock events were sent', person({ role: 'admin' }), '[]', false],
    ['an admin without a job, on a device that keeps clock events', person({ role: 'admin' }), '[{}]', true],
    ['an admin with a permanent job', person({ role: 'admin', permanent_jobs: [permanent] }), null, true],
    ['an admin with a quick job', person({ role: 'admin', quick_jobs: [quick] }), null, true],
    ['an admin whose job was taken away at work', person({ role: 'admin', current_quick_job_row_id: 'r' }), null, true],
    [
      'an admin who has to set up codes first',
      person({ role: 'admin', must_enrol: true, quick_jobs: [quick] }),
      null,
      false,
    ],
  ])('of %s', (_who, user, kept, needed) => expect(needsWorkBar(user, kept, false)).toBe(needed));

  it('stays with an admin whose last job is gone', () =>
    expect(needsWorkBar(person({ role: 'admin' }), null, true)).toBe(true));
});
