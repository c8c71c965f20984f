import {
  addManualRecord,
  correctWork,
  getDoneJobsByPlace,
  getWorkRecord,
  startPermanentJob,
} from '@cleaning/contracts';
import { JobsTestApp, NO_SUCH_ID } from '../testing/jobs-test-app.js';

describe('Work correction', () => {
  const jobs = JobsTestApp.openShared();
  let job: string;
  beforeAll(async () => {
    job = await jobs.createPermanentJob([{ time: '06:00-08:00', days: ['Mo', 'We'] }]);
    await jobs.assign(job);
  }, 60_000);

  const correct = (row_id: string, more: object) =>
    jobs.callAs(jobs.admin, correctWork, {
      row_id,
      version: 1,
      started_at: '2026-11-16T06:00',
      ended_at: '2026-11-16T08:00',
      contractor_pay: '',
      company_pay: '',
      reason: 'Forgot to press Finished',
      ...more,
    });
  const readPublished = async (row: string) =>
    (await jobs.app.readPublishedStates('work-record')).filter(({ id }) => id === row);

  it('keeps the old values and the reason, recalculates the amounts and publishes them', async () => {
    const row = await jobs.doWork(job, '2026-11-16T06:00', '2026-11-16T06:20');
    expect(await readPublished(row)).toMatchObject([{ minutes: 20, company_cents: 1518 }]);
    const before = (await jobs.app.readChangeNumber('work-record', row)) ?? 0;
    jobs.setClock('2026-11-17T09:00');
    const { status, body } = await correct(row, {});
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 2,
      ended_at: '2026-11-16T08:00',
      contractor_pay: '60.00',
      company_pay: '91.10',
      corrections: [
        {
          corrected_by: 'Helen Marsh',
          reason: 'Forgot to press Finished',
          started_at: '2026-11-16T06:00',
          ended_at: '2026-11-16T06:20',
          contractor_pay: '10.00',
          company_pay: '15.18',
        },
      ],
    });
    expect(await readPublished(row)).toMatchObject([{ minutes: 120, company_cents: 9110 }]);
    expect(await jobs.app.readChangeNumber('work-record', row)).toBeGreaterThan(before);
    expect((await jobs.app.readPublishedStates('audit-entry')).at(-1)).toMatchObject({
      actor_id: jobs.admin.id,
      action: 'work.corrected',
      subject_name: 'Ana Silva',
      details: { job: 'Library', reason: 'Forgot to press Finished', company_pay_before: '15.18' },
    });
    const again = await correct(row, { version: 2, company_pay: '100', reason: 'As agreed by telephone' });
    expect(again.body.corrections.map(({ reason }: { reason: string }) => reason)).toEqual([
      'As agreed by telephone',
      'Forgot to press Finished',
    ]);
    expect(again.body).toMatchObject({ contractor_pay: '60.00', company_pay: '100.00' });
    // Pay stops at the slot's end; the worked time is published too.
    await correct(row, { version: 3, ended_at: '2026-11-16T09:30' });
    expect(await readPublished(row)).toMatchObject([{ minutes: 120, worked_minutes: 210 }]);
    const records = await jobs.callOrThrow(jobs.admin, getDoneJobsByPlace, { job_id: job, year: '2026', month: '11' });
    expect(records).toContainEqual(expect.objectContaining({ row_id: row, corrected: true }));
  });

  it('ends unfinished work and frees the person', async () => {
    jobs.setClock('2026-11-18T06:00');
    const { started_row_id } = await jobs.callOrThrow(jobs.ana, startPermanentJob, jobs.buildStartBody(job));
    expect(await jobs.app.readPublishedStates('current-work')).toMatchObject([
      { id: jobs.ana.id, row_id: started_row_id },
    ]);
    expect(await readPublished(started_row_id)).toEqual([]);
    const before = (await jobs.app.readChangeNumber('current-work', jobs.ana.id)) ?? 0;
    jobs.setClock('2026-11-19T09:00');
    const times = { started_at: '2026-11-18T06:00', ended_at: '2026-11-18T07:30' };
    expect(await correct(started_row_id, times)).toMatchObject({
      status: 200,
      body: { contractor_pay: '45.00', corrections: [{ ended_at: '', contractor_pay: '' }] },
    });
    expect(await jobs.app.readPublishedStates('current-work')).toEqual([]);
    expect(await jobs.app.readChangeNumber('current-work', jobs.ana.id)).toBeGreaterThan(before);
    expect(await readPublished(started_row_id)).toMatchObject([{ minutes: 90 }]);
  });

  it('moves a manual record to another day', async () => {
    jobs.setClock('2026-11-19T09:00');
    await jobs.callOrThrow(jobs.admin, addManualRecord, {
      job_id: job,
      m_pay_for_me: '90',
      m_pay_for_cleaner: '70',
      m_date_time: '2026-11-19T08:00',
      m_done_by: jobs.ana.id,
    });
    const [row] = await jobs.app.dataSource.query('SELECT id FROM work_record WHERE is_manual');
    const before = (await jobs.app.readChangeNumber('work-record', row.id)) ?? 0;
    const moved = { started_at: '2026-10-30T08:00', ended_at: '2026-10-30T08:00', contractor_pay: '75' };
    expect(await correct(row.id, moved)).toMatchObject({
      status: 200,
      body: { date: '2026-10-30', contractor_pay: '75.00', company_pay: '90.00' },
    });
    expect(await readPublished(row.id)).toMatchObject([
      { business_date: '2026-10-30', minutes: 0, worked_minutes: 0, company_cents: 9000 },
    ]);
    expect(await jobs.app.readChangeNumber('work-record', row.id)).toBeGreaterThan(before);
    const tooLong = { version: 2, started_at: '2026-10-30T08:00', ended_at: '2026-10-30T20:01' };
    expect(await correct(row.id, tooLong)).toMatchObject({ status: 400, body: { issues: [{ field: 'ended_at' }] } });
    expect(await jobs.callOrThrow(jobs.admin, getWorkRecord, { row_id: row.id })).toMatchObject({
      version: 2,
      ended_at: '2026-10-30T08:00',
    });
    const longer = { version: 2, started_at: '2026-10-30T08:00', ended_at: '2026-10-30T10:00' };
    expect(await correct(row.id, longer)).toMatchObject({ status: 200, body: { ended_at: '2026-10-30T10:00' } });
    expect(await readPublished(row.id)).toMatchObject([{ minutes: 120, worked_minutes: 120, contractor_cents: 7500 }]);
  });

  it('accepts one of two simultaneous corrections', async () => {
    const row = await jobs.doWork(job, '2026-11-09T06:00', '2026-11-09T07:00');
    jobs.setClock('2026-11-19T09:00');
    const times = { started_at: '2026-11-09T06:00', ended_at: '2026-11-09T07:30' };
    const answers = await Promise.all([correct(row, times), correct(row, times)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.msg).toBe(
      'Someone else has corrected this timesheet. Reload the page to see the latest.',
    );
  });

  it.each([
    ['reason', { reason: ' ' }],
    ['ended_at', { ended_at: '2026-11-02T05:00' }],
    ['started_at', { started_at: '2026-11-04T05:00' }],
    ['contractor_pay', { contractor_pay: '-1' }],
  ])('refuses an invalid %s', async (field, change) => {
    const row = await jobs.doWork(job, '2026-11-02T06:00', '2026-11-02T07:00').catch(() => lastRow());
    jobs.setClock('2026-11-19T09:00');
    const times = { started_at: '2026-11-02T06:00', ended_at: '2026-11-02T07:00' };
    expect(await correct(row, { ...times, ...change })).toMatchObject({ status: 400, body: { issues: [{ field }] } });
    expect(await jobs.callOrThrow(jobs.admin, getWorkRecord, { row_id: row })).toMatchObject({
      version: 1,
      corrections: [],
    });
  });

  const lastRow = async (): Promise<string> => {
    const [row] = await jobs.app.dataSource.query("SELECT id FROM work_record WHERE business_date = '2026-11-02'");
    return row.id;
  };

  it('answers 404 for an unknown record and cannot be changed in the database', async () => {
    expect(await correct(NO_SUCH_ID, {})).toMatchObject({ status: 404 });
    for (const sql of ['UPDATE work_record_correction SET reason = reason', 'DELETE FROM work_record_correction'])
      await expect(jobs.app.dataSource.query(sql)).rejects.toThrow('never changed or deleted');
  });
});
