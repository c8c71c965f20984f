import {
  cancelDay,
  changeShift,
  endJob,
  getJobToEdit,
  offerCover,
  recordAbsence,
  reportAbsence,
  takeBackCover,
  takeCover,
  undoShiftChange,
  withdrawAbsence,
} from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { EARLY, JobsTestApp } from '../testing/jobs-test-app.js';
import { ShiftAlerts } from './shift-alerts.service.js';

const jobs = JobsTestApp.forTests();

describe('alerts about shifts that have not begun', () => {
  let bo: TestPerson;
  let job: string;
  beforeAll(async () => {
    bo = await jobs.app.person({ name: 'Bo Berg' });
  }, 60_000);
  beforeEach(async () => {
    await jobs.empty('2026-11-16T05:00');
    await jobs.app.dataSource.query('TRUNCATE absence, raised_notice');
    job = await jobs.assignedJob([{ time: '06:00-08:00', days: ['We'] }]);
    await jobs.app.dataSource.query('TRUNCATE raised_notice, change');
  });

  const run = (at: string) => {
    jobs.at(at);
    return jobs.app.get(ShiftAlerts).run();
  };
  const raised = () => jobs.app.published('notice');
  const kinds = async () => (await raised()).map(({ kind }) => kind);

  it('tells admins after fifteen minutes, and once after 45 minutes admins and the person', async () => {
    await run('2026-11-18T06:14');
    expect(await raised()).toEqual([]);
    await run('2026-11-18T06:15');
    await run('2026-11-18T06:44');
    expect(await raised()).toMatchObject([
      {
        kind: 'late',
        admins: true,
        people: [],
        parameters: { person: 'Ana Silva', job: 'Library', date: '2026-11-18', time: '06:00-08:00' },
      },
    ]);
    await run('2026-11-18T06:45');
    for (const at of ['2026-11-18T06:46', '2026-11-18T09:00', '2026-11-18T17:30']) await run(at);
    expect(await raised()).toMatchObject([
      { kind: 'late' },
      { kind: 'not-started', admins: true, people: [jobs.ana.id] },
    ]);
  });

  it('tells it once when several replicas run at once', async () => {
    await jobs.assign(job, bo);
    await jobs.app.dataSource.query('TRUNCATE raised_notice, change');
    jobs.at('2026-11-18T06:50');
    const alerts = jobs.app.get(ShiftAlerts);
    await Promise.all(Array.from({ length: 6 }, () => alerts.run()));
    expect((await raised()).map(({ kind, people }) => [kind, ...people]).sort()).toEqual(
      [
        ['not-started', jobs.ana.id],
        ['not-started', bo.id],
      ].sort(),
    );
  });

  it('tells it later when no replica ran at the time, also of a night that is over', async () => {
    const night = await jobs.assignedJob([{ time: '22:00-23:30', days: ['Tu'] }], bo);
    await jobs.app.dataSource.query('TRUNCATE raised_notice, change');
    await run('2026-11-18T00:30');
    expect(await raised()).toMatchObject([{ kind: 'not-started', parameters: { job_id: night, date: '2026-11-17' } }]);
    await run('2026-11-19T12:00');
    expect(await kinds()).toEqual(['not-started']);
  });

  it('never reports work that has started or finished', async () => {
    jobs.at('2026-11-18T06:30');
    const { body } = await jobs.start(job);
    await run('2026-11-18T06:50');
    jobs.at('2026-11-18T07:00');
    await jobs.stop({ row_id: body.started_row_id });
    await run('2026-11-18T07:30');
    expect(await raised()).toEqual([]);
  });

  it('a start at the same moment comes before or after', async () => {
    jobs.at('2026-11-18T06:50');
    const [started] = await Promise.all([jobs.start(job), jobs.app.get(ShiftAlerts).run()]);
    expect(started.status).toBe(200);
    const before = await kinds();
    await jobs.app.get(ShiftAlerts).run();
    expect(await kinds()).toEqual(before);
  });

  it('never reports a cancelled shift, one on leave, or an ended job', async () => {
    await jobs.ok(jobs.admin, cancelDay, { job_id: job, date: '2026-11-18' });
    const other = await jobs.assignedJob([{ time: '06:00-08:00', days: ['We'] }], bo);
    await jobs.ok(bo, reportAbsence, { user_id: bo.id, from: '2026-11-18', until: '2026-11-18', reason: 'Flu' });
    const ended = await jobs.assignedJob([{ time: '05:00-09:00', days: ['We'] }], bo);
    const { version } = await jobs.ok(jobs.admin, getJobToEdit, { job_id: ended });
    await jobs.ok(jobs.admin, endJob, { job_id: ended, version });
    await jobs.app.dataSource.query('TRUNCATE raised_notice, change');
    for (const at of ['2026-11-18T06:20', '2026-11-18T06:50']) await run(at);
    expect(await raised()).toEqual([]);
    expect(other).not.toBe(job);
  });
});

const DAY = '2026-11-18';
const SPAN = { from: DAY, until: DAY };

describe('notices about shifts', () => {
  let bo: TestPerson;
  let cara: TestPerson;
  let job: string;
  const empty = () => jobs.app.dataSource.query('TRUNCATE raised_notice, change');
  beforeAll(async () => {
    bo = await jobs.app.person({ name: 'Bo Berg' });
    cara = await jobs.app.person({ name: 'Cara Coe' });
  }, 60_000);
  beforeEach(async () => {
    await jobs.empty('2026-11-16T05:00');
    await jobs.app.dataSource.query('TRUNCATE absence');
    job = await jobs.assignedJob([EARLY]);
    await empty();
  });

  const getName = (id: string) => ({ [jobs.ana.id]: 'Ana Silva', [bo.id]: 'Bo Berg', [cara.id]: 'Cara Coe' })[id];
  /** Who was told what, and of which change of a shift. */
  const raised = async () =>
    (await jobs.app.published('notice')).map(({ kind, people, admins, parameters }) =>
      [kind, ...(admins ? ['admins'] : []), ...people.map(getName).sort(), parameters.change].filter(Boolean).join(' '),
    );
  const shift = (fields: object = {}) => ({ job_id: job, date: DAY, time: '06:00-08:00', ...fields });
  const absent = () => jobs.ok(jobs.ana, reportAbsence, { user_id: jobs.ana.id, ...SPAN, reason: 'Operation' });
  const offer = (to: 'all' | TestPerson[]) =>
    jobs.ok(jobs.admin, offerCover, {
      ...shift({ user_id: jobs.ana.id }),
      to: to === 'all' ? to : to.map(({ id }) => id),
    });

  it('tell admins that somebody cannot work, without the reason, and that they can after all', async () => {
    const { absence_id } = await absent();
    await absent();
    const [told] = await jobs.app.published('notice');
    expect(told).toMatchObject({ parameters: { person: 'Ana Silva', ...SPAN, shifts: '1' } });
    expect(JSON.stringify(told)).not.toContain('Operation');
    await jobs.ok(jobs.ana, withdrawAbsence, { user_id: jobs.ana.id, absence_id });
    expect(await raised()).toEqual(['absence-reported admins reported', 'absence-reported admins withdrawn']);
  });

  it('tell nobody of what an admin records', async () => {
    await jobs.ok(jobs.admin, recordAbsence, { user_id: jobs.ana.id, ...SPAN, reason: 'Called' });
    expect(await raised()).toEqual([]);
  });

  it('offer a shift once to each, to chosen people and then to all others', async () => {
    await absent();
    await empty();
    await offer([bo]);
    await offer([bo]);
    expect(await raised()).toEqual(['cover-offered Bo Berg']);
    await offer('all');
    await offer('all');
    await offer([cara]);
    expect(await raised()).toEqual(['cover-offered Bo Berg', 'cover-offered Cara Coe']);
  });

  it('tell admins who covers, once, and the cover that it is taken back', async () => {
    await absent();
    const { offer_id } = await offer('all');
    await empty();
    const take = (person: TestPerson) => jobs.as(person, takeCover, { user_id: person.id, offer_id });
    await Promise.all([take(bo), take(bo), take(bo)]);
    await take(cara);
    expect(await raised()).toEqual(['cover-taken admins']);
    const [told] = await jobs.app.published('notice');
    expect(told?.parameters).toMatchObject({
      person: 'Bo Berg',
      other: 'Ana Silva',
      job: 'Library',
      date: DAY,
      time: '06:00-08:00',
    });
    await jobs.ok(jobs.admin, takeBackCover, { offer_id });
    expect(await raised()).toEqual(['cover-taken admins', 'shift-changed Bo Berg cover-taken-back']);
  });

  it('notify the assigned person once when a shift is cancelled or restored', async () => {
    await jobs.assign(job, bo);
    await jobs.assign(job, cara);
    await jobs.ok(bo, reportAbsence, { user_id: bo.id, ...SPAN, reason: 'Flu' });
    await empty();
    const cancelled = shift({ change: 'cancelled', note: 'Closed' });
    const { change_id } = await jobs.ok(jobs.admin, changeShift, cancelled);
    await jobs.ok(jobs.admin, changeShift, cancelled);
    await jobs.ok(jobs.admin, cancelDay, { job_id: job, date: DAY });
    expect(await raised()).toEqual(['shift-changed Ana Silva Cara Coe cancelled']);
    expect((await jobs.app.published('notice'))[0]?.parameters).toMatchObject({ note: 'Closed' });
    await jobs.ok(jobs.admin, undoShiftChange, { change_id });
    expect(await raised()).toContain('shift-changed Ana Silva Cara Coe restored');
  });

  it('tell who would still have done a shift of a job that has ended', async () => {
    await absent();
    const { offer_id } = await offer([bo]);
    await jobs.ok(bo, takeCover, { user_id: bo.id, offer_id });
    for (const date of ['2026-11-16', '2026-11-20', '2026-11-21'])
      await jobs.ok(jobs.admin, changeShift, {
        ...shift(),
        change: 'extra',
        date,
        time: '04:30-05:30',
        user_id: cara.id,
      });
    await jobs.ok(jobs.admin, cancelDay, { job_id: job, date: '2026-11-21' });
    await empty();
    const { version } = await jobs.ok(jobs.admin, getJobToEdit, { job_id: job });
    await jobs.ok(jobs.admin, endJob, { job_id: job, version });
    expect(await raised()).toEqual([
      'shift-changed Bo Berg cancelled',
      'shift-changed Cara Coe cancelled',
      'taken-off Ana Silva',
    ]);
    expect((await jobs.app.published('notice'))[1]?.parameters).toMatchObject({ date: '2026-11-20' });
  });

  it('tell a person of an extra shift, that it is taken back, and that they are marked as away', async () => {
    const extra = shift({ change: 'extra', user_id: bo.id, time: '09:00-10:00' });
    const { change_id } = await jobs.ok(jobs.admin, changeShift, extra);
    await jobs.ok(jobs.admin, undoShiftChange, { change_id });
    await jobs.ok(jobs.admin, changeShift, shift({ change: 'away', user_id: jobs.ana.id }));
    expect(await raised()).toEqual([
      'shift-changed Bo Berg extra',
      'shift-changed Bo Berg extra-removed',
      'shift-changed Ana Silva away',
    ]);
  });

  it('send no notice about a refused report', async () => {
    const overlapping = shift({ change: 'extra', user_id: jobs.ana.id, time: '07:00-09:00', insist: false });
    expect((await jobs.as(jobs.admin, changeShift, overlapping)).status).toBe(409);
    expect((await jobs.as(jobs.admin, offerCover, { ...shift({ user_id: jobs.ana.id }), to: 'all' })).status).toBe(409);
    expect(await raised()).toEqual([]);
  });
});
