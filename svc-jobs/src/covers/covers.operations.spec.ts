import { takeAtOnce } from '../testing/cover-race.js';
import { JobsTestApp } from '../testing/jobs-test-app.js';

describe('Cover', () => {
  const jobs = JobsTestApp.openOwn();
  beforeEach(() => jobs.empty('2026-11-16T05:00'));

  it(
    'gives the shift to one of a hundred people taking it at once',
    async () => takeAtOnce(jobs, await jobs.createAssignedJob(), 100),
    60_000,
  );
});
