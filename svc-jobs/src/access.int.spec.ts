import type { Call, CallerRole } from '@cleaning/contracts';
import { calls } from '@cleaning/contracts/openapi';
import type { BenchPerson } from '@cleaning/service-kit/testing';
import { JobsTestApp, NO_SUCH_ID } from './testing/jobs-test-app.js';

const WORKERS: CallerRole[] = ['contractor', 'admin'];
const ADMINS: CallerRole[] = ['admin'];

/** Who may make each call, and the field that must name the caller. A call that is missing here fails the suite. */
const ROUTES: Record<string, { roles: CallerRole[]; self?: string }> = {
  'POST /api/start-quick-job': { roles: WORKERS, self: 'user_id' },
  'POST /api/stop-quick-job': { roles: WORKERS, self: 'user_id' },
  'POST /api/undo-start': { roles: WORKERS, self: 'user_id' },
  'POST /api/start-permanent-job': { roles: WORKERS, self: 'user_id' },
  'POST /api/stop-permanent-job': { roles: WORKERS, self: 'user_id' },
  'POST /api/get-duration-start-time': { roles: WORKERS, self: 'user_id' },
  'GET /api/get-permanent-jobs/:jobID': { roles: WORKERS },
  'POST /api/get-all-permanent-jobs': { roles: WORKERS, self: 'userID' },
  'POST /api/get-permanent-job': { roles: WORKERS, self: 'user_id' },
  'POST /api/req-for-permanent-job': { roles: WORKERS, self: 'user_id' },
  'POST /api/check-is-req-for-permanent-job': { roles: WORKERS, self: 'user_id' },
  'GET /api/quick-job-data/:jobID': { roles: WORKERS },
  'GET /api/get-all-quick-jobs': { roles: WORKERS },
  'POST /api/get-job-data-to-time': { roles: WORKERS, self: 'user_id' },
  'POST /api/get-earnings': { roles: WORKERS, self: 'user_id' },
  'POST /api/get-earnings-statement': { roles: WORKERS, self: 'user_id' },
  'GET /api/admin/get-permanent-jobs': { roles: ADMINS },
  'GET /api/admin/get-permanent-jobs/:jobID': { roles: ADMINS },
  'POST /api/admin/get-req-count': { roles: ADMINS },
  'POST /api/admin/add-or-remove-user-to-permanent-job': { roles: ADMINS },
  'POST /api/admin/get-contractors': { roles: ADMINS },
  'POST /api/admin/get-done-jobs-by-place': { roles: ADMINS },
  'POST /api/admin/get-all-req-users': { roles: ADMINS },
  'POST /api/admin/accept-req-job': { roles: ADMINS },
  'POST /api/admin/reject-req-job': { roles: ADMINS },
  'POST /api/admin/manual-record-add': { roles: ADMINS },
  'POST /api/admin/create-permanent-job': { roles: ADMINS },
  'POST /api/admin/create-quick-job': { roles: ADMINS },
  'GET /api/admin/get-quick-jobs': { roles: ADMINS },
  'GET /api/admin/quick-job-data/:jobID': { roles: ADMINS },
  'POST /api/admin/get-done-quick-jobs-by-place': { roles: ADMINS },
  'POST /api/admin/get-contractors-quick-jobs': { roles: ADMINS },
  'GET /api/admin/desk/version': { roles: ADMINS },
  'GET /api/admin/desk/attention': { roles: ADMINS },
  'POST /api/admin/desk/overview': { roles: ADMINS },
  'POST /api/admin/desk/job': { roles: ADMINS },
  'POST /api/admin/desk/job-cards': { roles: ADMINS },
  'GET /api/admin/desk/job-names': { roles: ADMINS },
  'POST /api/admin/desk/edit-permanent-job': { roles: ADMINS },
  'POST /api/admin/desk/edit-quick-job': { roles: ADMINS },
  'POST /api/admin/desk/end-job': { roles: ADMINS },
  'POST /api/admin/desk/work': { roles: ADMINS },
  'POST /api/admin/desk/work.csv': { roles: ADMINS },
  'POST /api/admin/desk/work-record': { roles: ADMINS },
  'POST /api/admin/desk/correct-work': { roles: ADMINS },
  'POST /api/admin/desk/search-jobs': { roles: ADMINS },
  'POST /api/admin/desk/approvals': { roles: ADMINS },
  'POST /api/admin/desk/decide-work': { roles: ADMINS },
  'POST /api/admin/desk/day-of-work': { roles: ADMINS },
  'POST /api/admin/desk/approve-held': { roles: ADMINS },
  'GET /api/admin/desk/owed-to-leavers': { roles: ADMINS },
  'POST /api/admin/desk/settle-owed': { roles: ADMINS },
  'GET /api/my-shifts': { roles: WORKERS },
  'GET /api/my-plan': { roles: WORKERS },
  'GET /api/my-approvals': { roles: WORKERS },
  'POST /api/admin/desk/shifts': { roles: ADMINS },
  'POST /api/admin/desk/picked-slots': { roles: ADMINS },
  'POST /api/admin/desk/pick-slots': { roles: ADMINS },
  'POST /api/admin/desk/change-shift': { roles: ADMINS },
  'POST /api/admin/desk/cancel-day': { roles: ADMINS },
  'POST /api/admin/desk/shift-changes': { roles: ADMINS },
  'POST /api/admin/desk/undo-shift-change': { roles: ADMINS },
  'GET /api/admin/today': { roles: ADMINS },
  'POST /api/admin/desk/week-plan': { roles: ADMINS },
  'GET /api/calendar-link': { roles: WORKERS },
  'POST /api/make-calendar-link': { roles: WORKERS, self: 'user_id' },
  'POST /api/revoke-calendar-link': { roles: WORKERS, self: 'user_id' },
  'POST /api/admin/desk/fence': { roles: ADMINS },
  'POST /api/admin/desk/set-fence': { roles: ADMINS },
  'POST /api/admin/desk/remove-fence': { roles: ADMINS },
  'POST /api/admin/desk/holiday-rule': { roles: ADMINS },
  'POST /api/admin/desk/set-holiday-rule': { roles: ADMINS },
  'POST /api/admin/desk/holidays': { roles: ADMINS },
  'POST /api/admin/desk/decide-holiday': { roles: ADMINS },
  'POST /api/admin/desk/change-holiday': { roles: ADMINS },
  'POST /api/report-absence': { roles: WORKERS, self: 'user_id' },
  'GET /api/my-absences': { roles: WORKERS },
  'POST /api/withdraw-absence': { roles: WORKERS, self: 'user_id' },
  'POST /api/admin/desk/absences': { roles: ADMINS },
  'POST /api/admin/desk/record-absence': { roles: ADMINS },
  'POST /api/admin/desk/withdraw-absence': { roles: ADMINS },
  'POST /api/admin/desk/find-cover': { roles: ADMINS },
  'POST /api/admin/desk/cover-candidates': { roles: ADMINS },
  'POST /api/admin/desk/offer-cover': { roles: ADMINS },
  'POST /api/admin/desk/assign-cover': { roles: ADMINS },
  'POST /api/admin/desk/take-back-cover': { roles: ADMINS },
  'GET /api/cover-offers': { roles: WORKERS },
  'POST /api/take-cover': { roles: WORKERS, self: 'user_id' },
  'GET /internal/personal-data/:user_id': { roles: ['service'] },
};

/** Open to everybody, and to whoever has the secret that belongs to the call. */
const OPEN = ['GET /api/status/jobs', 'GET /api/calendar.ics'];

const nameOf = (call: Call) => `${call.method} ${call.path}`;
const ownCalls = Object.values(calls).filter((call) => call.service === 'jobs');
const closedCalls = ownCalls.filter((call) => !OPEN.includes(nameOf(call)));

describe('access', () => {
  const jobs = JobsTestApp.forTests();
  let people: Record<'unverified' | 'contractor' | 'admin', BenchPerson>;
  beforeAll(async () => {
    const unverified = await jobs.app.person({ name: 'Una Verified', verified: false });
    people = { unverified, contractor: jobs.ana, admin: jobs.admin };
  }, 60_000);

  it('the table names every call of the service and no other', () => {
    expect(ownCalls.map(nameOf).sort()).toEqual([...Object.keys(ROUTES), ...OPEN].sort());
  });

  /** Unknown ids: who has access gets any answer but 401 and 403. */
  const send = (call: Call, token: string | undefined, self: string) => {
    const ids = ['user_id', 'userID', 'job_id', 'jobID', 'row_id', 'id', 'added_id'];
    const body = {
      ...Object.fromEntries(ids.map((field) => [field, NO_SUCH_ID])),
      [ROUTES[nameOf(call)]?.self ?? 'ignored']: self,
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
    };
    return jobs.app.call(call, {
      ...(token ? { token } : {}),
      params: { jobID: NO_SUCH_ID, user_id: NO_SUCH_ID },
      ...(call.method === 'POST' ? { body } : {}),
    });
  };

  describe.each(closedCalls.map((call) => [nameOf(call), call] as const))('%s', (name, call) => {
    it('refuses visitors', async () => {
      expect(await send(call, undefined, NO_SUCH_ID)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
      expect(await send(call, 'no.such.token', NO_SUCH_ID)).toMatchObject({ status: 401 });
    });

    it.each(['unverified', 'contractor', 'admin'] as const)('lets in or refuses: %s', async (role) => {
      const { status } = await send(call, people[role].token, people[role].id);
      if (ROUTES[name]?.roles.includes(role)) expect([200, 400, 404]).toContain(status);
      else expect(status).toBe(403);
    });

    if (ROUTES[name]?.self)
      it.each(['contractor', 'admin'] as const)('acts for the caller only: %s', async (role) => {
        const other = role === 'admin' ? people.contractor : people.admin;
        expect(await send(call, people[role].token, other.id)).toMatchObject({
          status: 403,
          body: { code: 'forbidden' },
        });
      });
  });

  it('a removed, disproved or password-changed person is out at once', async () => {
    const bo = await jobs.app.person({ name: 'Bo Berg' });
    const list = Object.values(calls).find((call) => call.path === '/api/get-all-quick-jobs') as Call;
    expect(await jobs.as(bo, list)).toMatchObject({ status: 200 });
    const account = { name: 'Bo Berg', role: 'user' as const, ended_sessions: [] };
    const state = { verified: true, removed: false, session_version: 1 };
    await jobs.app.deliver('account', bo.id, { ...account, ...state, session_version: 2 });
    expect(await jobs.as(bo, list)).toMatchObject({ status: 401 });
    await jobs.app.deliver('account', bo.id, { ...account, ...state, verified: false });
    expect(await jobs.as(bo, list)).toMatchObject({ status: 403 });
    await jobs.app.deliver('account', bo.id, { ...account, ...state, removed: true });
    expect(await jobs.as(bo, list)).toMatchObject({ status: 401 });
  });
});
