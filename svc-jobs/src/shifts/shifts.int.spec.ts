import {
  cancelDay,
  getDoneJobsByPlace,
  getEarnings,
  getMyShifts,
  getPickedSlots,
  getRemainingSlots,
  listShiftChanges,
  listShifts,
  pickSlots,
  startPermanentJob,
  startQuickJob,
  undoShiftChange,
} from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { EARLY, JobsTestApp, LATE, NO_SUCH_ID } from '../testing/jobs-test-app.js';
import { createShiftCalls, DAY, WEEK } from '../testing/shift-calls.js';

describe('Shift', () => {
  const jobs = JobsTestApp.openShared();
  let bo: TestPerson;
  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
  }, 60_000);
  beforeEach(() => jobs.empty('2026-11-16T05:00'));

  const { list, change } = createShiftCalls(jobs);
  /** Today's remaining times on the earnings page and on the page of the job. */
  const readRemaining = async (job: string, person: TestPerson = jobs.ana) => {
    const { pending } = await jobs.callOrThrow(person, getEarnings, { user_id: person.id, year: '2026', month: '11' });
    const remaining = await jobs.callOrThrow(person, getRemainingSlots, { user_id: person.id, job_id: job });
    return {
      pending: pending.filter(({ date }: { date: string }) => date === DAY).map(({ time }: { time: string }) => time),
      remaining,
    };
  };

  it('is listed for each assigned person by start, including nights and quick jobs', async () => {
    const job = await jobs.createAssignedJob([{ time: '22:00-06:00', days: ['Mo'] }, EARLY]);
    await jobs.assign(job, bo);
    await jobs.assign(await jobs.createQuickJob());
    expect(await list()).toEqual([
      '2026-11-16 22:00-06:00 Ana Silva planned timetable',
      '2026-11-16 22:00-06:00 Bo Berg planned timetable',
      '2026-11-18 06:00-08:00 Ana Silva planned timetable',
      '2026-11-18 06:00-08:00 Bo Berg planned timetable',
      '2026-11-18 18:30 Ana Silva planned timetable',
    ]);
    expect(await list({ job_id: job, user_id: bo.id })).toHaveLength(2);
    const own = await jobs.app.call(getMyShifts, { token: bo.token, query: WEEK });
    expect(own.body).toMatchObject([
      {
        job_name: 'Library',
        map_link: 'https://maps.app.goo.gl/library',
        starts_at: '2026-11-16T11:30:00Z',
        ends_at: '2026-11-16T19:30:00Z',
        user_id: bo.id,
      },
      { date: DAY },
    ]);
  });

  it('is published as a planned visit, again after each cancelled day', async () => {
    const job = await jobs.createAssignedJob([EARLY, LATE]);
    const readVisits = async () => (await jobs.app.readPublishedStates('planned-visits')).find(({ id }) => id === job);
    const readNumber = () => jobs.app.readChangeNumber('planned-visits', job);
    const first = await readVisits();
    expect(first).toMatchObject({ from: '2026-10-01', today: '2026-11-16', until: '2026-12-31', cancelled: [] });
    expect(first?.days).toContain(DAY);
    const before = await readNumber();
    await jobs.callOrThrow(jobs.admin, cancelDay, { job_id: job, date: DAY });
    expect(await readVisits()).toMatchObject({ days: first?.days, cancelled: [DAY] });
    const [{ change_id } = { change_id: '' }] = await jobs.callOrThrow(jobs.admin, listShiftChanges, {
      from: DAY,
      until: DAY,
    });
    await jobs.callOrThrow(jobs.admin, undoShiftChange, { change_id });
    expect(await readVisits()).toMatchObject({ days: first?.days, cancelled: [] });
    expect(await readNumber()).toBeGreaterThan(before ?? 0);
    expect((await jobs.app.readPublishedStates('planned-visits')).map(({ id }) => id)).not.toContain(
      await jobs.createQuickJob(),
    );
  });

  it.each([
    [{ from: '2026-11-18', until: '2026-11-17' }],
    [{ from: '2026-01-01', until: '2026-12-31' }],
    [{ from: '2026-02-30', until: '2026-03-01' }],
    [{ from: '2026-11-18' }],
  ])('refuses the days %j', async (days) => {
    expect(await jobs.callAs(jobs.admin, listShifts, days)).toMatchObject({ status: 400, body: { code: 'bad-input' } });
    expect(await jobs.app.call(getMyShifts, { token: jobs.ana.token, query: days })).toMatchObject({ status: 400 });
  });

  it('is limited to picked slots for every reader and for Start', async () => {
    const job = await jobs.createAssignedJob([EARLY, { ...LATE, days: ['Mo', 'We'] }]);
    const picks = [{ time: '18:00-20:00', days: ['We'] }];
    const body = { job_id: job, user_id: jobs.ana.id, picks };
    expect(await jobs.callOrThrow(jobs.admin, pickSlots, body)).toEqual([
      { user_id: jobs.ana.id, user_name: 'Ana Silva', picks },
    ]);
    expect(await jobs.callOrThrow(jobs.admin, getPickedSlots, { job_id: job })).toMatchObject([{ picks }]);
    expect(await list()).toEqual(['2026-11-18 18:00-20:00 Ana Silva planned timetable']);
    jobs.setClock('2026-11-18T06:00');
    expect(await readRemaining(job)).toEqual({ pending: ['18:00-20:00'], remaining: ['18:00-20:00'] });
    await jobs.doWork(job, '2026-11-18T18:00', '2026-11-18T20:00');
    expect(await readRemaining(job)).toEqual({ pending: [], remaining: [] });
    expect(await jobs.listDoneWork(job)).toMatchObject([{ job_counts_per_day: 0 }]);
    expect(await jobs.findAuditEntries(jobs.ana.id)).toContainEqual(
      expect.objectContaining({
        action: 'shift.slots-picked',
        details: expect.objectContaining({ slots: '18:00-20:00 We' }),
      }),
    );
    await jobs.callOrThrow(jobs.admin, pickSlots, { ...body, picks: [] });
    expect(await list()).toHaveLength(3);
  });

  it.each([
    ['a time outside the timetable', [{ time: '09:00-10:00', days: ['We'] }], 400],
    ['a day without the slot', [{ time: '06:00-08:00', days: ['Su'] }], 400],
    ['no day', [{ time: '06:00-08:00', days: [] }], 400],
    ['no time', [{ days: ['We'] }], 400],
  ])('refuses picks with %s and changes nothing', async (_case, picks, status) => {
    const job = await jobs.createAssignedJob();
    const before = { job_id: job, user_id: jobs.ana.id, picks: [{ time: '06:00-08:00', days: ['We'] }] };
    const picksBefore = await jobs.callOrThrow(jobs.admin, pickSlots, before);
    const answer = await jobs.callAs(jobs.admin, pickSlots, { ...before, picks });
    expect(answer).toMatchObject({ status, body: { code: 'bad-input', issues: [{}] } });
    expect(await jobs.callOrThrow(jobs.admin, getPickedSlots, { job_id: job })).toEqual(picksBefore);
    expect(await jobs.callAs(jobs.admin, pickSlots, { ...before, user_id: bo.id })).toMatchObject({ status: 404 });
  });

  it('loses its picks with the assignment', async () => {
    const job = await jobs.createAssignedJob();
    await jobs.callOrThrow(jobs.admin, pickSlots, {
      job_id: job,
      user_id: jobs.ana.id,
      picks: [{ time: '06:00-08:00', days: ['We'] }],
    });
    await jobs.unassign(job);
    await jobs.assign(job);
    expect(await jobs.callOrThrow(jobs.admin, getPickedSlots, { job_id: job })).toMatchObject([{ picks: [] }]);
  });

  describe('on a single day', () => {
    it('cannot be started by a person marked away until this is undone', async () => {
      const job = await jobs.createAssignedJob();
      await jobs.assign(job, bo);
      const { body, status } = await change('away', job, { user_id: jobs.ana.id, note: 'Dentist' });
      expect(status).toBe(200);
      expect((await change('away', job, { user_id: jobs.ana.id })).body).toEqual(body);
      jobs.setClock('2026-11-18T06:00');
      expect(await readRemaining(job)).toEqual({ pending: ['18:00-20:00'], remaining: ['18:00-20:00'] });
      expect((await readRemaining(job, bo)).remaining).toEqual(['06:00-08:00', '18:00-20:00']);
      expect(await list({ user_id: jobs.ana.id })).toEqual([
        '2026-11-18 06:00-08:00 Ana Silva away timetable',
        '2026-11-18 18:00-20:00 Ana Silva planned timetable',
      ]);
      expect(await jobs.callOrThrow(jobs.admin, listShiftChanges, WEEK)).toMatchObject([
        { change: 'away', user_name: 'Ana Silva', note: 'Dentist', changed_by: 'Helen Marsh', job_name: 'Library' },
      ]);
      await jobs.callOrThrow(jobs.admin, undoShiftChange, body);
      expect((await readRemaining(job)).remaining).toEqual(['06:00-08:00', '18:00-20:00']);
      expect(await jobs.callAs(jobs.admin, undoShiftChange, body)).toMatchObject({ status: 404 });
      const actions = (await jobs.findAuditEntries(jobs.ana.id)).map(({ action }) => action);
      expect(actions.slice(-2)).toEqual(['shift.away', 'shift.change-undone']);
    });

    it('is cancelled for everyone, while running work can be finished', async () => {
      const job = await jobs.createAssignedJob();
      await jobs.assign(job, bo);
      jobs.setClock('2026-11-18T06:00');
      const started = await jobs.start(job);
      expect(await jobs.callOrThrow(jobs.admin, cancelDay, { job_id: job, date: DAY, note: 'Closed' })).toEqual({
        cancelled: 2,
      });
      expect(await jobs.callOrThrow(jobs.admin, cancelDay, { job_id: job, date: DAY })).toEqual({ cancelled: 0 });
      expect(await readRemaining(job, bo)).toEqual({ pending: [], remaining: [] });
      expect(await jobs.start(job, {}, bo)).toMatchObject({ status: 409, body: { msg: "You don't have work today" } });
      jobs.setClock('2026-11-18T08:00');
      expect(await jobs.stop({ row_id: started.body.started_row_id })).toMatchObject({ status: 200 });
      expect(
        (await jobs.callOrThrow(jobs.admin, getDoneJobsByPlace, { job_id: job, year: '2026', month: '11' }))[0],
      ).toMatchObject({
        job_counts_per_day: 0,
      });
      expect((await jobs.findAuditEntries(job)).filter(({ action }) => action === 'shift.cancelled')).toMatchObject([
        { details: { date: DAY, time: '06:00-08:00', note: 'Closed' } },
        { details: { time: '18:00-20:00' } },
      ]);
    });

    it('cannot be started when a quick job is cancelled', async () => {
      const job = await jobs.createQuickJob();
      await jobs.assign(job);
      await jobs.callOrThrow(jobs.admin, cancelDay, { job_id: job, date: DAY });
      jobs.setClock('2026-11-18T18:30');
      expect(await jobs.callAs(jobs.ana, startQuickJob, jobs.buildStartBody(job))).toMatchObject({ status: 409 });
      expect(
        (await jobs.callOrThrow(jobs.ana, getEarnings, { user_id: jobs.ana.id, year: '2026', month: '11' })).pending,
      ).toEqual([]);
    });

    it('belongs only to the named person, and only on that day, when it is extra', async () => {
      const job = await jobs.createAssignedJob([EARLY]);
      const extra = { time: '13:00-15:00', date: '2026-11-19', user_id: bo.id };
      const { body, status } = await change('extra', job, extra);
      expect(status).toBe(200);
      expect(await list()).toEqual([
        '2026-11-18 06:00-08:00 Ana Silva planned timetable',
        '2026-11-19 13:00-15:00 Bo Berg planned extra',
      ]);
      jobs.setClock('2026-11-18T06:00');
      expect(await jobs.start(job, {}, bo)).toMatchObject({ status: 403 });
      jobs.setClock('2026-11-19T13:00');
      expect((await readRemaining(job)).remaining).toEqual([]);
      expect(await jobs.start(job)).toMatchObject({ status: 409 });
      const row = await jobs.doWork(job, '2026-11-19T13:00', '2026-11-19T15:00', bo);
      expect(await jobs.listDoneWork(job)).toMatchObject([
        { row_id: row, job_counts_per_day: 0, job_payment_for_day: '60.00-91.10' },
      ]);
      expect(await jobs.callAs(jobs.admin, undoShiftChange, body)).toMatchObject({ status: 409 });
      jobs.setClock('2026-11-21T13:00');
      expect(await jobs.start(job, {}, bo)).toMatchObject({ status: 403 });
    });

    it('shares one extra slot between its people', async () => {
      const job = await jobs.createAssignedJob([EARLY]);
      const extra = (person: TestPerson) => change('extra', job, { time: '13:00-15:00', user_id: person.id });
      const answers = await Promise.all([extra(bo), extra(jobs.ana), extra(bo)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(answers[0]?.body).toEqual(answers[2]?.body);
      expect(await list()).toHaveLength(3);
      expect(await jobs.app.dataSource.query('SELECT 1 FROM timetable_slot WHERE is_extra')).toHaveLength(1);
    });

    it.each<[string, string, (job: string) => object, number]>([
      ['a shift at an unknown time', 'cancelled', () => ({ time: '09:00-10:00' }), 404],
      ['a shift of an unknown person', 'away', () => ({ user_id: NO_SUCH_ID }), 404],
      ['a change without a person', 'away', () => ({}), 400],
      ['an extra shift without an end', 'extra', () => ({ user_id: NO_SUCH_ID, time: '09:00' }), 400],
      ['an extra shift for an unknown person', 'extra', () => ({ user_id: NO_SUCH_ID, time: '09:00-10:00' }), 404],
      ['a past day', 'cancelled', () => ({ date: '2026-11-11' }), 400],
      ['an unknown job', 'cancelled', () => ({ job_id: NO_SUCH_ID }), 404],
      ['an unknown change', 'moved', () => ({}), 400],
      ['an extra shift that the person already has', 'extra', () => ({ user_id: jobs.ana.id }), 409],
    ])('refuses %s', async (_case, kind, fields, status) => {
      const job = await jobs.createAssignedJob();
      expect(await change(kind, job, fields(job))).toMatchObject({ status });
      expect(await jobs.callOrThrow(jobs.admin, listShiftChanges, WEEK)).toEqual([]);
    });

    it('refuses to mark a person as away once they have started', async () => {
      const job = await jobs.createAssignedJob();
      jobs.setClock('2026-11-18T06:00');
      await jobs.start(job);
      expect(await change('away', job, { user_id: jobs.ana.id })).toMatchObject({ status: 409 });
    });
  });

  it('cannot be started at a job where the person has no shift', async () => {
    const job = await jobs.createPermanentJob([EARLY]);
    jobs.setClock('2026-11-18T06:00');
    expect(await jobs.callAs(bo, startPermanentJob, jobs.buildStartBody(job, bo))).toMatchObject({ status: 403 });
  });
});
