import { getRemainingSlots, startPermanentJob, startQuickJob, stopQuickJob } from '@cleaning/contracts';
import { retryUntilAnswered, type TestPerson } from '@cleaning/service-kit/testing';
import { FINISH, JobsTestApp, NO_SUCH_ID, START, TWO_SLOTS } from '../testing/jobs-test-app.js';
import { createWorkCalls } from '../testing/work-calls.js';

describe('Work', () => {
  const jobs = JobsTestApp.openShared();
  beforeEach(() => jobs.empty('2026-11-18T06:10'));

  const { startPermanent, stopPermanent, record } = createWorkCalls(jobs);
  const startQuick = (job: string, person = jobs.ana) =>
    jobs.callAs(person, startQuickJob, jobs.buildStartBody(job, person));
  const remaining = (job_id: string, person: TestPerson = jobs.ana) =>
    jobs.callOrThrow(person, getRemainingSlots, { job_id, user_id: person.id });
  /** A person's current work in the feed, or undefined. */
  const current = async (person: TestPerson = jobs.ana) =>
    (await jobs.app.readPublishedStates('current-work')).find(({ id }) => id === person.id);

  describe('permanent', () => {
    it('starts and finishes a slot, stamps both locations, and publishes both amounts', async () => {
      const job = await jobs.createAssignedJob();
      expect(await remaining(job)).toEqual(['06:00-08:00', '18:00-20:00']);
      const started = await startPermanent(job);
      expect(started).toMatchObject({ status: 200, body: { msg: expect.any(String), started_job_id: job } });
      const row = started.body.started_row_id;
      expect(await current()).toMatchObject({ kind: 'permanent', job_id: job, row_id: row });
      const before = (await jobs.app.readChangeNumber('current-work', jobs.ana.id)) ?? 0;

      jobs.setClock('2026-11-18T07:40:59');
      expect(await stopPermanent(row)).toMatchObject({ status: 200, body: { msg: expect.any(String) } });
      expect(await record(row)).toMatchObject({
        business_date: '2026-11-18',
        start_location: START,
        finish_location: FINISH,
        planned_end: '08:00',
        cap_minutes: 120,
        minutes: 90,
        contractor_cents: '4500',
        company_cents: '6833',
      });
      expect(await jobs.app.readPublishedStates('work-record')).toEqual([
        {
          id: row,
          job_id: job,
          person_id: jobs.ana.id,
          business_date: '2026-11-18',
          minutes: 90,
          contractor_cents: 4500,
          company_cents: 6833,
          held: false,
          re_clean: false,
          worked_minutes: 90,
        },
      ]);
      expect(await current()).toBeUndefined();
      expect(await jobs.app.readChangeNumber('current-work', jobs.ana.id)).toBeGreaterThan(before);
      expect(await remaining(job)).toEqual(['18:00-20:00']);
    });

    it('pays at most the length of the slot', async () => {
      const row = await jobs.doWork(await jobs.createAssignedJob(), '2026-11-18T06:00', '2026-11-18T17:00');
      expect(await record(row)).toMatchObject({ minutes: 120, contractor_cents: '6000', company_cents: '9110' });
    });

    it.each([
      ['2026-04-04', '2026-04-05T09:00', 540, '27000'],
      ['2026-10-03', '2026-10-04T09:00', 420, '21000'],
    ])('pays the real hours of the night of %s', async (date, end, minutes, cents) => {
      const job = await jobs.createAssignedJob([{ time: '22:00-06:00', days: ['Sa'] }]);
      const row = await jobs.doWork(job, `${date}T22:00`, end);
      expect(await record(row)).toMatchObject({ business_date: date, minutes, contractor_cents: cents });
    });

    it('counts a night slot started after midnight for the day before', async () => {
      const job = await jobs.createAssignedJob([{ time: '22:00-06:00', days: ['Tu'] }]);
      jobs.setClock('2026-11-18T00:30');
      expect(await remaining(job)).toEqual(['22:00-06:00']);
      const row = (await startPermanent(job)).body.started_row_id;
      // The month's invoice waits for it.
      expect(await current()).toMatchObject({ row_id: row, business_date: '2026-11-17' });
      jobs.setClock('2026-11-18T06:00');
      await stopPermanent(row);
      expect(await record(row)).toMatchObject({ business_date: '2026-11-17', minutes: 330 });
      jobs.setClock('2026-11-18T06:01');
      expect(await remaining(job)).toEqual([]);
    });

    it('uses the rates at the time of the start', async () => {
      const job = await jobs.createAssignedJob();
      const { body } = await startPermanent(job);
      await jobs.app.dataSource.query('UPDATE job SET contractor_rate_cents = 1, company_rate_cents = 1');
      jobs.setClock('2026-11-18T07:10');
      await stopPermanent(body.started_row_id);
      expect(await record(body.started_row_id)).toMatchObject({ contractor_cents: '3000', company_cents: '4555' });
    });

    it('refuses a start without an assignment, on a day off, with all done or while work is running', async () => {
      const strange = await jobs.createPermanentJob(TWO_SLOTS);
      expect(await startPermanent(strange)).toMatchObject({
        status: 403,
        body: { msg: 'You aren’t assigned to this job.' },
      });
      expect(await remaining(strange)).toEqual([]);

      const job = await jobs.createAssignedJob();
      jobs.setClock('2026-11-19T06:10');
      expect(await startPermanent(job)).toMatchObject({ status: 409, body: { msg: "You don't have work today" } });
      await jobs.doWork(job, '2026-11-18T06:10', '2026-11-18T07:00');
      await jobs.doWork(job, '2026-11-18T07:10', '2026-11-18T08:00');
      expect(await startPermanent(job)).toMatchObject({
        status: 409,
        body: { msg: 'You’ve done all your shifts at this job today.' },
      });

      const other = await jobs.createAssignedJob();
      await startPermanent(other);
      expect(await startPermanent(other)).toMatchObject({
        status: 409,
        body: { code: 'already_working', params: {}, msg: 'You’re already working. Finish that work first.' },
      });
    });

    it('answers 404 for unknown jobs and quick jobs', async () => {
      const quick = await jobs.createQuickJob();
      await jobs.assign(quick);
      for (const job of [NO_SUCH_ID, quick]) {
        expect(await startPermanent(job)).toMatchObject({ status: 404 });
        expect(await jobs.callAs(jobs.ana, getRemainingSlots, { job_id: job, user_id: jobs.ana.id })).toMatchObject({
          status: 404,
        });
      }
    });

    it('lets two people work the same slot separately', async () => {
      const bo = await jobs.app.createPerson({ name: 'Bo Berg' });
      const job = await jobs.createAssignedJob();
      await jobs.assign(job, bo);
      await jobs.doWork(job, '2026-11-18T06:10', '2026-11-18T07:00');
      expect(await remaining(job, bo)).toEqual(['06:00-08:00', '18:00-20:00']);
      await jobs.doWork(job, '2026-11-18T06:10', '2026-11-18T07:00', bo);
    });
  });

  describe('quick', () => {
    it('starts on its day, pays from start to finish and can be done once', async () => {
      const job = await jobs.createQuickJob();
      await jobs.assign(job);
      const { body } = await startQuick(job);
      expect(await current()).toMatchObject({ kind: 'quick', job_id: job, row_id: body.started_row_id });
      jobs.setClock('2026-11-18T08:40');
      expect(await jobs.callAs(jobs.ana, stopQuickJob, jobs.buildStopBody(body.started_row_id))).toMatchObject({
        status: 200,
      });
      expect(await record(body.started_row_id)).toMatchObject({
        minutes: 150,
        contractor_cents: '10000',
        company_cents: '15000',
      });
      expect(await startQuick(job)).toMatchObject({ status: 409, body: { msg: 'You’ve already done this job.' } });
    });

    it('pays at most 12 hours and may end after midnight', async () => {
      const job = await jobs.createQuickJob();
      await jobs.assign(job);
      jobs.setClock('2026-11-18T23:00');
      const { body } = await startQuick(job);
      jobs.setClock('2026-11-19T20:00');
      await jobs.callAs(jobs.ana, stopQuickJob, jobs.buildStopBody(body.started_row_id));
      expect(await record(body.started_row_id)).toMatchObject({
        business_date: '2026-11-18',
        minutes: 720,
        contractor_cents: '48000',
      });
    });

    it.each(['2026-11-17', '2026-11-19'])('refuses a start on another day (%s)', async (job_date) => {
      const job = await jobs.createQuickJob({ job_date });
      await jobs.assign(job);
      expect(await startQuick(job)).toMatchObject({ status: 409, body: { msg: "You don't have work today" } });
    });

    it('refuses unassigned people, unknown jobs and permanent jobs', async () => {
      expect(await startQuick(await jobs.createQuickJob())).toMatchObject({ status: 403 });
      expect(await startQuick(NO_SUCH_ID)).toMatchObject({ status: 404 });
      expect(await startQuick(await jobs.createAssignedJob())).toMatchObject({ status: 404 });
    });

    it('refuses a start while permanent work is running', async () => {
      const quick = await jobs.createQuickJob();
      await jobs.assign(quick);
      await startPermanent(await jobs.createAssignedJob());
      expect(await startQuick(quick)).toMatchObject({ status: 409 });
    });
  });

  describe('100 starts at once', () => {
    const outcome = (answers: { status: number }[]) => {
      const count = (status: number) => answers.filter((answer) => answer.status === status).length;
      return { won: count(200), refused: count(409) };
    };
    const openRows = () =>
      jobs.app.dataSource.query('SELECT id FROM work_record WHERE person_id = $1 AND ended_at IS NULL', [jobs.ana.id]);

    it('accepts one for a single slot', async () => {
      const job = await jobs.createAssignedJob();
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => retryUntilAnswered(() => startPermanent(job))),
      );
      expect(outcome(answers)).toEqual({ won: 1, refused: 99 });
      expect(await openRows()).toHaveLength(1);
    }, 30_000);

    it('accepts one for many jobs of both kinds', async () => {
      const quick = await jobs.createQuickJob();
      await jobs.assign(quick);
      const permanent = [
        await jobs.createAssignedJob(),
        await jobs.createAssignedJob(),
        await jobs.createAssignedJob(),
      ];
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) => {
          const job = permanent[index % 4];
          return retryUntilAnswered(() => (job ? startPermanent(job) : startQuick(quick)));
        }),
      );
      expect(outcome(answers)).toEqual({ won: 1, refused: 99 });
      expect(await openRows()).toHaveLength(1);
    }, 30_000);
  });

  it.each([
    ['start_location', 'somewhere'],
    ['start_location', '91,0'],
    ['start_location', undefined],
  ])('refuses %s %p and names the field', async (field, value) => {
    const job = await jobs.createAssignedJob();
    const answer = await jobs.callAs(jobs.ana, startPermanentJob, { ...jobs.buildStartBody(job), [field]: value });
    expect(answer).toMatchObject({ status: 400 });
    expect(answer.body.issues[0]).toMatchObject({ field });
  });
});
