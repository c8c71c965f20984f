import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assignCover, changeShift, listSiteViews, saveSiteAccess, showSiteAccess } from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { EARLY, JobsTestApp } from '../testing/jobs-test-app.js';

const SECRET = 'Front door 48151623#';
const WEDNESDAY = { date: '2026-11-18', time: '06:00-08:00' };
/** Columns of the table. */
const TIMES = ['2026-11-17T17:59', '2026-11-17T18:00', '2026-11-18T07:00', '2026-11-18T09:00', '2026-11-18T09:01'];

/** The table in the decision record. Each row is a person and whether they see the details at each time. */
const TABLE = readFileSync(join(__dirname, '../../../docs/decisions/0047-site-cards.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| .*\| (yes|no) \|$/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([who = '', ...shown]) => ({ who, shown }));

describe('Door and alarm code', () => {
  const jobs = JobsTestApp.openShared();
  const people: Record<string, TestPerson> = {};
  let job: string;
  beforeAll(async () => {
    people.bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    people.una = await jobs.app.createPerson({ name: 'Una Verified', verified: false });
  }, 60_000);
  beforeEach(async () => {
    await jobs.empty('2026-11-16T05:00');
    job = await jobs.createAssignedJob([EARLY]);
    await jobs.callOrThrow(jobs.admin, saveSiteAccess, { job_id: job, version: 0, text: SECRET });
  });

  const change = (fields: object) =>
    jobs.callOrThrow(jobs.admin, changeShift, { job_id: job, ...WEDNESDAY, ...fields });
  const giveAway = async () => {
    await change({ change: 'away', user_id: jobs.ana.id });
    const cover = { user_id: jobs.ana.id, cover_id: people.bo?.id };
    await jobs.callOrThrow(jobs.admin, assignCover, { job_id: job, ...WEDNESDAY, ...cover });
  };
  const supervisor = (places: string[]) => jobs.app.createPerson({ name: 'Sam Lee', role: 'supervisor', places });

  /** Prepares the job for a row and returns its person, or undefined without a login. */
  const PREPARE: Record<string, () => Promise<TestPerson | undefined>> = {
    'assigned, with the shift': async () => jobs.ana,
    'assigned, gave the shift away': () => giveAway().then(() => jobs.ana),
    'took the cover': () => giveAway().then(() => people.bo),
    'has an extra shift there': () => change({ change: 'extra', user_id: people.bo?.id }).then(() => people.bo),
    'was taken off the job': () => jobs.unassign(job).then(() => jobs.ana),
    'has nothing to do with the place': async () => people.bo,
    'supervisor of the place': () => supervisor([job]),
    'supervisor of another place': async () => supervisor([await jobs.createPermanentJob()]),
    admin: async () => jobs.admin,
    'not verified': async () => people.una,
    'without a login': async () => undefined,
  };

  it('has a table row for each kind of person', () =>
    expect(TABLE.map(({ who }) => who)).toEqual(Object.keys(PREPARE)));

  it.each(TABLE)('is shown as the table says: $who', async ({ who, shown }) => {
    const person = await PREPARE[who]?.();
    const seen: string[] = [];
    for (const time of TIMES) {
      jobs.setClock(time);
      const { status, body } = await jobs.app.call(showSiteAccess, { token: person?.token, body: { job_id: job } });
      expect([200, 401, 403, 404]).toContain(status);
      expect(JSON.stringify(body).includes('48151623')).toBe(status === 200);
      seen.push(status === 200 ? 'yes' : 'no');
    }
    expect(seen).toEqual(shown);
    const { body } = await jobs.app.call(listSiteViews, { token: jobs.admin.token, params: { job_id: job } });
    expect(body.total).toBe(shown.filter((each) => each === 'yes').length);
  });

  it('is hidden days after a cover and refused outside the hours', async () => {
    await giveAway();
    const status = async (person: TestPerson | undefined) =>
      (await jobs.app.call(showSiteAccess, { token: person?.token, body: { job_id: job } })).status;
    jobs.setClock('2026-11-17T19:00');
    expect([await status(jobs.ana), await status(people.bo)]).toEqual([403, 200]);
    jobs.setClock('2026-11-20T09:00');
    expect(await status(people.bo)).toBe(404);
    await jobs.unassign(job);
    expect(await status(jobs.ana)).toBe(404);
    expect([await status(people.una), await status(undefined)]).toEqual([403, 401]);
  });
});
