import { takeAtOnce } from '../testing/cover-race.js';
import { JobsTestApp } from '../testing/jobs-test-app.js';

describe('covers', () => {
  const jobs = JobsTestApp.ownForTests();
  beforeEach(() => jobs.empty('2026-11-16T05:00'));

  it(
    'of a hundred who take it at once one has it',
    async () => takeAtOnce(jobs, await jobs.assignedJob(), 100),
    60_000,
  );
});
