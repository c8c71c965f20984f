import {
  addCourseBreak,
  addManualRecord,
  declareHoursElsewhere,
  getCoverOffers,
  getMyWorkHours,
  getOpenShifts,
  getPersonalWork,
  getWorkWarnings,
  listHoursWarnings,
  MAX_COURSE_BREAKS,
  type OpenShift,
  offerCover,
  removeCourseBreak,
  reportAbsence,
} from '@cleaning/contracts';
import { createServiceToken, type TestPerson } from '@cleaning/service-kit/testing';
import { JobsTestApp } from '../testing/jobs-test-app.js';

const jobs = JobsTestApp.openShared();
let bo: TestPerson;
const WEEK = { from: '2026-11-16', until: '2026-11-22' };
const WORKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr'];

beforeAll(async () => {
  bo = await jobs.app.createPerson({ name: 'Bo Berg' });
}, 60_000);
beforeEach(async () => {
  await jobs.empty('2026-11-16T05:00');
  await jobs.app.dataSource.query('TRUNCATE absence, known_compliance, hours_elsewhere, course_break');
});

const limit = (person: TestPerson, work_limit = true) =>
  jobs.app.deliver('compliance', person.id, {
    documents: [{ kind: 'visa', base: 'verified', expires_on: '2028-01-31' }],
    work_limit,
  });
const read = async () => (await jobs.app.call(getMyWorkHours, { token: jobs.ana.token })).body;
const listWarnings = async (query: object = {}) =>
  (await jobs.app.call(listHoursWarnings, { token: jobs.admin.token, query: { ...WEEK, ...query } })).body;
const hours = (spans: { from: string; own_minutes: number }[]) =>
  spans.map(({ from, own_minutes }) => [from, own_minutes]);
const declare = (week: string, minutes: number) =>
  jobs.callAs(jobs.ana, declareHoursElsewhere, { user_id: jobs.ana.id, week, minutes });

it('shows no hours and no warning to a person without a limit', async () => {
  const job = await jobs.createAssignedJob([{ time: '06:00-18:00', days: WORKDAYS }]);
  expect(await read()).toEqual({ limited: false, spans: [], weeks: [], breaks: [] });
  expect(await listWarnings()).toEqual([]);
  jobs.setClock('2026-11-16T06:00');
  expect((await jobs.start(job)).body).not.toHaveProperty('warnings');
});

it('warns the office on each open shift that would exceed the limit', async () => {
  await limit(bo);
  await jobs.createAssignedJob([{ time: '06:00-10:30', days: WORKDAYS }], bo);
  await jobs.createPermanentJob([{ time: '12:00-13:00', days: ['We'] }], { job_title: 'Depot' });
  await jobs.createPermanentJob([{ time: '14:00-18:00', days: ['We'] }], { job_title: 'Library' });
  const open = await jobs.callOrThrow(jobs.admin, getOpenShifts, {
    user_id: bo.id,
    date: '2026-11-18',
    repeats: 'once',
  });
  expect(open.map(({ job_name, problems }: OpenShift) => [job_name, ...problems.map(({ kind }) => kind)])).toEqual([
    ['Depot'],
    ['Library', 'visa'],
    [expect.any(String), 'own'],
  ]);
});

it('compares planned hours per fortnight from a Monday with the limit of 48', async () => {
  await limit(jobs.ana);
  // 24 hours and 50 minutes a week: two weeks have 49:40.
  const job = await jobs.createAssignedJob([{ time: '06:00-10:58', days: WORKDAYS }]);
  const { spans } = await read();
  expect(hours(spans)).toEqual([
    ['2026-11-09', 1490],
    ['2026-11-16', 2980],
    ['2026-11-23', 2980],
    ['2026-11-30', 2980],
  ]);
  expect(spans.map(({ over }: { over: boolean }) => over)).toEqual([false, true, true, true]);
  expect(await listWarnings()).toMatchObject([
    { user_name: 'Ana Silva', from: '2026-11-16', until: '2026-11-29', over: true },
  ]);
  expect(await listWarnings({ job_id: job })).toHaveLength(1);
  expect(await listWarnings({ job_id: await jobs.createPermanentJob() })).toEqual([]);
  expect(await listWarnings({ user_id: bo.id })).toEqual([]);
  await limit(jobs.ana, false);
  expect(await listWarnings()).toEqual([]);
});

it('counts a shift on its days before it is planned', async () => {
  await limit(bo);
  // 47 hours and a half in two weeks.
  await jobs.createAssignedJob([{ time: '06:00-10:45', days: WORKDAYS }], bo);
  const warnForShift = async (day: string, time: string) =>
    listWarnings({ user_id: bo.id, from: day, until: day, time });
  expect(await warnForShift('2026-11-18', '12:00-12:30')).toEqual([]);
  const over = { user_name: 'Bo Berg', own_minutes: 2881 };
  expect(await warnForShift('2026-11-18', '12:00-12:31')).toMatchObject([{ ...over, from: '2026-11-16' }]);
  // From Sunday into Monday, both in the fortnight from 23 November.
  expect(await warnForShift('2026-11-29', '23:30-00:31')).toMatchObject([
    { from: '2026-11-23', own_minutes: 2850 + 61 },
  ]);
  const query = { from: '2026-11-18', until: '2026-11-18', time: '12:00-12:31' };
  expect(await jobs.app.call(listHoursWarnings, { token: jobs.admin.token, query })).toMatchObject({
    status: 400,
    body: { issues: [{ field: 'user_id' }] },
  });
});

it('counts a job in advance as if the person were assigned to it', async () => {
  await limit(bo);
  const own = await jobs.createAssignedJob([{ time: '06:00-10:00', days: WORKDAYS }], bo);
  // Bo has 40 hours in two weeks. The other jobs add 7.5 and 8.5 hours.
  const enough = await jobs.createPermanentJob([{ time: '12:00-12:45', days: WORKDAYS }]);
  const tooMuch = await jobs.createAssignedJob([{ time: '12:00-12:51', days: WORKDAYS }]);
  const warnForJob = (join_job_id: string) => listWarnings({ user_id: bo.id, join_job_id });
  expect(await warnForJob(enough)).toEqual([]);
  expect(await warnForJob(tooMuch)).toMatchObject([
    { user_name: 'Bo Berg', own_minutes: 2400 + 510, from: '2026-11-16' },
  ]);
  // Jobs already assigned are not counted twice.
  expect(await warnForJob(own)).toEqual([]);
  await jobs.assign(enough, bo);
  expect(await warnForJob(enough)).toEqual([]);
  expect((await read()).limited).toBe(false);
});

it('limits the course breaks of a person, also when two arrive at once', async () => {
  await jobs.app.dataSource.query(
    `INSERT INTO course_break (id, person_id, from_date, until_date)
     SELECT gen_random_uuid(), $1, date '2027-01-01' + n, date '2027-01-01' + n FROM generate_series(2, $2::int) AS n`,
    [jobs.ana.id, MAX_COURSE_BREAKS],
  );
  const add = (day: string) => jobs.callAs(jobs.ana, addCourseBreak, { user_id: jobs.ana.id, from: day, until: day });
  const answers = await Promise.all(['2026-11-20', '2026-11-21'].map(add));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await add('2027-01-03')).status).toBe(200);
  // Past breaks do not count towards the limit.
  await jobs.app.dataSource.query(
    `UPDATE course_break SET from_date = '2026-02-01', until_date = '2026-02-20' WHERE from_date = '2027-01-04'`,
  );
  expect((await add('2026-11-19')).status).toBe(200);
});

it('counts worked time as recorded and skips missed shifts', async () => {
  await limit(jobs.ana);
  const job = await jobs.createAssignedJob([{ time: '06:00-10:00', days: ['Mo', 'Tu'] }]);
  jobs.setClock('2026-11-16T06:00');
  const started = await jobs.start(job);
  jobs.setClock('2026-11-16T09:00');
  await jobs.stop({ row_id: started.body.started_row_id });
  jobs.setClock('2026-11-17T20:00');
  // 3 hours on Monday, 0 on Tuesday, 8 planned in the second week.
  expect(hours((await read()).spans)[1]).toEqual(['2026-11-16', 180 + 480]);
  await jobs.callOrThrow(jobs.admin, addManualRecord, {
    job_id: job,
    m_pay_for_me: '0',
    m_pay_for_cleaner: '25',
    m_date_time: '2026-11-17T10:00',
    m_done_by: jobs.ana.id,
  });
  expect(hours((await read()).spans)[1]?.[1]).toBeGreaterThan(180 + 480);
});

it('counts the hours elsewhere and course breaks that a person declares', async () => {
  await limit(jobs.ana);
  await jobs.createAssignedJob([{ time: '06:00-10:00', days: WORKDAYS }]);
  expect((await declare('2026-11-17', 60)).status).toBe(400);
  expect((await declare('2026-11-16', 481)).status).toBe(200);
  expect(await listWarnings()).toMatchObject([{ from: '2026-11-16', own_minutes: 2400, elsewhere_minutes: 481 }]);
  expect((await declare('2026-11-16', 480)).status).toBe(200);
  expect(await listWarnings()).toEqual([]);
  expect((await declare('2026-11-16', 900)).status).toBe(200);
  const days = { user_id: jobs.ana.id, from: '2026-11-23', until: '2026-12-13' };
  const presses = Array.from({ length: 5 }, () => jobs.callOrThrow(jobs.ana, addCourseBreak, days));
  const [added, ...again] = await Promise.all(presses);
  expect(again).toEqual(Array(4).fill(added));
  expect(await listWarnings()).toEqual([]);
  expect((await read()).breaks).toEqual([{ break_id: added.break_id, from: '2026-11-23', until: '2026-12-13' }]);
  const held = await jobs.app.call(getPersonalWork, {
    token: createServiceToken(jobs.app, 'auth'),
    params: { user_id: jobs.ana.id },
  });
  expect(held.body).toMatchObject({
    'hours-elsewhere': [{ week: '2026-11-16', minutes: 900 }],
    'course-breaks': [{ from: '2026-11-23', until: '2026-12-13' }],
  });
  expect((await jobs.callAs(bo, removeCourseBreak, { user_id: bo.id, break_id: added.break_id })).status).toBe(404);
  await jobs.callOrThrow(jobs.ana, removeCourseBreak, { user_id: jobs.ana.id, break_id: added.break_id });
  expect(await listWarnings()).toHaveLength(1);
  expect((await jobs.callAs(jobs.ana, addCourseBreak, { ...days, until: '2026-11-22' })).status).toBe(400);
  await jobs.app.deliver('compliance', jobs.ana.id, { documents: [], work_limit: false });
  await limit(jobs.ana);
  expect(await read()).toMatchObject({ weeks: [], breaks: [] });
  expect((await declare('2026-11-16', 60)).status).toBe(200);
  expect((await declare('2026-11-16', 0)).status).toBe(200);
  expect((await read()).weeks).toEqual([]);
});

it('warns at Start and before a cover is taken, but refuses neither', async () => {
  await limit(bo);
  const job = await jobs.createAssignedJob([{ time: '12:00-14:00', days: ['We'] }]);
  const own = await jobs.createAssignedJob([{ time: '06:00-10:45', days: WORKDAYS }], bo);
  const warnings = async () =>
    (await jobs.app.call(getWorkWarnings, { token: bo.token, params: { job_id: own } })).body.hours;
  // 47 hours and a half.
  expect(await warnings()).toEqual([]);
  await jobs.callOrThrow(jobs.ana, reportAbsence, {
    user_id: jobs.ana.id,
    from: '2026-11-18',
    until: '2026-11-18',
    reason: 'Flu',
  });
  const shift = { job_id: job, date: '2026-11-18', time: '12:00-14:00', user_id: jobs.ana.id };
  await jobs.callOrThrow(jobs.admin, offerCover, { ...shift, to: [bo.id] });
  const [offer] = await jobs.callOrThrow(bo, getCoverOffers);
  expect(offer.warnings).toEqual([
    expect.stringMatching(/^You have 49 h 30 min with us in the two weeks 16\/11–29\/11\./),
  ]);
  await jobs.callAs(bo, declareHoursElsewhere, { user_id: bo.id, week: '2026-11-23', minutes: 60 });
  jobs.setClock('2026-11-16T06:00');
  expect(await warnings()).toEqual([expect.stringContaining('and 1 h elsewhere')]);
  expect((await jobs.start(own, {}, bo)).body.warnings).toEqual([expect.stringContaining('allows 48 h')]);
});
