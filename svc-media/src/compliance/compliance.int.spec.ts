import {
  askForRenewal,
  buildFieldProblem,
  changeComplianceSettings,
  countCompliance,
  getComplianceSettings,
  listCompliance,
  refuseDocument,
} from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { BusinessDay } from '../documents/business-day.service.js';
import { createComplianceCalls } from '../testing/compliance-calls.js';
import { createDocumentCalls } from '../testing/document-calls.js';
import { JPEG, PDF, PNG } from '../testing/files.js';
import { FOLDER_STORE, type MediaTestApp, startMediaTestApp } from '../testing/stores.js';

// Opening pictures and PDFs is slow on a busy machine.
jest.setTimeout(150_000);

let media: MediaTestApp;
let testApp: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  media = await startMediaTestApp(FOLDER_STORE);
  testApp = media.testApp;
  admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
}, 60_000);
afterAll(() => media.stop());
beforeEach(() => setClock('2027-01-10T02:00:00Z'));
afterEach(() => jest.restoreAllMocks());

const { call, renew, readKind, open, verify, sendAndVerify, readOwn } = createComplianceCalls(() => ({
  testApp,
  admin,
}));
const { update } = createDocumentCalls(() => testApp);

const setClock = (instant: string) => jest.spyOn(testApp.get(BusinessDay), 'now').mockReturnValue(new Date(instant));
const police = { issuer: 'SAPOL', reference: 'NPC-77', issued_on: '2027-01-04', expires_on: '2028-01-03' };
const refuse = (version_id: string | undefined, reason: string, by = admin) =>
  call(refuseDocument, { token: by.token, body: { version_id, reason } });
const notices = async (person: TestPerson, kind: string) =>
  (await testApp.readPublishedStates('notice'))
    .filter((notice) => notice.kind === kind && notice.people.includes(person.id))
    .map(({ parameters }) => parameters);
const listActs = async (person: TestPerson, action: string) =>
  (await testApp.readPublishedStates('audit-entry')).filter(
    (entry) => entry.subject_id === person.id && entry.action === action,
  );
const readFeedState = async (person: TestPerson) =>
  (await testApp.readPublishedStates('compliance')).filter(({ id }) => id === person.id).at(-1);

describe('Compliance document', () => {
  it('is missing, submitted, verified, expiring and expired by its day in business time', async () => {
    const ana = await testApp.createPerson({ name: 'Ana Silva' });
    expect(await readOwn(ana, 'police_check_img')).toMatchObject({ state: 'missing', counts: true });
    await update(ana, { police_check_img: PDF });
    expect(await readOwn(ana, 'police_check_img')).toMatchObject({ state: 'submitted', renewal: '' });
    const { versions } = await open(ana, 'police_check_img');
    expect((await verify(versions[0]?.version_id, police)).status).toBe(200);
    expect(await readOwn(ana, 'police_check_img')).toMatchObject({ state: 'verified', expires_on: '2028-01-03' });
    expect(await readFeedState(ana)).toMatchObject({
      documents: [{ kind: 'police_check_img', base: 'verified', expires_on: '2028-01-03' }],
      work_limit: false,
    });
    setClock('2027-11-04T02:00:00Z');
    expect(await readOwn(ana, 'police_check_img')).toMatchObject({ state: 'expiring' });
    // Adelaide is UTC+10:30: its last minute of the day, then the next day.
    setClock('2028-01-03T13:29:59Z');
    expect(await readOwn(ana, 'police_check_img')).toMatchObject({ state: 'expiring' });
    setClock('2028-01-03T13:30:00Z');
    expect(await readOwn(ana, 'police_check_img')).toMatchObject({ state: 'expired' });
  });

  it('is verified only by another person who has opened each file', async () => {
    const bo = await testApp.createPerson({ name: 'Bo Berg' });
    const other = await testApp.createPerson({ name: 'Oli', role: 'admin' });
    expect((await renew(bo, 'licence', [JPEG, PNG, PDF])).status).toBe(200);
    const fields = { issuer: 'SafeWork SA', reference: 'HR-1', expires_on: '2029-01-01' };
    const before = await open(bo, 'licence', other);
    expect(before.versions[0]?.files.map(({ content_type }) => content_type)).toEqual([
      'image/jpeg',
      'image/png',
      'application/pdf',
    ]);
    const id = before.versions[0]?.version_id;
    expect(await verify(id, fields)).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('Open each') },
    });
    const first = (await readKind(bo, 'licence')).versions[0]?.files[0];
    expect([first?.opened, (await fetch(`${testApp.url}${first?.path}`)).status]).toEqual([false, 200]);
    expect((await verify(id, fields)).status).toBe(409);
    await open(bo, 'licence');
    expect((await verify(id, fields)).status).toBe(200);
    // A repeated request is no second decision.
    expect((await verify(id, fields)).status).toBe(200);
    const after = await readKind(bo, 'licence');
    expect(after.versions[0]).toMatchObject({
      state: 'verified',
      decided_by: 'Helen',
      decided_at: '2027-01-10T02:00:00.000Z',
      details: { issuer: 'SafeWork SA', reference: 'HR-1' },
    });
    expect(await listActs(bo, 'document.verified')).toMatchObject([
      { actor_name: 'Helen', details: { document: 'Licence', version: '1', files: '3', expires_on: '2029-01-01' } },
    ]);
    expect(await notices(bo, 'document-decided')).toEqual([
      { document: 'Licence', decision: 'verified', until: '2029-01-01' },
    ]);
    expect((await renew(admin, 'licence')).status).toBe(200);
    const mine = await readKind(admin, 'licence');
    expect((await verify(mine.versions[0]?.version_id, fields)).status).toBe(409);
  });

  it('requires the fields of its kind', async () => {
    const cy = await testApp.createPerson();
    await renew(cy, 'public_liability');
    const { versions } = await open(cy, 'public_liability');
    const refused = await verify(versions[0]?.version_id, { reference: 'P1', expires_on: '2027-12-31' });
    expect([refused.status, refused.body.issues]).toEqual([
      400,
      [buildFieldProblem('insurer', 'required'), buildFieldProblem('amount', 'required')],
    ]);
    expect((await readOwn(cy, 'public_liability')).state).toBe('submitted');
  });

  it('stays valid until its renewal is verified, even when a renewal is refused', async () => {
    const dee = await testApp.createPerson();
    await sendAndVerify(dee, 'children_check_img', { reference: 'SRN1', expires_on: '2027-02-01' });
    const former = (await update(dee, { children_check_img: PNG })).body.documents.children_check_img;
    expect((await fetch(`${testApp.url}${former}`)).headers.get('content-type')).toBe('image/png');
    expect(await readOwn(dee, 'children_check_img')).toMatchObject({
      state: 'expiring',
      expires_on: '2027-02-01',
      renewal: 'submitted',
    });
    const { versions } = await open(dee, 'children_check_img');
    expect(versions.map(({ number, state }) => [number, state])).toEqual([
      [2, 'submitted'],
      [1, 'verified'],
    ]);
    // The former file is still stored.
    expect((await fetch(`${testApp.url}${versions[1]?.files[0]?.path}`)).headers.get('content-type')).toBe(
      'image/jpeg',
    );
    expect((await verify(versions[1]?.version_id, { reference: 'x', expires_on: '2030-01-01' })).status).toBe(409);
    expect((await refuse(versions[0]?.version_id, 'The name cannot be read')).status).toBe(200);
    expect(await readOwn(dee, 'children_check_img')).toMatchObject({
      state: 'expiring',
      renewal: 'refused',
      reason: 'The name cannot be read',
    });
    expect(await notices(dee, 'document-decided')).toContainEqual({
      document: 'Working with children check',
      decision: 'refused',
      reason: 'The name cannot be read',
    });
    await sendAndVerify(dee, 'children_check_img', { reference: 'SRN2', expires_on: '2032-02-01' });
    expect(await readOwn(dee, 'children_check_img')).toMatchObject({
      state: 'verified',
      expires_on: '2032-02-01',
      renewal: '',
    });
  });

  it('is refused once and only with a reason', async () => {
    const eve = await testApp.createPerson();
    await renew(eve, 'induction');
    const { versions } = await readKind(eve, 'induction');
    expect((await refuse(versions[0]?.version_id, ' ')).status).toBe(400);
    expect((await refuse(versions[0]?.version_id, 'Not ours')).status).toBe(200);
    expect((await refuse(versions[0]?.version_id, 'Not ours')).status).toBe(200);
    expect(await readOwn(eve, 'induction')).toMatchObject({ state: 'refused', reason: 'Not ours' });
    expect(await listActs(eve, 'document.refused')).toHaveLength(1);
    expect((await refuse('0190ffff-0000-7000-8000-000000000000', 'x')).status).toBe(404);
  });

  it('is accepted at most forty times a day across calls', async () => {
    const quin = await testApp.createPerson();
    await renew(quin, 'visa');
    await testApp.dataSource.query(
      `INSERT INTO compliance_version (id, person_id, kind, number, state, submitted_at)
       SELECT gen_random_uuid(), $1, 'licence', n, 'replaced', '2027-01-10T01:00:00Z' FROM generate_series(1, 38) AS n`,
      [quin.id],
    );
    // Two would exceed the limit; one is the fortieth.
    expect(await update(quin, { passport_img: PNG, agreement_img: PDF })).toMatchObject({ status: 429 });
    expect((await update(quin, { passport_img: PNG })).status).toBe(200);
    expect([(await update(quin, { passport_img: PNG })).status, (await renew(quin, 'visa')).status]).toEqual([
      429, 429,
    ]);
    expect((await readKind(quin, 'passport_img')).versions).toHaveLength(1);
    setClock('2027-01-11T02:00:01Z');
    expect((await update(quin, { passport_img: PNG })).status).toBe(200);
  });

  it('is accepted only from its own person', async () => {
    const [fay, gil] = [await testApp.createPerson(), await testApp.createPerson()];
    expect((await renew(fay, 'visa', [JPEG], gil.id)).status).toBe(403);
    expect((await renew(fay, 'visa', [])).status).toBe(400);
    expect((await renew(fay, 'visa', [Buffer.from('no picture')])).status).toBe(415);
    expect(await readOwn(fay, 'visa')).toMatchObject({ state: 'missing' });
  });

  it('is unchecked if it predates recorded dates', async () => {
    const hal = await testApp.createPerson();
    await update(hal, { agreement_img: PDF });
    await testApp.dataSource.query(`UPDATE compliance_version SET state = 'unchecked' WHERE person_id = $1`, [hal.id]);
    expect(await readOwn(hal, 'agreement_img')).toMatchObject({ state: 'unchecked' });
    await update(hal, { agreement_img: PNG });
    expect(await readOwn(hal, 'agreement_img')).toMatchObject({ state: 'unchecked', renewal: 'submitted' });
  });
});

describe('Decision about a document', () => {
  const fields = { issuer: 'SafeWork SA', reference: 'HR-1', expires_on: '2029-01-01' };
  const getDecision = ({ status, body }: { status: number; body: { msg?: string } }) => [status, body.msg ?? ''];
  /** A licence that two admins have opened. */
  const sendLicence = async () => {
    const person = await testApp.createPerson({ name: 'Kit Vale' });
    const oli = await testApp.createPerson({ name: 'Oli', role: 'admin' });
    await renew(person, 'licence');
    await open(person, 'licence', oli);
    const [version] = (await open(person, 'licence')).versions;
    if (!version) throw new Error('No version was sent');
    const refuseAs = (by: TestPerson, seenVersion: number | undefined, reason = 'Not readable') =>
      call(refuseDocument, {
        token: by.token,
        body: { version_id: version.version_id, version: seenVersion, reason },
      });
    const verifyAs = (by: TestPerson, seenVersion: number | undefined, more: object = {}) =>
      verify(version.version_id, { ...fields, ...more, version: seenVersion }, by);
    const now = async () => (await readKind(person, 'licence')).versions[0];
    return { person, oli, version, refuseAs, verifyAs, now };
  };

  it('answers 409 after another admin’s refusal, until that is seen', async () => {
    const { oli, version, refuseAs, verifyAs, now } = await sendLicence();
    expect(version.version).toBe(0);
    expect((await refuseAs(oli, 0)).status).toBe(200);
    for (const seenVersion of [0, undefined])
      expect(getDecision(await verifyAs(admin, seenVersion))).toEqual([
        409,
        'Oli has already rejected this document. Reload the page to see it.',
      ]);
    expect(await now()).toMatchObject({ state: 'refused', decided_by: 'Oli', version: 1 });
    // An admin who has seen the refusal can change it.
    expect((await verifyAs(admin, 1)).status).toBe(200);
    expect(await now()).toMatchObject({ state: 'verified', decided_by: 'Helen', version: 2 });
  });

  it('answers 409 after another admin’s verification, with other dates or the same', async () => {
    const { oli, refuseAs, verifyAs, now } = await sendLicence();
    expect((await verifyAs(oli, 0)).status).toBe(200);
    for (const answer of [
      await refuseAs(admin, 0),
      await refuseAs(admin, undefined),
      await verifyAs(admin, 0),
      await verifyAs(admin, undefined, { expires_on: '2030-01-01' }),
    ])
      expect(getDecision(answer)).toEqual([409, 'Oli has already verified this document. Reload the page to see it.']);
    expect(await now()).toMatchObject({ state: 'verified', decided_by: 'Oli', expires_on: '2029-01-01', version: 1 });
  });

  it('is not repeated by an old request after the same admin’s refusal', async () => {
    const { person, refuseAs, verifyAs, now } = await sendLicence();
    expect([(await verifyAs(admin, 0)).status, (await verifyAs(admin, 0)).status]).toEqual([200, 200]);
    expect([(await refuseAs(admin, 1)).status, (await refuseAs(admin, 1)).status]).toEqual([200, 200]);
    for (const seenVersion of [0, undefined])
      expect(getDecision(await verifyAs(admin, seenVersion))).toEqual([
        409,
        'You have already rejected this document. Reload the page to see it.',
      ]);
    expect(await now()).toMatchObject({ state: 'refused', version: 2 });
    expect([await listActs(person, 'document.verified'), await listActs(person, 'document.refused')]).toMatchObject([
      [{}],
      [{}],
    ]);
  });

  it('answers 409 when a newer file was sent', async () => {
    const { person, verifyAs, refuseAs, now } = await sendLicence();
    await renew(person, 'licence', [PNG]);
    for (const answer of [await verifyAs(admin, 0), await refuseAs(admin, 0)])
      expect(getDecision(answer)).toEqual([409, 'Kit Vale has sent a newer version. Check that one.']);
    expect(await now()).toMatchObject({ number: 2, state: 'submitted' });
  });

  it('is made by one of two admins who decide at the same time', async () => {
    const { person, oli, refuseAs, verifyAs, now } = await sendLicence();
    const answers = await Promise.all([verifyAs(admin, 0), refuseAs(oli, 0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await now()).toMatchObject({ state: answers[0].status === 200 ? 'verified' : 'refused', version: 1 });
    expect(await notices(person, 'document-decided')).toHaveLength(1);
  });

  it('requires the version as a number', async () => {
    const { version } = await sendLicence();
    for (const wrong of ['x', -1, 1.5]) {
      const { status, body } = await verify(version.version_id, { ...fields, version: wrong });
      expect([status, body.issues.map(({ field }: { field: string }) => field)]).toEqual([400, ['version']]);
    }
  });
});

describe('Compliance board', () => {
  it('lists people with their documents, by kind and state', async () => {
    const [mia, ned] = [
      await testApp.createPerson({ name: 'Mia Board' }),
      await testApp.createPerson({ name: 'Ned Board' }),
    ];
    await sendAndVerify(mia, 'passport_img', { expires_on: '2027-01-31' });
    await update(ned, { passport_img: PNG });
    const names = async (query: Record<string, string>) =>
      (await call(listCompliance, { token: admin.token, query: { text: 'board', ...query } })).body.rows.map(
        ({ name }: { name: string }) => name,
      );
    expect(await names({})).toEqual(['Mia Board', 'Ned Board']);
    expect(await names({ kind: 'passport_img' })).toEqual(['Mia Board', 'Ned Board']);
    expect(await names({ state: 'expiring' })).toEqual(['Mia Board']);
    expect(await names({ state: 'waiting', kind: 'passport_img' })).toEqual(['Ned Board']);
    expect(await names({ state: 'expired' })).toEqual([]);
    expect(await names({ state: 'missing', kind: 'visa' })).toEqual(['Mia Board', 'Ned Board']);
    expect(await names({ state: 'missing', kind: 'passport_img' })).toEqual([]);
    for (const kind of ['address_proof_img', 'police_check_img', 'agreement_img', 'declaration_img'] as const)
      await update(mia, { [kind]: PDF });
    // Jobs require the children check, not everyone.
    expect(await names({ state: 'missing' })).toEqual(['Ned Board']);
    expect(await names({ state: 'missing', kind: 'children_check_img' })).toEqual(['Mia Board', 'Ned Board']);
    setClock('2027-02-01T02:00:00Z');
    expect(await names({ state: 'expired' })).toEqual(['Mia Board']);
    const { body } = await call(countCompliance, { token: admin.token });
    expect(body.waiting).toBeGreaterThan(0);
  });

  it('asks for a renewal once a day until the person sends one', async () => {
    const pat = await testApp.createPerson({ name: 'Pat' });
    const ask = () => call(askForRenewal, { token: admin.token, body: { user_id: pat.id, kind: 'public_liability' } });
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 409]);
    expect(await notices(pat, 'document-asked')).toEqual([{ document: 'Public liability insurance' }]);
    expect((await readOwn(pat, 'public_liability')).asked_at).toBe('2027-01-10T02:00:00.000Z');
    setClock('2027-01-11T02:00:01Z');
    expect((await ask()).status).toBe(200);
    await renew(pat, 'public_liability');
    expect((await readOwn(pat, 'public_liability')).asked_at).toBe('');
    await call(askForRenewal, { token: admin.token, body: { user_id: pat.id, kind: 'passport_img' } });
    expect((await readOwn(pat, 'passport_img')).asked_at).not.toBe('');
    await update(pat, { passport_img: JPEG });
    expect((await readOwn(pat, 'passport_img')).asked_at).toBe('');
  });
});

it('refuses stale compliance settings and publishes which kinds count', async () => {
  const { body } = await call(getComplianceSettings, { token: admin.token });
  expect(body).toMatchObject({ police_file_days: 30, start: 'warn', version: 0 });
  const change = (settings: object) =>
    call(changeComplianceSettings, { token: admin.token, body: { ...body, ...settings } });
  expect((await change({ start: 'refuse', counting: ['visa'] })).status).toBe(200);
  expect((await change({ start: 'warn' })).status).toBe(409);
  expect((await change({ version: 1, police_file_days: 7, counting: ['visa'] })).status).toBe(200);
  expect((await testApp.readPublishedStates('compliance-settings')).at(-1)).toMatchObject({
    counting: ['visa'],
    start: 'warn',
  });
  const person = await testApp.createPerson();
  expect(await readOwn(person, 'police_check_img')).toMatchObject({ counts: false });
});
