import { cancelDay, getToday, offerCover, reportAbsence, type Today, takeCover } from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { Absence } from '../absences/absence.entity.js';
import { Cover, CoverOffer } from '../covers/cover.entity.js';
import { HolidayDecision, HolidayRule, PublicHoliday } from '../holidays/holiday.entity.js';
import { JobsTestApp } from '../testing/jobs-test-app.js';
import type { Plan } from './plan.js';
import { getPlan, getPlans } from './plan.queries.js';
import { ShiftChange, ShiftPick } from './shift.entity.js';

const jobs = JobsTestApp.openShared();

describe("Today's board", () => {
  let bo: TestPerson;
  let cara: TestPerson;
  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    cara = await jobs.app.createPerson({ name: 'Cara Coe' });
  }, 60_000);
  beforeEach(async () => {
    await jobs.empty('2026-11-16T05:00');
    await jobs.app.dataSource.query('TRUNCATE absence');
  });

  const board = async (at: string) => {
    jobs.setClock(at);
    const today: Today = await jobs.callOrThrow(jobs.admin, getToday);
    return today;
  };
  const rows = async (at: string) =>
    (await board(at)).shifts.map(({ date, time, user_name, now }) => `${date.slice(8)} ${time} ${user_name} ${now}`);

  it('goes from ahead to late and not started, or to working and finished', async () => {
    const job = await jobs.createAssignedJob([{ time: '06:00-08:00', days: ['We'] }]);
    await jobs.assign(job, bo);
    expect(await rows('2026-11-18T05:00')).toEqual(['18 06:00-08:00 Ana Silva ahead', '18 06:00-08:00 Bo Berg ahead']);
    jobs.setClock('2026-11-18T06:05');
    const started = await jobs.start(job);
    expect(await rows('2026-11-18T06:15')).toEqual(['18 06:00-08:00 Ana Silva working', '18 06:00-08:00 Bo Berg late']);
    expect(await rows('2026-11-18T06:45')).toContain('18 06:00-08:00 Bo Berg not_started');
    jobs.setClock('2026-11-18T07:55');
    await jobs.stop({ row_id: started.body.started_row_id });
    const { at, date, shifts } = await board('2026-11-18T08:00');
    expect({ at, date }).toEqual({ at: '2026-11-17T21:30:00Z', date: '2026-11-18' });
    expect(shifts).toMatchObject([
      {
        now: 'finished',
        row_id: started.body.started_row_id,
        started_at: '2026-11-17T19:35:00.000Z',
        ended_at: '2026-11-17T21:25:00.000Z',
        map_link: 'https://maps.app.goo.gl/library',
        address: '1 North Terrace, Adelaide',
      },
      { now: 'not_started', row_id: '', started_at: '', ended_at: '' },
    ]);
  });

  it('shows away, covered and cancelled shifts', async () => {
    const job = await jobs.createAssignedJob();
    const days = { from: '2026-11-18', until: '2026-11-18' };
    await jobs.callOrThrow(jobs.ana, reportAbsence, { user_id: jobs.ana.id, ...days, reason: 'Flu' });
    const shift = { job_id: job, date: '2026-11-18', time: '06:00-08:00', user_id: jobs.ana.id };
    const { offer_id } = await jobs.callOrThrow(jobs.admin, offerCover, { ...shift, to: [bo.id] });
    await jobs.callOrThrow(bo, takeCover, { user_id: bo.id, offer_id });
    expect(await rows('2026-11-18T06:20')).toEqual([
      '18 06:00-08:00 Ana Silva covered',
      '18 06:00-08:00 Bo Berg late',
      '18 18:00-20:00 Ana Silva away',
    ]);
    await jobs.callOrThrow(jobs.admin, cancelDay, { job_id: job, date: '2026-11-18', note: 'Closed' });
    const { shifts } = await board('2026-11-18T06:20');
    expect(new Set(shifts.map(({ now, note }) => `${now} ${note}`))).toEqual(new Set(['cancelled Closed']));
  });

  it('includes running nights of yesterday and the next hours of tomorrow', async () => {
    const job = await jobs.createAssignedJob([{ time: '22:00-06:00', days: ['Tu', 'We'] }]);
    await jobs.assign(await jobs.createQuickJob({ job_date: '2026-11-19', job_time: '07:00' }), cara);
    jobs.setClock('2026-11-17T22:00');
    const { body } = await jobs.start(job);
    const night = '17 22:00-06:00 Ana Silva working';
    const today = '18 22:00-06:00 Ana Silva ahead';
    expect(await rows('2026-11-18T05:00')).toEqual([night, today]);
    // Stays on the board while the person works.
    expect(await rows('2026-11-18T06:30')).toEqual([night, today]);
    await jobs.stop({ row_id: body.started_row_id });
    expect(await rows('2026-11-18T06:30')).toEqual([today]);
    expect(await rows('2026-11-18T19:30')).toEqual([today, '19 07:00 Cara Coe ahead']);
  });

  it('keeps a night that nobody came to until noon', async () => {
    const job = await jobs.createAssignedJob([{ time: '22:00-02:00', days: ['Tu'] }]);
    await jobs.assign(job, bo);
    const days = { from: '2026-11-17', until: '2026-11-17' };
    await jobs.callOrThrow(bo, reportAbsence, { user_id: bo.id, ...days, reason: 'Flu' });
    const missed = ['17 22:00-02:00 Ana Silva not_started'];
    expect(await rows('2026-11-18T01:00')).toEqual([...missed, '17 22:00-02:00 Bo Berg away']);
    expect(await rows('2026-11-18T13:30')).toEqual(missed);
    expect(await rows('2026-11-18T14:00')).toEqual([]);
  });

  it('shows running work without a shift', async () => {
    const job = await jobs.createAssignedJob();
    jobs.setClock('2026-11-18T06:00');
    const { body } = await jobs.start(job);
    await jobs.unassign(job);
    const { shifts, other_work } = await board('2026-11-18T06:30');
    expect(shifts).toEqual([]);
    expect(other_work).toMatchObject([{ row_id: body.started_row_id, user_name: 'Ana Silva', job_name: 'Library' }]);
  });

  it('reads jobs and work with two statements', async () => {
    for (let place = 0; place < 5; place += 1) await jobs.createAssignedJob(undefined, place % 2 ? bo : cara);
    jobs.setClock('2026-11-18T06:00');
    const spy = jest.spyOn(jobs.app.dataSource, 'query');
    await jobs.callOrThrow(jobs.admin, getToday);
    const statements = spy.mock.calls.filter(([sql]) => /\b(job|work_record)\b/.test(sql));
    spy.mockRestore();
    expect(statements).toHaveLength(2);
  });
});

const [FIRST, DAY, LAST] = ['2026-11-01', '2026-11-18', '2026-11-30'];
const OTHER_MONTH = '2026-12-16';
const TIME = '06:00-08:00';

describe('getPlans', () => {
  let ids: { job: string; ana: string; bo: string; cara: string };

  /** Ana has picks, a cover and a change, Bo is absent and covered, Cara has no entries. */
  beforeAll(async () => {
    await jobs.empty('2026-11-01T06:00');
    const [bo, cara] = [
      await jobs.app.createPerson({ name: 'Bo Berg' }),
      await jobs.app.createPerson({ name: 'Cara Coe' }),
    ];
    const job = await jobs.createAssignedJob();
    await jobs.assign(job, bo);
    ids = { job, ana: jobs.ana.id, bo: bo.id, cara: cara.id };
    const { manager } = jobs.app.dataSource;
    const by = { by: jobs.admin.id, at: new Date() };
    for (const startTime of ['06:00', '18:00'])
      await manager.insert(ShiftPick, { jobId: job, personId: ids.ana, startTime, endTime: '20:00', days: [3] });
    for (const [businessDate, personId] of [
      [DAY, ids.ana],
      [DAY, null],
      [OTHER_MONTH, ids.ana],
    ] as const)
      await manager.insert(ShiftChange, {
        id: v7(),
        jobId: job,
        businessDate,
        time: personId ? TIME : '18:00-20:00',
        kind: personId ? 'away' : 'cancelled',
        personId,
        note: personId,
        changedBy: by.by,
        changedAt: by.at,
      });
    for (const [fromDate, withdrawnAt] of [
      [FIRST, null],
      [LAST, null],
      [DAY, by.at],
    ] as const)
      await manager.insert(Absence, {
        id: v7(),
        personId: ids.bo,
        fromDate,
        untilDate: OTHER_MONTH,
        reason: 'Away',
        reportedAt: by.at,
        reportedBy: by.by,
        withdrawnAt,
        withdrawnBy: withdrawnAt && by.by,
      });
    const shift = { jobId: job, businessDate: DAY, time: TIME, forPersonId: ids.bo };
    const offerId = v7();
    await manager.insert(CoverOffer, { id: offerId, ...shift, toAll: true, offeredBy: by.by, offeredAt: by.at });
    await manager.insert(Cover, { id: v7(), offerId, ...shift, personId: ids.ana, takenAt: by.at });
    await manager.insert(PublicHoliday, { state: 'SA', date: DAY, fromTime: '00:00', name: 'Day', removed: false });
    await manager.insert(HolidayRule, { jobId: job, state: 'SA', policy: 'ask', contractorRateCents: 5000 });
    await manager.insert(HolidayDecision, {
      jobId: job,
      date: DAY,
      decision: 'skip',
      decidedBy: by.by,
      decidedAt: by.at,
    });
  }, 60_000);

  /** The parts that decide whether a shift is planned, sorted. Only the plan of one person has covering people, notes and re-cleans. */
  const sortPlan = ({ changes, ...plan }: Plan) =>
    Object.fromEntries(
      Object.entries({ ...plan, changes: changes.map(({ kind, date, time }) => ({ kind, date, time })) }).map(
        ([name, value]) => [name, Array.isArray(value) ? value.map((item) => JSON.stringify(item)).sort() : value],
      ),
    );
  const MANY = `WITH worker AS (SELECT $1::uuid AS job_id, unnest($2::uuid[]) AS person_id, $3::date AS from_day, $4::date AS until_day)
    ${getPlans('worker')}`;

  it.each([
    ['a month', FIRST, LAST],
    ['a day', DAY, DAY],
    ['days without entries', '2026-09-01', '2026-09-30'],
  ])('gives each person the plan of getPlan for %s', async (_days, from, until) => {
    const people = [ids.ana, ids.bo, ids.cara];
    const rows = await jobs.app.dataSource.query(MANY, [ids.job, people, from, until]);
    expect(rows).toHaveLength(people.length);
    for (const { person_id, plan } of rows) {
      const [one] = await jobs.app.dataSource.query(
        `SELECT ${getPlan('$2::uuid', '$3', '$4')} AS plan FROM job WHERE job.id = $1`,
        [ids.job, person_id, from, until],
      );
      expect(sortPlan(plan)).toEqual(sortPlan(one.plan));
    }
    const ana = rows.find((row: { person_id: string }) => row.person_id === ids.ana);
    expect(ana.plan).toMatchObject({ member: true, changes: { length: from > '2026-10' ? 3 : 0 } });
  });

  it('reads each table once for any number of people', async () => {
    const [answer] = await jobs.app.dataSource.query(`EXPLAIN (FORMAT JSON) ${MANY}`, [
      ids.job,
      [ids.ana, ids.bo],
      FIRST,
      LAST,
    ]);
    expect(JSON.stringify(answer)).toContain('shift_change');
    expect(JSON.stringify(answer)).not.toContain('"Parent Relationship":"SubPlan"');
  });
});
