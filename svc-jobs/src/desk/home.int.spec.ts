import { getHome, getPersonWork, getToday, listDeskJobs, recordAbsence } from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { JobsTestApp } from '../testing/jobs-test-app.js';

describe('Desk home page', () => {
  const jobs = JobsTestApp.openOwn();
  let library: string;
  let museum: string;
  let bo: TestPerson;
  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    // 2026-11-18 is a Wednesday.
    jobs.setClock('2026-11-18T05:00');
    library = await jobs.createPermanentJob([{ time: '06:00-08:00', days: ['Mo', 'We'] }]);
    await jobs.assign(library);
    jobs.setClock('2026-11-18T05:01');
    museum = await jobs.createPermanentJob([{ time: '10:00-11:00', days: ['We'] }], {
      job_title: 'Museum',
      job_need_count: 1,
    });
    await jobs.assign(museum, bo);
  }, 60_000);

  const home = () => jobs.callOrThrow(jobs.admin, getHome);
  const list = (asked: object = {}) => jobs.callOrThrow(jobs.admin, listDeskJobs, asked);
  const names = async (asked: object) => (await list(asked)).rows.map(({ job_name }: { job_name: string }) => job_name);

  it('includes the board of today', async () => {
    const { at, ...board } = await jobs.callOrThrow(jobs.admin, getToday);
    expect(board.shifts).toHaveLength(2);
    expect(await home()).toEqual({ at, ...board, to_cover: 0, expiring: 0, expired: 0 });
  });

  it('counts people with expiring and expired documents', async () => {
    const document = (expires_on: string) => ({ kind: 'police_check_img', base: 'verified', expires_on });
    const keep = (person: TestPerson, documents: object[]) =>
      jobs.app.dataSource.query(
        `INSERT INTO known_compliance (person_id, documents, work_limit) VALUES ($1, $2::jsonb, false)
         ON CONFLICT (person_id) DO UPDATE SET documents = $2::jsonb`,
        [person.id, JSON.stringify(documents)],
      );
    await keep(jobs.ana, [document('2026-12-01'), document('2026-12-02'), document('')]);
    await keep(bo, [document('2026-11-17'), { ...document('2026-12-01'), base: 'submitted' }]);
    expect(await home()).toMatchObject({ expiring: 1, expired: 1 });
  });

  it('lists permanent jobs with staffing and next visit, newest first on request', async () => {
    const { total, rows } = await list({ direction: 'desc' });
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      { job_name: 'Museum', needed: 1, assigned: 1, next_visit: { date: '2026-11-18', time: '10:00-11:00' } },
      { job_name: 'Library', needed: 2, assigned: 1, next_visit: { date: '2026-11-18', time: '06:00-08:00' } },
    ]);
    expect(rows[0]).toMatchObject({ job_id: museum, ended_on: '', req_count: 0, score: null });
  });

  it.each([
    [{ sort: 'name' }, ['Library', 'Museum']],
    [{ sort: 'next' }, ['Library', 'Museum']],
    [{ sort: 'next', direction: 'desc' }, ['Museum', 'Library']],
    [{ sort: 'next', page: 2, page_size: 1 }, ['Museum']],
    [{ sort: 'staffing' }, ['Library', 'Museum']],
    [{ sort: 'score' }, ['Library', 'Museum']],
    [{ needs: 'short' }, ['Library']],
    [{ needs: 'requests' }, []],
    [{ text: 'MUSE' }, ['Museum']],
    [{ state: 'ended' }, []],
  ])('searches, filters and sorts jobs by %j', async (asked, expected) => {
    expect(await names(asked)).toEqual(expected);
  });

  it('finds jobs with waiting requests', async () => {
    await jobs.request(library, bo);
    expect((await list({ needs: 'requests' })).rows).toMatchObject([{ job_name: 'Library', req_count: 1 }]);
    expect(await names({ sort: 'requests', direction: 'desc' })).toEqual(['Library', 'Museum']);
  });

  it('counts shifts of absent people to cover and skips them as next visits', async () => {
    const days = { from: '2026-11-18', until: '2026-11-25' };
    await jobs.callOrThrow(jobs.admin, recordAbsence, { user_id: jobs.ana.id, ...days, reason: 'Flu' });
    expect((await home()).to_cover).toBe(3);
    expect((await list({ text: 'Library' })).rows).toMatchObject([
      { next_visit: { date: '2026-11-30', time: '06:00-08:00' } },
    ]);
  });

  it('shows the jobs of a person with hours and pay by month', async () => {
    jobs.setClock('2026-11-18T09:00');
    await jobs.doWork(museum, '2026-11-18T10:00', '2026-11-18T11:00', bo);
    const { jobs: assigned, months } = await jobs.callOrThrow(jobs.admin, getPersonWork, undefined, { user_id: bo.id });
    expect(assigned).toMatchObject([{ job_id: museum, job_name: 'Museum', since: '2026-11-18' }]);
    expect(months).toHaveLength(6);
    expect(months.slice(0, 2)).toMatchObject([
      { month: '2026-11', minutes: 60, earned: '30.00', held: '0.00' },
      { month: '2026-10', minutes: 0, earned: '0.00' },
    ]);
  });

  it('counts a quick job of the next two weeks without showing it on the board', async () => {
    const day = '2026-11-28';
    const cara = await jobs.app.createPerson({ name: 'Cara Coe' });
    await jobs.assign(await jobs.createQuickJob({ job_date: day }), cara);
    await jobs.callOrThrow(jobs.admin, recordAbsence, { user_id: cara.id, from: day, until: day, reason: 'Wedding' });
    const { to_cover, shifts } = await home();
    expect(to_cover).toBe(3);
    expect(shifts).toHaveLength(2);
  });

  it('shows the next visit of a new job as open until somebody is assigned', async () => {
    // A Monday after the shift of that day.
    jobs.setClock('2026-11-30T23:30');
    const depot = await jobs.createPermanentJob([{ time: '18:00-20:00', days: ['Mo', 'We', 'Fr'] }], {
      job_title: 'Depot',
    });
    const find = async () => (await list({ text: 'Depot' })).rows[0].next_visit;
    const visit = { date: '2026-12-02', time: '18:00-20:00' };
    expect(await find()).toEqual({ ...visit, is_open: true });
    expect(await names({ sort: 'next' })).toEqual(['Library', 'Museum', 'Depot']);
    await jobs.assign(depot, await jobs.app.createPerson({ name: 'Dora Day' }));
    expect(await find()).toEqual(visit);
  });
});
