import {
  acceptRequest,
  addOrRemoveUser,
  adminGetPermanentJobs,
  editPermanentJob,
  editQuickJob,
  endJob,
  getAllPermanentJobs,
  getDoneJobsByPlace,
  getJobToEdit,
  getRemainingSlots,
  getRequestCount,
  requestJob,
  startPermanentJob,
  stopPermanentJob,
} from '@cleaning/contracts';
import { JobsTestApp, NO_SUCH_ID } from '../testing/jobs-test-app.js';

describe('Job editing', () => {
  const jobs = JobsTestApp.openShared();

  const read = (job_id: string) => jobs.callOrThrow(jobs.admin, getJobToEdit, { job_id });
  const fields = {
    job_title: 'City Library',
    job_address: '2 North Terrace, Adelaide',
    job_location: 'https://maps.app.goo.gl/library',
    job_need_count: 3,
    pay_per_hr: '50',
    pay_per_hr_sub_contractor: '40',
    job_description: 'Windows too',
  };
  const change = (job_id: string, version: number, times: { time: string; days: string[] }[], more: object = {}) =>
    jobs.callAs(jobs.admin, editPermanentJob, { job_id, version, ...fields, timeline_data: times, ...more });
  const remaining = (job_id: string) => jobs.callOrThrow(jobs.ana, getRemainingSlots, { user_id: jobs.ana.id, job_id });
  const done = (job_id: string) =>
    jobs.callOrThrow(jobs.admin, getDoneJobsByPlace, { job_id, year: '2026', month: '11' });

  it('reads a job with the fields of its form', async () => {
    const job = await jobs.createPermanentJob();
    expect(await read(job)).toMatchObject({
      kind: 'permanent',
      version: 1,
      ended_on: '',
      title: 'Library',
      need_count: 2,
      company_pay_per_hour: '45.55',
      contractor_pay_per_hour: '30.00',
      timeline: [{ time: '06:00-08:00', days: ['Mo', 'We'], isRemove: false }],
    });
    expect(await jobs.callAs(jobs.admin, getJobToEdit, { job_id: NO_SUCH_ID })).toMatchObject({ status: 404 });
  });

  it('pays finished and running work at the old rate and later work at the new rate', async () => {
    // 2026-11-18 is a Wednesday.
    const job = await jobs.createPermanentJob();
    await jobs.assign(job);
    await jobs.doWork(job, '2026-11-11T06:00', '2026-11-11T08:00');
    jobs.setClock('2026-11-16T06:00');
    const { started_row_id } = await jobs.callOrThrow(jobs.ana, startPermanentJob, jobs.buildStartBody(job));
    jobs.setClock('2026-11-16T06:30');
    expect(await change(job, 1, [{ time: '06:00-08:00', days: ['Mo', 'We'] }])).toMatchObject({
      status: 200,
      body: { status: 'done', msg: 'Job saved.' },
    });
    jobs.setClock('2026-11-16T08:00');
    await jobs.callOrThrow(jobs.ana, stopPermanentJob, jobs.buildStopBody(started_row_id));
    await jobs.doWork(job, '2026-11-18T06:00', '2026-11-18T08:00');
    const pays = (await done(job)).map((row: { job_payment_for_day: string }) => row.job_payment_for_day);
    expect(pays).toEqual(['60.00-91.10', '60.00-91.10', '80.00-100.00']);
  });

  it('applies a new timetable from today and keeps earlier days and finished work', async () => {
    const job = await jobs.createPermanentJob([
      { time: '06:00-08:00', days: ['We'] },
      { time: '18:00-20:00', days: ['We'] },
    ]);
    await jobs.assign(job);
    await jobs.doWork(job, '2026-11-11T06:00', '2026-11-11T08:00');
    await jobs.doWork(job, '2026-11-18T06:00', '2026-11-18T08:00');
    jobs.setClock('2026-11-18T12:00');
    const times = [
      { time: '06:00-08:00', days: ['We', 'Fr'] },
      { time: '19:00-20:00', days: ['We'] },
      { time: '20:00-21:00', days: ['We'] },
    ];
    expect(await change(job, 1, times)).toMatchObject({ status: 200 });
    expect(await remaining(job)).toEqual(['19:00-20:00', '20:00-21:00']);
    const left = (await done(job)).map((row: { job_counts_per_day: number }) => row.job_counts_per_day);
    expect(left).toEqual([1, 2]);
    expect((await read(job)).timeline.map((row: { time: string }) => row.time)).toEqual(times.map(({ time }) => time));
  });

  it("shows each change on open jobs, with only the reader's own request", async () => {
    const job = await jobs.createPermanentJob([{ time: '06:00-08:00', days: ['Mo'] }]);
    const bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    const card = async (person: typeof bo) => {
      const open = getAllPermanentJobs.answer.parse(
        await jobs.callOrThrow(person, getAllPermanentJobs, { userID: person.id }),
      );
      return open.find(({ job_id }) => job_id === job);
    };
    expect(await card(bo)).toMatchObject({ job_name: 'Library', minutes_per_week: 120, requested: false });
    await jobs.request(job, bo);
    expect(await card(bo)).toMatchObject({ requested: true });
    expect(await card(jobs.ana)).toMatchObject({ requested: false });
    await change(job, 1, [{ time: '06:00-07:00', days: ['Mo'] }], { job_title: 'Reading room' });
    expect(await card(bo)).toMatchObject({ job_name: 'Reading room', minutes_per_week: 60, requested: true });
    await jobs.app.dataSource.query(`UPDATE job SET description = 'By hand' WHERE id = $1`, [job]);
    expect(await card(jobs.ana)).toMatchObject({ job_desc: 'By hand' });
  });

  it('lets a night shift continue over the change', async () => {
    const job = await jobs.createPermanentJob([{ time: '22:00-06:00', days: ['Tu'] }]);
    await jobs.assign(job);
    jobs.setClock('2026-11-18T01:00');
    await change(job, 1, [{ time: '09:00-10:00', days: ['We'] }]);
    expect(await remaining(job)).toEqual(['22:00-06:00', '09:00-10:00']);
  });

  it('publishes the job and the assignments of its people', async () => {
    const job = await jobs.createPermanentJob();
    await jobs.assign(job);
    const readJobState = async () => (await jobs.app.readPublishedStates('job')).find(({ id }) => id === job);
    const numbers = async () => [
      (await jobs.app.readChangeNumber('job', job)) ?? 0,
      (await jobs.app.readChangeNumber('assignments', jobs.ana.id)) ?? 0,
    ];
    expect(await readJobState()).toMatchObject({ title: 'Library' });
    const [jobBefore = 0, assignmentsBefore = 0] = await numbers();
    await change(job, 1, [{ time: '06:00-07:00', days: ['Mo'] }]);
    expect(await readJobState()).toMatchObject({ title: 'City Library', address: '2 North Terrace, Adelaide' });
    const [jobAfter, assignmentsAfter] = await numbers();
    expect(jobAfter).toBeGreaterThan(jobBefore);
    expect(assignmentsAfter).toBeGreaterThan(assignmentsBefore);
    expect((await jobs.app.readPublishedStates('audit-entry')).at(-1)).toMatchObject({
      action: 'job.changed',
      subject_name: 'City Library',
      details: { company_pay_per_hour_before: '45.55', contractor_pay_per_hour_before: '30.00' },
    });
    const assignments = (await jobs.app.readPublishedStates('assignments')).find(({ id }) => id === jobs.ana.id);
    expect(assignments?.permanent_jobs).toContainEqual({
      job_id: job,
      job_name: 'City Library',
      job_payment_for_fortnight: '80.00',
    });
  });

  it('refuses the second of two changes to one version, and an impossible timetable', async () => {
    const job = await jobs.createPermanentJob();
    const times = [{ time: '06:00-08:00', days: ['Mo'] }];
    const answers = await Promise.all([change(job, 1, times), change(job, 1, times)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'job_changed',
      msg: 'Someone else has changed this job. Reload the page to see the latest.',
    });
    expect((await change(job, 2, [{ time: '06:00-08:00', days: [] }])).body).toEqual({
      status: 'error',
      msg: 'Choose at least one day in the timetable.',
    });
  });

  it('changes a quick job', async () => {
    const job = await jobs.createQuickJob();
    const form = {
      job_title: 'After the show',
      job_address: '3 Jetty Road, Glenelg',
      c_count_for_job: 2,
      pay_per_hr_for_me: '70',
      pay_per_hr_for_c: '50',
      job_date: '2026-11-19',
      job_time: '09:00',
      job_desc: 'Bring a mop',
    };
    await jobs.callOrThrow(jobs.admin, editQuickJob, { job_id: job, version: 1, ...form });
    expect(await read(job)).toMatchObject({ title: 'After the show', date: '2026-11-19', time: '09:00', version: 2 });
    expect(await change(job, 2, [{ time: '06:00-08:00', days: ['Mo'] }])).toMatchObject({ status: 404 });
  });

  it('refuses a location that is not a map and names the field', async () => {
    const job = await jobs.createPermanentJob();
    const times = [{ time: '06:00-08:00', days: ['Mo'] }];
    expect(await change(job, 1, times, { job_location: 'https://www.google.com@evil.example/' })).toMatchObject({
      status: 400,
      body: { code: 'bad-input', issues: [{ field: 'job_location' }] },
    });
    expect(await read(job)).toMatchObject({ location: 'https://maps.app.goo.gl/library', version: 1 });
  });

  it('ends assignments and requests with the job, and keeps its work', async () => {
    const job = await jobs.createPermanentJob();
    await jobs.assign(job);
    const bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    const row_id = await jobs.request(job, bo);
    jobs.setClock('2026-11-18T06:00');
    const { started_row_id } = await jobs.callOrThrow(jobs.ana, startPermanentJob, jobs.buildStartBody(job));
    await jobs.callOrThrow(jobs.admin, endJob, { job_id: job, version: 1 });
    expect(await read(job)).toMatchObject({ ended_on: '2026-11-18', version: 2 });
    expect((await jobs.app.readPublishedStates('job')).find(({ id }) => id === job)).toMatchObject({
      ended_on: '2026-11-18',
    });
    expect(await jobs.callOrThrow(jobs.admin, getRequestCount, { job_id: job })).toBe(0);
    await jobs.callOrThrow(jobs.ana, stopPermanentJob, jobs.buildStopBody(started_row_id));
    expect(await done(job)).toHaveLength(1);
    const open = await jobs.callOrThrow(bo, getAllPermanentJobs, { userID: bo.id });
    expect(open.map((card: { job_id: string }) => card.job_id)).not.toContain(job);
    const listed = await jobs.callOrThrow(jobs.admin, adminGetPermanentJobs);
    expect(listed.find((card: { job_id: string }) => card.job_id === job)).toMatchObject({
      job_ended_on: '2026-11-18',
      job_enrolled_ids: [],
    });
    const refusals = [
      jobs.callAs(jobs.admin, addOrRemoveUser, { id: job, method: 'add', added_id: bo.id }),
      jobs.callAs(jobs.ana, requestJob, { job_id: job, user_id: jobs.ana.id }),
      jobs.callAs(jobs.admin, endJob, { job_id: job, version: 2 }),
      change(job, 2, [{ time: '06:00-08:00', days: ['Mo'] }]),
    ];
    for (const refusal of await Promise.all(refusals))
      expect(refusal).toMatchObject({ status: 409, body: { msg: 'This job has ended.' } });
    expect(await jobs.callAs(jobs.admin, acceptRequest, { job_id: job, user_id: bo.id, row_id })).toMatchObject({
      status: 409,
      body: { msg: 'This request has already been decided.' },
    });
  });

  it('leaves no assignment when people are assigned while the job ends', async () => {
    const job = await jobs.createPermanentJob(undefined, { job_need_count: 10 });
    const people = await Promise.all(Array.from({ length: 6 }, () => jobs.app.createPerson()));
    await Promise.all([
      ...people.map(({ id }) => jobs.callAs(jobs.admin, addOrRemoveUser, { id: job, method: 'add', added_id: id })),
      jobs.callAs(jobs.admin, endJob, { job_id: job, version: 1 }),
    ]);
    const [left] = await jobs.app.dataSource.query('SELECT count(*)::int FROM enrolment WHERE job_id = $1', [job]);
    expect(left.count).toBe(0);
  });
});
