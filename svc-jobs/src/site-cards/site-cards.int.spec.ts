import {
  assignCover,
  changeShift,
  getSiteCard,
  listSiteViews,
  saveSiteAccess,
  saveSiteCard,
  showSiteAccess,
} from '@cleaning/contracts';
import { resealAll, Sealing, Transactions } from '@cleaning/service-kit';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { DATA_KEY, EARLY, JobsTestApp, NO_SUCH_ID } from '../testing/jobs-test-app.js';
import { SEALED_COLUMNS } from './site-access.service.js';

const SECRET = 'Front door 48151623#, alarm off within 30 seconds';
const WEDNESDAY = { date: '2026-11-18', time: '06:00-08:00' };

describe('Site card', () => {
  const jobs = JobsTestApp.openShared();
  let bo: TestPerson;
  let job: string;
  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
  }, 60_000);
  beforeEach(async () => {
    await jobs.empty('2026-11-16T05:00');
    job = await jobs.createAssignedJob([EARLY]);
  });

  const card = (person: TestPerson, jobId = job) =>
    jobs.app.call(getSiteCard, { token: person.token, params: { job_id: jobId } });
  const show = (person: TestPerson, jobId = job) => jobs.callAs(person, showSiteAccess, { job_id: jobId });
  const seal = async (text = SECRET, jobId = job) => {
    const { version } = (await card(jobs.admin, jobId)).body;
    return jobs.callAs(jobs.admin, saveSiteAccess, { job_id: jobId, version, text });
  };
  const views = async () =>
    (await jobs.app.call(listSiteViews, { token: jobs.admin.token, params: { job_id: job } })).body;
  /** Bo covers Ana's shift. */
  const giveAway = async () => {
    await jobs.callOrThrow(jobs.admin, changeShift, {
      job_id: job,
      ...WEDNESDAY,
      change: 'away',
      user_id: jobs.ana.id,
    });
    await jobs.callOrThrow(jobs.admin, assignCover, {
      job_id: job,
      ...WEDNESDAY,
      user_id: jobs.ana.id,
      cover_id: bo.id,
    });
  };

  describe('sealed text', () => {
    it.each([
      [
        'ends',
        '2026-03-30T05:00',
        '2026-04-04',
        ['2026-04-04T09:59', '2026-04-04T10:00', '2026-04-05T07:00', '2026-04-05T07:01'],
      ],
      [
        'begins',
        '2026-09-28T05:00',
        '2026-10-03',
        ['2026-10-03T09:59', '2026-10-03T10:00', '2026-10-04T07:00', '2026-10-04T07:01'],
      ],
    ])('is shown at the right hours in the night when daylight saving %s', async (_, before, _date, moments) => {
      await jobs.empty(before);
      job = await jobs.createAssignedJob([{ time: '22:00-06:00', days: ['Sa'] }]);
      await seal();
      const statuses: number[] = [];
      for (const now of moments) {
        jobs.setClock(now);
        statuses.push((await show(jobs.ana)).status);
      }
      expect(statuses).toEqual([403, 200, 200, 403]);
    });

    it('is shown with its end, uncached, and each view is audited and counted', async () => {
      await seal();
      jobs.setClock('2026-11-18T07:00');
      const { body, headers } = await show(jobs.ana);
      expect(body).toEqual({ text: SECRET, until: '2026-11-17T22:30:00Z' });
      expect(headers.get('cache-control')).toBe('no-store');
      await show(jobs.admin);
      expect(await views()).toEqual({
        total: 2,
        views: expect.arrayContaining([
          { id: expect.any(String), user_id: jobs.ana.id, user_name: 'Ana Silva', at: '2026-11-17T20:30:00.000Z' },
        ]),
      });
      const shown = (await jobs.findAuditEntries(job)).filter(({ action }) => action === 'site-access.shown');
      expect(shown.map(({ actor_name, details }) => [actor_name, details])).toEqual([
        ['Ana Silva', {}],
        ['Helen Marsh', {}],
      ]);
    });

    it('is shown only where the site has some', async () => {
      jobs.setClock('2026-11-18T07:00');
      expect((await show(jobs.ana)).status).toBe(404);
      await seal();
      await seal('');
      expect((await show(jobs.ana)).status).toBe(404);
      expect((await show(jobs.admin, NO_SUCH_ID)).status).toBe(404);
    });
  });

  it('asks only admins for a second factor before door and alarm details are shown or replaced', async () => {
    await seal();
    jobs.setClock('2026-11-18T07:00');
    const sam = await jobs.app.createPerson({ name: 'Sam Lee', role: 'supervisor', places: [job] });
    const people = [jobs.admin, sam, jobs.ana];
    for (const person of people) jobs.app.setRecentFactor(person, false);
    const viewsBefore = (await views()).total;
    expect(await show(jobs.admin)).toMatchObject({ status: 403, body: { code: 'step_up' } });
    expect(await seal('Another code 1234')).toMatchObject({ status: 403, body: { code: 'step_up' } });
    expect((await views()).total).toBe(viewsBefore);
    expect([(await show(sam)).body.text, (await show(jobs.ana)).body.text]).toEqual([SECRET, SECRET]);
    for (const person of people) jobs.app.setRecentFactor(person, true);
    expect((await show(jobs.admin)).body.text).toBe(SECRET);
  });

  it('is shown without the sealed text to the people assigned or covering', async () => {
    await seal();
    const body = {
      job_id: job,
      version: 1,
      instructions: 'Bins first',
      contact_name: 'Mia Hall',
      contact_telephone: '0491 570 156',
    };
    expect((await jobs.callAs(jobs.admin, saveSiteCard, body)).status).toBe(200);
    expect((await jobs.callAs(jobs.admin, saveSiteCard, body)).status).toBe(409);
    const { body: read } = await card(jobs.ana);
    expect(read).toMatchObject({
      instructions: 'Bins first',
      contact_name: 'Mia Hall',
      contact_telephone: '0491 570 156',
      version: 2,
      access: 'later',
      access_from: '2026-11-17T07:30:00Z',
      access_until: '2026-11-17T22:30:00Z',
    });
    expect(JSON.stringify(read)).not.toContain('48151623');
    expect(read.files_path).toMatch(new RegExp(`^/api/site-files/${job}\\?reader=${jobs.ana.id}&.*signature=`));
    jobs.setClock('2026-11-18T07:00');
    expect((await card(jobs.ana)).body.access).toBe('now');
    expect((await card(jobs.admin)).body).toMatchObject({ access: 'now', access_until: '' });
    // The job has room, so Bo can read its description but not its card.
    expect((await card(bo)).status).toBe(404);
    await giveAway();
    expect([(await card(bo)).status, (await card(jobs.ana)).body.access]).toEqual([200, 'later']);
  });

  it.each([
    ['contact_telephone', 'by mail'],
    ['instructions', 'x'.repeat(4001)],
    ['version', -1],
  ])('names the field %s when it is wrong', async (field, value) => {
    const body = { job_id: job, version: 0, instructions: '', contact_name: '', contact_telephone: '', [field]: value };
    expect(await jobs.callAs(jobs.admin, saveSiteCard, body)).toMatchObject({
      status: 400,
      body: { issues: [{ field }] },
    });
  });

  it('accepts only sealed text, which opens only at its own place', async () => {
    await seal();
    const { dataSource } = jobs.app;
    const [row] = await dataSource.query('SELECT access FROM site_card WHERE job_id = $1', [job]);
    expect(row.access).toMatch(/^sealed:1:/);
    await expect(dataSource.query(`UPDATE site_card SET access = 'Code 1234'`)).rejects.toThrow(
      'site_card_access_sealed',
    );
    const other = await jobs.createPermanentJob();
    await seal('Other', other);
    await dataSource.query('UPDATE site_card SET access = $1 WHERE job_id = $2', [row.access, other]);
    expect((await show(jobs.admin, other)).status).toBe(500);
  });

  it('is sealed again under a new key', async () => {
    await seal();
    const { dataSource } = jobs.app;
    const [{ access }] = await dataSource.query('SELECT access FROM site_card WHERE job_id = $1', [job]);
    const rotating = new Sealing({
      DATA_KEY: 'the data key of the next year, of 32 characters',
      DATA_KEY_PREVIOUS: DATA_KEY,
    });
    const run = () => resealAll(jobs.app.get(Transactions), rotating, SEALED_COLUMNS);
    expect(await run()).toEqual({ texts: 1, unopened: [] });
    expect(await run()).toEqual({ texts: 0, unopened: [] });
    const [again] = await dataSource.query('SELECT access FROM site_card WHERE job_id = $1', [job]);
    expect(rotating.isCurrent(again.access)).toBe(true);
    expect(again.access).not.toBe(access);
  });
});
