import {
  type Call,
  changePassword,
  contractorDetail,
  currentUser,
  DOCUMENT_KINDS,
  getAllSubContractors,
  getAllUsersList,
  getContractor,
  getCurrentUser,
  listNotices,
  NO_DOCUMENT,
  removeSubContractor,
  verifyUser,
} from '@cleaning/contracts';
import { verifyDocumentQuery } from '@cleaning/service-kit';
import type { TestApp } from '@cleaning/service-kit/testing';
import { JwtService } from '@nestjs/jwt';
import { v7 as uuidv7 } from 'uuid';
import { DOCUMENT_LINK_SECRET, PASSWORD, People, startAuth, type TestPerson } from '../testing/people.js';

const jwt = new JwtService();

let testApp: TestApp;
let people: People;
let admin: TestPerson;
beforeAll(async () => {
  testApp = await startAuth();
  people = new People(testApp);
  admin = await people.createAdmin();
}, 60_000);
afterAll(() => testApp.stop());

const audit = (subject: TestPerson) =>
  testApp.dataSource.query(
    'SELECT action, actor_name, subject_name FROM audit_entry WHERE subject_id = $1 ORDER BY at',
    [subject.id],
  );
const verify = (person: { id: string }, method: string, token = admin.token) =>
  testApp.call(verifyUser, { token, body: { id: person.id, method } });
const remove = (person: { id: string }) =>
  testApp.call(removeSubContractor, { token: admin.token, params: { userID: person.id } });

describe('the current user', () => {
  it('starts with no documents and no jobs', async () => {
    const ana = await people.createContractor({ verified: false });
    const { status, body } = await testApp.call(getCurrentUser, { token: ana.token });
    expect(status).toBe(200);
    expect(currentUser.strict().parse(body)).toMatchObject({
      id: ana.id,
      email: ana.email,
      verified: 'false',
      bsb: '012345',
      account_number: '001234567',
      quick_jobs: [],
      permanent_jobs: [],
      current_job_id: '',
      time_zone: 'Australia/Adelaide',
    });
    for (const kind of DOCUMENT_KINDS) expect(body[kind]).toBe(NO_DOCUMENT);
  });

  it('shows the latest documents, assignments and current work from other services', async () => {
    const ana = await people.createContractor();
    const [document, quick, permanent, row] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
    const assigned = {
      permanent_jobs: [{ job_id: permanent, job_name: 'Library', job_payment_for_fortnight: '480.00' }],
      quick_jobs: [{ job_id: quick, job_name: 'Shop', job_date: '2026-02-03', job_start_time: '08:00' }],
    };
    const started_at = '2026-02-03T08:00:00.000Z';
    await testApp.deliver('documents', ana.id, { documents: {} });
    await testApp.deliver('documents', ana.id, { documents: { police_check_img: document } });
    await testApp.deliver('assignments', ana.id, { permanent_jobs: [], quick_jobs: [] });
    await testApp.deliver('current-work', ana.id, {
      kind: 'quick',
      job_id: quick,
      row_id: row,
      started_at,
      business_date: '2026-02-03',
    });
    await testApp.deliver('assignments', ana.id, assigned);
    const { body } = await testApp.call(getCurrentUser, { token: ana.token });
    expect(currentUser.parse(body)).toMatchObject({
      permanent_jobs: assigned.permanent_jobs,
      quick_jobs: assigned.quick_jobs,
      current_job_id: quick,
      current_quick_job_id: quick,
      current_quick_job_row_id: row,
      current_work_started_at: started_at,
      current_permanent_job_id: '',
      current_permanent_job_row_id: '',
      passport_img: NO_DOCUMENT,
    });
    await testApp.deliver('current-work', ana.id, null);
    const afterWork = await testApp.call(getCurrentUser, { token: ana.token });
    expect(afterWork.body).toMatchObject({ permanent_jobs: assigned.permanent_jobs, current_job_id: '' });

    const link = new URL(body.police_check_img, 'http://domain');
    expect(link.pathname).toBe(`/api/static/documents/${document}`);
    const query = Object.fromEntries(link.searchParams);
    expect(verifyDocumentQuery(DOCUMENT_LINK_SECRET, document, query)).toEqual({
      readerId: ana.id,
      sessionId: jwt.decode<{ sid: string }>(ana.token).sid,
      sessionVersion: 1,
    });

    const shown = await testApp.call(getContractor, { token: admin.token, params: { userID: ana.id } });
    const adminLink = new URL(shown.body.police_check_img, 'http://domain');
    expect(adminLink.searchParams.get('reader')).toBe(admin.id);
  });

  it('leaves the personal details of an admin empty', async () => {
    const { body } = await testApp.call(getCurrentUser, { token: admin.token });
    expect(currentUser.parse(body)).toMatchObject({ role: 'admin', verified: 'true', abn: '', bank_name: '' });
  });
});

describe('the lists of people', () => {
  it('sorts by name and leaves out removed people', async () => {
    const zoe = await people.createContractor({ name: 'Zoe List' });
    const abe = await people.createContractor({ name: 'abe List', verified: false });
    const gone = await people.createContractor({ name: 'Gone List' });
    await remove(gone);
    const filterTestPeople = (body: { name: string }[]) => body.filter(({ name }) => name.endsWith('List'));

    const contractors = await testApp.call(getAllSubContractors, { token: admin.token });
    expect(filterTestPeople(contractors.body)).toEqual([
      { id: abe.id, name: 'abe List', email: abe.email, contact_no: '0491 570 006', verified: 'false' },
      { id: zoe.id, name: 'Zoe List', email: zoe.email, contact_no: '0491 570 006', verified: 'true' },
    ]);
    expect(contractors.body.map(({ id }: { id: string }) => id)).not.toContain(admin.id);

    const users = await testApp.call(getAllUsersList, { token: admin.token });
    expect(filterTestPeople(users.body).map(({ name }) => name)).toEqual(['abe List', 'Zoe List']);
    expect(users.body).toContainEqual({
      id: admin.id,
      name: admin.name,
      email: admin.email,
      role: 'admin',
      verified: 'true',
    });
  });

  it('answers all details of one sub-contractor with the passport number masked', async () => {
    const ana = await people.createContractor();
    const { status, body } = await testApp.call(getContractor, { token: admin.token, params: { userID: ana.id } });
    expect(status).toBe(200);
    expect(contractorDetail.strict().parse(body)).toMatchObject({ id: ana.id, passport_number: '••••567' });
  });

  it('answers 404 for an admin, an unknown id and an invalid id', async () => {
    for (const userID of [admin.id, uuidv7(), 'nonsense', "'; DROP TABLE account"]) {
      expect(await testApp.call(getContractor, { token: admin.token, params: { userID } })).toMatchObject({
        status: 404,
      });
    }
  });
});

describe('verifyUser', () => {
  it('notifies a refused person of the reason and keeps them logged in', async () => {
    const refuse = ({ id }: TestPerson, reason?: string) =>
      testApp.call(verifyUser, { token: admin.token, body: { id, method: 'disprove', reason: reason || undefined } });
    const readNotices = async ({ token }: TestPerson) => (await testApp.call(listNotices, { token })).body.notices;
    const ana = await people.createContractor({ verified: false });
    expect(await refuse(ana, 'The police check is older than a year.')).toMatchObject({
      status: 200,
      body: 'disprove',
    });
    expect(await readNotices(ana)).toMatchObject([
      { kind: 'refused', path: '/account', text: expect.stringContaining('“The police check is older than a year.”') },
    ]);
    await refuse(ana);
    expect(await readNotices(ana)).toHaveLength(1);
    expect(await refuse(ana, 'Two\nlines')).toMatchObject({ status: 400, body: { issues: [{ field: 'reason' }] } });
    expect(await testApp.call(getCurrentUser, { token: ana.token })).toMatchObject({ status: 200 });
  });

  it('answers the method as text, keeps the session on approve and ends it on disprove', async () => {
    const ana = await people.createContractor({ verified: false });
    const replicas = async () => {
      const state = (await testApp.readPublishedStates('account')).find(({ id }) => id === ana.id);
      return [state?.verified, state?.session_version];
    };
    const numbers = [await testApp.readChangeNumber('account', ana.id)];
    expect(await replicas()).toEqual([false, 1]);
    const approved = await verify(ana, 'approve');
    expect(approved).toMatchObject({ status: 200, body: 'approve' });
    expect(approved.headers.get('content-type')).toMatch(/^text\/plain/);
    const seen = await testApp.call(getCurrentUser, { token: ana.token });
    expect(seen).toMatchObject({ status: 200, body: { verified: 'true' } });
    expect(await replicas()).toEqual([true, 1]);
    numbers.push(await testApp.readChangeNumber('account', ana.id));

    expect(await verify(ana, 'disprove')).toMatchObject({ status: 200, body: 'disprove' });
    expect(await testApp.call(getCurrentUser, { token: ana.token })).toMatchObject({ status: 401 });
    const again = await people.logIn(ana.email, PASSWORD);
    expect(again.body.user.verified).toBe('false');
    expect(await replicas()).toEqual([false, 2]);
    numbers.push(await testApp.readChangeNumber('account', ana.id));
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => Number(a) - Number(b)));
    expect(await audit(ana)).toEqual([
      { action: 'account.verified', actor_name: admin.name, subject_name: ana.name },
      { action: 'account.disproved', actor_name: admin.name, subject_name: ana.name },
    ]);
  });

  it('approves a person once when eight approvals arrive at the same time', async () => {
    const ana = await people.createContractor({ verified: false });
    const before = await testApp.readNewestNumber();
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(ana, 'approve')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await audit(ana)).toHaveLength(1);
    expect(await testApp.readNewestNumber()).toBe(before + 1);
    expect(await testApp.readChangeNumber('account', ana.id)).toBe(before + 1);
  });

  it('answers 409 for an admin, 404 for an unknown person and 400 for an unknown method', async () => {
    expect(await verify(admin, 'disprove')).toMatchObject({ status: 409 });
    expect(await verify({ id: uuidv7() }, 'approve')).toMatchObject({ status: 404 });
    expect(await verify(admin, 'promote')).toMatchObject({ status: 400, body: { issues: [{ field: 'method' }] } });
  });
});

describe('removing a sub-contractor', () => {
  it('ends the sessions, refuses the login, frees the email address and keeps the row', async () => {
    const ana = await people.createContractor();
    expect(await remove(ana)).toMatchObject({ status: 200, body: { status: 'done' } });
    expect(await testApp.call(getCurrentUser, { token: ana.token })).toMatchObject({ status: 401 });
    expect(await people.logIn(ana.email, PASSWORD)).toMatchObject({ status: 401 });
    expect((await testApp.readPublishedStates('account')).at(-1)).toMatchObject({
      id: ana.id,
      name: ana.name,
      removed: true,
      session_version: 2,
    });
    expect(await audit(ana)).toEqual([{ action: 'account.removed', actor_name: admin.name, subject_name: ana.name }]);
    const [row] = await testApp.dataSource.query('SELECT name FROM account WHERE id = $1', [ana.id]);
    expect(row).toEqual({ name: ana.name });
    await people.createContractor({ email: ana.email });
    expect(await people.logIn(ana.email, PASSWORD)).toMatchObject({ status: 200 });
  });

  it('answers 404 for a removed or unknown person and 409 for an admin', async () => {
    const ana = await people.createContractor();
    await remove(ana);
    expect(await remove(ana)).toMatchObject({ status: 404 });
    expect(await verify(ana, 'approve')).toMatchObject({ status: 404 });
    expect(await remove({ id: uuidv7() })).toMatchObject({ status: 404 });
    expect(await remove(admin)).toMatchObject({ status: 409 });
  });
});

describe('the access check', () => {
  it.each([
    ['get-all-users-list', getAllUsersList],
    ['get-all-sub-contractors', getAllSubContractors],
    ['get-contractor', getContractor],
    ['verify-user', verifyUser],
    ['remove-subcontractor', removeSubContractor],
  ] as [string, Call][])('allows %s for admins only', async (_, call) => {
    const victim = await people.createContractor();
    const request = { params: { userID: victim.id }, body: call.body && { id: victim.id, method: 'disprove' } };
    expect(await testApp.call(call, request)).toMatchObject({ status: 401 });
    for (const verified of [true, false]) {
      const { token } = await people.createContractor({ verified });
      expect(await testApp.call(call, { ...request, token })).toMatchObject({ status: 403 });
    }
    expect(await testApp.call(getCurrentUser, { token: victim.token })).toMatchObject({ status: 200 });
  });

  it.each([
    ['user', getCurrentUser],
    ['change-pw', changePassword],
  ] as [string, Call][])('refuses %s without a token', async (_, call) => {
    expect(await testApp.call(call, { body: call.body && {} })).toMatchObject({ status: 401 });
  });
});
