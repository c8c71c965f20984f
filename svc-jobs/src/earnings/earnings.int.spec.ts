import { execFileSync } from 'node:child_process';
import { addManualRecord, getEarnings, getEarningsStatement, startPermanentJob } from '@cleaning/contracts';
import { JobsTestApp } from '../testing/jobs-test-app.js';

describe('Earnings', () => {
  const jobs = JobsTestApp.openShared();
  let job: string;
  beforeAll(async () => {
    // 2026-11-18 is a Wednesday.
    job = await jobs.createPermanentJob([{ time: '06:00-08:00', days: ['We'] }]);
    await jobs.assign(job);
    await jobs.doWork(job, '2026-10-28T06:00', '2026-10-28T07:30');
    await jobs.doWork(job, '2026-11-11T06:00', '2026-11-11T08:00');
    await jobs.callOrThrow(jobs.admin, addManualRecord, {
      job_id: job,
      m_pay_for_me: '20',
      m_pay_for_cleaner: '12.50',
      m_date_time: '2026-11-11T09:00',
      m_done_by: jobs.ana.id,
    });
    jobs.setClock('2026-11-18T06:00');
  }, 60_000);

  const earnings = (year: string, month: string, person = jobs.ana) =>
    jobs.callOrThrow(person, getEarnings, { user_id: person.id, year, month });

  it('sums each of the twelve months up to the requested one', async () => {
    const { months } = await earnings('2026', '11');
    expect(months).toHaveLength(12);
    expect(months[0]).toEqual({ year: '2025', month: '12', duration: '00:00', payment: '0.00' });
    expect(months.slice(-2)).toEqual([
      { year: '2026', month: '10', duration: '01:30', payment: '45.00' },
      { year: '2026', month: '11', duration: '02:00', payment: '72.50' },
    ]);
    expect((await earnings('2027', '10')).months[0]).toMatchObject({ year: '2026', month: '11', payment: '72.50' });
  });

  it('sums the current week from Monday whichever month is requested', async () => {
    expect(await earnings('2026', '10')).toMatchObject({
      week: { from: '2026-11-16', duration: '00:00', payment: '0.00' },
    });
    // The Sunday before that week.
    jobs.setClock('2026-11-15T23:30');
    expect((await earnings('2026', '10')).week).toEqual({ from: '2026-11-09', duration: '02:00', payment: '72.50' });
    jobs.setClock('2026-11-18T06:00');
  });

  it('lists the pending work of the month, running work first', async () => {
    const quick = await jobs.createQuickJob({ job_date: '2026-11-20' });
    await jobs.assign(quick);
    const slot = { job_id: job, place: 'Library', time: '06:00-08:00', payment: '60.00' };
    const rest = [
      { job_id: quick, date: '2026-11-20', place: 'After the fair', time: '18:30', payment: '', is_running: false },
      { ...slot, date: '2026-11-25', is_running: false },
    ];
    expect((await earnings('2026', '11')).pending).toEqual([
      { ...slot, date: '2026-11-18', is_running: false },
      ...rest,
    ]);
    await jobs.callOrThrow(jobs.ana, startPermanentJob, jobs.buildStartBody(job));
    expect((await earnings('2026', '11')).pending).toEqual([
      { ...slot, date: '2026-11-18', is_running: true },
      ...rest,
    ]);
    expect((await earnings('2026', '10')).pending).toEqual([]);
  });

  it("shows nothing of other people's work", async () => {
    const bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    const { months, pending, week } = await earnings('2026', '11', bo);
    expect(months.every(({ payment }: { payment: string }) => payment === '0.00')).toBe(true);
    expect(pending).toEqual([]);
    expect(week?.payment).toBe('0.00');
  });

  it('prints the month as PDF with the rows and totals of the page', async () => {
    const answer = await jobs.callAs(jobs.ana, getEarningsStatement, {
      user_id: jobs.ana.id,
      year: '2026',
      month: '11',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain('earnings-2026-11.pdf');
    const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: answer.body }).toString();
    expect(text).toContain('November 2026');
    expect(text).toContain('Ana Silva');
    expect(text).toMatch(/11 Nov 2026\s+Library\s+2:00\s+A\$60\.00/);
    expect(text).toMatch(/11 Nov 2026\s+Library\s+Added by the office\s+A\$12\.50/);
    expect(text).toMatch(/Total\s+2:00\s+A\$72\.50/);
  });

  it('prints a long month on several pages', async () => {
    const bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    const add = (row: number) =>
      jobs.callOrThrow(jobs.admin, addManualRecord, {
        job_id: job,
        // Ten days, six amounts: no two records are equal.
        m_date_time: `2026-11-${String(1 + (row % 10)).padStart(2, '0')}T09:00`,
        m_pay_for_me: String(20 + Math.floor(row / 10)),
        m_pay_for_cleaner: '10',
        m_done_by: bo.id,
      });
    await Promise.all(Array.from({ length: 60 }, (_, row) => add(row)));
    const { body } = await jobs.callAs(bo, getEarningsStatement, { user_id: bo.id, year: '2026', month: '11' });
    const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: body }).toString();
    expect(text.split('\f').filter((page) => page.trim() !== '')).toHaveLength(2);
    expect(text).toContain('A$600.00');
  });
});
