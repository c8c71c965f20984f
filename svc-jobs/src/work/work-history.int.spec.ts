import {
  addManualRecord,
  getDoneJobsByPlace,
  getDoneQuickJobsByPlace,
  getTimesheet,
  startPermanentJob,
  startQuickJob,
} from '@cleaning/contracts';
import { FINISH, JobsTestApp, NO_SUCH_ID, START, TWO_SLOTS } from '../testing/jobs-test-app.js';

describe('Work history', () => {
  const jobs = JobsTestApp.openShared();
  beforeEach(() => jobs.empty('2026-11-18T06:00'));

  const timesheet = (year: string, month: string, person = jobs.ana) =>
    jobs.callOrThrow(person, getTimesheet, { user_id: person.id, year, month });
  const done = (job_id: string, year = '2026', month = '11') =>
    jobs.callOrThrow(jobs.admin, getDoneJobsByPlace, { job_id, year, month });
  const addManual = (job_id: string, fields: Record<string, unknown> = {}) =>
    jobs.callAs(jobs.admin, addManualRecord, {
      job_id,
      m_pay_for_me: '96.00',
      m_pay_for_cleaner: 70,
      m_date_time: '2026-11-16T07:30',
      m_done_by: jobs.ana.id,
      ...fields,
    });

  it('shows a finished slot, a running one and the number of slots left that day', async () => {
    const job = await jobs.createAssignedJob();
    const first = await jobs.doWork(job, '2026-11-18T06:03', '2026-11-18T07:33');
    const finished = {
      row_id: first,
      user_id: jobs.ana.id,
      user_name: 'Ana Silva',
      date: '2026-11-18',
      start_time: '06:03',
      end_time: '08:00',
      ended_time: '07:33',
      job_started_location: START,
      job_ended_location: FINISH,
      job_payment_for_day: '45.00-68.33',
      job_status: 'done',
      job_counts_per_day: 1,
      is_manual: false,
      corrected: false,
      is_late: false,
      start_received_at: '',
      end_received_at: '',
    };
    expect(await done(job)).toEqual([finished]);

    jobs.setClock('2026-11-18T18:01');
    const { started_row_id } = await jobs.callOrThrow(jobs.ana, startPermanentJob, jobs.buildStartBody(job));
    expect(await done(job)).toEqual([
      finished,
      {
        ...finished,
        row_id: started_row_id,
        start_time: '18:01',
        end_time: '20:00',
        ended_time: 'pending',
        job_ended_location: '',
        job_payment_for_day: '0.00-0.00',
        job_status: 'pending',
      },
    ]);
  });

  it('counts slots separately by day and person', async () => {
    const bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    const job = await jobs.createAssignedJob();
    await jobs.assign(job, bo);
    await jobs.doWork(job, '2026-11-11T06:00', '2026-11-11T07:00');
    await jobs.doWork(job, '2026-11-18T06:00', '2026-11-18T07:00');
    await jobs.doWork(job, '2026-11-18T06:00', '2026-11-18T07:00', bo);
    await jobs.doWork(job, '2026-11-18T18:00', '2026-11-18T19:00', bo);
    const counts = (await done(job)).map((row: { user_name: string; date: string; job_counts_per_day: number }) => [
      row.user_name,
      row.date,
      row.job_counts_per_day,
    ]);
    expect(counts).toHaveLength(4);
    expect(counts).toEqual(
      expect.arrayContaining([
        ['Ana Silva', '2026-11-11', 1],
        ['Ana Silva', '2026-11-18', 1],
        ['Bo Berg', '2026-11-18', 0],
      ]),
    );
  });

  it('puts work into the month of the business day on which its slot started', async () => {
    const job = await jobs.createAssignedJob([{ time: '22:00-06:00', days: ['Sa', 'Tu'] }]);
    await jobs.doWork(job, '2026-10-31T22:00', '2026-11-01T06:00'); // Saturday
    await jobs.doWork(job, '2026-11-03T22:00', '2026-11-04T05:00');
    expect(await done(job, '2026', '10')).toMatchObject([
      { date: '2026-10-31', start_time: '22:00', ended_time: '06:00' },
    ]);
    expect(await done(job, '2026', '11')).toMatchObject([{ date: '2026-11-03' }]);
    expect(await done(job, '2026', '12')).toEqual([]);
    expect(await timesheet('2026', '10')).toMatchObject([{ date: '2026-10-31', duration: '08:00', payment: '240.00' }]);
    expect(await timesheet('2026', '11')).toMatchObject([{ date: '2026-11-03', duration: '07:00', payment: '210.00' }]);
  });

  it("shows only the person's finished and manual work in a timesheet, oldest first", async () => {
    const bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    const job = await jobs.createAssignedJob();
    await jobs.assign(job, bo);
    await jobs.doWork(job, '2026-11-18T06:00', '2026-11-18T07:35');
    await jobs.doWork(job, '2026-11-18T06:00', '2026-11-18T07:00', bo);
    expect((await addManual(job)).status).toBe(200);
    jobs.setClock('2026-11-18T18:01');
    await jobs.callOrThrow(jobs.ana, startPermanentJob, jobs.buildStartBody(job));
    expect(await timesheet('2026', '11')).toEqual([
      { row_id: expect.any(String), date: '2026-11-16', place: 'Library', duration: '', payment: '70.00' },
      { row_id: expect.any(String), date: '2026-11-18', place: 'Library', duration: '01:35', payment: '47.50' },
    ]);
    expect(await timesheet('2025', '11')).toEqual([]);
  });

  it('keeps the name of a removed person and accepts manual records for them', async () => {
    const bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    const job = await jobs.createPermanentJob(TWO_SLOTS);
    await jobs.assign(job, bo);
    await jobs.doWork(job, '2026-11-18T06:00', '2026-11-18T07:00', bo);
    await jobs.app.createPerson({ ...bo, name: 'Bo Berg', removed: true });
    expect((await addManual(job, { m_done_by: bo.id })).status).toBe(200);
    expect(await done(job)).toMatchObject([{ user_name: 'Bo Berg' }, { user_name: 'Bo Berg' }]);
  });

  it('shows all work at a quick job', async () => {
    const job = await jobs.createQuickJob({ job_date: '2026-10-31' });
    await jobs.assign(job);
    jobs.setClock('2026-10-31T18:30');
    await jobs.callOrThrow(jobs.ana, startQuickJob, jobs.buildStartBody(job));
    expect((await addManual(job, { m_date_time: '2026-10-30T10:00' })).status).toBe(200);
    const rows = await jobs.callOrThrow(jobs.admin, getDoneQuickJobsByPlace, { job_id: job });
    expect(rows).toMatchObject([
      { date: '2026-10-30', is_manual: true, job_status: 'done', job_counts_per_day: 0 },
      { date: '2026-10-31', end_time: '', ended_time: 'pending', job_status: 'pending' },
    ]);
    expect(await done(job, '2026', '10')).toEqual(rows);
  });

  it('answers 404 for unknown jobs', async () => {
    const body = { job_id: NO_SUCH_ID, year: '2026', month: '11' };
    expect(await jobs.callAs(jobs.admin, getDoneJobsByPlace, body)).toMatchObject({ status: 404 });
    expect(await jobs.callAs(jobs.admin, getDoneQuickJobsByPlace, body)).toMatchObject({ status: 404 });
    const permanent = { job_id: await jobs.createPermanentJob() };
    expect(await jobs.callAs(jobs.admin, getDoneQuickJobsByPlace, permanent)).toMatchObject({ status: 404 });
  });

  it.each([
    [{ year: '2021', month: '01' }, 'year'],
    [{ year: '2026', month: '13' }, 'month'],
    [{ year: '2026', month: '1' }, 'month'],
  ])('refuses %j', async (fields, field) => {
    const answer = await jobs.callAs(jobs.ana, getTimesheet, { user_id: jobs.ana.id, ...fields });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ field }] } });
  });

  it('reads a month through an index', async () => {
    const job = await jobs.createPermanentJob();
    await jobs.app.dataSource.query(
      `INSERT INTO work_record (id, person_id, job_id, business_date, is_manual, started_at, ended_at, minutes,
         contractor_cents, company_cents, state)
       SELECT gen_random_uuid(), $1, $2, date '2022-01-01' + n % 1800, true, now(), now(), 0, 1, 1, 'approved'
       FROM generate_series(1, 20000) AS n`,
      [jobs.ana.id, job],
    );
    await jobs.app.dataSource.query('ANALYZE work_record');
    /** The plan of the work query of a call about this job or person. Interval jobs read work too. */
    const plan = async (call: () => Promise<unknown>, id: string) => {
      const querySpy = jest.spyOn(jobs.app.dataSource, 'query');
      await call();
      const statement = querySpy.mock.calls.find(
        ([sql, values]) => /FROM work_record/.test(sql) && JSON.stringify(values)?.includes(id),
      );
      querySpy.mockRestore();
      const rows = await jobs.app.dataSource.query(`EXPLAIN ${statement?.[0]}`, statement?.[1]);
      return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
    };
    const done = await plan(() => jobs.listDoneWork(job), job);
    expect(done).toMatch(/work_record_by_job[\s\S]*Index Cond: .*business_date >=/);
    expect(done).not.toContain('Seq Scan on work_record');
    const month = { user_id: jobs.ana.id, year: '2026', month: '11' };
    const sheet = await plan(() => jobs.callOrThrow(jobs.ana, getTimesheet, month), jobs.ana.id);
    expect(sheet).toMatch(/work_record_by_person[\s\S]*Index Cond: .*business_date >=/);
    expect(sheet).not.toContain('Seq Scan on work_record');
  });

  describe('manual record', () => {
    it('counts as finished at once, and is published and audited', async () => {
      const job = await jobs.createPermanentJob();
      expect(await addManual(job)).toMatchObject({ status: 200, body: { status: 'done' } });
      const [row] = await done(job);
      expect(row).toEqual({
        row_id: expect.any(String),
        user_id: jobs.ana.id,
        user_name: 'Ana Silva',
        date: '2026-11-16',
        start_time: '07:30',
        end_time: '',
        ended_time: '',
        job_started_location: '',
        job_ended_location: '',
        job_payment_for_day: '70.00-96.00',
        job_status: 'done',
        job_counts_per_day: 0,
        is_manual: true,
        corrected: false,
        is_late: false,
        start_received_at: '',
        end_received_at: '',
      });
      expect(await jobs.app.readPublishedStates('work-record')).toEqual([
        {
          id: row.row_id,
          job_id: job,
          person_id: jobs.ana.id,
          business_date: '2026-11-16',
          minutes: 0,
          contractor_cents: 7000,
          company_cents: 9600,
          held: false,
          re_clean: false,
          worked_minutes: 0,
        },
      ]);
      expect((await jobs.findAuditEntries(jobs.ana.id)).at(-1)).toMatchObject({
        action: 'work.recorded-by-hand',
        actor_id: jobs.admin.id,
        details: { job_id: job, date: '2026-11-16', pay: '70.00', company_pay: '96.00' },
      });
    });

    it('counts hours like other work when it has a finish', async () => {
      const job = await jobs.createPermanentJob();
      const night = { m_date_time: '2026-11-16T22:15', m_finished_at: '2026-11-17T01:45' };
      expect(await addManual(job, night)).toEqual(expect.objectContaining({ status: 200, body: { status: 'done' } }));
      expect(await done(job)).toMatchObject([
        { date: '2026-11-16', start_time: '22:15', ended_time: '01:45', is_manual: true, job_status: 'done' },
      ]);
      expect(await timesheet('2026', '11')).toMatchObject([
        { date: '2026-11-16', duration: '03:30', payment: '70.00' },
      ]);
      expect(await jobs.app.readPublishedStates('work-record')).toMatchObject([
        { business_date: '2026-11-16', minutes: 210, worked_minutes: 210, contractor_cents: 7000, company_cents: 9600 },
      ]);
      expect((await jobs.findAuditEntries(jobs.ana.id)).at(-1)).toMatchObject({
        details: { started_at: '2026-11-16T22:15', finished_at: '2026-11-17T01:45' },
      });
    });

    it.each([
      ['the repeated hour', '2026-04-05T01:30', '2026-04-05T03:30', 180],
      ['the skipped hour', '2026-10-04T01:30', '2026-10-04T03:30', 60],
    ])('counts the minutes that really passed over %s', async (_case, m_date_time, m_finished_at, minutes) => {
      const job = await jobs.createPermanentJob();
      expect((await addManual(job, { m_date_time, m_finished_at })).status).toBe(200);
      expect(await jobs.app.readPublishedStates('work-record')).toMatchObject([{ minutes, worked_minutes: minutes }]);
    });

    it('has no hours with an empty finish', async () => {
      const job = await jobs.createPermanentJob();
      expect((await addManual(job, { m_finished_at: '' })).status).toBe(200);
      expect(await done(job)).toMatchObject([{ start_time: '07:30', ended_time: '' }]);
    });

    it.each([
      ['at the start', '2026-11-16T07:30'],
      ['before the start', '2026-11-16T07:00'],
      ['more than twelve hours later', '2026-11-16T19:31'],
      ['without a time', '2026-11-16'],
    ])('refuses a finish %s', async (_case, m_finished_at) => {
      const job = await jobs.createPermanentJob();
      expect(await addManual(job, { m_finished_at })).toMatchObject({
        status: 400,
        body: { issues: [{ field: 'm_finished_at' }] },
      });
      expect(await done(job)).toEqual([]);
    });

    it('refuses a finish in the future', async () => {
      const job = await jobs.createPermanentJob();
      jobs.setClock('2026-11-18T12:00');
      const later = { m_date_time: '2026-11-18T11:00', m_finished_at: '2026-11-18T12:01' };
      expect(await addManual(job, later)).toMatchObject({
        status: 400,
        body: { issues: [{ field: 'm_finished_at', code: 'in_future' }] },
      });
    });

    it('can repeat on a day beside its slots, and be later today', async () => {
      const job = await jobs.createAssignedJob();
      await jobs.doWork(job, '2026-11-18T06:00', '2026-11-18T07:00');
      for (const m_date_time of ['2026-11-18T23:59', '2026-11-18T23:59', '2026-11-18T06:00'])
        expect((await addManual(job, { m_date_time, again: true })).status).toBe(200);
      expect(await done(job)).toHaveLength(4);
      expect((await done(job)).filter((row: { is_manual: boolean }) => !row.is_manual)).toMatchObject([
        { job_counts_per_day: 1 },
      ]);
    });

    it.each([
      ['m_date_time', '2026-02-30T10:00'],
      ['m_date_time', '2026-11-19T00:00'],
      ['m_date_time', '2021-12-31T10:00'],
      ['m_date_time', '2026-11-16'],
      ['m_pay_for_me', '-1'],
      ['m_pay_for_cleaner', 'ten'],
      ['m_pay_for_cleaner', ''],
    ])('refuses %s %p', async (field, value) => {
      const job = await jobs.createPermanentJob();
      expect(await addManual(job, { [field]: value })).toMatchObject({ status: 400, body: { issues: [{ field }] } });
      expect(await done(job)).toEqual([]);
    });

    it('answers 404 for an unknown job or person', async () => {
      expect(await addManual(NO_SUCH_ID)).toMatchObject({ status: 404 });
      const job = await jobs.createPermanentJob();
      expect(await addManual(job, { m_done_by: NO_SUCH_ID })).toMatchObject({ status: 404 });
      expect(await done(job)).toEqual([]);
    });
  });
});
