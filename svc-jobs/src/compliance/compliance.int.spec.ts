import {
  acceptRequest,
  addOrRemoveUser,
  assignCover,
  COMPLIANCE_SETTINGS_ID,
  type ComplianceKind,
  type CoverCandidate,
  changeShift,
  getCoverCandidates,
  getCoverOffers,
  getJobRequirements,
  getRequests,
  getWorkWarnings,
  offerCover,
  reportAbsence,
  requestJob,
  setJobRequirements,
  startQuickJob,
  takeCover,
} from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { JobsTestApp, NO_SUCH_ID, toInstant } from '../testing/jobs-test-app.js';

const DAY = '2026-11-18';
const jobs = JobsTestApp.openOwn();
let bo: TestPerson;

beforeAll(async () => {
  bo = await jobs.app.createPerson({ name: 'Bo Berg' });
}, 60_000);
beforeEach(async () => {
  await jobs.empty(`${DAY}T05:00`);
  await jobs.app.dataSource.query('TRUNCATE absence, known_compliance, known_compliance_settings');
});

/** Delivers a person's only document, as svc-media announces it. */
const deliverDocument = (person: TestPerson, kind: ComplianceKind, expires_on: string, base = 'verified') =>
  jobs.app.deliver('compliance', person.id, { documents: [{ kind, base, expires_on }], work_limit: false });
const deliverSettings = (start: 'warn' | 'refuse', counting: string[] = ['police_check_img']) =>
  jobs.app.deliver('compliance-settings', COMPLIANCE_SETTINGS_ID, { counting, start });
const add = (job: string, person: TestPerson) =>
  jobs.callAs(jobs.admin, addOrRemoveUser, { id: job, method: 'add', added_id: person.id });
const require = (job_id: string, ...kinds: ComplianceKind[]) =>
  jobs.callOrThrow(jobs.admin, setJobRequirements, { job_id, kinds });
const warnings = async (job_id: string, person = jobs.ana) =>
  (await jobs.app.call(getWorkWarnings, { token: person.token, params: { job_id } })).body;

const EXPIRED = 'Police check (expired, last valid on 17 Nov 2026)';

describe('Assignment', () => {
  it('is refused after a counting document expires, and allowed on its last valid day', async () => {
    const job = await jobs.createPermanentJob();
    await deliverDocument(bo, 'police_check_img', '2026-11-17');
    expect(await add(job, bo)).toMatchObject({ status: 409, body: { msg: expect.stringContaining(EXPIRED) } });
    await deliverDocument(bo, 'police_check_img', DAY);
    expect((await add(job, bo)).status).toBe(200);
    // Existing assignments stay.
    await deliverDocument(bo, 'police_check_img', '2026-11-17');
    expect((await add(job, bo)).status).toBe(200);
  });

  it('leaves a request waiting when its acceptance is refused', async () => {
    const job = await jobs.createPermanentJob();
    await jobs.callOrThrow(bo, requestJob, { user_id: bo.id, job_id: job });
    await deliverDocument(bo, 'police_check_img', '2026-11-17');
    const [request] = await jobs.callOrThrow(jobs.admin, getRequests, { job_id: job });
    const accept = { row_id: request.row_id, job_id: job, user_id: bo.id };
    expect(await jobs.callAs(jobs.admin, acceptRequest, accept)).toMatchObject({ status: 409 });
    expect(await jobs.callOrThrow(jobs.admin, getRequests, { job_id: job })).toHaveLength(1);
  });

  it('needs a verified document where the job requires one', async () => {
    const job = await jobs.createPermanentJob();
    const other = await jobs.createPermanentJob();
    await require(job, 'children_check_img');
    const refused = await add(job, bo);
    expect([refused.status, refused.body.msg]).toEqual([
      409,
      'Documents are missing or expired: Working with children check (missing).',
    ]);
    expect((await add(other, bo)).status).toBe(200);
    await deliverDocument(bo, 'children_check_img', '', 'submitted');
    expect((await add(job, bo)).status).toBe(409);
    await deliverDocument(bo, 'children_check_img', '2031-01-01');
    expect((await add(job, bo)).status).toBe(200);
  });

  it('is checked on the day of an extra shift', async () => {
    const job = await jobs.createPermanentJob();
    const extra = { job_id: job, date: '2026-11-19', time: '09:00-10:00', change: 'extra', user_id: bo.id };
    await deliverDocument(bo, 'police_check_img', DAY);
    expect(await jobs.callAs(jobs.admin, changeShift, extra)).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('Police check (expired, last valid on 18 Nov 2026)') },
    });
    await deliverDocument(bo, 'police_check_img', '2026-11-19');
    await require(job, 'induction');
    expect((await jobs.callAs(jobs.admin, changeShift, extra)).status).toBe(409);
    await require(job);
    expect((await jobs.callAs(jobs.admin, changeShift, extra)).status).toBe(200);
  });

  it('is checked on the day of a quick job', async () => {
    const job = await jobs.createQuickJob({ job_date: '2026-11-25' });
    await deliverDocument(bo, 'police_check_img', '2026-11-24');
    expect((await add(job, bo)).status).toBe(409);
    await deliverDocument(bo, 'police_check_img', '2026-11-25');
    expect((await add(job, bo)).status).toBe(200);
  });
});

it('audits a change of job requirements once and answers 404 for an unknown job', async () => {
  const job = await jobs.createPermanentJob();
  expect(await require(job, 'visa', 'induction')).toEqual({ kinds: ['visa', 'induction'] });
  await require(job, 'induction', 'visa');
  const read = await jobs.app.call(getJobRequirements, { token: jobs.admin.token, params: { job_id: job } });
  expect(read.body).toEqual({ kinds: ['visa', 'induction'] });
  expect((await jobs.findAuditEntries(job)).filter(({ action }) => action === 'job.requirements-set')).toMatchObject([
    { details: { documents: 'Visa, Induction' } },
  ]);
  expect((await jobs.callAs(jobs.admin, setJobRequirements, { job_id: NO_SUCH_ID, kinds: [] })).status).toBe(404);
  expect(await require(job)).toEqual({ kinds: [] });
});

describe('Cover', () => {
  const toShift = (job_id: string) => ({ job_id, date: DAY, time: '06:00-08:00', user_id: jobs.ana.id });
  const away = () =>
    jobs.callOrThrow(jobs.ana, reportAbsence, { user_id: jobs.ana.id, from: DAY, until: DAY, reason: 'Flu' });

  it('leaves out a person with an expired document and cannot be assigned to them', async () => {
    const job = await jobs.createAssignedJob();
    await away();
    const names = async () =>
      (await jobs.callOrThrow(jobs.admin, getCoverCandidates, toShift(job))).map(({ name }: CoverCandidate) => name);
    expect(await names()).toContain('Bo Berg');
    await deliverDocument(bo, 'police_check_img', '2026-11-17');
    expect(await names()).not.toContain('Bo Berg');
    expect(await jobs.callAs(jobs.admin, assignCover, { ...toShift(job), cover_id: bo.id })).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining(EXPIRED) },
    });
  });

  it('is checked again when it is taken', async () => {
    const job = await jobs.createAssignedJob();
    await away();
    await jobs.callOrThrow(jobs.admin, offerCover, { ...toShift(job), to: [bo.id] });
    const [offer] = await jobs.callOrThrow(bo, getCoverOffers);
    await deliverDocument(bo, 'police_check_img', '2026-11-17');
    const take = () => jobs.callAs(bo, takeCover, { user_id: bo.id, offer_id: offer.offer_id });
    expect(await take()).toMatchObject({ status: 409, body: { msg: expect.stringContaining(EXPIRED) } });
    expect(await jobs.callOrThrow(bo, getCoverOffers)).toEqual([]);
    await deliverDocument(bo, 'police_check_img', DAY);
    await require(job, 'induction');
    expect((await take()).status).toBe(409);
    await require(job);
    expect((await take()).status).toBe(200);
  });
});

describe('Start', () => {
  beforeEach(() => jobs.setClock(`${DAY}T06:00`));

  it('warns of an expired document but succeeds', async () => {
    const job = await jobs.createAssignedJob();
    await deliverDocument(jobs.ana, 'police_check_img', '2026-11-17');
    expect(await warnings(job)).toEqual({
      documents: [{ kind: 'police_check_img', state: 'expired', expires_on: '2026-11-17' }],
      refused: false,
      hours: [],
      hours_details: [],
    });
    expect(await jobs.start(job)).toMatchObject({
      status: 200,
      body: {
        msg: 'Your work has started.',
        warnings: [expect.stringContaining(EXPIRED)],
        warning_details: [{ code: 'documents_due' }],
      },
    });
  });

  it('gives no warning when documents are valid', async () => {
    const job = await jobs.createAssignedJob();
    await deliverDocument(jobs.ana, 'police_check_img', DAY);
    const { body } = await jobs.start(job);
    expect(body).not.toHaveProperty('warnings');
  });

  it('is refused from the day after expiry if the company refuses such starts', async () => {
    const job = await jobs.createAssignedJob();
    const quick = await jobs.createQuickJob({ job_date: DAY });
    await jobs.assign(quick, jobs.ana);
    await deliverSettings('refuse');
    await deliverDocument(jobs.ana, 'police_check_img', '2026-11-17');
    expect(await warnings(job)).toMatchObject({ refused: true });
    const refused = await jobs.start(job);
    expect([refused.status, refused.body.msg]).toEqual([
      409,
      `You can’t start: ${EXPIRED}. Send a current document under Account, or call the office.`,
    ]);
    expect((await jobs.callAs(jobs.ana, startQuickJob, jobs.buildStartBody(quick))).status).toBe(409);
    await deliverDocument(jobs.ana, 'police_check_img', DAY);
    expect((await jobs.start(job)).status).toBe(200);
  });

  it('keeps an offline start and holds it for approval', async () => {
    const job = await jobs.createAssignedJob();
    await deliverSettings('refuse');
    await deliverDocument(jobs.ana, 'police_check_img', '2026-11-17');
    jobs.setClock(`${DAY}T06:04`);
    const started = await jobs.start(job, { stamped_at: toInstant(`${DAY}T06:00`), stamp_key: NO_SUCH_ID });
    expect(started).toMatchObject({ status: 200 });
    // Repeats get the same response.
    expect((await jobs.start(job, { stamped_at: toInstant(`${DAY}T06:00`), stamp_key: NO_SUCH_ID })).status).toBe(200);
    jobs.setClock(`${DAY}T08:00`);
    // A later renewal does not change the result.
    await deliverDocument(jobs.ana, 'police_check_img', '2027-11-17');
    expect((await jobs.stop({ row_id: started.body.started_row_id })).status).toBe(200);
    const [record] = await jobs.app.dataSource.query('SELECT state, hold_reasons FROM work_record WHERE id = $1', [
      started.body.started_row_id,
    ]);
    expect(record).toEqual({ state: 'held', hold_reasons: ['expired_document'] });
  });
});

/** Nights of clock changes, the nights after them, and 29 February. */
it.each([
  ['2027-04-03', '2027-04-04'],
  ['2027-04-04', '2027-04-05'],
  ['2027-10-02', '2027-10-03'],
  ['2027-10-03', '2027-10-04'],
  ['2028-02-29', '2028-03-01'],
])('accepts a document valid until %s for assignment, cover and Start until midnight', async (last, next) => {
  const night = [{ time: '22:00-06:00', days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] }];
  jobs.setClock(`${last}T12:00`);
  const cy = await jobs.app.createPerson({ name: 'Cy Cole' });
  const [job, other, third] = [
    await jobs.createAssignedJob(night),
    await jobs.createAssignedJob(night, cy),
    await jobs.createPermanentJob(),
  ];
  await deliverSettings('refuse');
  for (const person of [jobs.ana, bo]) await deliverDocument(person, 'police_check_img', last);
  await jobs.callOrThrow(cy, reportAbsence, { user_id: cy.id, from: last, until: next, reason: 'Flu' });
  const covers = async (date: string) =>
    (
      await jobs.callOrThrow(jobs.admin, getCoverCandidates, {
        job_id: other,
        date,
        time: '22:00-06:00',
        user_id: cy.id,
      })
    ).some(({ name }: CoverCandidate) => name === 'Bo Berg');
  expect([await covers(last), await covers(next)]).toEqual([true, false]);
  jobs.setClock(`${next}T00:00:00`);
  expect([(await add(third, bo)).status, (await jobs.start(job)).status]).toEqual([409, 409]);
  jobs.setClock(`${last}T23:59:59`);
  expect([(await add(third, bo)).status, (await jobs.start(job)).status]).toEqual([200, 200]);
});

it('clears documents and settings that svc-media withdraws', async () => {
  const job = await jobs.createPermanentJob();
  await deliverDocument(bo, 'police_check_img', '2026-11-17');
  await deliverSettings('refuse', []);
  expect((await add(job, bo)).status).toBe(200);
  const other = await jobs.createPermanentJob();
  await jobs.app.deliver('compliance-settings', COMPLIANCE_SETTINGS_ID, null);
  expect((await add(other, bo)).status).toBe(409);
  await jobs.app.deliver('compliance', bo.id, null);
  expect((await add(other, bo)).status).toBe(200);
});
