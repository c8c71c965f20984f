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

const jobs = JobsTestApp.openShared();

describe('Alert about a shift that has not started', () => {
  let bo: TestPerson;
  let job: string;
  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
  }, 60_000);
  beforeEach(async () => {
    await jobs.empty('2026-11-16T05:00');
    await jobs.app.dataSource.query('TRUNCATE absence, raised_notice');
    job = await jobs.createAssignedJob([{ time: '06:00-08:00', days: ['We'] }]);
    await jobs.app.dataSource.query('TRUNCATE raised_notice, change');
  });

  const run = (at: string) => {
    jobs.setClock(at);
    return jobs.app.get(ShiftAlerts).run();
  };
  const listNotices = () => jobs.app.readPublishedStates('notice');
  const kinds = async () => (await listNotices()).map(({ kind }) => kind);

  it('tells admins after 15 minutes, and admins and the person once after 45', async () => {
    await run('2026-11-18T06:14');
    expect(await listNotices()).toEqual([]);
    await run('2026-11-18T06:15');
    await run('2026-11-18T06:44');
    expect(await listNotices()).toMatchObject([
      {
        kind: 'late',
        admins: true,
        people: [],
        parameters: { person: 'Ana Silva', job: 'Library', date: '2026-11-18', time: '06:00-08:00' },
      },
    ]);
    await run('2026-11-18T06:45');
    for (const at of ['2026-11-18T06:46', '2026-11-18T09:00', '2026-11-18T17:30']) await run(at);
    expect(await listNotices()).toMatchObject([
      { kind: 'late' },
      { kind: 'not-started', admins: true, people: [jobs.ana.id] },
    ]);
  });

  it('is sent once when several replicas run at once', async () => {
    await jobs.assign(job, bo);
    await jobs.app.dataSource.query('TRUNCATE raised_notice, change');
    jobs.setClock('2026-11-18T06:50');
    const alerts = jobs.app.get(ShiftAlerts);
    await Promise.all(Array.from({ length: 6 }, () => alerts.run()));
    expect((await listNotices()).map(({ kind, people }) => [kind, ...people]).sort()).toEqual(
      [
        ['not-started', jobs.ana.id],
        ['not-started', bo.id],
      ].sort(),
    );
  });

  it('is sent later when no replica ran in time, even after a night shift has ended', async () => {
    const night = await jobs.createAssignedJob([{ time: '22:00-23:30', days: ['Tu'] }], bo);
    await jobs.app.dataSource.query('TRUNCATE raised_notice, change');
    await run('2026-11-18T00:30');
    expect(await listNotices()).toMatchObject([
      { kind: 'not-started', parameters: { job_id: night, date: '2026-11-17' } },
    ]);
    await run('2026-11-19T12:00');
    expect(await kinds()).toEqual(['not-started']);
  });

  it('leaves out started and finished work', async () => {
    jobs.setClock('2026-11-18T06:30');
    const { body } = await jobs.start(job);
    await run('2026-11-18T06:50');
    jobs.setClock('2026-11-18T07:00');
    await jobs.stop({ row_id: body.started_row_id });
    await run('2026-11-18T07:30');
    expect(await listNotices()).toEqual([]);
  });

  it('is not repeated after a start at the same moment', async () => {
    jobs.setClock('2026-11-18T06:50');
    const [started] = await Promise.all([jobs.start(job), jobs.app.get(ShiftAlerts).run()]);
    expect(started.status).toBe(200);
    const before = await kinds();
    await jobs.app.get(ShiftAlerts).run();
    expect(await kinds()).toEqual(before);
  });

  it('leaves out cancelled shifts, people on leave and ended jobs', async () => {
    await jobs.callOrThrow(jobs.admin, cancelDay, { job_id: job, date: '2026-11-18' });
    const other = await jobs.createAssignedJob([{ time: '06:00-08:00', days: ['We'] }], bo);
    await jobs.callOrThrow(bo, reportAbsence, {
      user_id: bo.id,
      from: '2026-11-18',
      until: '2026-11-18',
      reason: 'Flu',
    });
    const ended = await jobs.createAssignedJob([{ time: '05:00-09:00', days: ['We'] }], bo);
    const { version } = await jobs.callOrThrow(jobs.admin, getJobToEdit, { job_id: ended });
    await jobs.callOrThrow(jobs.admin, endJob, { job_id: ended, version });
    await jobs.app.dataSource.query('TRUNCATE raised_notice, change');
    for (const at of ['2026-11-18T06:20', '2026-11-18T06:50']) await run(at);
    expect(await listNotices()).toEqual([]);
    expect(other).not.toBe(job);
  });
});

const DAY = '2026-11-18';
const SPAN = { from: DAY, until: DAY };

describe('Notice about a shift', () => {
  let bo: TestPerson;
  let cara: TestPerson;
  let job: string;
  const clearNotices = () => jobs.app.dataSource.query('TRUNCATE raised_notice, change');
  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    cara = await jobs.app.createPerson({ name: 'Cara Coe' });
  }, 60_000);
  beforeEach(async () => {
    await jobs.empty('2026-11-16T05:00');
    await jobs.app.dataSource.query('TRUNCATE absence');
    job = await jobs.createAssignedJob([EARLY]);
    await clearNotices();
  });

  const getName = (id: string) => ({ [jobs.ana.id]: 'Ana Silva', [bo.id]: 'Bo Berg', [cara.id]: 'Cara Coe' })[id];
  /** Kind, people and change of each notice. */
  const listNotices = async () =>
    (await jobs.app.readPublishedStates('notice')).map(({ kind, people, admins, parameters }) =>
      [kind, ...(admins ? ['admins'] : []), ...people.map(getName).sort(), parameters.change].filter(Boolean).join(' '),
    );
  const shift = (fields: object = {}) => ({ job_id: job, date: DAY, time: '06:00-08:00', ...fields });
  const reportAbsent = () =>
    jobs.callOrThrow(jobs.ana, reportAbsence, { user_id: jobs.ana.id, ...SPAN, reason: 'Operation' });
  const offer = (to: 'all' | TestPerson[]) =>
    jobs.callOrThrow(jobs.admin, offerCover, {
      ...shift({ user_id: jobs.ana.id }),
      to: to === 'all' ? to : to.map(({ id }) => id),
    });

  it('tells admins about an absence without its reason, and about its withdrawal', async () => {
    const { absence_id } = await reportAbsent();
    await reportAbsent();
    const [notice] = await jobs.app.readPublishedStates('notice');
    expect(notice).toMatchObject({ parameters: { person: 'Ana Silva', ...SPAN, shifts: '1' } });
    expect(JSON.stringify(notice)).not.toContain('Operation');
    await jobs.callOrThrow(jobs.ana, withdrawAbsence, { user_id: jobs.ana.id, absence_id });
    expect(await listNotices()).toEqual(['absence-reported admins reported', 'absence-reported admins withdrawn']);
  });

  it('is not sent for an absence that an admin records', async () => {
    await jobs.callOrThrow(jobs.admin, recordAbsence, { user_id: jobs.ana.id, ...SPAN, reason: 'Called' });
    expect(await listNotices()).toEqual([]);
  });

  it('offers a shift to each person once, first to chosen people and then to the others', async () => {
    await reportAbsent();
    await clearNotices();
    await offer([bo]);
    await offer([bo]);
    expect(await listNotices()).toEqual(['cover-offered Bo Berg']);
    await offer('all');
    await offer('all');
    await offer([cara]);
    expect(await listNotices()).toEqual(['cover-offered Bo Berg', 'cover-offered Cara Coe']);
  });

  it('tells admins once about a cover, and tells the cover when it is taken back', async () => {
    await reportAbsent();
    const { offer_id } = await offer('all');
    await clearNotices();
    const take = (person: TestPerson) => jobs.callAs(person, takeCover, { user_id: person.id, offer_id });
    await Promise.all([take(bo), take(bo), take(bo)]);
    await take(cara);
    expect(await listNotices()).toEqual(['cover-taken admins']);
    const [notice] = await jobs.app.readPublishedStates('notice');
    expect(notice?.parameters).toMatchObject({
      person: 'Bo Berg',
      other: 'Ana Silva',
      job: 'Library',
      date: DAY,
      time: '06:00-08:00',
    });
    await jobs.callOrThrow(jobs.admin, takeBackCover, { offer_id });
    expect(await listNotices()).toEqual(['cover-taken admins', 'shift-changed Bo Berg cover-taken-back']);
  });

  it('notifies the assigned person once when a shift is cancelled or restored', async () => {
    await jobs.assign(job, bo);
    await jobs.assign(job, cara);
    await jobs.callOrThrow(bo, reportAbsence, { user_id: bo.id, ...SPAN, reason: 'Flu' });
    await clearNotices();
    const cancellation = shift({ change: 'cancelled', note: 'Closed' });
    const { change_id } = await jobs.callOrThrow(jobs.admin, changeShift, cancellation);
    await jobs.callOrThrow(jobs.admin, changeShift, cancellation);
    await jobs.callOrThrow(jobs.admin, cancelDay, { job_id: job, date: DAY });
    expect(await listNotices()).toEqual(['shift-changed Ana Silva Cara Coe cancelled']);
    expect((await jobs.app.readPublishedStates('notice'))[0]?.parameters).toMatchObject({ note: 'Closed' });
    await jobs.callOrThrow(jobs.admin, undoShiftChange, { change_id });
    expect(await listNotices()).toContain('shift-changed Ana Silva Cara Coe restored');
  });

  it('tells people with remaining shifts that the job has ended', async () => {
    await reportAbsent();
    const { offer_id } = await offer([bo]);
    await jobs.callOrThrow(bo, takeCover, { user_id: bo.id, offer_id });
    for (const date of ['2026-11-16', '2026-11-20', '2026-11-21'])
      await jobs.callOrThrow(jobs.admin, changeShift, {
        ...shift(),
        change: 'extra',
        date,
        time: '04:30-05:30',
        user_id: cara.id,
      });
    await jobs.callOrThrow(jobs.admin, cancelDay, { job_id: job, date: '2026-11-21' });
    await clearNotices();
    const { version } = await jobs.callOrThrow(jobs.admin, getJobToEdit, { job_id: job });
    await jobs.callOrThrow(jobs.admin, endJob, { job_id: job, version });
    expect(await listNotices()).toEqual([
      'shift-changed Bo Berg cancelled',
      'shift-changed Cara Coe cancelled',
      'taken-off Ana Silva',
    ]);
    expect((await jobs.app.readPublishedStates('notice'))[1]?.parameters).toMatchObject({ date: '2026-11-20' });
  });

  it('tells a person about an extra shift, its removal and being marked away', async () => {
    const extra = shift({ change: 'extra', user_id: bo.id, time: '09:00-10:00' });
    const { change_id } = await jobs.callOrThrow(jobs.admin, changeShift, extra);
    await jobs.callOrThrow(jobs.admin, undoShiftChange, { change_id });
    await jobs.callOrThrow(jobs.admin, changeShift, shift({ change: 'away', user_id: jobs.ana.id }));
    expect(await listNotices()).toEqual([
      'shift-changed Bo Berg extra',
      'shift-changed Bo Berg extra-removed',
      'shift-changed Ana Silva away',
    ]);
  });

  it('is not sent for a refused change or offer', async () => {
    const overlapping = shift({ change: 'extra', user_id: jobs.ana.id, time: '07:00-09:00', insist: false });
    expect((await jobs.callAs(jobs.admin, changeShift, overlapping)).status).toBe(409);
    expect((await jobs.callAs(jobs.admin, offerCover, { ...shift({ user_id: jobs.ana.id }), to: 'all' })).status).toBe(
      409,
    );
    expect(await listNotices()).toEqual([]);
  });
});
