import {
  changeShift,
  endAbsence,
  findCover,
  getCoverCandidates,
  getEarnings,
  getMyAbsences,
  getMyShifts,
  getRemainingSlots,
  listAbsences,
  offerCover,
  recordAbsence,
  reportAbsence,
  undoShiftChange,
  withdrawAbsence,
} from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { JobsTestApp, NO_SUCH_ID } from '../testing/jobs-test-app.js';

const DAY = '2026-11-18';
const WEEK = { from: '2026-11-16', until: '2026-11-22' };

describe('absences', () => {
  const jobs = JobsTestApp.openShared();
  let bo: TestPerson;
  let job: string;
  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
  }, 60_000);
  beforeEach(async () => {
    await jobs.empty('2026-11-16T05:00');
    await jobs.app.dataSource.query('TRUNCATE absence');
    job = await jobs.createAssignedJob();
  });

  const days = (person: TestPerson = jobs.ana, fields: object = {}) => ({
    user_id: person.id,
    from: DAY,
    until: DAY,
    reason: 'Flu',
    ...fields,
  });
  const states = async () =>
    (await jobs.app.call(getMyShifts, { token: jobs.ana.token, query: WEEK })).body.map(
      ({ state, note }: { state: string; note: string }) => [state, note],
    );

  it('puts only the shifts of those days in Find cover', async () => {
    const { absence_id, shifts } = await jobs.callOrThrow(jobs.ana, reportAbsence, days());
    expect(shifts).toMatchObject([
      { date: DAY, time: '06:00-08:00', state: 'away', note: 'Flu', job_name: 'Library' },
      { date: DAY, time: '18:00-20:00', state: 'away' },
    ]);
    expect(await jobs.callOrThrow(jobs.admin, findCover, WEEK)).toMatchObject([
      { user_name: 'Ana Silva', time: '06:00-08:00', note: 'Flu' },
      { user_name: 'Ana Silva', time: '18:00-20:00' },
    ]);
    expect(await jobs.callOrThrow(jobs.admin, findCover, { from: '2026-11-19', until: '2026-11-30' })).toEqual([]);
    expect(await states()).toEqual([
      ['away', 'Flu'],
      ['away', 'Flu'],
    ]);
    jobs.setClock('2026-11-18T06:00');
    expect(await jobs.callOrThrow(jobs.ana, getRemainingSlots, { user_id: jobs.ana.id, job_id: job })).toEqual([]);
    expect(await jobs.start(job)).toMatchObject({ status: 409, body: { msg: "You don't have work today" } });
    const { pending } = await jobs.callOrThrow(jobs.ana, getEarnings, {
      user_id: jobs.ana.id,
      year: '2026',
      month: '11',
    });
    expect(pending.map(({ date }: { date: string }) => date)).not.toContain(DAY);
    await jobs.callOrThrow(jobs.ana, withdrawAbsence, { user_id: jobs.ana.id, absence_id });
    expect(await jobs.start(job)).toMatchObject({ status: 200 });
  });

  it.each([
    ['is running', null],
    ['was finished early', '2026-11-18T07:00'],
  ])('leaves a shift that %s out of Find cover', async (_case, finished) => {
    jobs.setClock('2026-11-18T06:00');
    const { body } = await jobs.start(job);
    if (finished !== null) {
      jobs.setClock(finished);
      expect(await jobs.stop({ row_id: body.started_row_id })).toMatchObject({ status: 200 });
    }
    expect((await jobs.callOrThrow(jobs.ana, reportAbsence, days())).shifts).toMatchObject([{ time: '18:00-20:00' }]);
    expect(await jobs.callOrThrow(jobs.admin, findCover, WEEK)).toMatchObject([{ time: '18:00-20:00' }]);
    const startedShift = { job_id: job, date: DAY, time: '06:00-08:00', user_id: jobs.ana.id };
    const refused = { status: 409, body: { msg: 'This shift has already started.' } };
    expect(await jobs.callAs(jobs.admin, getCoverCandidates, startedShift)).toMatchObject(refused);
    expect(await jobs.callAs(jobs.admin, offerCover, { ...startedShift, to: 'all' })).toMatchObject(refused);
  });

  it('shows an absence to the person and to admins, and keeps it out of the audit log', async () => {
    const { absence_id } = await jobs.callOrThrow(jobs.ana, reportAbsence, days());
    const row = { absence_id, user_name: 'Ana Silva', from: DAY, until: DAY, reason: 'Flu', reported_by: '' };
    expect(await jobs.callOrThrow(jobs.ana, getMyAbsences)).toMatchObject([row]);
    expect(await jobs.callOrThrow(bo, getMyAbsences)).toEqual([]);
    expect(await jobs.callOrThrow(jobs.admin, listAbsences, WEEK)).toMatchObject([row]);
    expect(await jobs.callOrThrow(jobs.admin, listAbsences, { ...WEEK, user_id: bo.id })).toEqual([]);
    jobs.setClock('2026-11-19T08:00');
    expect(await jobs.callOrThrow(jobs.ana, getMyAbsences)).toEqual([]);
    expect((await jobs.findAuditEntries(jobs.ana.id)).filter(({ action }) => action.startsWith('absence.'))).toEqual(
      [],
    );
  });

  it('accepts an absence without a reason', async () => {
    await jobs.callOrThrow(jobs.ana, reportAbsence, days(jobs.ana, { reason: ' ' }));
    expect(await jobs.callOrThrow(jobs.ana, getMyAbsences)).toMatchObject([{ reason: '' }]);
  });

  it('lets an admin record and withdraw an absence, with audit entries', async () => {
    const { absence_id, shifts } = await jobs.callOrThrow(jobs.admin, recordAbsence, days());
    expect(shifts).toHaveLength(2);
    expect(await jobs.callOrThrow(jobs.ana, getMyAbsences)).toMatchObject([{ reported_by: 'Helen Marsh' }]);
    await jobs.callOrThrow(jobs.admin, endAbsence, { absence_id });
    expect(await jobs.callAs(jobs.admin, endAbsence, { absence_id })).toMatchObject({ status: 404 });
    expect(await states()).toEqual([
      ['planned', ''],
      ['planned', ''],
    ]);
    expect((await jobs.findAuditEntries(jobs.ana.id)).slice(-2)).toMatchObject([
      { action: 'absence.recorded', actor_name: 'Helen Marsh', details: { from: DAY, until: DAY } },
      { action: 'absence.withdrawn' },
    ]);
  });

  it('stores one absence when eight reports arrive at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => jobs.callAs(jobs.ana, reportAbsence, days())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.absence_id)).size).toBe(1);
    expect(await jobs.callOrThrow(jobs.ana, getMyAbsences)).toHaveLength(1);
  });

  it.each([
    ['days in the past', { from: '2026-11-14', until: '2026-11-15' }, 400],
    ['days in the wrong order', { from: '2026-11-19', until: DAY }, 400],
    ['too many days', { until: '2027-11-18' }, 400],
    ['an absence of another person', { user_id: NO_SUCH_ID }, 403],
  ])('refuses %s', async (_case, fields, status) => {
    expect(await jobs.callAs(jobs.ana, reportAbsence, days(jobs.ana, fields))).toMatchObject({ status });
    expect(await jobs.callOrThrow(jobs.ana, getMyAbsences)).toEqual([]);
  });

  it('erases absences and their reasons when the person is removed', async () => {
    const cara = await jobs.app.createPerson({ name: 'Cara Coe' });
    await jobs.callOrThrow(cara, reportAbsence, days(cara));
    await jobs.callOrThrow(jobs.ana, reportAbsence, days());
    await jobs.app.createPerson({ id: cara.id, name: 'Cara Coe', removed: true });
    expect(await jobs.app.dataSource.query('SELECT person_id FROM absence')).toEqual([{ person_id: jobs.ana.id }]);
  });

  it('keeps the reason for a shift marked away out of the audit log and erases it with the person', async () => {
    const cara = await jobs.app.createPerson({ name: 'Cara Coe' });
    await jobs.assign(job, cara);
    const away = (person: TestPerson, time: string) =>
      jobs.callOrThrow(jobs.admin, changeShift, {
        job_id: job,
        date: DAY,
        time,
        user_id: person.id,
        change: 'away',
        note: 'Operation',
      });
    const { change_id } = await away(cara, '06:00-08:00');
    await jobs.callOrThrow(jobs.admin, undoShiftChange, { change_id });
    await away(cara, '18:00-20:00');
    await away(jobs.ana, '18:00-20:00');
    const acts = (await jobs.findAuditEntries(cara.id)).slice(-3);
    expect(acts.map(({ action }) => action)).toEqual(['shift.away', 'shift.change-undone', 'shift.away']);
    expect(JSON.stringify(acts)).not.toContain('Operation');
    await jobs.app.createPerson({ id: cara.id, name: 'Cara Coe', removed: true });
    const notes = await jobs.app.dataSource.query('SELECT person_id, note FROM shift_change ORDER BY note');
    expect(notes).toEqual([
      { person_id: jobs.ana.id, note: 'Operation' },
      { person_id: cara.id, note: null },
    ]);
  });

  it("refuses to withdraw another person's absence", async () => {
    const { absence_id } = await jobs.callOrThrow(jobs.ana, reportAbsence, days());
    expect(await jobs.callAs(bo, withdrawAbsence, { user_id: bo.id, absence_id })).toMatchObject({ status: 404 });
    expect(await jobs.callAs(bo, withdrawAbsence, { user_id: jobs.ana.id, absence_id })).toMatchObject({ status: 403 });
    expect(await jobs.callOrThrow(jobs.ana, getMyAbsences)).toHaveLength(1);
    expect(await jobs.callAs(jobs.admin, recordAbsence, days(jobs.ana, { user_id: NO_SUCH_ID }))).toMatchObject({
      status: 404,
    });
  });
});
