import {
  createQuickJob,
  endAbsence,
  listAbsences,
  listDeskJobs,
  recordAbsence,
  showSiteAccess,
} from '@cleaning/contracts';
import { JobsTestApp } from './testing/jobs-test-app.js';

const jobs = JobsTestApp.openShared();

const JOB = { job_name: 'Window clean' };

describe('API key at svc-jobs', () => {
  const readActs = async () =>
    (await jobs.app.readPublishedStates('audit-entry')).map(({ actor_id, actor_name, action }) => [
      actor_id,
      actor_name,
      action,
    ]);

  it('writes within its scopes and appears in the audit log under its own name', async () => {
    const { key, id } = jobs.app.createApiKey(['shifts:write', 'shifts:read'], 'Leave form');
    const body = { user_id: jobs.ana.id, from: '2027-03-01', until: '2027-03-02', reason: 'Leave' };
    const made = await jobs.app.call(recordAbsence, { token: key, body });
    expect(made.status).toBe(200);
    expect(await readActs()).toContainEqual([id, 'API key Leave form', 'absence.recorded']);
    const { body: listed } = await jobs.app.call(listAbsences, {
      token: key,
      body: { from: '2027-02-22', until: '2027-03-07' },
    });
    expect(JSON.stringify(listed)).toContain(made.body.absence_id);
    const ended = await jobs.app.call(endAbsence, { token: key, body: { absence_id: made.body.absence_id } });
    expect(ended.status).toBe(200);
    expect(await readActs()).toContainEqual([id, 'API key Leave form', 'absence.withdrawn']);
  });

  it('gets no reasons of leave, which admins see', async () => {
    const { key } = jobs.app.createApiKey(['shifts:read']);
    const days = { from: '2027-04-05', until: '2027-04-06' };
    const recorded = await jobs.callOrThrow(jobs.admin, recordAbsence, {
      user_id: jobs.ana.id,
      ...days,
      reason: 'Hospital',
    });
    const { absence_id } = recorded;
    const { body: listed } = await jobs.app.call(listAbsences, { token: key, body: days });
    expect(listed).toEqual([expect.objectContaining({ absence_id, user_name: 'Ana Silva', ...days, reason: '' })]);
    expect(await jobs.callOrThrow(jobs.admin, listAbsences, days)).toMatchObject([{ absence_id, reason: 'Hospital' }]);
  });

  it('gets the name of the scope it lacks', async () => {
    const { key } = jobs.app.createApiKey(['jobs:read']);
    expect((await jobs.app.call(listDeskJobs, { token: key, body: {} })).status).toBe(200);
    expect(await jobs.app.call(createQuickJob, { token: key, body: JOB })).toMatchObject({
      status: 403,
      body: { code: 'api_key_lacks_scope', params: { scope: 'jobs:write' } },
    });
  });

  it('cannot show door codes', async () => {
    const { key } = jobs.app.createApiKey(['jobs:read', 'jobs:write']);
    const body = { job_id: jobs.ana.id };
    expect(await jobs.app.call(showSiteAccess, { token: key, body })).toMatchObject({
      status: 403,
      body: { code: 'api_key_not_allowed' },
    });
  });

  it('stops working as soon as svc-auth closes, restricts or rate-limits it', async () => {
    const { key, answer } = jobs.app.createApiKey(['jobs:read']);
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

  it('is refused with 503 while svc-auth is unavailable', async () => {
    const { key } = jobs.app.createApiKey(['jobs:read']);
    jobs.app.peers.statuses.set('/auth/internal/check-api-key', 503);
    const answer = await jobs.app.call(listDeskJobs, { token: key, body: {} });
    jobs.app.peers.statuses.clear();
    expect(answer.status).toBe(503);
  });
});
