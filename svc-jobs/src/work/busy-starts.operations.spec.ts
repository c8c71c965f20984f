import { startPermanentJob } from '@cleaning/contracts';
import { FEW_CONNECTIONS, runWhileSlow, type TestPerson } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { JobsTestApp } from '../testing/jobs-test-app.js';

describe('100 starts at once on a slow database', () => {
  const jobs = JobsTestApp.openOwn(FEW_CONNECTIONS);

  it('answers each and records each once, including repeated ones', async () => {
    jobs.setClock('2026-11-18T06:00');
    const job = await jobs.createPermanentJob(undefined, { job_need_count: 100 });
    const people: TestPerson[] = [];
    for (let number = 0; number < 100; number += 1)
      people.push(await jobs.app.createPerson({ name: `Person ${number}` }));
    await jobs.app.dataSource.query(
      'INSERT INTO enrolment (job_id, person_id, enrolled_at) SELECT $1, unnest($2::uuid[]), now()',
      [job, people.map(({ id }) => id)],
    );
    // Phones repeat a Start with the same key if they get no response.
    const starts = people.map((person) => ({ person, body: { ...jobs.buildStartBody(job, person), stamp_key: v7() } }));
    const answers = await runWhileSlow(jobs.app, 'work_record', () =>
      [...starts, ...starts.slice(0, 20)].map(({ person, body }) => jobs.callAs(person, startPermanentJob, body)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const rows = await jobs.app.dataSource.query('SELECT person_id FROM work_record WHERE job_id = $1', [job]);
    expect(rows.map(({ person_id }: { person_id: string }) => person_id).sort()).toEqual(
      people.map(({ id }) => id).sort(),
    );
  }, 300_000);
});
