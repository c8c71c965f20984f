import { randomUUID } from 'node:crypto';
import {
  addManualRecord,
  correctWork,
  getDoneQuickJobsByPlace,
  startPermanentJob,
  startQuickJob,
  stopPermanentJob,
  stopQuickJob,
} from '@cleaning/contracts';
import { JobsTestApp, toInstant } from '../testing/jobs-test-app.js';

// Concurrent calls are slow on a busy machine.
jest.setTimeout(30_000);

describe('Finished work', () => {
  const jobs = JobsTestApp.openShared();
  let job: string;
  beforeEach(async () => {
    await jobs.empty('2026-11-18T05:00');
    job = await jobs.createAssignedJob();
  });

  const records = () =>
    jobs.app.dataSource.query<{ state: string; reasons: string[]; cents: string }[]>(
      'SELECT state, hold_reasons AS reasons, contractor_cents AS cents FROM work_record ORDER BY started_at, id',
    );
  const addManual = (fields: Record<string, unknown> = {}) =>
    jobs.callAs(jobs.admin, addManualRecord, {
      job_id: job,
      m_pay_for_me: '96',
      m_pay_for_cleaner: '70',
      m_date_time: '2026-11-17T07:30',
      m_done_by: jobs.ana.id,
      ...fields,
    });

  it('is approved at once when started and finished on the spot within its slot', async () => {
    await jobs.doWork(job, '2026-11-18T05:35', '2026-11-18T08:25');
    expect(await records()).toEqual([{ state: 'approved', reasons: [], cents: '6000' }]);
    expect((await jobs.app.readPublishedStates('work-record')).at(-1)).toMatchObject({ held: false });
    const [row] = await jobs.listDoneWork(job);
    expect(row).not.toHaveProperty('state');
  });

  it('is held with its whole pay when a clock event arrives more than ten minutes late', async () => {
    jobs.setClock('2026-11-18T10:00');
    const key = randomUUID();
    await jobs.start(job, { stamp_key: key, stamped_at: toInstant('2026-11-18T06:00') });
    await jobs.stop({ start_key: key, stamped_at: toInstant('2026-11-18T08:00') });
    expect(await records()).toEqual([{ state: 'held', reasons: ['arrived_late'], cents: '6000' }]);
    expect((await jobs.app.readPublishedStates('work-record')).at(-1)).toMatchObject({
      held: true,
      company_cents: 9110,
    });
    const [row] = await jobs.listDoneWork(job);
    expect(row).toMatchObject({ state: 'held', job_status: 'done', job_payment_for_day: '60.00-91.10' });
  });

  it('is held outside its slot', async () => {
    await jobs.doWork(job, '2026-11-18T05:20', '2026-11-18T08:00');
    await jobs.doWork(job, '2026-11-18T18:00', '2026-11-18T20:31');
    expect(await records()).toMatchObject([
      { state: 'held', reasons: ['started_early'] },
      { state: 'held', reasons: ['finished_late'] },
    ]);
  });

  it.each([
    ['two hours by default', {}, '2026-11-18T20:30', []],
    ['a minute over two hours', {}, '2026-11-18T20:31', ['longer_than_expected']],
    ['the expected three hours', { expected_minutes: 180 }, '2026-11-18T21:30', []],
    [
      'a minute over the expected three hours',
      { expected_minutes: '180' },
      '2026-11-18T21:31',
      ['longer_than_expected'],
    ],
  ])('is held or approved by the length of a quick job: %s', async (_case, fields, finished, reasons) => {
    const quick = await jobs.createQuickJob(fields);
    await jobs.assign(quick);
    jobs.setClock('2026-11-18T18:30');
    const { started_row_id } = await jobs.callOrThrow(jobs.ana, startQuickJob, jobs.buildStartBody(quick));
    jobs.setClock(finished);
    await jobs.callOrThrow(jobs.ana, stopQuickJob, jobs.buildStopBody(started_row_id));
    expect(await records()).toMatchObject([{ state: reasons.length ? 'held' : 'approved', reasons }]);
    expect((await jobs.callOrThrow(jobs.admin, getDoneQuickJobsByPlace, { job_id: quick }))[0].state).toBe(
      reasons.length ? 'held' : undefined,
    );
  });

  it.each([0, -1, 721, 'soon', 1.5])('accepts no expected length of %s', async (expected_minutes) =>
    expect(jobs.createQuickJob({ expected_minutes: expected_minutes as number })).rejects.toThrow('expected_minutes'),
  );

  it('refuses a Start eleven hours before the job was created', async () => {
    jobs.setClock('2026-11-18T18:00');
    const quick = await jobs.createQuickJob();
    await jobs.assign(quick);
    jobs.setClock('2026-11-18T18:01');
    const body = { ...jobs.buildStartBody(quick), stamped_at: toInstant('2026-11-18T07:01') };
    expect(await jobs.callAs(jobs.ana, startQuickJob, body)).toMatchObject({
      status: 409,
      body: {
        code: 'job_unknown_then',
        msg: 'This job didn’t exist then. Ask the office to record this work.',
      },
    });
    expect(await records()).toEqual([]);
    // Clocks may differ by two minutes.
    const skewed = { ...body, stamped_at: toInstant('2026-11-18T17:58') };
    expect(await jobs.callAs(jobs.ana, startQuickJob, skewed)).toMatchObject({ status: 200 });
  });

  it('refuses a clock event from before the person was assigned', async () => {
    const bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    jobs.setClock('2026-11-18T07:00');
    await jobs.assign(job, bo);
    const startAt = (stamped_at: string) => jobs.start(job, { stamped_at }, bo);
    expect(await startAt(toInstant('2026-11-18T06:57'))).toMatchObject({
      status: 409,
      body: { msg: 'You weren’t assigned to this job then. Ask the office to record this work.' },
    });
    expect(await startAt(toInstant('2026-11-18T06:58'))).toMatchObject({ status: 200 });
  });

  it('asks before an equal manual record is added, and holds it once confirmed', async () => {
    expect(await addManual()).toMatchObject({ status: 200 });
    expect(await addManual({ m_date_time: '2026-11-17T19:00' })).toMatchObject({
      status: 409,
      body: { code: 'same_record', msg: 'This person already has the same record for that job and day.' },
    });
    expect(await addManual({ again: 'true' })).toMatchObject({ status: 200 });
    expect(await records()).toMatchObject([
      { state: 'approved', reasons: [] },
      { state: 'held', reasons: ['same_record'] },
    ]);
    for (const other of [{ m_pay_for_me: '97' }, { m_pay_for_cleaner: '71' }, { m_date_time: '2026-11-16T07:30' }])
      expect(await addManual(other)).toMatchObject({ status: 200 });
    expect(await records()).toHaveLength(5);
  });

  it.each([
    ['A$999,999.99', { m_pay_for_me: '999999.99', m_pay_for_cleaner: '999999.99' }, ['above_amount', 'above_hours']],
    ['a minute over twelve hours', { m_pay_for_me: '0', m_pay_for_cleaner: '360.50' }, ['above_hours']],
    ['a minute over twelve hours with the rest of the day', { m_pay_for_cleaner: '305' }, ['day_above_hours']],
    ['twelve hours with the rest of the day', { m_pay_for_cleaner: '300' }, undefined],
    ['the same on another day', { m_pay_for_cleaner: '305', m_date_time: '2026-11-17T07:30' }, undefined],
  ])('is held as a manual record above the limits of a day: %s', async (_case, fields, held) => {
    await jobs.doWork(job, '2026-11-18T06:00', '2026-11-18T08:00');
    jobs.setClock('2026-11-18T21:00');
    const answer = await addManual({ m_date_time: '2026-11-18T09:00', ...fields });
    expect(answer).toMatchObject({ status: 200, body: { status: 'done' } });
    expect(answer.body.held).toEqual(held);
    expect(await records()).toContainEqual(
      expect.objectContaining({
        state: held ? 'held' : 'approved',
        reasons: held ?? [],
        cents: expect.not.stringMatching('^6000$'),
      }),
    );
  });

  it('is held when a manual record overlaps it or it overlaps a manual record', async () => {
    await jobs.doWork(job, '2026-11-18T06:00', '2026-11-18T08:00');
    jobs.setClock('2026-11-18T21:00');
    const hours = (from: string, to: string) => ({
      m_pay_for_cleaner: from.replace(':', '.'),
      m_date_time: `2026-11-18T${from}`,
      m_finished_at: `2026-11-18T${to}`,
    });
    expect((await addManual(hours('07:59', '08:30'))).body).toEqual({ status: 'done', held: ['overlapping'] });
    expect((await addManual(hours('08:30', '09:00'))).body).toEqual({ status: 'done' });
    expect((await addManual(hours('18:00', '18:30'))).body).toEqual({ status: 'done' });
    const [first] = await jobs.listDoneWork(job);
    const corrected = await jobs.callAs(jobs.admin, correctWork, {
      row_id: first.row_id,
      version: 1,
      started_at: '2026-11-18T08:40',
      ended_at: '2026-11-18T10:00',
      contractor_pay: '',
      company_pay: '',
      reason: 'They came later.',
    });
    expect(corrected.body.approval.reasons).toContain('overlapping');
  });

  it('is held when simultaneous manual records exceed the hours of a day', async () => {
    const answers = await Promise.all(
      ['100', '100.50', '101', '101.50', '102'].map((m_pay_for_cleaner) => addManual({ m_pay_for_cleaner })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const held = (await records()).filter(({ state }) => state === 'held');
    expect(held).toMatchObject([{ reasons: ['day_above_hours'] }, { reasons: ['day_above_hours'] }]);
  });

  it('is added once for twenty equal manual records sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => addManual()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(await records()).toHaveLength(1);
  });

  it('starts one of several overlapping late starts that arrive at once', async () => {
    const others = await Promise.all(
      Array.from({ length: 6 }, () => jobs.createPermanentJob([{ time: '06:00-08:00', days: ['We'] }])),
    );
    for (const other of others) await jobs.assign(other);
    jobs.setClock('2026-11-18T09:00');
    // Each phone sends its start, then its finish; all phones concurrently.
    const work = async (jobId: string) => {
      const key = randomUUID();
      const started = await jobs.start(jobId, { stamp_key: key, stamped_at: toInstant('2026-11-18T06:00') });
      await jobs.stop({ start_key: key, stamped_at: toInstant('2026-11-18T07:00') });
      return started.status;
    };
    const statuses = await Promise.all([job, ...others].map(work));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await records()).toHaveLength(1);
  });

  it('starts no earlier than the last work ended, even when clocks differ by a minute', async () => {
    await jobs.doWork(job, '2026-11-18T17:45', '2026-11-18T18:30');
    const quick = await jobs.createQuickJob();
    await jobs.assign(quick);
    const body = { ...jobs.buildStartBody(quick), stamped_at: toInstant('2026-11-18T18:29') };
    expect(await jobs.callAs(jobs.ana, startQuickJob, body)).toMatchObject({ status: 200 });
    const [row] = await jobs.callOrThrow(jobs.admin, getDoneQuickJobsByPlace, { job_id: quick });
    expect(row).toMatchObject({ start_time: '18:30' });
  });

  describe('after a correction', () => {
    const correct = (row_id: string, fields: Record<string, unknown>) =>
      jobs.callAs(jobs.admin, correctWork, {
        row_id,
        version: 1,
        started_at: '2026-11-18T06:00',
        ended_at: '2026-11-18T07:00',
        contractor_pay: '',
        company_pay: '',
        reason: 'As agreed',
        ...fields,
      });
    const recordWork = () => jobs.doWork(job, '2026-11-18T06:00', '2026-11-18T07:00');

    it('is held when the pay goes up and not when it goes down', async () => {
      const row = await recordWork();
      jobs.setClock('2026-11-18T09:00');
      expect(await correct(row, { ended_at: '2026-11-18T06:30' })).toMatchObject({ status: 200 });
      expect(await records()).toEqual([{ state: 'approved', reasons: [], cents: '1500' }]);
      const raised = await correct(row, { version: 2, ended_at: '2026-11-18T06:30', contractor_pay: '900' });
      expect(raised.body.approval).toEqual({ state: 'held', reasons: ['corrected_upwards'], note: '' });
      expect(await records()).toEqual([{ state: 'held', reasons: ['corrected_upwards'], cents: '90000' }]);
      await correct(row, { version: 3, ended_at: '2026-11-18T06:30' });
      expect(await records()).toEqual([{ state: 'held', reasons: ['corrected_upwards'], cents: '1500' }]);
    });

    it('is held when an admin finishes it', async () => {
      jobs.setClock('2026-11-18T06:00');
      const { body } = await jobs.start(job);
      jobs.setClock('2026-11-19T09:00');
      await correct(body.started_row_id, { ended_at: '2026-11-18T08:00' });
      expect(await records()).toEqual([{ state: 'held', reasons: ['finished_by_admin'], cents: '6000' }]);
    });

    it('is held when it overlaps other work', async () => {
      await recordWork();
      const evening = await jobs.doWork(job, '2026-11-18T18:00', '2026-11-18T19:00');
      jobs.setClock('2026-11-18T21:00');
      const times = { started_at: '2026-11-18T06:59', ended_at: '2026-11-18T07:30' };
      expect(await correct(evening, times)).toMatchObject({ status: 200 });
      expect(await records()).toMatchObject([
        { state: 'approved' },
        { state: 'held', reasons: ['started_early', 'overlapping'] },
      ]);
    });
  });

  it('is held when an admin finishes it for an unverified person', async () => {
    jobs.setClock('2026-11-18T06:00');
    const bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    await jobs.assign(job, bo);
    const { started_row_id } = await jobs.callOrThrow(bo, startPermanentJob, jobs.buildStartBody(job, bo));
    await jobs.app.createPerson({ id: bo.id, name: 'Bo Berg', verified: false });
    jobs.setClock('2026-11-18T07:00');
    await jobs.callOrThrow(jobs.admin, stopPermanentJob, { user_id: bo.id, row_id: started_row_id });
    expect(await records()).toMatchObject([{ state: 'held', reasons: ['finished_by_admin'] }]);
  });
});
