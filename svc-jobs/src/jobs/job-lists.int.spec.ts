import { listJobCards, listJobNames } from '@cleaning/contracts';
import { JobsTestApp } from '../testing/jobs-test-app.js';

describe("the desk's lists of jobs", () => {
  const jobs = JobsTestApp.forTests();
  let [library, depot, fair, gala] = ['', '', '', ''];
  beforeAll(async () => {
    jobs.at('2026-11-17T10:00');
    library = await jobs.permanentJob();
    await jobs.request(library, jobs.ana);
    const ended = await jobs.permanentJob(undefined, { job_title: 'Old School' });
    jobs.at('2026-11-18T10:00');
    depot = await jobs.permanentJob(undefined, { job_title: 'Depot' });
    await jobs.app.dataSource.query(`UPDATE job SET closed_at = '2026-11-17T02:00Z' WHERE id = $1`, [ended]);
    fair = await jobs.quickJob({ job_title: 'Fair' });
    gala = await jobs.quickJob({ job_title: 'Gala', job_date: '2026-11-20' });
  });

  const cards = (body: object) => jobs.ok(jobs.admin, listJobCards, body);
  const nameOf = ({ job_name }: { job_name: string }) => job_name;

  it('show the cards of jobs that go on, newest first, with what waits and how many have ended', async () => {
    const plain = { date: '', start_time: '', ended_on: '' };
    expect(await cards({ kind: 'permanent', ended: false })).toEqual({
      total: 2,
      ended: 1,
      rows: [
        { job_id: depot, job_name: 'Depot', req_count: 0, ...plain },
        { job_id: library, job_name: 'Library', req_count: 1, ...plain },
      ],
    });
    const ended = await cards({ kind: 'permanent', ended: true });
    expect(ended).toMatchObject({ total: 1, rows: [{ job_name: 'Old School', ended_on: '2026-11-17' }] });
  });

  it('come a page at a time', async () => {
    const page = (page: number) => cards({ kind: 'quick', page, page_size: 1 });
    expect(await page(1)).toMatchObject({
      total: 2,
      rows: [{ job_id: gala, date: '2026-11-20', start_time: '18:30' }],
    });
    expect((await page(2)).rows.map(nameOf)).toEqual(['Fair']);
    expect((await page(3)).rows).toEqual([]);
  });

  it('name the jobs of today and later', async () => {
    const named = async () => (await jobs.ok(jobs.admin, listJobNames)).map(nameOf);
    expect(await jobs.ok(jobs.admin, listJobNames)).toContainEqual({
      job_id: fair,
      kind: 'quick',
      job_name: 'Fair',
      date: '2026-11-18',
    });
    expect(await named()).toEqual(['Depot', 'Library', 'Fair', 'Gala']);
    jobs.at('2026-11-19T10:00');
    expect(await named()).toEqual(['Depot', 'Library', 'Gala']);
  });

  it('refuse a kind that does not exist', async () => {
    const answer = await jobs.as(jobs.admin, listJobCards, { kind: 'all' });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ field: 'kind' }] } });
  });
});
