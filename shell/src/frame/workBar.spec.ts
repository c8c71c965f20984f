import type { CurrentUser } from '@cleaning/contracts';
import { needsWorkBar } from './workBar';

const noWork = {
  verified: 'true',
  permanent_jobs: [],
  quick_jobs: [],
  current_permanent_job_row_id: '',
  current_quick_job_row_id: '',
};
const person = (fields: Partial<CurrentUser>) => ({ ...noWork, ...fields }) as CurrentUser;
const permanent = { job_id: 'j' } as CurrentUser['permanent_jobs'][number];
const quick = { job_id: 'j' } as CurrentUser['quick_jobs'][number];

describe('needsWorkBar', () => {
  it.each<[string, CurrentUser, string | null, boolean]>([
    ['a verified sub-contractor', person({ role: 'user' }), null, true],
    ['a sub-contractor awaiting verification', person({ role: 'user', verified: 'false' }), null, false],
    [
      'a supervisor on a device with unsent clock events',
      person({ role: 'supervisor', verified: 'false' }),
      '[{}]',
      false,
    ],
    ['an admin without a job', person({ role: 'admin' }), null, false],
    ['an admin without a job once every clock event was sent', person({ role: 'admin' }), '[]', false],
    ['an admin without a job on a device with unsent clock events', person({ role: 'admin' }), '[{}]', true],
    ['an admin with a permanent job', person({ role: 'admin', permanent_jobs: [permanent] }), null, true],
    ['an admin with a quick job', person({ role: 'admin', quick_jobs: [quick] }), null, true],
    ['an admin who lost the job during work', person({ role: 'admin', current_quick_job_row_id: 'r' }), null, true],
    [
      'an admin who must set up a second factor first',
      person({ role: 'admin', must_enrol: true, quick_jobs: [quick] }),
      null,
      false,
    ],
  ])('decides whether to show the bar to %s', (_who, user, kept, needed) =>
    expect(needsWorkBar(user, kept, false)).toBe(needed),
  );

  it('keeps the bar for an admin who lost the last job', () =>
    expect(needsWorkBar(person({ role: 'admin' }), null, true)).toBe(true));
});
