import {
  assignCover,
  type CoverCandidate,
  changeShift,
  findCover,
  getCoverCandidates,
  getCoverOffers,
  listShifts,
  offerCover,
  reportAbsence,
  type Shift,
  setJobRequirements,
  takeBackCover,
  takeCover,
} from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { EARLY, JobsTestApp, NO_SUCH_ID } from '../testing/jobs-test-app.js';

const DAY = '2026-11-18';
const SPAN = { from: DAY, until: DAY };

describe('Cover assigned by an admin', () => {
  const jobs = JobsTestApp.openOwn();
  let bo: TestPerson;
  let cara: TestPerson;
  let job: string;
  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    cara = await jobs.app.createPerson({ name: 'Cara Coe' });
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
  const assign = (person: TestPerson, fields: object = {}) =>
    jobs.callAs(jobs.admin, assignCover, { ...shift(), cover_id: person.id, ...fields });
  const board = async () => {
    const shifts: Shift[] = await jobs.callOrThrow(jobs.admin, listShifts, SPAN);
    return shifts
      .filter(({ time }) => time === '06:00-08:00')
      .map(({ user_name, state, other }) => [user_name, state, other?.user_name ?? '']);
  };
  const COVERED_BOARD = [
    ['Ana Silva', 'covered', 'Bo Berg'],
    ['Bo Berg', 'planned', 'Ana Silva'],
  ];
  const notices = async () =>
    (await jobs.app.readPublishedStates('notice')).map(({ kind, people, parameters }) => [
      kind,
      people,
      parameters.change,
    ]);
  const actions = async () => (await jobs.findAuditEntries(jobs.ana.id)).map(({ action }) => action);

  it('gets the shift and one notice even when the request is repeated', async () => {
    await reportAbsent();
    await jobs.app.dataSource.query(`DELETE FROM change WHERE entity = 'notice'`);
    const answers = await Promise.all([assign(bo), assign(bo), assign(bo)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.body).toMatchObject({
      user_name: 'Bo Berg',
      origin: 'cover',
      state: 'planned',
      other: { user_name: 'Ana Silva' },
    });
    expect(await board()).toEqual(COVERED_BOARD);
    expect(await notices()).toEqual([['shift-changed', [bo.id], 'cover-assigned']]);
    expect((await actions()).filter((action) => action === 'cover.assigned')).toHaveLength(1);
    expect((await jobs.findAuditEntries(jobs.ana.id)).at(-1)?.details).toMatchObject({
      date: DAY,
      time: '06:00-08:00',
      cover: 'Bo Berg',
    });
    jobs.setClock('2026-11-18T06:00');
    expect(await jobs.start(job, {}, bo)).toMatchObject({ status: 200 });
  });

  it('ends the offer to others and can be taken back', async () => {
    await reportAbsent();
    const { offer_id } = await jobs.callOrThrow(jobs.admin, offerCover, { ...shift(), to: 'all' });
    expect((await assign(bo)).status).toBe(200);
    expect(await jobs.callOrThrow(cara, getCoverOffers)).toEqual([]);
    expect(await jobs.callAs(cara, takeCover, { user_id: cara.id, offer_id })).toMatchObject({ status: 409 });
    expect(await assign(cara)).toMatchObject({
      status: 409,
      body: { msg: 'Someone else has taken this shift.' },
    });
    await jobs.callOrThrow(jobs.admin, takeBackCover, { offer_id });
    expect(await board()).toEqual([['Ana Silva', 'away', '']]);
    expect((await assign(cara)).status).toBe(200);
  });

  it('gives the shift to one person when several are assigned or take it at once', async () => {
    await reportAbsent();
    const { offer_id } = await jobs.callOrThrow(jobs.admin, offerCover, { ...shift(), to: 'all' });
    const answers = await Promise.all([
      assign(bo),
      jobs.callAs(cara, takeCover, { user_id: cara.id, offer_id }),
      assign(jobs.admin),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await jobs.app.dataSource.query('SELECT 1 FROM cover WHERE taken_back_at IS NULL')).toHaveLength(1);
  });

  it('marks the person as away in the same step on request', async () => {
    expect(await assign(bo)).toMatchObject({ status: 409 });
    expect((await assign(bo, { mark_away: true, note: 'Called in' })).status).toBe(200);
    expect(await board()).toEqual(COVERED_BOARD);
    expect((await actions()).slice(-2)).toEqual(['shift.away', 'cover.assigned']);
    const [away] = await jobs.app.dataSource.query(`SELECT note FROM shift_change WHERE kind = 'away'`);
    expect(away).toEqual({ note: 'Called in' });
  });

  it('marks nobody as away when the offer or assignment is refused', async () => {
    await jobs.assign(await jobs.createPermanentJob([EARLY]), bo);
    const offer = (to: string[]) => jobs.callAs(jobs.admin, offerCover, { ...shift(), to, mark_away: true });
    expect(await offer([bo.id])).toMatchObject({ status: 409 });
    expect(await assign(bo, { mark_away: true })).toMatchObject({ status: 409 });
    expect(await board()).toContainEqual(['Ana Silva', 'planned', '']);
    expect(await offer([cara.id])).toMatchObject({ status: 200 });
    expect(await board()).toContainEqual(['Ana Silva', 'away', '']);
  });

  it.each<[string, () => object, number]>([
    ['the person of the shift', () => ({ cover_id: jobs.ana.id }), 409],
    ['an unknown person', () => ({ cover_id: NO_SUCH_ID }), 404],
    ['an unknown shift', () => ({ time: '09:00-10:00' }), 404],
    ['a past shift', () => ({}), 409],
    ['an absent person', () => ({}), 409],
  ])('refuses %s', async (name, fields, status) => {
    await reportAbsent();
    if (name === 'an absent person') await reportAbsent(bo);
    if (name === 'a past shift') jobs.setClock('2026-11-18T08:00');
    expect(await jobs.callAs(jobs.admin, assignCover, { ...shift(), cover_id: bo.id, ...fields() })).toMatchObject({
      status,
    });
    expect(await jobs.app.dataSource.query('SELECT 1 FROM cover')).toEqual([]);
  });

  it('is refused with a reason that hides details of other places from supervisors', async () => {
    await reportAbsent();
    const sam = await jobs.app.createPerson({ name: 'Sam Lee', role: 'supervisor', places: [job] });
    const tryAssign = async (person: TestPerson, by: TestPerson = jobs.admin) => {
      const { status, body } = await jobs.callAs(by, assignCover, { ...shift(), cover_id: person.id });
      return [status, body.msg];
    };
    const why = (name: string, reason: string) => [409, `${name} can’t take this shift. ${reason}`];
    await reportAbsent(bo);
    expect(await tryAssign(bo)).toEqual(why('Bo Berg', 'They’re on leave that day.'));
    expect(await tryAssign(bo, sam)).toEqual(why('Bo Berg', 'They’re on leave that day.'));
    await jobs.assign(
      await jobs.createPermanentJob([{ time: '07:30-09:00', days: ['We'] }], { job_title: 'Depot' }),
      cara,
    );
    expect(await tryAssign(cara)).toEqual(why('Cara Coe', 'They have another shift at that time: Depot, 07:30-09:00.'));
    expect(await tryAssign(cara, sam)).toEqual(why('Cara Coe', 'They have another shift at that time.'));
    const dora = await jobs.app.createPerson({ name: 'Dora Day' });
    await jobs.callOrThrow(jobs.admin, setJobRequirements, { job_id: job, kinds: ['children_check_img'] });
    const documents = 'Documents are missing or expired';
    expect(await tryAssign(dora)).toEqual(why('Dora Day', `${documents}: Working with children check (missing).`));
    expect(await tryAssign(dora, sam)).toEqual(why('Dora Day', `${documents}.`));
    await jobs.app.createPerson({ id: dora.id, name: 'Dora Day', removed: true });
    expect(await tryAssign(jobs.ana)).toEqual(why('Ana Silva', 'It’s their own shift.'));
    expect(await jobs.app.dataSource.query('SELECT 1 FROM cover')).toEqual([]);
  });

  it('has a candidate list that ends with unavailable people and the reason, on request', async () => {
    await reportAbsent();
    await reportAbsent(bo);
    const all: CoverCandidate[] = await jobs.callOrThrow(jobs.admin, getCoverCandidates, {
      ...shift(),
      with_others: true,
    });
    const problems = Object.fromEntries(all.map(({ name, problem }) => [name, problem]));
    expect(problems).toMatchObject({ 'Bo Berg': 'They’re on leave that day.', 'Cara Coe': undefined });
    expect(all.at(-1)?.problem).toBeDefined();
    expect(problems).not.toHaveProperty('Ana Silva');
    const able: CoverCandidate[] = await jobs.callOrThrow(jobs.admin, getCoverCandidates, shift());
    expect(able.some(({ name, problem }) => name === 'Bo Berg' || problem !== undefined)).toBe(false);
  });

  it('has candidates sorted by knowledge of the place, then by least work that week', async () => {
    const other = await jobs.createPermanentJob([{ time: '14:00-17:00', days: ['Mo', 'Th'] }]);
    await jobs.assign(other, bo);
    await jobs.assign(other, cara);
    await jobs.assign(job, cara);
    await jobs.doWork(job, '2026-11-16T06:00', '2026-11-16T08:00', cara).catch(() => null);
    await jobs.doWork(job, '2026-11-18T06:00', '2026-11-18T07:00', cara);
    await jobs.unassign(job, cara);
    jobs.setClock('2026-11-18T08:30');
    const later = shift({ time: '18:00-20:00' });
    const candidates: CoverCandidate[] = await jobs.callOrThrow(jobs.admin, getCoverCandidates, later);
    expect(candidates.map(({ name, week_minutes, knows_place }) => [name, week_minutes, knows_place])).toEqual([
      ['Cara Coe', 360, true],
      ['Helen Marsh', 0, false],
      ['Bo Berg', 360, false],
    ]);
  });

  it('needs a new cover when the person is removed, and so do their extra shifts', async () => {
    await reportAbsent();
    const dora = await jobs.app.createPerson({ name: 'Dora Day' });
    expect((await assign(dora)).status).toBe(200);
    const extra = { job_id: job, date: DAY, time: '12:00-13:00', change: 'extra', user_id: dora.id };
    await jobs.callOrThrow(jobs.admin, changeShift, extra);
    await jobs.createAssignedJob([EARLY], dora);
    await jobs.app.createPerson({ id: dora.id, name: 'Dora Day', removed: true });
    const listOpenShifts = async () =>
      (await jobs.callOrThrow(jobs.admin, findCover, SPAN)).map(({ time, user_name, note }: Shift) =>
        [time, user_name, note].join(' '),
      );
    const late = '18:00-20:00 Ana Silva Flu';
    expect(await listOpenShifts()).toEqual(['06:00-08:00 Dora Day Has left', '12:00-13:00 Dora Day Has left', late]);
    expect((await assign(bo, { user_id: dora.id })).status).toBe(200);
    expect((await assign(bo, { user_id: dora.id, time: '12:00-13:00' })).status).toBe(200);
    expect(await listOpenShifts()).toEqual([late]);
    jobs.setClock('2026-11-18T06:00');
    expect(await jobs.start(job, {}, bo)).toMatchObject({ status: 200 });
    jobs.setClock('2026-11-18T14:00');
    const shifts: Shift[] = await jobs.callOrThrow(jobs.admin, listShifts, SPAN);
    expect(shifts.map(({ user_name }) => user_name)).not.toContain('Dora Day');
  });

  it("keeps administrators out of a supervisor's candidates, offers and assignments", async () => {
    await reportAbsent();
    const sam = await jobs.app.createPerson({ name: 'Sam Lee', role: 'supervisor', places: [job] });
    const names = async (person: TestPerson) =>
      (await jobs.callOrThrow(person, getCoverCandidates, shift())).map(({ name }: CoverCandidate) => name);
    expect(await names(jobs.admin)).toContain('Helen Marsh');
    expect(await names(sam)).not.toContain('Helen Marsh');
    expect(await names(sam)).toContain('Bo Berg');

    const unknown = await jobs.callAs(sam, assignCover, { ...shift(), cover_id: NO_SUCH_ID });
    const answers = [
      await jobs.callAs(sam, assignCover, { ...shift(), cover_id: jobs.admin.id }),
      await jobs.callAs(sam, offerCover, { ...shift(), to: [jobs.admin.id] }),
    ];
    for (const { status, body } of answers) expect([status, body.msg]).toEqual([404, unknown.body.msg]);
    await jobs.app.dataSource.query('TRUNCATE raised_notice');
    await jobs.callOrThrow(sam, offerCover, { ...shift(), to: 'all' });
    const [notice] = (await jobs.app.readPublishedStates('notice')).filter(({ kind }) => kind === 'cover-offered');
    expect(notice?.people).toContain(bo.id);
    expect(notice?.people).not.toContain(jobs.admin.id);
  });
});
