import { v7 } from 'uuid';
import { Absence } from '../absences/absence.entity.js';
import { Cover, CoverOffer } from '../covers/cover.entity.js';
import { HolidayDecision, HolidayRule, PublicHoliday } from '../holidays/holiday.entity.js';
import { JobsTestApp } from '../testing/jobs-test-app.js';
import { planOf } from './plan.js';
import { plansOf } from './plan.queries.js';
import { ShiftChange, ShiftPick } from './shift.entity.js';

const [FIRST, DAY, LAST] = ['2026-11-01', '2026-11-18', '2026-11-30'];
const OTHER_MONTH = '2026-12-16';
const TIME = '06:00-08:00';

describe('plans of many people', () => {
  const jobs = JobsTestApp.forTests();
  let ids: { job: string; ana: string; bo: string; cara: string };

  /** Ana has picks, covers and a change of her own, Bo is absent and is covered, Cara has nothing. */
  beforeAll(async () => {
    await jobs.empty('2026-11-01T06:00');
    const [bo, cara] = [await jobs.app.person({ name: 'Bo Berg' }), await jobs.app.person({ name: 'Cara Coe' })];
    const job = await jobs.assignedJob();
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

  const sorted = (plan: Record<string, unknown[]>) =>
    Object.fromEntries(
      Object.entries(plan).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.map((item) => JSON.stringify(item)).sort() : value,
      ]),
    );
  const MANY = `WITH worker AS (SELECT $1::uuid AS job_id, unnest($2::uuid[]) AS person_id, $3::date AS from_day, $4::date AS until_day)
    ${plansOf('worker')}`;

  it.each([
    ['a month', FIRST, LAST],
    ['a day', DAY, DAY],
    ['days on which nothing is', '2026-09-01', '2026-09-30'],
  ])('are those of each of them, for %s', async (_days, from, until) => {
    const people = [ids.ana, ids.bo, ids.cara];
    const rows = await jobs.app.dataSource.query(MANY, [ids.job, people, from, until]);
    expect(rows).toHaveLength(people.length);
    for (const { person_id, plan } of rows) {
      const [one] = await jobs.app.dataSource.query(
        `SELECT ${planOf('$2::uuid', '$3', '$4')} AS plan FROM job WHERE job.id = $1`,
        [ids.job, person_id, from, until],
      );
      expect(sorted(plan)).toEqual(sorted(one.plan));
    }
    const ana = rows.find((row: { person_id: string }) => row.person_id === ids.ana);
    expect(ana.plan).toMatchObject({ member: true, changes: { length: from > '2026-10' ? 3 : 0 } });
  });

  it('are read from each table once, however many people there are', async () => {
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
