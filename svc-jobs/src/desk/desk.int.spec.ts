import { exportWork, getAttention, listDeskJobs, listWork, searchJobs, startPermanentJob } from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { JobsTestApp } from '../testing/jobs-test-app.js';

describe('Admin desk', () => {
  const jobs = JobsTestApp.openOwn();
  let library: string;
  let bo: TestPerson;
  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    // 2026-11-18 is a Wednesday.
    jobs.setClock('2026-11-16T05:00');
    library = await jobs.createPermanentJob([{ time: '06:00-08:00', days: ['Mo', 'We'] }]);
    await jobs.assign(library);
    await jobs.doWork(library, '2026-10-05T06:00', '2026-10-05T08:00');
    await jobs.doWork(library, '2026-11-16T06:00', '2026-11-16T07:00');
  }, 60_000);

  const attention = () => jobs.callOrThrow(jobs.admin, getAttention);

  it('lists jobs short of people until their day is over', async () => {
    jobs.setClock('2026-11-18T05:00');
    const quick = await jobs.createQuickJob({ job_title: 'Fair', job_date: '2026-11-18' });
    const { short_of_cleaners } = await attention();
    expect(short_of_cleaners).toEqual({
      total: 2,
      quick: 1,
      rows: [
        { job_id: library, kind: 'permanent', job_name: 'Library', needed: 2, assigned: 1, date: '' },
        { job_id: quick, kind: 'quick', job_name: 'Fair', needed: 1, assigned: 0, date: '2026-11-18' },
      ],
    });
    expect((await jobs.callOrThrow(jobs.admin, listDeskJobs, { needs: 'short' })).total).toBe(
      short_of_cleaners.total - short_of_cleaners.quick,
    );
    jobs.setClock('2026-11-19T05:00');
    expect((await attention()).short_of_cleaners).toMatchObject({ total: 1, quick: 0 });
  });

  it('lists waiting requests', async () => {
    jobs.setClock('2026-11-17T10:00');
    await jobs.request(library, bo);
    expect((await attention()).requests).toEqual({
      total: 1,
      quick: 0,
      rows: [{ job_id: library, kind: 'permanent', job_name: 'Library', waiting: 1, oldest: '2026-11-17' }],
    });
  });

  it('lists unfinished work once its time is over', async () => {
    jobs.setClock('2026-11-18T06:10');
    const { started_row_id } = await jobs.callOrThrow(jobs.ana, startPermanentJob, jobs.buildStartBody(library));
    jobs.setClock('2026-11-18T08:09');
    expect((await attention()).unfinished.total).toBe(0);
    jobs.setClock('2026-11-18T08:11');
    expect((await attention()).unfinished.rows).toEqual([
      {
        job_id: library,
        kind: 'permanent',
        job_name: 'Library',
        row_id: started_row_id,
        user_id: jobs.ana.id,
        user_name: 'Ana Silva',
        date: '2026-11-18',
        start_time: '06:10',
      },
    ]);
  });

  it('lists late clock events for a few days', async () => {
    jobs.setClock('2026-11-17T05:00');
    const job = await jobs.createPermanentJob([{ time: '06:00-08:00', days: ['Tu'] }], { job_need_count: 1 });
    await jobs.assign(job, bo);
    jobs.setClock('2026-11-17T09:00');
    const stamped_at = '2026-11-17T06:00:00+10:30';
    await jobs.callOrThrow(bo, startPermanentJob, { ...jobs.buildStartBody(job, bo), stamped_at });
    expect((await attention()).late.rows).toMatchObject([
      { user_name: 'Bo Berg', date: '2026-11-17', start_time: '06:00' },
    ]);
    const late = await jobs.callOrThrow(jobs.admin, listWork, { status: 'late' });
    expect(late.rows).toMatchObject([
      { job_id: job, is_late: true, start_received_at: '2026-11-17 09:00', end_received_at: '' },
    ]);
    jobs.setClock('2026-11-25T09:00');
    expect((await attention()).late.total).toBe(0);
    await jobs.app.dataSource.query('DELETE FROM work_record WHERE job_id = $1', [job]);
    await jobs.app.dataSource.query('UPDATE job SET closed_at = now() WHERE id = $1', [job]);
  });

  describe('work at all places', () => {
    const span = { from: '2026-10-01', to: '2026-11-30' };
    const list = (more: object = {}) => jobs.callOrThrow(jobs.admin, listWork, { ...span, ...more });
    const dates = async (more: object) => (await list(more)).rows.map((row: { date: string }) => row.date);

    it('has pages with the totals of all pages', async () => {
      const page = await list({ page_size: 1, page: 2 });
      expect(page).toMatchObject({ total: 3, minutes: 180, contractor_pay: '90.00', company_pay: '136.65' });
      expect(page.rows).toMatchObject([
        { date: '2026-11-16', end_time: '08:00', ended_time: '07:00', minutes: 60, job_status: 'done' },
      ]);
    });

    it.each([
      [{ status: 'pending' }, ['2026-11-18']],
      [{ status: 'done', direction: 'desc' }, ['2026-11-16', '2026-10-05']],
      [{ sort: 'hours', direction: 'desc' }, ['2026-10-05', '2026-11-16', '2026-11-18']],
      [{ text: 'libr', from: '2026-11-01' }, ['2026-11-16', '2026-11-18']],
      [{ text: 'SILVA', to: '2026-10-31' }, ['2026-10-05']],
      [{ text: '%' }, []],
      [{ status: 'late' }, []],
    ])('filters and sorts by %j', async (more, expected) => {
      expect(await dates(more)).toEqual(expected);
    });

    it('exports as CSV', async () => {
      const answer = await jobs.callAs(jobs.admin, exportWork, { ...span, status: 'done' });
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="work-2026-10-01-2026-11-30.csv"');
      expect(answer.body.split('\r\n')).toEqual([
        expect.stringContaining('Date,Site,Person'),
        '2026-10-05,Library,Ana Silva,06:00,08:00,08:00,02:00,60.00,91.10,done,no,no,no,approved',
        '2026-11-16,Library,Ana Silva,06:00,08:00,07:00,01:00,30.00,45.55,done,no,no,no,approved',
        '',
      ]);
    });

    it('records an export in the audit log', async () => {
      await jobs.callAs(jobs.admin, exportWork, { ...span, text: 'Library' });
      expect((await jobs.app.readPublishedStates('audit-entry')).at(-1)).toMatchObject({
        actor_id: jobs.admin.id,
        action: 'work.exported',
        subject_kind: 'list',
        details: { ...span, text: 'Library' },
      });
    });

    it('refuses an unknown sort column', async () => {
      const answer = await jobs.callAs(jobs.admin, listWork, { ...span, sort: 'id; DROP TABLE job' });
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ field: 'sort' }] } });
    });
  });

  it('finds jobs by the start of the name, of a word, by part of the name, then of the address', async () => {
    const names = async (text: string) =>
      (await jobs.callOrThrow(jobs.admin, searchJobs, { text })).map((job: { job_name: string }) => job.job_name);
    expect(await names('libr')).toEqual(['Library', 'Library']);
    expect(await names('glenelg')).toEqual(['Fair']);
    expect(await names('')).toEqual(['Fair', 'Library', 'Library']);
    expect(await names('_')).toEqual([]);
    await jobs.createPermanentJob(undefined, { job_title: 'Café Rosé', job_address: '7 D’Erlanger Ave, Collinswood' });
    for (const text of ['cafe rose', 'CAFÉ  ROSE', "d'erlanger", 'derlanger ave'])
      expect([text, await names(text)]).toEqual([text, ['Café Rosé']]);
    await jobs.createPermanentJob(undefined, {
      job_title: 'Hall of Collinswood',
      job_address: '2 North Tce, Adelaide',
    });
    expect(await names('collinswood')).toEqual(['Hall of Collinswood', 'Café Rosé']);
    await jobs.createPermanentJob(undefined, { job_title: 'After the garden-party' });
    await jobs.createPermanentJob(undefined, { job_title: 'Henley Dental' });
    await jobs.createPermanentJob(undefined, { job_title: 'Dental rooms' });
    expect(await names('den')).toEqual(['Dental rooms', 'Henley Dental', 'After the garden-party']);
  });

  it('lists the work at one place with the slots left on each day', async () => {
    const twice = [
      { time: '06:00-08:00', days: ['Tu'] },
      { time: '12:00-13:00', days: ['Tu'] },
    ];
    const job = await jobs.createPermanentJob(twice, { job_title: 'Town Hall' });
    await jobs.assign(job, bo);
    await jobs.doWork(job, '2026-11-10T06:00', '2026-11-10T08:00', bo);
    const counts = async (more: object) =>
      (await jobs.callOrThrow(jobs.admin, listWork, { job_id: job, ...more })).rows.map(
        (row: { job_counts_per_day: number }) => row.job_counts_per_day,
      );
    expect(await counts({})).toEqual([1]);
    expect(await counts({ from: '2026-11-11' })).toEqual([]);
    await jobs.doWork(job, '2026-11-10T12:00', '2026-11-10T13:00', bo);
    expect(await counts({ status: 'done' })).toEqual([0, 0]);
    const csv = await jobs.callAs(jobs.admin, exportWork, { job_id: job });
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="work.csv"');
    expect(csv.body.match(/Town Hall/g)).toHaveLength(2);
  });
});
