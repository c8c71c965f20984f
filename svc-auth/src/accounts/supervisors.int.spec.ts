import {
  type AuditEntry,
  choosePlaces,
  downloadMyData,
  endSupervisor,
  getAllUsersList,
  getAuditLog,
  getCurrentUser,
  getPlaceTeam,
  inviteSupervisor,
  listSupervisors,
  logout,
  removeSubContractor,
  type SupervisorRow,
  verifyUser,
} from '@cleaning/contracts';
import { calls } from '@cleaning/contracts/openapi';
import type { TestApp } from '@cleaning/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { TOPICS_OF_PLACES } from '../events/event-rights.js';
import { Retention } from '../retention/retention.service.js';
import { PASSWORD, People, startAuth, type TestPerson } from '../testing/people.js';

let testApp: TestApp;
let people: People;
let admin: TestPerson;
beforeAll(async () => {
  testApp = await startAuth();
  people = new People(testApp);
  admin = await people.createAdmin();
}, 60_000);
afterAll(() => testApp.stop());
beforeEach(() => testApp.dataSource.query(`DELETE FROM account WHERE role <> 'admin'`));

const [LIBRARY, FOUNDRY] = [uuidv7(), uuidv7()];

const rows = async (): Promise<SupervisorRow[]> => (await testApp.call(listSupervisors, { token: admin.token })).body;
const readRow = async ({ id }: { id: string }) => (await rows()).find((row) => row.id === id);
const choose = async (supervisor: { id: string }, places: string[], version?: number) =>
  testApp.call(choosePlaces, {
    token: admin.token,
    body: { id: supervisor.id, places, version: version ?? (await readRow(supervisor))?.version },
  });
const end = ({ id }: { id: string }) => testApp.call(endSupervisor, { token: admin.token, body: { id } });
const readState = async ({ id }: { id: string }) =>
  (await testApp.readPublishedStates('account')).filter((state) => state.id === id).at(-1);
const actionsAbout = async ({ id }: { id: string }): Promise<string[]> => {
  const { body } = await testApp.call(getAuditLog, { token: admin.token, query: { subject_id: id } });
  return body.entries.map(({ action, details }: AuditEntry) => `${action} ${details.added ?? ''}`.trim());
};
const deliverAssignments = ({ id }: TestPerson, ...jobs: string[]) =>
  testApp.deliver('assignments', id, {
    permanent_jobs: jobs.map(
      (job_id) =>
        ({
          job_id,
          job_name: 'A place',
          job_location: '',
          job_payment_for_fortnight: '0.00',
          timeline_data: [],
        }) as never,
    ),
    quick_jobs: [],
  });

describe('a supervisor', () => {
  it('is invited with sites and an email address that no other account has', async () => {
    const body = { name: 'Rosa Marino', email: 'rosa@example.com', places: [LIBRARY, LIBRARY] };
    const { status, body: answer } = await testApp.call(inviteSupervisor, { token: admin.token, body });
    expect(status).toBe(200);
    expect(await rows()).toEqual([
      {
        id: answer.id,
        name: body.name,
        email: body.email,
        places: [LIBRARY],
        version: 1,
        invited: true,
        second_factor: false,
      },
    ]);
    // Sub-contractors alone are verified.
    expect(await readState(answer)).toMatchObject({ role: 'supervisor', verified: false, places: [LIBRARY] });
    expect(await testApp.call(inviteSupervisor, { token: admin.token, body })).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'email' }] },
    });
    await expect(
      testApp.dataSource.query('UPDATE account SET verified = true WHERE id = $1', [answer.id]),
    ).rejects.toThrow('account_supervisor_is_not_verified');
  });

  it('logs in and is absent from the calls for sub-contractors', async () => {
    const sam = await people.createSupervisor({ places: [LIBRARY] });
    const { body } = await people.logIn(sam.email, PASSWORD);
    expect(body.user).toMatchObject({ id: sam.id, role: 'supervisor' });
    expect((await testApp.call(getCurrentUser, { token: body.access_token })).body).toMatchObject({
      role: 'supervisor',
      abn: '',
      address: '',
      account_number: '',
      permanent_jobs: [],
    });
    const listed = (await testApp.call(getAllUsersList, { token: admin.token })).body;
    expect(listed.map(({ id }: { id: string }) => id)).not.toContain(sam.id);
    const verify = { token: admin.token, body: { id: sam.id, method: 'approve' } };
    expect((await testApp.call(verifyUser, verify)).status).toBe(404);
    const removal = { token: admin.token, params: { userID: sam.id } };
    expect((await testApp.call(removeSubContractor, removal)).status).toBe(404);
    expect((await testApp.call(downloadMyData, { token: sam.token })).status).not.toBe(403);
  });

  it('sees newly chosen sites with the next request and stays logged in', async () => {
    const [ana, bo] = [await people.createContractor(), await people.createContractor({ name: 'Bo Berg' })];
    await deliverAssignments(ana, LIBRARY, FOUNDRY);
    await deliverAssignments(bo, FOUNDRY);
    const sam = await people.createSupervisor({ places: [LIBRARY] });
    const team = async () => (await testApp.call(getPlaceTeam, { token: sam.token })).body;
    const number = '0491 570 006';
    expect(await team()).toEqual([{ id: ana.id, name: 'Ana Silva', contact_no: number, places: [LIBRARY] }]);
    expect(await choose(sam, [FOUNDRY])).toMatchObject({ status: 200 });
    expect(await team()).toEqual([
      { id: ana.id, name: 'Ana Silva', contact_no: number, places: [FOUNDRY] },
      { id: bo.id, name: 'Bo Berg', contact_no: number, places: [FOUNDRY] },
    ]);
    expect(await readState(sam)).toMatchObject({ places: [FOUNDRY], session_version: 1 });
    await choose(sam, []);
    expect(await team()).toEqual([]);
    expect(await actionsAbout(sam)).toEqual(['account.places-chosen', `account.places-chosen ${FOUNDRY}`]);
  });

  it('keeps the first choice of sites when two admins choose from the same version', async () => {
    const sam = await people.createSupervisor();
    const version = (await readRow(sam))?.version;
    expect(await choose(sam, [LIBRARY], version)).toMatchObject({ status: 200 });
    expect(await choose(sam, [FOUNDRY], version)).toMatchObject({ status: 409 });
    expect(await choose(sam, [LIBRARY], version)).toMatchObject({ status: 200 });
    expect((await readRow(sam))?.places).toEqual([LIBRARY]);
    expect(await actionsAbout(sam)).toHaveLength(1);
    const [ana] = [await people.createContractor()];
    for (const id of [ana.id, admin.id, uuidv7()]) {
      expect(await choose({ id }, [LIBRARY], 1)).toMatchObject({ status: 404 });
      expect(await end({ id })).toMatchObject({ status: 404 });
    }
  });

  it('gets the sites of a form that was opened before the supervisor logged out', async () => {
    const sam = await people.createSupervisor();
    const version = (await readRow(sam))?.version;
    expect(await testApp.call(logout, { token: sam.token })).toMatchObject({ status: 200 });
    expect(await choose(sam, [LIBRARY], version)).toMatchObject({ status: 200 });
    expect((await readRow(sam))?.places).toEqual([LIBRARY]);
  });

  it('loses access at once when ended and is erased by the next retention run', async () => {
    const sam = await people.createSupervisor({ places: [LIBRARY] });
    expect(await end(sam)).toMatchObject({ status: 200 });
    expect(await testApp.call(getCurrentUser, { token: sam.token })).toMatchObject({ status: 401 });
    expect((await people.logIn(sam.email, PASSWORD)).status).toBe(401);
    expect(await readState(sam)).toMatchObject({ removed: true, session_version: 2, places: [] });
    expect(await readRow(sam)).toBeUndefined();
    await testApp.get(Retention).run();
    const [row] = await testApp.dataSource.query('SELECT name, email, password_hash FROM account WHERE id = $1', [
      sam.id,
    ]);
    expect(row).toEqual({ name: 'Former supervisor', email: '', password_hash: '' });
    expect(await actionsAbout(sam)).toEqual(['account.erased', 'account.details-erased', 'account.supervisor-ended']);
    expect((await people.createSupervisor({ email: sam.email })).id).not.toBe(sam.id);
  });

  it('gets live events for every topic that supervisor pages show', () => {
    const shown = Object.values(calls).flatMap(({ places, shows }) => (places === 'own' ? (shows ?? []) : []));
    expect([...new Set(shown)].sort()).toEqual(TOPICS_OF_PLACES);
  });
});
