import {
  assignCover,
  cancelDay,
  changeShift,
  editQuickJob,
  listShifts,
  offerCover,
  type Shift,
  startQuickJob,
  takeCover,
} from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { JobsTestApp } from '../testing/jobs-test-app.js';

const DAY = '2026-11-18';
const NEXT = '2026-11-19';

describe('Quick job with another day or time', () => {
  const jobs = JobsTestApp.openShared();
  let bo: TestPerson;
  let cara: TestPerson;
  let job: string;
  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    cara = await jobs.app.createPerson({ name: 'Cara Coe' });
  }, 60_000);
  beforeEach(async () => {
    await jobs.empty('2026-11-16T05:00');
    job = await jobs.createQuickJob();
    for (const person of [jobs.ana, bo]) await jobs.assign(job, person);
  });

  const shift = () => ({ job_id: job, date: DAY, time: '18:30' });
  const send = (fields: object, version = 1) => {
    const form = {
      job_title: 'After the fair',
      job_address: '2 Jetty Road, Glenelg',
      c_count_for_job: 1,
      pay_per_hr_for_me: 60,
      pay_per_hr_for_c: 40,
      job_date: DAY,
      job_time: '18:30',
      job_desc: 'Bring a broom',
    };
    return jobs.callAs(jobs.admin, editQuickJob, { job_id: job, version, ...form, ...fields });
  };
  const move = async (fields: object, version = 1) => {
    await jobs.app.dataSource.query('TRUNCATE raised_notice, change');
    expect(await send(fields, version)).toMatchObject({ status: 200 });
  };
  const states = async () => {
    const shifts: Shift[] = await jobs.callOrThrow(jobs.admin, listShifts, { from: DAY, until: NEXT });
    return shifts.map(({ date, time, user_name, state }) => `${date.slice(8)} ${time} ${user_name} ${state}`);
  };
  /** The people, change, day and time of each notice. */
  const listNotices = async () =>
    (await jobs.app.readPublishedStates('notice')).map(({ people, parameters: { change, date, time } }) => ({
      people: [...people].sort(),
      shift: `${change} ${date} ${time}`,
    }));

  it('keeps absences and covers at another time of the day and notifies their people', async () => {
    await jobs.callOrThrow(jobs.admin, assignCover, {
      ...shift(),
      user_id: jobs.ana.id,
      cover_id: cara.id,
      mark_away: true,
    });
    await move({ job_time: '20:00' });
    expect(await states()).toEqual([
      '18 20:00 Ana Silva covered',
      '18 20:00 Bo Berg planned',
      '18 20:00 Cara Coe planned',
    ]);
    expect(await listNotices()).toEqual([{ people: [bo.id, cara.id].sort(), shift: `moved ${DAY} 20:00` }]);
    jobs.setClock(`${DAY}T20:00`);
    expect(await jobs.callAs(jobs.ana, startQuickJob, jobs.buildStartBody(job))).toMatchObject({ status: 409 });
    expect(await jobs.callAs(cara, startQuickJob, jobs.buildStartBody(job, cara))).toMatchObject({ status: 200 });
  });

  it('ends the cover on another day and notifies the person', async () => {
    const ownShift = { ...shift(), user_id: jobs.ana.id };
    await jobs.callOrThrow(jobs.admin, assignCover, { ...ownShift, cover_id: cara.id, mark_away: true });
    await move({ job_date: NEXT });
    expect(await states()).toEqual(['19 18:30 Ana Silva planned', '19 18:30 Bo Berg planned']);
    expect(await listNotices()).toEqual([
      { people: [cara.id], shift: `cancelled ${DAY} 18:30` },
      { people: [jobs.ana.id, bo.id].sort(), shift: `moved ${NEXT} 18:30` },
    ]);
  });

  it.each([
    ['time', { job_time: '20:00' }],
    ['day', { job_date: NEXT }],
  ])('refuses an offer made for another %s', async (_case, fields) => {
    const away = { ...shift(), user_id: jobs.ana.id };
    const { offer_id } = await jobs.callOrThrow(jobs.admin, offerCover, { ...away, to: [cara.id], mark_away: true });
    await move(fields);
    expect((await jobs.callAs(cara, takeCover, { user_id: cara.id, offer_id })).status).toBeGreaterThanOrEqual(400);
    expect(await states()).not.toContainEqual(expect.stringContaining('Cara Coe'));
  });

  it('stays cancelled at another time and is planned again on another day', async () => {
    await jobs.callOrThrow(jobs.admin, cancelDay, { job_id: job, date: DAY });
    await move({ job_time: '20:00' });
    expect(await states()).toEqual(['18 20:00 Ana Silva cancelled', '18 20:00 Bo Berg cancelled']);
    expect(await listNotices()).toEqual([]);
    await move({ job_date: NEXT, job_time: '20:00' }, 2);
    expect(await states()).toEqual(['19 20:00 Ana Silva planned', '19 20:00 Bo Berg planned']);
    expect(await listNotices()).toEqual([{ people: [jobs.ana.id, bo.id].sort(), shift: `moved ${NEXT} 20:00` }]);
  });

  it('asks before shifts overlap, and moves with an audit entry when insisted', async () => {
    for (const person of [jobs.ana, bo]) await jobs.createAssignedJob([{ time: '19:00-21:00', days: ['Th'] }], person);
    await jobs.app.dataSource.query('TRUNCATE raised_notice, change');
    const newDay = { job_date: NEXT };
    const pair = `${NEXT} 18:30 After the fair / ${NEXT} 19:00-21:00 Library`;
    expect(await send({ ...newDay, insist: false })).toMatchObject({
      status: 409,
      body: {
        code: 'overlapping_shifts',
        msg: 'Ana Silva and Bo Berg have shifts at the same time.',
        issues: [
          { field: 'insist', msg: pair },
          { field: 'insist', msg: pair },
        ],
      },
    });
    expect(await listNotices()).toEqual([]);
    // The form sends text.
    expect((await send({ job_time: '18:00', insist: 'false' })).status).toBe(200);
    await move({ ...newDay, insist: 'true' }, 2);
    expect(await listNotices()).toEqual([{ people: [jobs.ana.id, bo.id].sort(), shift: `moved ${NEXT} 18:30` }]);
    for (const { id } of [jobs.ana, bo])
      expect(await jobs.findAuditEntries(id)).toMatchObject([
        { action: 'shift.overlap-allowed', details: { shifts: pair } },
      ]);
  });

  it('moves without asking when `insist` is missing, with an audit entry', async () => {
    await jobs.createAssignedJob([{ time: '19:00-21:00', days: ['Th'] }]);
    await move({ job_date: NEXT });
    expect(await jobs.findAuditEntries(jobs.ana.id)).toMatchObject([{ action: 'shift.overlap-allowed' }]);
  });

  it('notifies nobody when day and time stay, and drops changes of a past day', async () => {
    await jobs.callOrThrow(jobs.admin, changeShift, { ...shift(), change: 'away', user_id: jobs.ana.id });
    await move({ job_title: 'After the show' });
    expect(await listNotices()).toEqual([]);
    jobs.setClock(`${NEXT}T08:00`);
    await move({ job_date: NEXT }, 2);
    expect(await states()).toEqual(['19 18:30 Ana Silva planned', '19 18:30 Bo Berg planned']);
  });
});
