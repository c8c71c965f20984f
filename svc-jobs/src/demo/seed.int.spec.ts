import {
  type Absence,
  adminGetPermanentJobs,
  adminGetQuickJobs,
  type CallAnswer,
  type DoneWork,
  findCover,
  getChecklist,
  getDoneJobsByPlace,
  getTimesheet,
  getToday,
  listAbsences,
  listApprovals,
  listHolidays,
  listMessageThreads,
  listShifts,
  listSupplies,
  listVisits,
  type MessageThread,
  type PermanentJob,
  type Shift,
  startQuickJob,
  type Today,
} from '@cleaning/contracts';
import { buildDemoJobId, DEMO_ADMIN, DEMO_CONTRACTORS } from '@cleaning/contracts/demo';
import { createSeedContext, seedWithKills } from '@cleaning/service-kit/testing';
import { JobsTestApp } from '../testing/jobs-test-app.js';
import { seedDemo } from './seed.js';

describe('Demo data', () => {
  const jobs = JobsTestApp.openOwn();
  const seed = () => seedDemo(createSeedContext(jobs.app));
  let kills = 0;
  beforeAll(async () => {
    for (const person of DEMO_CONTRACTORS) await jobs.app.createPerson(person);
    await jobs.app.createPerson({ ...DEMO_ADMIN, role: 'admin' });
    jobs.setClock('2026-11-21T10:30');
    kills = await seedWithKills(jobs.app, seed);
  }, 60_000);

  const amara = () => jobs.app.createPerson({ ...DEMO_CONTRACTORS[0] });
  const done = (n: number, month: string): Promise<DoneWork[]> =>
    jobs.callOrThrow(jobs.admin, getDoneJobsByPlace, { job_id: buildDemoJobId(n), year: '2026', month });

  it('is complete although the service is killed after each step', () => expect(kills).toBeGreaterThan(10));

  it('has permanent and quick jobs with people, and waiting requests', async () => {
    const permanent: (PermanentJob & { req_count: number })[] = await jobs.callOrThrow(
      jobs.admin,
      adminGetPermanentJobs,
    );
    expect(permanent).toHaveLength(8);
    expect(permanent.reduce((sum, job) => sum + job.req_count, 0)).toBe(3);
    expect(permanent.filter((job) => job.job_enrolled_ids.length > 0)).toHaveLength(7);
    expect(await jobs.callOrThrow(jobs.admin, adminGetQuickJobs)).toHaveLength(4);
  });

  it('has a checklist for each permanent job, answered at its last visits', async () => {
    const permanent: PermanentJob[] = await jobs.callOrThrow(jobs.admin, adminGetPermanentJobs);
    const reported: string[] = [];
    for (const { job_id } of permanent) {
      const sent = { token: jobs.admin.token, query: { job_id } };
      const { version, areas } = (await jobs.app.call(getChecklist, sent)).body;
      expect([job_id, version, areas.length > 0]).toEqual([job_id, 1, true]);
      const { rows }: CallAnswer<typeof listVisits> = (await jobs.app.call(listVisits, sent)).body;
      if (rows.some(({ is_reported }) => is_reported)) reported.push(job_id);
    }
    // The newest job has no work yet.
    expect(reported).toHaveLength(permanent.length - 1);
  });

  it('has a thread of a place and one of a person, both read by the office', async () => {
    const office = await jobs.app.createPerson({ ...DEMO_ADMIN, role: 'admin' });
    const { rows } = await jobs.callOrThrow(office, listMessageThreads);
    expect(rows.map(({ kind, unread }: MessageThread) => [kind, unread])).toEqual([
      ['person', 0],
      ['place', 0],
    ]);
  });

  it('has requests for supplies in each state, two of which wait', async () => {
    const { rows }: CallAnswer<typeof listSupplies> = await jobs.callOrThrow(jobs.admin, listSupplies);
    expect(rows.map(({ state, item }) => [state, item])).toEqual([
      ['delivered', 'Hand soap'],
      ['declined', 'Stick vacuum'],
      ['ordered', 'Gloves'],
      ['open', 'Cloths'],
      ['open', 'Bin liners'],
    ]);
    expect(rows.find(({ state }) => state === 'declined')?.reason).toContain('extension lead');
  });

  it('has whole months of work with stamped locations', async () => {
    for (const month of ['08', '09', '10']) expect((await done(1, month)).length).toBeGreaterThan(35);
    const [row] = await done(1, '10');
    expect(row).toMatchObject({ job_status: 'done', end_time: '08:00' });
    expect(row?.job_started_location).toMatch(/^-34\.92\d+,138\.60\d+,\d+$/);
    expect((await done(1, '11')).filter((record) => record.is_manual)).toHaveLength(1);
    expect((await done(1, '11')).every((record) => record.date < '2026-11-21')).toBe(true);
    const person = await amara();
    const rows = await jobs.callOrThrow(person, getTimesheet, { user_id: person.id, year: '2026', month: '09' });
    expect(rows.length).toBeGreaterThan(15);
  });

  it('puts nobody at two places at once', async () => {
    const overlaps = await jobs.app.dataSource.query(
      `SELECT 1 FROM work_record a JOIN work_record b ON a.person_id = b.person_id AND a.id < b.id
         AND tstzrange(a.started_at, a.ended_at) && tstzrange(b.started_at, b.ended_at)
       WHERE NOT a.is_manual AND NOT b.is_manual`,
    );
    expect(overlaps).toEqual([]);
  });

  it('holds four records for different reasons and approves all others', async () => {
    const { total, rows } = await jobs.callOrThrow(jobs.admin, listApprovals, {});
    expect(total).toBe(rows.length);
    const reasons = rows.flatMap((row: { reasons: string[] }) => row.reasons).sort();
    expect(reasons).toEqual(['arrived_late', 'finished_late', 'longer_than_expected', 'same_record']);
    const [states] = await jobs.app.dataSource.query(
      `SELECT count(*) FILTER (WHERE state = 'approved')::int AS approved, count(*) FILTER (WHERE ended_at IS NOT NULL)::int AS finished FROM work_record`,
    );
    expect(states.approved).toBe(states.finished - 4);
    expect((await jobs.app.readPublishedStates('work-record')).filter(({ held }) => held)).toHaveLength(4);
  });

  it('publishes all records, jobs and assignments', async () => {
    const [count] = await jobs.app.dataSource.query(
      'SELECT count(*)::int AS records FROM work_record WHERE ended_at IS NOT NULL',
    );
    expect(await jobs.app.readPublishedStates('work-record')).toHaveLength(count.records);
    expect(await jobs.app.readPublishedStates('job')).toHaveLength(12);
    const assignments = await jobs.app.readPublishedStates('assignments');
    expect(assignments.find(({ id }) => id === DEMO_CONTRACTORS[0]?.id)).toMatchObject({
      permanent_jobs: [{ job_name: 'Wattlebird House Offices' }],
      quick_jobs: [{ job_name: 'Showroom before the opening', job_date: '2026-11-21' }],
    });
  });

  it('has working, late and finished shifts, absences, an offer and a cover', async () => {
    const { shifts }: Today = await jobs.callOrThrow(jobs.admin, getToday);
    const states = shifts.map(({ now }) => now);
    expect(states).toEqual(expect.arrayContaining(['working', 'late', 'finished']));
    const days = { from: '2026-11-21', until: '2026-11-30' };
    const absences: Absence[] = await jobs.callOrThrow(jobs.admin, listAbsences, days);
    expect(absences.map(({ user_name }) => user_name)).toEqual([
      'Priya Raghunathan-Venkataraman',
      'Grace Papadopoulos',
    ]);
    const needed: CallAnswer<typeof findCover> = await jobs.callOrThrow(jobs.admin, findCover, days);
    expect(needed).toHaveLength(5);
    expect(needed[0]?.offer?.people).toHaveLength(2);
    const covered: Shift[] = await jobs.callOrThrow(jobs.admin, listShifts, {
      from: '2026-11-23',
      until: '2026-11-23',
    });
    expect(covered.filter(({ origin }) => origin === 'cover')).toMatchObject([{ user_name: 'Tomasz Nowak' }]);
  });

  it('has rules for public holidays', async () => {
    const year = { from: '2026-11-21', until: '2027-04-30' };
    const holidays: CallAnswer<typeof listHolidays> = await jobs.callOrThrow(jobs.admin, listHolidays, year);
    const policies = holidays.flatMap(({ jobs: rules }) => rules.map(({ policy }) => policy));
    expect(new Set(policies)).toEqual(new Set(['skip', 'ask']));
  });

  it('adds no records when seeded again', async () => {
    const count = async () =>
      (
        await jobs.app.dataSource.query(
          'SELECT (SELECT count(*) FROM work_record), (SELECT count(*) FROM enrolment), (SELECT count(*) FROM absence), (SELECT count(*) FROM supply_request)',
        )
      )[0];
    const before = await count();
    await seed();
    expect(await count()).toEqual(before);
  });

  it("leaves today's quick job ready to start", async () => {
    const person = await amara();
    expect(await jobs.callAs(person, startQuickJob, jobs.buildStartBody(buildDemoJobId(22), person))).toMatchObject({
      status: 200,
    });
  });
});
