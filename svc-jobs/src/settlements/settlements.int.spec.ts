import {
  addManualRecord,
  decideWork,
  listApprovals,
  listOwedToLeavers,
  settleOwed,
  startPermanentJob,
  stopPermanentJob,
} from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { JobsTestApp } from '../testing/jobs-test-app.js';
import { findOwedCents } from './settlements.queries.js';

// Concurrent calls are slow on a busy machine.
jest.setTimeout(30_000);

describe('Amount owed to a former contractor', () => {
  const jobs = JobsTestApp.openShared();
  let job: string;
  let bo: TestPerson;
  beforeAll(async () => {
    jobs.setClock('2026-11-16T05:00');
    job = await jobs.createPermanentJob([{ time: '06:00-08:00', days: ['Mo', 'Tu', 'We'] }]);
  }, 60_000);
  beforeEach(async () => {
    jobs.setClock('2026-11-16T05:00');
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    await jobs.assign(job, bo);
    await jobs.doWork(job, '2026-11-16T06:00', '2026-11-16T08:00', bo);
    await jobs.doWork(job, '2026-11-17T05:00', '2026-11-17T08:00', bo);
    jobs.setClock('2026-11-18T09:00');
  });

  const leave = () => jobs.app.createPerson({ id: bo.id, name: 'Bo Berg', removed: true });
  const findRow = async () =>
    (await jobs.callOrThrow(jobs.admin, listOwedToLeavers)).find((row: { user_id: string }) => row.user_id === bo.id);
  const settle = (amount: string, fields: Record<string, unknown> = {}) =>
    jobs.callAs(jobs.admin, settleOwed, { user_id: bo.id, amount, paid_on: '2026-11-18', ...fields });
  const readOwedCents = async () => {
    const [row] = await jobs.app.dataSource.query('SELECT cents FROM person_owed WHERE person_id = $1', [bo.id]);
    return row ? Number(row.cents) : undefined;
  };
  const listHeld = async () => (await jobs.callOrThrow(jobs.admin, listApprovals, { user_id: bo.id })).rows;
  const decide = async (decision: string) => {
    const rows = (await listHeld()).map(({ row_id, version }: { row_id: string; version: number }) => ({
      row_id,
      version,
    }));
    return jobs.callOrThrow(jobs.admin, decideWork, { rows, decision, note: 'Looked at it' });
  };

  it('is on the desk from removal until it is paid', async () => {
    expect(await findRow()).toBeUndefined();
    expect(await readOwedCents()).toBeUndefined();
    expect(await findOwedCents(jobs.app.dataSource.manager, bo.id)).toBe(12000);
    await leave();
    expect(await findRow()).toEqual({
      user_id: bo.id,
      user_name: 'Bo Berg',
      approved: '60.00',
      adjustments: '0.00',
      waiting: '60.00',
      last_worked_on: '2026-11-17',
      last_paid_on: '',
    });
    expect(await readOwedCents()).toBe(12000);
    expect(await listHeld()).toMatchObject([{ user_name: 'Bo Berg', has_left: true }]);
    expect(await settle('60.00')).toMatchObject({ status: 200, body: { status: 'done' } });
    expect(await findRow()).toMatchObject({ approved: '0.00', waiting: '60.00', last_paid_on: '2026-11-18' });
    await decide('approve');
    expect(await findRow()).toMatchObject({ approved: '60.00', waiting: '0.00' });
    expect(await readOwedCents()).toBe(6000);
    expect(await settle('60.00')).toMatchObject({ status: 200 });
    expect(await findRow()).toBeUndefined();
    expect(await readOwedCents()).toBe(0);
    expect((await jobs.findAuditEntries(bo.id)).slice(-1)).toMatchObject([
      { action: 'work.settled', subject_name: 'Bo Berg', details: { amount: '60.00', paid_on: '2026-11-18' } },
    ]);
  });

  it('remains while work is running or unpaid', async () => {
    const isBoOwed = async () => (await jobs.app.readPublishedStates('owed')).find(({ id }) => id === bo.id)?.owed;
    const cleo = await jobs.app.createPerson({ name: 'Cleo Day' });
    await jobs.assign(job, cleo);
    jobs.setClock('2026-11-18T06:00');
    const { started_row_id } = await jobs.callOrThrow(cleo, startPermanentJob, jobs.buildStartBody(job, cleo));
    await jobs.app.createPerson({ id: cleo.id, name: 'Cleo Day', removed: true });
    const isCleoOwed = async () => (await jobs.app.readPublishedStates('owed')).find(({ id }) => id === cleo.id)?.owed;
    expect(await isCleoOwed()).toBe(true);
    jobs.setClock('2026-11-18T08:00');
    await jobs.callOrThrow(jobs.admin, stopPermanentJob, jobs.buildStopBody(started_row_id, cleo));
    expect(await isCleoOwed()).toBe(true);
    await leave();
    expect(await isBoOwed()).toBe(true);
    await settle('60.00');
    await decide('reject');
    expect(await isBoOwed()).toBe(false);
  });

  it('is cleared when the held work is rejected', async () => {
    await leave();
    await settle('60.00');
    await decide('reject');
    expect(await findRow()).toBeUndefined();
    expect(await readOwedCents()).toBe(0);
  });

  it('is paid once when ten requests arrive at once', async () => {
    await leave();
    const answers = await Promise.all(Array.from({ length: 10 }, () => settle('60.00')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(answers.find(({ status }) => status === 409)?.body.msg).toBe(
      'You can now pay Bo Berg A$0.00. Helen Marsh marked A$60.00 as paid on Wed 18 Nov 2026.',
    );
    const [sum] = await jobs.app.dataSource.query('SELECT sum(cents) FROM settlement WHERE person_id = $1', [bo.id]);
    expect(sum).toEqual({ sum: '6000' });
  });

  it('comes back with work recorded afterwards', async () => {
    await leave();
    await settle('60.00');
    await decide('reject');
    await jobs.callOrThrow(jobs.admin, addManualRecord, {
      job_id: job,
      m_pay_for_me: '20',
      m_pay_for_cleaner: '12.50',
      m_date_time: '2026-11-12T09:00',
      m_done_by: bo.id,
    });
    expect(await findRow()).toMatchObject({ approved: '12.50', waiting: '0.00' });
    expect(await readOwedCents()).toBe(1250);
  });

  it('cannot be paid before removal, on a wrong date or in another amount', async () => {
    expect(await settle('60.00')).toMatchObject({
      status: 409,
      body: { msg: 'Bo Berg hasn’t left. Pay them in a pay run.' },
    });
    await leave();
    expect(await settle('120.00')).toMatchObject({ status: 409 });
    for (const paid_on of ['2026-11-19', '2021-12-31'])
      expect(await settle('60.00', { paid_on })).toMatchObject({
        status: 400,
        body: { issues: [{ field: 'paid_on' }] },
      });
    expect(await findRow()).toMatchObject({ approved: '60.00' });
  });

  it('is reduced by pay runs and cannot be paid while a run holds it', async () => {
    const deliverPaid = (paid_cents: number, in_run_cents: number) =>
      jobs.app.deliver('paid', bo.id, { paid_cents, in_run_cents, open_adjustments_cents: 0 });
    await deliverPaid(1_000, 0);
    await leave();
    expect(await findRow()).toMatchObject({ approved: '50.00', waiting: '60.00' });
    expect(await readOwedCents()).toBe(11_000);
    await deliverPaid(1_000, 5_000);
    expect(await findRow()).toMatchObject({ approved: '0.00' });
    expect(await settle('50.00')).toMatchObject({ status: 409 });
    await deliverPaid(6_000, 0);
    expect(await readOwedCents()).toBe(6_000);
    await decide('approve');
    await settle('60.00');
    expect(await readOwedCents()).toBe(0);
    expect((await jobs.app.readPublishedStates('settled')).find(({ id }) => id === bo.id)).toMatchObject({
      payments: [{ number: 1, paid_on: '2026-11-18', cents: 6_000 }],
    });
  });

  it('includes unpaid adjustments, which only pay runs can pay', async () => {
    const isOwed = async () =>
      (await jobs.app.readPublishedStates('owed')).filter(({ id }) => id === bo.id).at(-1)?.owed;
    await jobs.app.deliver('paid', bo.id, { paid_cents: 0, in_run_cents: 0, open_adjustments_cents: 8_400 });
    await leave();
    await decide('approve');
    await settle('120.00');
    expect(await readOwedCents()).toBe(0);
    expect(await isOwed()).toBe(true);
    expect(await findRow()).toMatchObject({ approved: '0.00', waiting: '0.00', adjustments: '84.00' });
    expect(await settle('84.00')).toMatchObject({ status: 409 });
    await jobs.app.deliver('paid', bo.id, { paid_cents: 0, in_run_cents: 0, open_adjustments_cents: 0 });
    expect(await isOwed()).toBe(false);
    expect(await findRow()).toBeUndefined();
  });

  it('reaches svc-auth with whether the person ever earned anything', async () => {
    const cleo = await jobs.app.createPerson({ name: 'Cleo', verified: false });
    const dan = await jobs.app.createPerson({ name: 'Dan', verified: false });
    await jobs.app.deliver('paid', dan.id, { paid_cents: 0, in_run_cents: 0, open_adjustments_cents: 0 });
    await leave();
    for (const { id } of [cleo, dan]) await jobs.app.createPerson({ id, name: 'Somebody', removed: true });
    const states = await jobs.app.readPublishedStates('owed');
    const hasEarned = (person: TestPerson) => states.find(({ id }) => id === person.id)?.earned;
    expect([hasEarned(bo), hasEarned(cleo), hasEarned(dan)]).toEqual([true, false, true]);
  });

  it('keeps its payments unchanged in the database', async () => {
    await leave();
    await settle('60.00');
    for (const sql of ['UPDATE settlement SET cents = 1', 'DELETE FROM settlement'])
      await expect(jobs.app.dataSource.query(sql)).rejects.toThrow('never changed or deleted');
  });
});
