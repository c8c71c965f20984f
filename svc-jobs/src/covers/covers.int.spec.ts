import {
  addOrRemoveUser,
  endJob,
  findCover,
  getCoverCandidates,
  getCoverOffers,
  getEarnings,
  getMyShifts,
  getPermanentJobById,
  getRemainingSlots,
  listShifts,
  offerCover,
  reportAbsence,
  type Shift,
  startQuickJob,
  takeBackCover,
  takeCover,
  withdrawAbsence,
} from '@cleaning/contracts';
import { countFewestStatements, type TestPerson } from '@cleaning/service-kit/testing';
import { takeAtOnce } from '../testing/cover-race.js';
import { EARLY, JobsTestApp, LATE, NO_SUCH_ID } from '../testing/jobs-test-app.js';

const DAY = '2026-11-18';
const SPAN = { from: DAY, until: DAY };

describe('Cover', () => {
  const jobs = JobsTestApp.openOwn();
  let bo: TestPerson;
  let cara: TestPerson;
  let job: string;
  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    cara = await jobs.app.createPerson({ name: 'Cara Coe' });
    await jobs.app.createPerson({ name: 'Una Verified', verified: false });
    await jobs.app.createPerson({ name: 'Gone Away', removed: true });
  }, 60_000);
  beforeEach(async () => {
    await jobs.empty('2026-11-16T05:00');
    await jobs.app.dataSource.query('TRUNCATE absence');
    job = await jobs.createAssignedJob();
  });

  const reportAbsent = (person: TestPerson = jobs.ana) =>
    jobs.callOrThrow(person, reportAbsence, { user_id: person.id, ...SPAN, reason: 'Flu' });
  const shift = (fields: object = {}) => ({
    job_id: job,
    date: DAY,
    time: '06:00-08:00',
    user_id: jobs.ana.id,
    ...fields,
  });
  const offer = (to: 'all' | TestPerson[], fields: object = {}) =>
    jobs.callAs(jobs.admin, offerCover, { ...shift(fields), to: to === 'all' ? to : to.map(({ id }) => id) });
  const take = (person: TestPerson, offer_id: string) =>
    jobs.callAs(person, takeCover, { user_id: person.id, offer_id });
  const names = async (fields: object = {}) =>
    (await jobs.callOrThrow(jobs.admin, getCoverCandidates, shift(fields))).map(({ name }: { name: string }) => name);
  const board = async () => {
    const shifts: Shift[] = await jobs.callOrThrow(jobs.admin, listShifts, SPAN);
    return shifts.map(({ time, user_name, state, other }) => [time, user_name, state, other?.user_name ?? '']);
  };
  const listOfferTimes = async (person: TestPerson) =>
    (await jobs.callOrThrow(person, getCoverOffers)).map(({ time }: { time: string }) => time);

  it('has candidates who are verified, not absent and free at that time', async () => {
    await reportAbsent();
    expect(await names()).toEqual(['Bo Berg', 'Cara Coe', 'Helen Marsh']);
    const other = await jobs.createPermanentJob([{ time: '07:00-09:00', days: ['We'] }]);
    await jobs.assign(other, bo);
    await reportAbsent(jobs.admin);
    expect(await names()).toEqual(['Cara Coe']);
    // Bo has work in that week.
    expect(await names({ time: '18:00-20:00' })).toEqual(['Cara Coe', 'Bo Berg']);
    await jobs.assign(job, cara);
    expect(await names()).toEqual([]);
  });

  it('is offered only to the chosen people, and later to more', async () => {
    await reportAbsent();
    const made = await offer([bo]);
    expect(made).toMatchObject({ status: 200, body: { to_all: false, people: [{ name: 'Bo Berg' }] } });
    expect(await jobs.callOrThrow(bo, getCoverOffers)).toEqual([
      {
        offer_id: made.body.offer_id,
        job_id: job,
        job_name: 'Library',
        address: '1 North Terrace, Adelaide',
        map_link: 'https://maps.app.goo.gl/library',
        date: DAY,
        time: '06:00-08:00',
        starts_at: '2026-11-17T19:30:00Z',
        ends_at: '2026-11-17T21:30:00Z',
        pay_per_hour: '30.00',
        payment: '60.00',
      },
    ]);
    expect(await listOfferTimes(cara)).toEqual([]);
    expect(await take(cara, made.body.offer_id)).toMatchObject({ status: 404 });
    expect((await offer([cara, cara])).body).toMatchObject({ offer_id: made.body.offer_id, people: [{}, {}] });
    expect(await listOfferTimes(cara)).toEqual(['06:00-08:00']);
    const [needed, late] = await jobs.callOrThrow(jobs.admin, findCover, SPAN);
    expect(needed.offer.people).toHaveLength(2);
    expect(late.offer).toBeUndefined();
    expect((await offer('all')).body.to_all).toBe(true);
    expect(await listOfferTimes(jobs.ana)).toEqual([]);
  });

  it('reads many offers with as many statements as one', async () => {
    await reportAbsent();
    const read = () => countFewestStatements(() => jobs.callOrThrow(bo, getCoverOffers));
    await offer('all');
    const statementsForOne = await read();
    await offer('all', { time: '18:00-20:00' });
    expect(await listOfferTimes(bo)).toEqual(['06:00-08:00', '18:00-20:00']);
    expect(await read()).toBe(statementsForOne);
  });

  it("lets the person start only that shift, at the job's rate", async () => {
    await reportAbsent();
    const { body } = await offer('all');
    const taken = await take(bo, body.offer_id);
    expect(taken).toMatchObject({ status: 200, body: { state: 'planned', origin: 'cover', time: '06:00-08:00' } });
    expect(taken.body.other).toBeUndefined();
    expect((await take(bo, body.offer_id)).body).toEqual(taken.body);
    expect(await take(cara, body.offer_id)).toMatchObject({
      status: 409,
      body: { msg: 'Someone else has taken this shift.' },
    });
    expect(await listOfferTimes(cara)).toEqual([]);
    expect(await board()).toEqual([
      ['06:00-08:00', 'Ana Silva', 'covered', 'Bo Berg'],
      ['06:00-08:00', 'Bo Berg', 'planned', 'Ana Silva'],
      ['18:00-20:00', 'Ana Silva', 'away', ''],
    ]);
    expect(await jobs.callOrThrow(jobs.admin, findCover, SPAN)).toMatchObject([{ time: '18:00-20:00' }]);
    expect(await jobs.callAs(bo, getPermanentJobById, undefined, { jobID: job })).toMatchObject({ status: 200 });
    expect((await jobs.app.call(getMyShifts, { token: bo.token, query: SPAN })).body).toMatchObject([
      { origin: 'cover' },
    ]);
    const earnings = { user_id: bo.id, year: '2026', month: '11' };
    expect((await jobs.callOrThrow(bo, getEarnings, earnings)).pending).toMatchObject([
      { date: DAY, time: '06:00-08:00', payment: '60.00' },
    ]);

    jobs.setClock('2026-11-17T06:00');
    expect(await jobs.start(job, {}, bo)).toMatchObject({ status: 403 });
    jobs.setClock('2026-11-18T06:00');
    expect(await jobs.callOrThrow(bo, getRemainingSlots, { user_id: bo.id, job_id: job })).toEqual(['06:00-08:00']);
    expect(await jobs.start(job)).toMatchObject({ status: 409 });
    expect(await jobs.start(job, {}, cara)).toMatchObject({ status: 403 });
    const row = await jobs.doWork(job, '2026-11-18T06:00', '2026-11-18T08:00', bo);
    expect(await jobs.listDoneWork(job)).toMatchObject([
      { row_id: row, user_name: 'Bo Berg', job_payment_for_day: '60.00-91.10', job_counts_per_day: 0 },
    ]);
    jobs.setClock('2026-11-18T18:00');
    expect(await jobs.start(job, {}, bo)).toMatchObject({ status: 409 });
    jobs.setClock('2026-11-25T06:00');
    expect(await jobs.start(job, {}, bo)).toMatchObject({ status: 403 });
  });

  it('gives the shift to one of five people taking it at once', () => takeAtOnce(jobs, job, 5));

  it('allows one cover per shift in the database', async () => {
    await reportAbsent();
    const { body } = await offer('all');
    await take(bo, body.offer_id);
    const again = jobs.app.dataSource.query(
      `INSERT INTO cover SELECT gen_random_uuid(), offer_id, job_id, business_date, time, for_person_id, $1, now() FROM cover`,
      [cara.id],
    );
    await expect(again).rejects.toMatchObject({ driverError: { constraint: 'cover_one' } });
  });

  it('lets a person take one of two offers for the same time', async () => {
    const other = await jobs.createPermanentJob([{ time: '07:00-09:00', days: ['We'] }]);
    await jobs.callOrThrow(jobs.admin, addOrRemoveUser, { id: other, method: 'add', added_id: cara.id });
    await reportAbsent();
    await reportAbsent(cara);
    const first = await offer([bo]);
    const second = await offer([bo], { job_id: other, time: '07:00-09:00', user_id: cara.id });
    const answers = await Promise.all([take(bo, first.body.offer_id), take(bo, second.body.offer_id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.msg).toBe('You have another shift at that time.');
  });

  it('needs a new offer after it is taken back', async () => {
    await reportAbsent();
    const { body } = await offer('all');
    await take(bo, body.offer_id);
    await jobs.callOrThrow(jobs.admin, takeBackCover, { offer_id: body.offer_id });
    expect(await jobs.callAs(jobs.admin, takeBackCover, { offer_id: body.offer_id })).toMatchObject({ status: 404 });
    expect(await take(cara, body.offer_id)).toMatchObject({ status: 404 });
    expect((await jobs.callOrThrow(jobs.admin, findCover, SPAN))[0]).not.toHaveProperty('offer');
    jobs.setClock('2026-11-18T06:00');
    expect(await jobs.start(job, {}, bo)).toMatchObject({ status: 403 });
    const again = await offer([cara]);
    expect(await take(cara, again.body.offer_id)).toMatchObject({ status: 200 });
    await jobs.start(job, {}, cara);
    expect(await jobs.callAs(jobs.admin, takeBackCover, again.body)).toMatchObject({ status: 409 });
    expect((await jobs.findAuditEntries(jobs.ana.id)).map(({ action }) => action).slice(-3)).toEqual([
      'cover.offered',
      'cover.taken-back',
      'cover.offered',
    ]);
  });

  it('is covered again when absent, and stays when the first absence is withdrawn', async () => {
    const { absence_id } = await reportAbsent();
    const { body } = await offer('all');
    await take(bo, body.offer_id);
    await jobs.callOrThrow(jobs.ana, withdrawAbsence, { user_id: jobs.ana.id, absence_id });
    expect(await board()).toContainEqual(['06:00-08:00', 'Ana Silva', 'covered', 'Bo Berg']);
    await reportAbsent(bo);
    expect(await jobs.callOrThrow(jobs.admin, findCover, SPAN)).toMatchObject([
      { user_name: 'Bo Berg', time: '06:00-08:00' },
    ]);
    const next = await offer([cara], { user_id: bo.id });
    expect(await take(cara, next.body.offer_id)).toMatchObject({ status: 200 });
    expect(await jobs.callAs(jobs.admin, takeBackCover, { offer_id: body.offer_id })).toMatchObject({ status: 409 });
    jobs.setClock('2026-11-18T06:00');
    expect(await jobs.start(job, {}, bo)).toMatchObject({ status: 409 });
    expect(await jobs.start(job, {}, cara)).toMatchObject({ status: 200 });
  });

  it('is void when the absence is withdrawn or the candidate is absent or busy', async () => {
    const { absence_id } = await reportAbsent();
    const { body } = await offer([bo, cara]);
    await jobs.assign(await jobs.createPermanentJob([EARLY]), bo);
    expect(await take(bo, body.offer_id)).toMatchObject({
      status: 409,
      body: { msg: 'You have another shift at that time.' },
    });
    expect(await listOfferTimes(bo)).toEqual([]);
    await reportAbsent(cara);
    expect(await take(cara, body.offer_id)).toMatchObject({ status: 409 });
    await jobs.callOrThrow(jobs.ana, withdrawAbsence, { user_id: jobs.ana.id, absence_id });
    expect(await take(cara, body.offer_id)).toMatchObject({ status: 409 });
    expect(await board()).toContainEqual(['06:00-08:00', 'Ana Silva', 'planned', '']);
  });

  it('ends with its job', async () => {
    await reportAbsent();
    const { body } = await offer('all');
    await take(bo, body.offer_id);
    await jobs.callOrThrow(jobs.admin, endJob, { job_id: job, version: 1 });
    expect(await board()).toEqual([]);
    expect((await jobs.callOrThrow(bo, getEarnings, { user_id: bo.id, year: '2026', month: '11' })).pending).toEqual(
      [],
    );
    jobs.setClock('2026-11-18T06:00');
    expect(await jobs.start(job, {}, bo)).toMatchObject({ status: 403 });
  });

  it('starts a covered quick job on its day', async () => {
    const quick = await jobs.createQuickJob();
    await jobs.assign(quick);
    await reportAbsent();
    const { body } = await offer([bo], { job_id: quick, time: '18:30' });
    expect(await take(bo, body.offer_id)).toMatchObject({ status: 200, body: { kind: 'quick' } });
    jobs.setClock('2026-11-18T18:30');
    expect(await jobs.callAs(jobs.ana, startQuickJob, jobs.buildStartBody(quick))).toMatchObject({ status: 409 });
    expect(await jobs.callAs(bo, startQuickJob, jobs.buildStartBody(quick, bo))).toMatchObject({ status: 200 });
  });

  it.each<[string, () => object, 'all' | string[], number]>([
    ['a shift of a person not assigned to it', () => ({ time: '18:00-20:00', user_id: bo.id }), 'all', 404],
    ['a shift at an unknown time', () => ({ time: '09:00-10:00' }), 'all', 404],
    ['a shift to nobody', () => ({}), [], 400],
    ['a shift to an unknown person', () => ({}), [NO_SUCH_ID], 404],
  ])('refuses to offer %s', async (_case, fields, to, status) => {
    await reportAbsent();
    expect(await jobs.callAs(jobs.admin, offerCover, { ...shift(fields()), to })).toMatchObject({ status });
    expect((await jobs.callOrThrow(jobs.admin, findCover, SPAN)).some((row: { offer?: object }) => row.offer)).toBe(
      false,
    );
  });

  it('refuses to offer planned or past shifts, or to busy people', async () => {
    expect(await offer('all')).toMatchObject({ status: 409 });
    await reportAbsent();
    await jobs.assign(await jobs.createPermanentJob([LATE]), bo);
    expect(await offer([bo], { time: '18:00-20:00' })).toMatchObject({
      status: 409,
      body: { msg: 'Bo Berg can’t take this shift. They have another shift at that time: Library, 18:00-20:00.' },
    });
    jobs.setClock('2026-11-18T08:00');
    expect(await offer('all')).toMatchObject({ status: 409, body: { msg: 'This shift is over.' } });
  });
});
