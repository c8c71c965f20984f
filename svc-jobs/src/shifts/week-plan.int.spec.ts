import {
  addOrRemoveUser,
  cancelDay,
  getMyPlan,
  getPickedSlots,
  getWeekPlan,
  type MyPlan,
  offerCover,
  pickSlots,
  reportAbsence,
  type Shift,
  takeCover,
  type WeekPlan,
} from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { EARLY, JobsTestApp, LATE } from '../testing/jobs-test-app.js';
import { createShiftCalls } from '../testing/shift-calls.js';

const jobs = JobsTestApp.openShared();

describe('getMyPlan', () => {
  let bo: TestPerson;
  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
  }, 60_000);
  beforeEach(async () => {
    await jobs.empty('2026-11-16T05:00');
    await jobs.app.dataSource.query('TRUNCATE absence');
  });

  const readPlan = (person: TestPerson, at: string): Promise<MyPlan> => {
    jobs.setClock(at);
    return jobs.callOrThrow(person, getMyPlan);
  };
  const rows = async (person: TestPerson, at: string) =>
    (await readPlan(person, at)).shifts.map(
      ({ date, time, state, origin, work }) => `${date.slice(8)} ${time} ${state} ${origin} ${work}`,
    );

  it('shows 14 days from today with pay', async () => {
    await jobs.createAssignedJob([{ time: '06:00-08:00', days: ['We'] }]);
    await jobs.assign(await jobs.createQuickJob());
    const plan = await readPlan(jobs.ana, '2026-11-18T05:00');
    expect(plan).toMatchObject({ date: '2026-11-18', until: '2026-12-01' });
    expect(plan.shifts).toMatchObject([
      {
        job_name: 'Library',
        address: '1 North Terrace, Adelaide',
        date: '2026-11-18',
        starts_at: '2026-11-17T19:30:00Z',
        ends_at: '2026-11-17T21:30:00Z',
        pay_per_hour: '30.00',
        payment: '60.00',
        work: 'none',
      },
      { kind: 'quick', job_name: 'After the fair', time: '18:30', pay_per_hour: '40.00', payment: '' },
      { date: '2026-11-25' },
    ]);
    expect(JSON.stringify(plan)).not.toContain('45.55');
  });

  it('shows running and finished work, and keeps the current night', async () => {
    const job = await jobs.createAssignedJob([{ time: '22:00-06:00', days: ['Tu'] }]);
    jobs.setClock('2026-11-17T22:00');
    const { body } = await jobs.start(job);
    const night = '17 22:00-06:00 planned timetable';
    const later = ['24 22:00-06:00 planned timetable none', '01 22:00-06:00 planned timetable none'];
    expect(await rows(jobs.ana, '2026-11-18T05:00')).toEqual([`${night} running`, ...later]);
    // Stays in the plan while the person works.
    expect(await rows(jobs.ana, '2026-11-18T06:30')).toEqual([`${night} running`, ...later]);
    await jobs.stop({ row_id: body.started_row_id });
    expect(await rows(jobs.ana, '2026-11-18T06:30')).toEqual(later);
    const morning = await jobs.createAssignedJob([{ time: '07:00-08:00', days: ['We'] }]);
    await jobs.doWork(morning, '2026-11-18T07:00', '2026-11-18T07:50');
    expect((await rows(jobs.ana, '2026-11-18T09:00'))[0]).toBe('18 07:00-08:00 planned timetable done');
  });

  it('shows days off, cancelled days and covers to their own person only', async () => {
    const job = await jobs.createAssignedJob();
    const day = '2026-11-18';
    await jobs.callOrThrow(jobs.ana, reportAbsence, { user_id: jobs.ana.id, from: day, until: day, reason: 'Flu' });
    const shift = { job_id: job, date: day, time: '06:00-08:00', user_id: jobs.ana.id };
    const { offer_id } = await jobs.callOrThrow(jobs.admin, offerCover, { ...shift, to: 'all' });
    await jobs.callOrThrow(bo, takeCover, { user_id: bo.id, offer_id });
    await jobs.callOrThrow(jobs.admin, cancelDay, { job_id: job, date: '2026-11-25', note: 'Closed' });
    expect(await rows(bo, '2026-11-18T05:00')).toEqual(['18 06:00-08:00 planned cover none']);
    const own = await readPlan(jobs.ana, '2026-11-18T05:00');
    expect(own.shifts.map(({ state, note }) => `${state} ${note}`)).toEqual([
      'covered ',
      'away Flu',
      'cancelled Closed',
      'cancelled Closed',
    ]);
    expect(JSON.stringify(own)).not.toContain('Bo Berg');
  });
});

describe('Plans on the desk', () => {
  let bo: TestPerson;
  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
  }, 60_000);
  beforeEach(async () => {
    await jobs.empty('2026-11-16T05:00');
    await jobs.app.dataSource.query('TRUNCATE absence');
  });

  describe('getWeekPlan', () => {
    const week = async (fields: object = {}): Promise<WeekPlan> =>
      jobs.callOrThrow(jobs.admin, getWeekPlan, { from: '2026-11-16', ...fields });
    const findGaps = ({ gaps }: WeekPlan) =>
      gaps.map(({ job_name, date, time, needed, planned }) => `${job_name} ${date} ${time} ${planned}/${needed}`);
    const describeShift = ({ user_name, job_name, date, time }: Shift) => `${user_name} ${job_name} ${date} ${time}`;

    it('names slots with too few people, except cancelled and past ones', async () => {
      const job = await jobs.createPermanentJob([EARLY, { ...LATE, days: ['We', 'Fr'] }]);
      const quick = await jobs.createQuickJob();
      expect(findGaps(await week())).toEqual([
        'Library 2026-11-18 06:00-08:00 0/2',
        'Library 2026-11-18 18:00-20:00 0/2',
        'After the fair 2026-11-18 18:30 0/1',
        'Library 2026-11-20 18:00-20:00 0/2',
      ]);
      for (const person of [jobs.ana, bo]) await jobs.assign(job, person);
      await jobs.assign(quick);
      expect(findGaps(await week())).toEqual([]);
      await jobs.callOrThrow(jobs.admin, pickSlots, {
        job_id: job,
        user_id: bo.id,
        picks: [{ time: '18:00-20:00', days: ['Fr'] }],
      });
      await jobs.callOrThrow(jobs.ana, reportAbsence, {
        user_id: jobs.ana.id,
        from: '2026-11-20',
        until: '2026-11-20',
        reason: 'Flu',
      });
      const short = [
        'Library 2026-11-18 06:00-08:00 1/2',
        'Library 2026-11-18 18:00-20:00 1/2',
        'Library 2026-11-20 18:00-20:00 1/2',
      ];
      expect(findGaps(await week())).toEqual(short);
      expect(findGaps(await week({ job_id: quick }))).toEqual([]);
      jobs.setClock('2026-11-18T08:00');
      expect(findGaps(await week())).toEqual(short.slice(1));
      await jobs.callOrThrow(jobs.admin, cancelDay, { job_id: job, date: '2026-11-18' });
      expect(findGaps(await week())).toEqual(short.slice(2));
    });

    it('spans seven days and filters by place or person', async () => {
      const job = await jobs.createAssignedJob();
      await jobs.assign(await jobs.createPermanentJob([EARLY], { job_title: 'School' }), bo);
      expect((await week()).shifts).toHaveLength(3);
      expect((await week({ job_id: job })).shifts.map(describeShift)).toEqual([
        'Ana Silva Library 2026-11-18 06:00-08:00',
        'Ana Silva Library 2026-11-18 18:00-20:00',
      ]);
      const own = await week({ user_id: bo.id });
      expect(own).toMatchObject({ from: '2026-11-16', until: '2026-11-22', gaps: [] });
      expect(own.shifts.map(describeShift)).toEqual(['Bo Berg School 2026-11-18 06:00-08:00']);
      expect(new Set((await week({ from: '2026-11-19' })).shifts.map(({ date }) => date))).toEqual(
        new Set(['2026-11-25']),
      );
    });

    it('names overlapping shifts of one person across places and over midnight', async () => {
      const job = await jobs.createAssignedJob([EARLY]);
      await jobs.assign(await jobs.createPermanentJob([{ time: '22:00-07:00', days: ['Tu'] }], { job_title: 'Night' }));
      const pair = [['Ana Silva Night 2026-11-17 22:00-07:00', 'Ana Silva Library 2026-11-18 06:00-08:00']];
      const overlaps = async (fields: object = {}) =>
        (await week(fields)).overlaps.map((two) => two.map(describeShift));
      expect(await overlaps()).toEqual(pair);
      expect(await overlaps({ job_id: job })).toEqual(pair);
      expect(await overlaps({ from: '2026-11-18' })).toEqual(pair);
      expect(await overlaps({ user_id: bo.id })).toEqual([]);
    });

    it.each([[{}], [{ from: '18/11/2026' }], [{ from: '2026-02-30' }]])('refuses %j', async (body) => {
      expect(await jobs.callAs(jobs.admin, getWeekPlan, body)).toMatchObject({ status: 400 });
    });
  });

  describe('shifts', () => {
    const { list, change } = createShiftCalls(jobs);

    describe('assigning a shift at the same time as another', () => {
      const add = (job: string, insist?: boolean) =>
        jobs.callAs(jobs.admin, addOrRemoveUser, { id: job, method: 'add', added_id: jobs.ana.id, insist });

      it('is refused with details until an admin insists, with an audit entry', async () => {
        await jobs.createAssignedJob();
        const other = await jobs.createPermanentJob([{ time: '07:00-09:00', days: ['We'] }], { job_title: 'School' });
        const refused = await add(other, false);
        expect(refused).toMatchObject({
          status: 409,
          body: {
            code: 'overlapping_shifts',
            msg: 'Ana Silva has shifts at the same time.',
            issues: expect.arrayContaining([
              {
                field: 'insist',
                code: 'overlap',
                params: {
                  person: 'Ana Silva',
                  shifts: [
                    { date: '2026-11-18', time: '06:00-08:00', title: 'Library' },
                    { date: '2026-11-18', time: '07:00-09:00', title: 'School' },
                  ],
                },
                msg: '2026-11-18 06:00-08:00 Library / 2026-11-18 07:00-09:00 School',
              },
            ]),
          },
        });
        expect(await list({ job_id: other })).toEqual([]);
        expect(
          (await jobs.findAuditEntries(jobs.ana.id)).some(({ action }) => action === 'shift.overlap-allowed'),
        ).toBe(false);
        expect(await add(other, true)).toMatchObject({ status: 200 });
        expect(await list({ job_id: other })).toHaveLength(1);
        expect(await jobs.findAuditEntries(jobs.ana.id)).toContainEqual(
          expect.objectContaining({ action: 'shift.overlap-allowed', actor_name: 'Helen Marsh' }),
        );
      });

      it.each([
        ['shifts one after the other', [{ time: '08:00-09:00', days: ['We'] }], 200],
        ['a night into the morning', [{ time: '22:00-06:30', days: ['Tu'] }], 409],
        ['shifts on different days', [{ time: '06:00-08:00', days: ['Th'] }], 200],
      ])('is checked for %s', async (_case, timeline, status) => {
        await jobs.createAssignedJob();
        expect(await add(await jobs.createPermanentJob(timeline), false)).toMatchObject({ status });
      });

      it('is allowed with an audit entry in calls without `insist`', async () => {
        await jobs.createAssignedJob();
        const other = await jobs.createPermanentJob([EARLY]);
        expect(await add(other)).toMatchObject({ status: 200 });
        expect((await jobs.findAuditEntries(jobs.ana.id)).map(({ action }) => action)).toContain(
          'shift.overlap-allowed',
        );
      });

      it('is refused for extra shifts and picked slots', async () => {
        const job = await jobs.createAssignedJob([EARLY]);
        const body = { time: '07:00-09:00', user_id: jobs.ana.id };
        expect(await change('extra', job, body)).toMatchObject({ status: 409, body: { code: 'overlapping_shifts' } });
        expect(await list()).toHaveLength(1);
        expect(await change('extra', job, { ...body, insist: true })).toMatchObject({ status: 200 });
        const other = await jobs.createPermanentJob([LATE, { ...EARLY, time: '06:30-07:30' }]);
        await jobs.callOrThrow(jobs.admin, addOrRemoveUser, {
          id: other,
          method: 'add',
          added_id: jobs.ana.id,
          insist: true,
        });
        const pick = (time: string) =>
          jobs.callAs(jobs.admin, pickSlots, { job_id: other, user_id: jobs.ana.id, picks: [{ time, days: ['We'] }] });
        expect(await pick('18:00-20:00')).toMatchObject({ status: 200 });
        expect(await pick('06:30-07:30')).toMatchObject({ status: 409, body: { code: 'overlapping_shifts' } });
        expect(await jobs.callOrThrow(jobs.admin, getPickedSlots, { job_id: other })).toMatchObject([
          { picks: [{ time: '18:00-20:00' }] },
        ]);
      });
    });
  });
});
