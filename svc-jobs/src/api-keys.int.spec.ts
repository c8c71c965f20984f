import {
  createQuickJob,
  endAbsence,
  listAbsences,
  listDeskJobs,
  recordAbsence,
  showSiteAccess,
} from '@cleaning/contracts';
import { JobsTestApp } from './testing/jobs-test-app.js';

const jobs = JobsTestApp.forTests();

const JOB = { job_name: 'Window clean' };

describe('an API key at svc-jobs', () => {
  const acts = async () =>
    (await jobs.app.published('audit-entry')).map(({ actor_id, actor_name, action }) => [actor_id, actor_name, action]);

  it('writes what its scopes allow, under its own name', async () => {
    const { key, id } = jobs.app.apiKey(['shifts:write', 'shifts:read'], 'Leave form');
    const body = { user_id: jobs.ana.id, from: '2027-03-01', until: '2027-03-02', reason: 'Leave' };
    const made = await jobs.app.call(recordAbsence, { token: key, body });
    expect(made.status).toBe(200);
    expect(await acts()).toContainEqual([id, 'API key Leave form', 'absence.recorded']);
    const { body: listed } = await jobs.app.call(listAbsences, {
      token: key,
      body: { from: '2027-02-22', until: '2027-03-07' },
    });
    expect(JSON.stringify(listed)).toContain(made.body.absence_id);
    const ended = await jobs.app.call(endAbsence, { token: key, body: { absence_id: made.body.absence_id } });
    expect(ended.status).toBe(200);
    expect(await acts()).toContainEqual([id, 'API key Leave form', 'absence.withdrawn']);
  });

  it('is told which scope it lacks', async () => {
    const { key } = jobs.app.apiKey(['jobs:read']);
    expect((await jobs.app.call(listDeskJobs, { token: key, body: {} })).status).toBe(200);
    expect(await jobs.app.call(createQuickJob, { token: key, body: JOB })).toMatchObject({
      status: 403,
      body: { code: 'api_key_lacks_scope', params: { scope: 'jobs:write' } },
    });
  });

  it('opens no door codes', async () => {
    const { key } = jobs.app.apiKey(['jobs:read', 'jobs:write']);
    const body = { job_id: jobs.ana.id };
    expect(await jobs.app.call(showSiteAccess, { token: key, body })).toMatchObject({
      status: 403,
      body: { code: 'api_key_not_allowed' },
    });
  });

  it('is asked of svc-auth at each call: a revoked or limited one ends at once', async () => {
    const { key, answer } = jobs.app.apiKey(['jobs:read']);
    const list = () => jobs.app.call(listDeskJobs, { token: key, body: {} });
    expect((await list()).status).toBe(200);
    answer({ state: 'closed' });
    expect(await list()).toMatchObject({ status: 401, body: { code: 'api_key_closed' } });
    answer({ state: 'other-network' });
    expect(await list()).toMatchObject({ status: 403, body: { code: 'api_key_other_network' } });
    answer({ state: 'limited', retry_after: 7 });
    const limited = await list();
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7']);
  });

  it('is not known while svc-auth is away: nothing opens', async () => {
    const { key } = jobs.app.apiKey(['jobs:read']);
    jobs.app.peers.statuses.set('/auth/internal/check-api-key', 503);
    const answer = await jobs.app.call(listDeskJobs, { token: key, body: {} });
    jobs.app.peers.statuses.clear();
    expect(answer.status).toBe(503);
  });
});
