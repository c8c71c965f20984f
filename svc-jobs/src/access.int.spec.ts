import type { Call } from '@cleaning/contracts';
import { calls } from '@cleaning/contracts/openapi';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { z } from 'zod';
import { JobsTestApp, NO_SUCH_ID } from './testing/jobs-test-app.js';

/** Public, or protected by the secret in the link. */
const PUBLIC_CALLS = ['GET /api/status/jobs', 'GET /api/calendar.ics', 'GET /api/site-calendar.ics'];

const getName = (call: Call) => `${call.method} ${call.path}`;
const ownCalls = Object.values(calls).filter((call) => call.service === 'jobs');
const closedCalls = ownCalls.filter((call) => !PUBLIC_CALLS.includes(getName(call)));

/** The field of a sub-contractor's call that must name the caller. */
const getSelf = ({ access, body }: Call): string | undefined =>
  access.includes('contractor') && body instanceof z.ZodObject
    ? ['user_id', 'userID'].find((field) => field in body.shape)
    : undefined;

describe('access', () => {
  const jobs = JobsTestApp.openShared();
  let people: Record<'unverified' | 'contractor' | 'supervisor' | 'admin', TestPerson>;
  beforeAll(async () => {
    const unverified = await jobs.app.createPerson({ name: 'Una Verified', verified: false });
    const supervisor = await jobs.app.createPerson({ name: 'Sam Lee', role: 'supervisor', places: [] });
    people = { unverified, contractor: jobs.ana, supervisor, admin: jobs.admin };
  }, 60_000);

  it('opens only the listed calls to the public', () => {
    const open = ownCalls.filter(({ access }) => access === 'public');
    expect(open.map(getName).sort()).toEqual([...PUBLIC_CALLS].sort());
  });

  /** Sends unknown ids, so a caller with access gets any answer except 401 and 403. */
  const send = (call: Call, token: string | undefined, self: string) => {
    const ids = ['user_id', 'userID', 'job_id', 'jobID', 'row_id', 'id', 'added_id'];
    const body = {
      ...Object.fromEntries(ids.map((field) => [field, NO_SUCH_ID])),
      [getSelf(call) ?? 'ignored']: self,
      start_location: '0,0',
      finish_location: '0,0',
      year: '2026',
      month: '11',
      method: 'remove',
      from: '2026-11-18',
      until: '2026-11-18',
      reason: 'Flu',
      absence_id: NO_SUCH_ID,
      offer_id: NO_SUCH_ID,
      key: self,
      row_id: NO_SUCH_ID,
      place: 'office',
      note: '',
      version: 0,
      areas: [],
      answers: [],
      photos: [],
      answered_at: '2026-11-18T00:00:00.000Z',
      kind: 'damage',
      text: '',
      happened_at: '2026-11-18T00:00:00.000Z',
      kinds: [],
      week: '2026-11-16',
      minutes: 60,
      break_id: NO_SUCH_ID,
      item: 'Soap',
      quantity: 1,
    };
    return jobs.app.call(call, {
      token,
      params: {
        id: NO_SUCH_ID,
        jobID: NO_SUCH_ID,
        job_id: NO_SUCH_ID,
        user_id: NO_SUCH_ID,
        date: '2026-11-18',
        kind: 'place',
      },
      body: call.method === 'POST' ? body : undefined,
    });
  };

  describe.each(closedCalls.map((call) => [getName(call), call] as const))('%s', (_, call) => {
    it('refuses visitors', async () => {
      expect(await send(call, undefined, NO_SUCH_ID)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
      expect(await send(call, 'no.such.token', NO_SUCH_ID)).toMatchObject({ status: 401 });
    });

    it.each(['unverified', 'contractor', 'supervisor', 'admin'] as const)('checks access of %s', async (role) => {
      const { status } = await send(call, people[role].token, people[role].id);
      if (call.access.includes(role)) expect([200, 400, 404]).toContain(status);
      else expect(status).toBe(403);
    });

    if (getSelf(call))
      it.each(['contractor', 'admin'] as const)('refuses %s when the call names another person', async (role) => {
        const other = role === 'admin' ? people.contractor : people.admin;
        expect(await send(call, people[role].token, other.id)).toMatchObject({
          status: 403,
          body: { code: 'other_person' },
        });
      });
  });

  it('cuts off a removed, unverified or password-changed person at once', async () => {
    const bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    const list = Object.values(calls).find((call) => call.path === '/api/get-all-quick-jobs') as Call;
    expect(await jobs.callAs(bo, list)).toMatchObject({ status: 200 });
    const account = { name: 'Bo Berg', role: 'user' as const, ended_sessions: [], second_factor: false };
    const state = { verified: true, removed: false, session_version: 1 };
    await jobs.app.deliver('account', bo.id, { ...account, ...state, session_version: 2 });
    expect(await jobs.callAs(bo, list)).toMatchObject({ status: 401 });
    await jobs.app.deliver('account', bo.id, { ...account, ...state, verified: false });
    expect(await jobs.callAs(bo, list)).toMatchObject({ status: 403 });
    await jobs.app.deliver('account', bo.id, { ...account, ...state, removed: true });
    expect(await jobs.callAs(bo, list)).toMatchObject({ status: 401 });
  });
});
