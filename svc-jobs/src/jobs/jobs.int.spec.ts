import {
  adminGetPermanentJob,
  adminGetPermanentJobs,
  adminGetQuickJob,
  adminGetQuickJobs,
  createPermanentJob,
  createQuickJob,
  getAllPermanentJobs,
  getAllQuickJobs,
  getPermanentJob,
  getPermanentJobById,
  getQuickJob,
} from '@cleaning/contracts';
import { JobsTestApp, NO_SUCH_ID } from '../testing/jobs-test-app.js';

describe('Jobs', () => {
  const jobs = JobsTestApp.openShared();
  beforeEach(() => jobs.empty('2026-11-18T10:00'));

  const openPermanent = () => jobs.callOrThrow(jobs.ana, getAllPermanentJobs, { userID: jobs.ana.id });
  const openQuick = () => jobs.callOrThrow(jobs.ana, getAllQuickJobs);

  describe('create-permanent-job', () => {
    it('creates a job with its timetable and shows it the same way to all', async () => {
      const id = await jobs.createPermanentJob([
        { time: '22:00-06:00', days: ['Sa'], isRemove: false },
        { time: '06:00-08:30', days: ['We', 'Mo'] },
        { time: '00:00-00:00', days: [] },
      ]);
      const job = {
        job_id: id,
        job_name: 'Library',
        job_payment_for_fortnight: '780.00', // 2 × (8 h + 2 × 2.5 h) × A$30
        job_location: 'https://maps.app.goo.gl/library',
        job_date: '2026-11-18',
        job_start_time: '06:00',
        job_desc: 'Floors and windows',
        job_timetable: [
          { time: '22:00-06:00', days: ['', '', '', '', '', 'Sa', ''] },
          { time: '06:00-08:30', days: ['Mo', '', 'We', '', '', '', ''] },
          { time: '00:00-00:00', days: ['', '', '', '', '', '', ''] },
        ],
        job_enrolled_ids: [],
      };
      const forAdmin = {
        job_address: '1 North Terrace, Adelaide',
        req_count: 0,
        job_need_count: 2,
        job_ended_on: '',
      };
      expect(await jobs.callOrThrow(jobs.admin, adminGetPermanentJobs)).toEqual([{ ...job, ...forAdmin }]);
      expect(await jobs.callOrThrow(jobs.admin, adminGetPermanentJob, undefined, { jobID: id })).toEqual({
        ...job,
        ...forAdmin,
      });
      const onCard = { job_suburb: 'Adelaide', pay_per_hour: '30.00', minutes_per_week: 780, requested: false };
      expect(await openPermanent()).toEqual([{ ...job, ...onCard }]);
      expect(await jobs.findAuditEntries(id)).toMatchObject([
        { action: 'job.created', actor_name: 'Helen Marsh', subject_kind: 'job', subject_name: 'Library' },
      ]);
      expect(await jobs.callOrThrow(jobs.ana, getPermanentJobById, undefined, { jobID: id })).toEqual(job);
      expect(await jobs.callOrThrow(jobs.ana, getPermanentJob, { user_id: jobs.ana.id, job_id: id })).toMatchObject(
        job,
      );
      expect(await jobs.app.readPublishedStates('job')).toEqual([
        { id, kind: 'permanent', title: 'Library', address: '1 North Terrace, Adelaide' },
      ]);
    });

    const fields = {
      job_title: 'Mill',
      job_address: '7 Mill Lane, Thebarton',
      job_location: 'Mill Lane Thebarton',
      job_need_count: '3',
      pay_per_hr: '45.5',
      pay_per_hr_sub_contractor: '32',
      job_description: 'First line\nSecond line',
      timeline_data: JSON.stringify([{ time: '06:00-08:00', days: ['Mo', 'We'], isRemove: false }]),
    };

    it.each(['multipart', 'urlencoded', 'JSON'])('takes a %s body', async (kind) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      const body = { multipart: form, urlencoded: new URLSearchParams(fields), JSON: JSON.stringify(fields) }[kind];
      const answer = await fetch(`${jobs.app.url}${createPermanentJob.path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${jobs.admin.token}`,
          ...(kind === 'JSON' ? { 'content-type': 'application/json' } : {}),
        },
        body: body as NonNullable<RequestInit['body']>,
      });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ status: 'done', job_id: expect.any(String) });
      expect(await openPermanent()).toMatchObject([
        {
          job_name: 'Mill',
          job_desc: 'First line\nSecond line',
          job_payment_for_fortnight: '256.00',
          job_location: 'https://www.google.com/maps/search/?api=1&query=Mill%20Lane%20Thebarton',
        },
      ]);
    });

    it('answers correctable input with status error and creates nothing', async () => {
      const answer = await jobs.callOrThrow(jobs.admin, createPermanentJob, {
        ...fields,
        timeline_data: [{ time: '00:00-00:00', days: [], isRemove: false }],
      });
      expect(answer).toEqual({ status: 'error', msg: 'Choose at least one day in the timetable.' });
      expect(await openPermanent()).toEqual([]);
    });

    it.each([
      ['job_title', ' '],
      ['job_need_count', 0],
      ['pay_per_hr', '-1'],
      ['pay_per_hr_sub_contractor', '1.234'],
      ['timeline_data', 'no JSON'],
      ['timeline_data', '[{"time":"25:00-26:00","days":["Mo"]}]'],
      ['timeline_data', '[{"time":"06:00-08:00","days":["Xx"]}]'],
      ['timeline_data', '[]'],
      ['job_description', 'NUL \u0000'],
      ['job_location', 'https://www.google.com@evil.example/'],
      ['job_location', 'https://www.google.com\\@evil.example/'],
      ['job_location', '//evil.example/maps/'],
      ['job_location', 'https://www.google.com\t@evil.example/'],
    ])('refuses %s %p and names the field', async (field, value) => {
      const answer = await jobs.callAs(jobs.admin, createPermanentJob, { ...fields, [field]: value });
      expect(answer).toMatchObject({ status: 400, body: { code: 'bad-input' } });
      expect(answer.body.issues[0].field).toMatch(new RegExp(`^${field}`));
      expect(await openPermanent()).toEqual([]);
    });

    it.each<[string, string, string, string]>([
      ['time', '[{"time":"25:00-26:00","days":["Mo"]}]', '.0.time', 'must be a time range as HH:MM-HH:MM'],
      [
        'last day',
        '[{"time":"06:00-08:00","days":["Mo"],"repeats":{"from":"2026-12-07","until":"2026-12-01"}}]',
        '.0.repeats.until',
        'can’t be before the first day',
      ],
      [
        'first day',
        '[{"time":"06:00-08:00","days":["Tu"],"repeats":{"every":2,"from":"2026-12-07"}}]',
        '.0.repeats.from',
        'must be one of the ticked days',
      ],
      ['text', '[{"time":', '', 'isn’t valid JSON'],
    ])('names the broken rule for the %s of a timetable sent as JSON text', async (_case, text, path, msg) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...fields, timeline_data: text })) form.append(name, value);
      const answer = await fetch(`${jobs.app.url}${createPermanentJob.path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${jobs.admin.token}` },
        body: form,
      });
      expect(answer.status).toBe(400);
      expect((await answer.json()).issues).toEqual([
        { field: `timeline_data${path}`, code: expect.any(String), params: {}, msg },
      ]);
      expect(await openPermanent()).toEqual([]);
    });
  });

  it('turns text that is not a link into a map search', async () => {
    const id = await jobs.createPermanentJob(undefined, { job_location: 'javascript:alert(1)' });
    expect(await jobs.callOrThrow(jobs.admin, getPermanentJobById, undefined, { jobID: id })).toMatchObject({
      job_location: expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/search\//),
    });
  });

  describe('create-quick-job', () => {
    it('creates a job on one day with a link made from its address', async () => {
      const id = await jobs.createQuickJob();
      const job = {
        job_id: id,
        job_name: 'After the fair',
        job_date: '2026-11-18',
        job_start_time: '18:30',
        job_desc: 'Bring a broom',
        job_location: 'https://www.google.com/maps/search/?api=1&query=2%20Jetty%20Road%2C%20Glenelg',
      };
      const onCard = { job_suburb: 'Glenelg', pay_per_hour: '40.00', expected_minutes: 120, requested: false };
      expect(await openQuick()).toEqual([{ ...job, ...onCard }]);
      const terms = {
        job_suburb: 'Glenelg',
        pay_per_hour: '40.00',
        expected_minutes: 120,
        expected_payment: '80.00',
      };
      expect(await jobs.callOrThrow(jobs.ana, getQuickJob, undefined, { jobID: id })).toEqual({
        ...job,
        ...terms,
        is_done: false,
      });
      const facts = { job_address: '2 Jetty Road, Glenelg', req_count: 0, job_need_count: 1, job_ended_on: '' };
      const forAdmin = { ...job, job_enrolled_ids: [], ...facts };
      expect(await jobs.callOrThrow(jobs.admin, adminGetQuickJobs)).toEqual([forAdmin]);
      expect(await jobs.callOrThrow(jobs.admin, adminGetQuickJob, undefined, { jobID: id })).toEqual(forAdmin);
      expect(await jobs.app.readPublishedStates('job')).toMatchObject([{ id, kind: 'quick' }]);
    });

    it.each([
      ['job_date', '2026-02-30'],
      ['job_time', '24:00'],
      ['c_count_for_job', 'many'],
      ['job_address', 'https://www.google.com@evil.example/'],
    ])('refuses %s %p', async (field, value) => {
      const answer = await jobs.callAs(jobs.admin, createQuickJob, {
        job_title: 'Fair',
        job_address: 'Glenelg',
        c_count_for_job: 1,
        pay_per_hr_for_me: 60,
        pay_per_hr_for_c: 40,
        job_date: '2026-11-18',
        job_time: '18:30',
        job_desc: 'Broom',
        [field]: value,
      });
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ field }] } });
    });
  });

  describe('lists', () => {
    it("has permanent jobs newest first, without full ones and the person's own", async () => {
      const own = await jobs.createPermanentJob();
      await jobs.assign(own);
      const full = await jobs.createPermanentJob(undefined, { job_need_count: 1 });
      await jobs.assign(full, jobs.admin);
      jobs.setClock('2026-11-18T10:01');
      const older = await jobs.createPermanentJob();
      jobs.setClock('2026-11-18T10:02');
      const newer = await jobs.createPermanentJob();
      const ids = (await openPermanent()).map((job: { job_id: string }) => job.job_id);
      expect(ids).toEqual([newer, older]);
    });

    it("shows only the caller's own waiting request", async () => {
      const permanent = await jobs.createPermanentJob();
      const quick = await jobs.createQuickJob();
      const bo = await jobs.app.createPerson({ name: 'Bo Berg' });
      for (const job of [permanent, quick]) await jobs.request(job, bo);
      expect(await openPermanent()).toMatchObject([{ requested: false }]);
      for (const job of [permanent, quick]) await jobs.request(job);
      expect(await openPermanent()).toMatchObject([{ requested: true }]);
      expect(await openQuick()).toMatchObject([{ requested: true }]);
    });

    it('ignores removed people in the counts of assigned and waiting', async () => {
      const bo = await jobs.app.createPerson({ name: 'Bo Berg' });
      const cy = await jobs.app.createPerson({ name: 'Cy Cole' });
      const id = await jobs.createPermanentJob(undefined, { job_need_count: 1 });
      await jobs.request(id, cy);
      await jobs.assign(id, bo);
      expect(await openPermanent()).toEqual([]);
      await jobs.app.createPerson({ ...bo, name: 'Bo Berg', removed: true });
      await jobs.app.createPerson({ ...cy, name: 'Cy Cole', removed: true });
      expect(await openPermanent()).toMatchObject([{ job_id: id }]);
      expect(await jobs.callOrThrow(jobs.admin, adminGetPermanentJob, undefined, { jobID: id })).toMatchObject({
        job_enrolled_ids: [],
        req_count: 0,
      });
    });

    it("has quick jobs from today, soonest first, without full ones and the person's own", async () => {
      await jobs.createQuickJob({ job_date: '2026-11-17' });
      const own = await jobs.createQuickJob();
      await jobs.assign(own);
      const full = await jobs.createQuickJob();
      await jobs.assign(full, jobs.admin);
      const later = await jobs.createQuickJob({ job_date: '2026-12-01' });
      const evening = await jobs.createQuickJob({ job_time: '18:00' });
      const morning = await jobs.createQuickJob({ job_time: '05:00' });
      const ids = (await openQuick()).map((job: { job_id: string }) => job.job_id);
      expect(ids).toEqual([morning, evening, later]);
    });

    it('shows admins the quick jobs of all days, newest date first, with people and requests', async () => {
      const past = await jobs.createQuickJob({ job_date: '2026-11-01' });
      const future = await jobs.createQuickJob({ job_date: '2026-12-01', c_count_for_job: 2 });
      await jobs.assign(past);
      await jobs.request(future);
      expect(await jobs.callOrThrow(jobs.admin, adminGetQuickJobs)).toMatchObject([
        { job_id: future, req_count: 1, job_enrolled_ids: [] },
        { job_id: past, req_count: 0, job_enrolled_ids: [{ id: jobs.ana.id, name: 'Ana Silva' }] },
      ]);
    });
  });

  describe('one job', () => {
    it('shows contractors only their own enrolment and admins every name', async () => {
      const bo = await jobs.app.createPerson({ name: 'Aaron Berg' });
      const id = await jobs.createPermanentJob(undefined, { job_need_count: 3 });
      await jobs.assign(id);
      await jobs.assign(id, bo);
      const everybody = [
        { id: bo.id, name: 'Aaron Berg' },
        { id: jobs.ana.id, name: 'Ana Silva' },
      ];
      const read = (person = jobs.ana) => jobs.callOrThrow(person, getPermanentJobById, undefined, { jobID: id });
      expect((await read()).job_enrolled_ids).toEqual([{ id: jobs.ana.id, name: 'Ana Silva' }]);
      expect((await read(await jobs.app.createPerson({ name: 'Cy Cole' }))).job_enrolled_ids).toEqual([]);
      expect((await read(jobs.admin)).job_enrolled_ids).toEqual(everybody);
      expect(await jobs.callOrThrow(jobs.admin, adminGetPermanentJob, undefined, { jobID: id })).toMatchObject({
        job_enrolled_ids: everybody,
      });
    });

    it('shows the pay, hours, days and suburb of a permanent job before a request', async () => {
      const timeline = [
        { time: '06:00-08:30', days: ['Mo', 'We'] },
        { time: '22:00-01:00', days: ['Fr'] },
        { time: '12:00-13:00', days: [] },
      ];
      const id = await jobs.createPermanentJob(timeline, { pay_per_hr: '45.55', pay_per_hr_sub_contractor: '30.50' });
      const job = await jobs.callOrThrow(jobs.ana, getPermanentJob, { user_id: jobs.ana.id, job_id: id });
      expect(job).toMatchObject({
        job_suburb: 'Adelaide',
        pay_per_hour: '30.50',
        minutes_per_week: 480,
        job_shifts: [
          { time: '06:00-08:30', days: ['Mo', 'We'], minutes: 150, payment: '76.25' },
          { time: '22:00-01:00', days: ['Fr'], minutes: 180, payment: '91.50' },
        ],
      });
      expect(JSON.stringify(job)).not.toContain('45.55');
      expect(job).not.toHaveProperty('job_address');
    });

    it('answers why a job cannot be requested', async () => {
      const read = (job_id: string) => jobs.callOrThrow(jobs.ana, getPermanentJob, { user_id: jobs.ana.id, job_id });
      const own = await jobs.createPermanentJob();
      await jobs.assign(own);
      const full = await jobs.createPermanentJob(undefined, { job_need_count: 1 });
      await jobs.assign(full, jobs.admin);
      expect(await read(own)).toEqual({ status: 'enrolled' });
      expect(await read(full)).toEqual({ status: 'not-available' });
      expect(await read(NO_SUCH_ID)).toEqual({ status: 'not-available' });
      expect(await read('no id at all')).toEqual({ status: 'not-available' });
      expect(await read(await jobs.createQuickJob())).toEqual({ status: 'not-available' });
    });

    it('answers 404 or status error for an unknown job or one of the other kind', async () => {
      const permanent = await jobs.createPermanentJob();
      const quick = await jobs.createQuickJob();
      for (const jobID of [NO_SUCH_ID, quick, 'x'])
        for (const call of [getPermanentJobById, adminGetPermanentJob])
          expect(await jobs.callAs(jobs.admin, call, undefined, { jobID })).toMatchObject({ status: 404 });
      for (const jobID of [NO_SUCH_ID, permanent]) {
        expect(await jobs.callAs(jobs.admin, adminGetQuickJob, undefined, { jobID })).toMatchObject({ status: 404 });
        expect(await jobs.callOrThrow(jobs.ana, getQuickJob, undefined, { jobID })).toEqual({
          status: 'error',
          msg: 'That quick job doesn’t exist.',
        });
      }
    });
  });
});
