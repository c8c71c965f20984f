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
import { instant, JobsTestApp } from '../testing/jobs-test-app.js';

// Many calls at once take long on a busy machine.
jest.setTimeout(30_000);

describe('which finished work is held', () => {
  const jobs = JobsTestApp.forTests();
  let job: string;
  beforeEach(async () => {
    await jobs.empty('2026-11-18T05:00');
    job = await jobs.assignedJob();
  });

  const records = () =>
    jobs.app.dataSource.query<{ state: string; reasons: string[]; cents: string }[]>(
      'SELECT state, hold_reasons AS reasons, contractor_cents AS cents FROM work_record ORDER BY started_at, id',
    );
  const manual = (fields: Record<string, unknown> = {}) =>
    jobs.as(jobs.admin, addManualRecord, {
      job_id: job,
      m_pay_for_me: '96',
      m_pay_for_cleaner: '70',
      m_date_time: '2026-11-17T07:30',
      m_done_by: jobs.ana.id,
      ...fields,
    });

  it('approves work at once that was started and finished on the spot within its slot', async () => {
    await jobs.work(job, '2026-11-18T05:35', '2026-11-18T08:25');
    expect(await records()).toEqual([{ state: 'approved', reasons: [], cents: '6000' }]);
    expect((await jobs.app.published('work-record')).at(-1)).toMatchObject({ held: false });
    const [row] = await jobs.done(job);
    expect(row).not.toHaveProperty('state');
  });

  it('holds work of which a clock event arrived more than ten minutes late, with its whole pay', async () => {
    jobs.at('2026-11-18T10:00');
    const key = randomUUID();
    await jobs.start(job, { stamp_key: key, stamped_at: instant('2026-11-18T06:00') });
    await jobs.stop({ start_key: key, stamped_at: instant('2026-11-18T08:00') });
    expect(await records()).toEqual([{ state: 'held', reasons: ['arrived_late'], cents: '6000' }]);
    expect((await jobs.app.published('work-record')).at(-1)).toMatchObject({ held: true, company_cents: 9110 });
    const [row] = await jobs.done(job);
    expect(row).toMatchObject({ state: 'held', job_status: 'done', job_payment_for_day: '60.00-91.10' });
  });

  it('holds work outside its slot', async () => {
    await jobs.work(job, '2026-11-18T05:20', '2026-11-18T08:00');
    await jobs.work(job, '2026-11-18T18:00', '2026-11-18T20:31');
    expect(await records()).toMatchObject([
      { state: 'held', reasons: ['started_early'] },
      { state: 'held', reasons: ['finished_late'] },
    ]);
  });

  it.each([
    ['the default of two hours', {}, '2026-11-18T20:30', []],
    ['a minute more than that', {}, '2026-11-18T20:31', ['longer_than_expected']],
    ['what the office expects', { expected_minutes: 180 }, '2026-11-18T21:30', []],
    ['more than that', { expected_minutes: '180' }, '2026-11-18T21:31', ['longer_than_expected']],
  ])('looks at the length of a quick job: %s', async (_case, fields, finished, reasons) => {
    const quick = await jobs.quickJob(fields);
    await jobs.assign(quick);
    jobs.at('2026-11-18T18:30');
    const { started_row_id } = await jobs.ok(jobs.ana, startQuickJob, jobs.startBody(quick));
    jobs.at(finished);
    await jobs.ok(jobs.ana, stopQuickJob, jobs.stopBody(started_row_id));
    expect(await records()).toMatchObject([{ state: reasons.length ? 'held' : 'approved', reasons }]);
    expect((await jobs.ok(jobs.admin, getDoneQuickJobsByPlace, { job_id: quick }))[0].state).toBe(
      reasons.length ? 'held' : undefined,
    );
  });

  it.each([0, -1, 721, 'soon', 1.5])('takes no expected length of %s', async (expected_minutes) =>
    expect(jobs.quickJob({ expected_minutes: expected_minutes as number })).rejects.toThrow('expected_minutes'),
  );

  it('refuses a Start of eleven hours ago (A$440) at a job that was made a minute ago', async () => {
    jobs.at('2026-11-18T18:00');
    const quick = await jobs.quickJob();
    await jobs.assign(quick);
    jobs.at('2026-11-18T18:01');
    const body = { ...jobs.startBody(quick), stamped_at: instant('2026-11-18T07:01') };
    expect(await jobs.as(jobs.ana, startQuickJob, body)).toMatchObject({
      status: 409,
      body: {
        code: 'job_unknown_then',
        msg: 'This job didn’t exist then. Ask the office to record this work.',
      },
    });
    expect(await records()).toEqual([]);
    // Clocks may differ by two minutes.
    const skewed = { ...body, stamped_at: instant('2026-11-18T17:58') };
    expect(await jobs.as(jobs.ana, startQuickJob, skewed)).toMatchObject({ status: 200 });
  });

  it('refuses a clock event from before the person was assigned', async () => {
    const bo = await jobs.app.person({ name: 'Bo Berg' });
    jobs.at('2026-11-18T07:00');
    await jobs.assign(job, bo);
    const startAt = (stamped_at: string) => jobs.start(job, { stamped_at }, bo);
    expect(await startAt(instant('2026-11-18T06:57'))).toMatchObject({
      status: 409,
      body: { msg: 'You weren’t assigned to this job then. Ask the office to record this work.' },
    });
    expect(await startAt(instant('2026-11-18T06:58'))).toMatchObject({ status: 200 });
  });

  it('asks before it adds an equal manual record, adds it when it is sent again, and holds it', async () => {
    expect(await manual()).toMatchObject({ status: 200 });
    expect(await manual({ m_date_time: '2026-11-17T19:00' })).toMatchObject({
      status: 409,
      body: { code: 'same_record', msg: 'This person already has a record for that job, day and amounts.' },
    });
    expect(await manual({ again: 'true' })).toMatchObject({ status: 200 });
    expect(await records()).toMatchObject([
      { state: 'approved', reasons: [] },
      { state: 'held', reasons: ['same_record'] },
    ]);
    for (const other of [{ m_pay_for_me: '97' }, { m_pay_for_cleaner: '71' }, { m_date_time: '2026-11-16T07:30' }])
      expect(await manual(other)).toMatchObject({ status: 200 });
    expect(await records()).toHaveLength(5);
  });

  it.each([
    ['A$999,999.99', { m_pay_for_me: '999999.99', m_pay_for_cleaner: '999999.99' }, ['above_amount', 'above_hours']],
    ['twelve hours and a minute', { m_pay_for_me: '0', m_pay_for_cleaner: '360.50' }, ['above_hours']],
    ['ten hours and ten minutes of a day of two', { m_pay_for_cleaner: '305' }, ['day_above_hours']],
    ['ten hours of that day', { m_pay_for_cleaner: '300' }, undefined],
    ['the same on another day', { m_pay_for_cleaner: '305', m_date_time: '2026-11-17T07:30' }, undefined],
  ])('holds a manual record above what one day can be: %s', async (_case, fields, held) => {
    await jobs.work(job, '2026-11-18T06:00', '2026-11-18T08:00');
    jobs.at('2026-11-18T21:00');
    const answer = await manual({ m_date_time: '2026-11-18T09:00', ...fields });
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

  it('holds a manual record whose hours overlap other work, and work that overlaps its hours', async () => {
    await jobs.work(job, '2026-11-18T06:00', '2026-11-18T08:00');
    jobs.at('2026-11-18T21:00');
    const hours = (from: string, to: string) => ({
      m_pay_for_cleaner: from.replace(':', '.'),
      m_date_time: `2026-11-18T${from}`,
      m_finished_at: `2026-11-18T${to}`,
    });
    expect((await manual(hours('07:59', '08:30'))).body).toEqual({ status: 'done', held: ['overlapping'] });
    expect((await manual(hours('08:30', '09:00'))).body).toEqual({ status: 'done' });
    expect((await manual(hours('18:00', '18:30'))).body).toEqual({ status: 'done' });
    const [first] = await jobs.done(job);
    const corrected = await jobs.as(jobs.admin, correctWork, {
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

  it('counts rejected work in no day, and of many manual records at once only those that fit', async () => {
    const answers = await Promise.all(
      ['100', '100.50', '101', '101.50', '102'].map((m_pay_for_cleaner) => manual({ m_pay_for_cleaner })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const held = (await records()).filter(({ state }) => state === 'held');
    expect(held).toMatchObject([{ reasons: ['day_above_hours'] }, { reasons: ['day_above_hours'] }]);
  });

  it('adds one of twenty equal manual records that are posted at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => manual()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(await records()).toHaveLength(1);
  });

  it('starts one of many overlapping late works, whatever arrives at once', async () => {
    const others = await Promise.all(
      Array.from({ length: 6 }, () => jobs.permanentJob([{ time: '06:00-08:00', days: ['We'] }])),
    );
    for (const other of others) await jobs.assign(other);
    jobs.at('2026-11-18T09:00');
    // Each phone sends its start, then its finish; all phones at once.
    const work = async (jobId: string) => {
      const key = randomUUID();
      const started = await jobs.start(jobId, { stamp_key: key, stamped_at: instant('2026-11-18T06:00') });
      await jobs.stop({ start_key: key, stamped_at: instant('2026-11-18T07:00') });
      return started.status;
    };
    const statuses = await Promise.all([job, ...others].map(work));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await records()).toHaveLength(1);
  });

  it('begins work after the end of the last, also when the clocks differ by a minute', async () => {
    await jobs.work(job, '2026-11-18T17:45', '2026-11-18T18:30');
    const quick = await jobs.quickJob();
    await jobs.assign(quick);
    const body = { ...jobs.startBody(quick), stamped_at: instant('2026-11-18T18:29') };
    expect(await jobs.as(jobs.ana, startQuickJob, body)).toMatchObject({ status: 200 });
    const [row] = await jobs.ok(jobs.admin, getDoneQuickJobsByPlace, { job_id: quick });
    expect(row).toMatchObject({ start_time: '18:30' });
  });

  describe('corrections', () => {
    const correct = (row_id: string, fields: Record<string, unknown>) =>
      jobs.as(jobs.admin, correctWork, {
        row_id,
        version: 1,
        started_at: '2026-11-18T06:00',
        ended_at: '2026-11-18T07:00',
        contractor_pay: '',
        company_pay: '',
        reason: 'As agreed',
        ...fields,
      });
    const worked = () => jobs.work(job, '2026-11-18T06:00', '2026-11-18T07:00');

    it('upwards are held, downwards are not', async () => {
      const row = await worked();
      jobs.at('2026-11-18T09:00');
      expect(await correct(row, { ended_at: '2026-11-18T06:30' })).toMatchObject({ status: 200 });
      expect(await records()).toEqual([{ state: 'approved', reasons: [], cents: '1500' }]);
      const raised = await correct(row, { version: 2, ended_at: '2026-11-18T06:30', contractor_pay: '900' });
      expect(raised.body.approval).toEqual({ state: 'held', reasons: ['corrected_upwards'], note: '' });
      expect(await records()).toEqual([{ state: 'held', reasons: ['corrected_upwards'], cents: '90000' }]);
      await correct(row, { version: 3, ended_at: '2026-11-18T06:30' });
      expect(await records()).toEqual([{ state: 'held', reasons: ['corrected_upwards'], cents: '1500' }]);
    });

    it('hold unfinished work that an admin finishes', async () => {
      jobs.at('2026-11-18T06:00');
      const { body } = await jobs.start(job);
      jobs.at('2026-11-19T09:00');
      await correct(body.started_row_id, { ended_at: '2026-11-18T08:00' });
      expect(await records()).toEqual([{ state: 'held', reasons: ['finished_by_admin'], cents: '6000' }]);
    });

    it('hold work that they make overlap', async () => {
      await worked();
      const evening = await jobs.work(job, '2026-11-18T18:00', '2026-11-18T19:00');
      jobs.at('2026-11-18T21:00');
      const times = { started_at: '2026-11-18T06:59', ended_at: '2026-11-18T07:30' };
      expect(await correct(evening, times)).toMatchObject({ status: 200 });
      expect(await records()).toMatchObject([
        { state: 'approved' },
        { state: 'held', reasons: ['started_early', 'overlapping'] },
      ]);
    });
  });

  it('holds work that an admin finishes for a disproved person', async () => {
    jobs.at('2026-11-18T06:00');
    const bo = await jobs.app.person({ name: 'Bo Berg' });
    await jobs.assign(job, bo);
    const { started_row_id } = await jobs.ok(bo, startPermanentJob, jobs.startBody(job, bo));
    await jobs.app.person({ id: bo.id, name: 'Bo Berg', verified: false });
    jobs.at('2026-11-18T07:00');
    await jobs.ok(jobs.admin, stopPermanentJob, { user_id: bo.id, row_id: started_row_id });
    expect(await records()).toMatchObject([{ state: 'held', reasons: ['finished_by_admin'] }]);
  });
});
