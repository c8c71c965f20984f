import {
  type AssignProblem,
  addOrRemoveUser,
  assignShift,
  type CoverCandidate,
  changeShift,
  copyWeek,
  coverAbsence,
  findCover,
  getAbsenceCover,
  getAssignees,
  getCoverCandidates,
  getCoverOffers,
  getHome,
  getOpenShifts,
  getPickedSlots,
  getToday,
  getWeekCopy,
  getWeekPlan,
  listShifts,
  moveShift,
  type OpenShift,
  pickSlots,
  reportAbsence,
  type Shift,
  setJobRequirements,
  takeBackCover,
  undoShiftChange,
} from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { ShiftAlerts } from '../shifts/shift-alerts.service.js';
import { EARLY, JobsTestApp, LATE, NO_SUCH_ID } from '../testing/jobs-test-app.js';
import { createShiftCalls, DAY, WEEK } from '../testing/shift-calls.js';

describe('Roster', () => {
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
    job = await jobs.createPermanentJob([EARLY, LATE], { job_need_count: 1 });
  });

  const { list } = createShiftCalls(jobs);
  const reportAbsent = (person: TestPerson, days: object = { from: DAY, until: DAY }) =>
    jobs.callOrThrow(person, reportAbsence, { user_id: person.id, reason: 'Flu', ...days });
  const shift = (fields: object = {}) => ({ job_id: job, date: DAY, time: '06:00-08:00', ...fields });
  const assign = (person: TestPerson, fields: object = {}, by: TestPerson = jobs.admin) =>
    jobs.callAs(by, assignShift, { ...shift(), user_id: person.id, repeats: 'once', planned: 0, ...fields });
  const move = (from: TestPerson, to: TestPerson, fields: object = {}) =>
    jobs.callAs(jobs.admin, moveShift, { ...shift(), user_id: from.id, to_user_id: to.id, ...fields });

  describe('assigning', () => {
    it('gives an open shift to a person for one day and can be undone', async () => {
      const { body } = await assign(bo);
      expect(body).toMatchObject({ was_assigned: false, picks_before: [] });
      expect(await list()).toEqual(['2026-11-18 06:00-08:00 Bo Berg planned extra']);
      expect(await assign(bo)).toMatchObject({ status: 200, body: { change_id: body.change_id } });
      expect(await list()).toHaveLength(1);
      await jobs.callOrThrow(jobs.admin, undoShiftChange, { change_id: body.change_id });
      expect(await list()).toEqual([]);
    });

    it('gives a weekly slot to a new person and adds one to a person with slots', async () => {
      expect((await assign(bo, { repeats: 'weekly' })).body).toEqual({
        change_id: '',
        was_assigned: false,
        picks_before: [],
      });
      const first = { time: '06:00-08:00', days: ['We'] };
      expect((await assign(bo, { repeats: 'weekly', time: '18:00-20:00' })).body).toEqual({
        change_id: '',
        was_assigned: true,
        picks_before: [first],
      });
      expect(await jobs.callOrThrow(jobs.admin, getPickedSlots, { job_id: job })).toMatchObject([
        { picks: [first, { time: '18:00-20:00', days: ['We'] }] },
      ]);
      await jobs.callOrThrow(jobs.admin, pickSlots, { job_id: job, user_id: bo.id, picks: [first] });
      expect(await list()).toEqual(['2026-11-18 06:00-08:00 Bo Berg planned timetable']);
      await jobs.callOrThrow(jobs.admin, addOrRemoveUser, { id: job, method: 'remove', added_id: bo.id });
      expect(await list()).toEqual([]);
    });

    it('assigns a quick job once and not weekly', async () => {
      const quick = await jobs.createQuickJob();
      const fields = { job_id: quick, time: '18:30' };
      expect(await assign(bo, { ...fields, repeats: 'weekly' })).toMatchObject({
        status: 400,
        body: { issues: [{ field: 'repeats' }] },
      });
      expect(await assign(bo, fields)).toMatchObject({ status: 200, body: { change_id: '', was_assigned: false } });
      expect(await list()).toEqual(['2026-11-18 18:30 Bo Berg planned timetable']);
    });

    it('assigns one of two people at the same time', async () => {
      const answers = await Promise.all([assign(bo), assign(cara)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.body.msg).toMatch(
        /^Someone else changed this shift\. It has (Bo Berg|Cara Coe) now, 1 of 1 needed\. Check it and try again\.$/,
      );
      expect(await list()).toHaveLength(1);
    });

    it('reports leave, missing documents and overlapping shifts', async () => {
      const other = await jobs.createPermanentJob([{ time: '07:00-09:00', days: ['We'] }], { job_title: 'Depot' });
      await jobs.assign(other, cara);
      await reportAbsent(bo);
      const listProblems = async (repeats = 'once') => {
        const { people } = await jobs.callOrThrow(jobs.admin, getAssignees, { ...shift(), repeats });
        return new Map<string, AssignProblem[]>(
          people.map(({ name, problems }: { name: string; problems: AssignProblem[] }) => [name, problems]),
        );
      };
      const leave = { kind: 'leave', text: 'They’re on leave that day.', blocks: true };
      const overlap = {
        kind: 'overlap',
        text: 'They have another shift at that time: Depot, 07:00-09:00.',
        blocks: false,
      };
      const once = await listProblems();
      expect(once.get('Bo Berg')).toEqual([leave]);
      expect(once.get('Cara Coe')).toEqual([overlap]);
      expect(once.get('Ana Silva')).toEqual([]);
      expect([...once.keys()].at(-1)).toBe('Bo Berg');
      expect((await listProblems('weekly')).get('Bo Berg')).toEqual([{ ...leave, blocks: false }]);
      expect(await assign(bo)).toMatchObject({ status: 409, body: { msg: 'Bo Berg is on leave that day.' } });
      expect(await assign(cara)).toMatchObject({ status: 409, body: { code: 'overlapping_shifts' } });
      await jobs.callOrThrow(jobs.admin, setJobRequirements, { job_id: job, kinds: ['children_check_img'] });
      const documents = 'Documents are missing or expired: Working with children check (missing).';
      expect((await listProblems()).get('Ana Silva')).toEqual([{ kind: 'documents', text: documents, blocks: true }]);
      expect(await assign(jobs.ana)).toMatchObject({ status: 409, body: { msg: documents } });
      await jobs.callOrThrow(jobs.admin, setJobRequirements, { job_id: job, kinds: [] });
      expect(await assign(cara, { insist: true })).toMatchObject({ status: 200 });
      expect((await listProblems()).get('Cara Coe')).toEqual([
        { kind: 'own', text: 'They’re already on this shift.', blocks: true },
      ]);
    });

    it('warns about little rest after a night and lists people who have rested first', async () => {
      const depot = await jobs.createPermanentJob([{ time: '22:00-02:00', days: ['Tu'] }], { job_title: 'Depot' });
      await jobs.assign(depot, bo);
      const rest = {
        kind: 'rest',
        text: 'Only 4 h between this and their shift at Depot, 22:00-02:00.',
        blocks: false,
      };
      const { people } = await jobs.callOrThrow(jobs.admin, getAssignees, { ...shift(), repeats: 'once' });
      expect(people.at(-1)).toMatchObject({ name: 'Bo Berg', problems: [rest] });
      const open = await jobs.callOrThrow(jobs.admin, getOpenShifts, { user_id: bo.id, date: DAY, repeats: 'once' });
      expect(open.map(({ time, problems }: OpenShift) => [time, problems])).toEqual([
        ['18:00-20:00', []],
        ['06:00-08:00', [rest]],
      ]);
      await jobs.assign(job);
      const asked = { user_id: jobs.ana.id, from: DAY, until: DAY };
      const { people: covers } = await jobs.callOrThrow(jobs.admin, getAbsenceCover, asked);
      expect(covers.find(({ name }: { name: string }) => name === 'Bo Berg')).toMatchObject({
        able: 2,
        problems: [{ time: '06:00-08:00', problem: rest }],
      });
      const early = { ...shift(), user_id: jobs.ana.id };
      const candidates: CoverCandidate[] = await jobs.callOrThrow(jobs.admin, getCoverCandidates, early);
      expect(candidates.find(({ name }) => name === 'Bo Berg')?.warnings).toEqual([rest.text]);
      expect((await assign(bo, { planned: 1 })).status).toBe(200);
    });

    it('lists the open shifts of a day for a person, those that they can take first', async () => {
      const depot = await jobs.createPermanentJob([{ time: '05:00-05:30', days: ['We'] }], { job_title: 'Depot' });
      const quick = await jobs.createQuickJob();
      await jobs.createPermanentJob([{ time: '05:00-05:30', days: ['Th'] }], { job_title: 'Library' });
      await jobs.callOrThrow(jobs.admin, setJobRequirements, { job_id: depot, kinds: ['children_check_img'] });
      const listOpen = async (person: TestPerson, repeats = 'once') => {
        const open = await jobs.callOrThrow(jobs.admin, getOpenShifts, { user_id: person.id, date: DAY, repeats });
        return open.map(({ job_id, time, planned, needed, problems }: OpenShift) => [
          job_id,
          time,
          `${planned}/${needed}`,
          ...problems.map(({ kind, blocks }) => `${kind} ${blocks}`),
        ]);
      };
      const blocked = [depot, '05:00-05:30', '0/2', 'documents true'];
      expect(await listOpen(bo)).toEqual([
        [job, '06:00-08:00', '0/1'],
        [job, '18:00-20:00', '0/1'],
        [quick, '18:30', '0/1'],
        blocked,
      ]);
      await assign(bo);
      await assign(bo, { job_id: quick, time: '18:30' });
      const overlapping = [job, '18:00-20:00', '0/1', 'overlap false'];
      expect(await listOpen(bo)).toEqual([overlapping, blocked]);
      await reportAbsent(cara);
      expect(await listOpen(cara)).toEqual([
        [depot, '05:00-05:30', '0/2', 'leave true', 'documents true'],
        [job, '18:00-20:00', '0/1', 'leave true'],
      ]);
      expect((await listOpen(cara, 'weekly'))[0]).toEqual([job, '18:00-20:00', '0/1', 'leave false']);
    });

    it('refuses to list open shifts for someone who can’t be assigned', async () => {
      const fields = { date: DAY, repeats: 'once' };
      for (const user_id of [NO_SUCH_ID, (await jobs.app.createPerson({ name: 'Nia New', verified: false })).id])
        expect(await jobs.callAs(jobs.admin, getOpenShifts, { ...fields, user_id })).toMatchObject({
          status: 404,
          body: { code: 'no_such_person' },
        });
      expect(await jobs.callAs(bo, getOpenShifts, { ...fields, user_id: bo.id })).toMatchObject({ status: 403 });
    });

    it.each<[string, object, number, string | undefined]>([
      ['an unknown job', { job_id: NO_SUCH_ID }, 404, undefined],
      ['a time outside the timetable', { time: '09:00-10:00' }, 404, undefined],
      ['an unknown person', { user_id: NO_SUCH_ID }, 404, undefined],
      ['a past day', { date: '2026-11-11' }, 400, 'date'],
      ['an invalid date', { date: '18/11/2026' }, 400, 'date'],
      ['an invalid time', { time: 'early' }, 400, 'time'],
      ['an unknown repeat', { repeats: 'daily' }, 400, 'repeats'],
      ['a negative number of people', { planned: -1 }, 400, 'planned'],
    ])('refuses %s', async (_, fields, status, field) => {
      const answer = await assign(bo, fields);
      expect(answer.status).toBe(status);
      if (field) expect(answer.body.issues).toEqual([expect.objectContaining({ field })]);
      expect(await list()).toEqual([]);
    });

    it('is refused to supervisors and contractors', async () => {
      const sam = await jobs.app.createPerson({ name: 'Sam Lee', role: 'supervisor', places: [job] });
      for (const by of [sam, bo])
        for (const [call, body] of [
          [assignShift, { ...shift(), user_id: bo.id, repeats: 'once', planned: 0 }],
          [moveShift, { ...shift(), user_id: bo.id, to_user_id: cara.id }],
          [copyWeek, { shifts: [{ ...shift(), user_id: bo.id }] }],
          [coverAbsence, { user_id: bo.id, ...WEEK, reason: 'Flu', shifts: [], to: { offer: 'all' } }],
        ] as const)
          expect(await jobs.callAs(by, call, body)).toMatchObject({ status: 403 });
      expect(await list()).toEqual([]);
    });
  });

  describe('filling the place of somebody who is away', () => {
    const full = [
      '2026-11-18 06:00-08:00 Ana Silva covered timetable',
      '2026-11-18 06:00-08:00 Bo Berg planned timetable',
      '2026-11-18 06:00-08:00 Cara Coe planned cover',
    ];
    const early = async (filter: object = {}) => (await list(filter)).filter((line) => line.includes('06:00'));
    const findAssignees = (repeats = 'once') =>
      jobs.callOrThrow(jobs.admin, getAssignees, { ...shift(), repeats, user_id: cara.id });
    const createPlace = async (needed: number) => {
      job = await jobs.createPermanentJob([EARLY, LATE], { job_need_count: needed });
      for (const person of [jobs.ana, bo]) await jobs.assign(job, person);
      await reportAbsent(jobs.ana);
    };

    it('makes the person their cover, which Undo takes back', async () => {
      await createPlace(2);
      const coverFor = { id: jobs.ana.id, name: 'Ana Silva' };
      expect(await findAssignees()).toMatchObject({ needed: 2, planned: 1, cover_for: coverFor });
      expect(await findAssignees('weekly')).not.toHaveProperty('cover_for');
      const asked = { user_id: cara.id, date: DAY, repeats: 'once' };
      const open = await jobs.callOrThrow(jobs.admin, getOpenShifts, asked);
      expect(open.find(({ job_id, time }: OpenShift) => job_id === job && time === '06:00-08:00')).toMatchObject({
        planned: 1,
        cover_for: coverFor,
      });
      const { status, body } = await assign(cara, { planned: 1 });
      expect([status, body]).toMatchObject([200, { offer_id: expect.any(String), change_id: '' }]);
      expect(await early()).toEqual(full);
      expect(await jobs.callOrThrow(jobs.admin, findCover, WEEK)).toMatchObject([{ time: '18:00-20:00' }]);
      expect((await assign(cara, { planned: 1 })).body).toEqual(body);
      expect(await early()).toEqual(full);
      await jobs.callOrThrow(jobs.admin, takeBackCover, { offer_id: body.offer_id });
      expect(await early()).toEqual([
        '2026-11-18 06:00-08:00 Ana Silva away timetable',
        '2026-11-18 06:00-08:00 Bo Berg planned timetable',
      ]);
    });

    it('covers several in the order of their names, and gives a further place as an extra shift', async () => {
      await createPlace(3);
      await reportAbsent(bo);
      const dora = await jobs.app.createPerson({ name: 'Dora Day' });
      expect((await findAssignees()).cover_for).toMatchObject({ name: 'Ana Silva' });
      for (const [planned, person] of [jobs.admin, cara, dora].entries())
        expect((await assign(person, { planned })).status).toBe(200);
      expect(await early()).toEqual([
        '2026-11-18 06:00-08:00 Ana Silva covered timetable',
        '2026-11-18 06:00-08:00 Bo Berg covered timetable',
        '2026-11-18 06:00-08:00 Cara Coe planned cover',
        '2026-11-18 06:00-08:00 Dora Day planned extra',
        '2026-11-18 06:00-08:00 Helen Marsh planned cover',
      ]);
      const shifts: Shift[] = await jobs.callOrThrow(jobs.admin, listShifts, WEEK);
      expect(shifts.filter(({ origin }) => origin === 'cover').map(({ other }) => other?.user_name)).toEqual([
        'Bo Berg',
        'Ana Silva',
      ]);
      // Hidden from other tests, which list everybody.
      await jobs.app.createPerson({ id: dora.id, name: 'Dora Day', removed: true });
    });

    it('lets one of two people have the place', async () => {
      await createPlace(2);
      const answers = await Promise.all([assign(cara, { planned: 1 }), assign(jobs.admin, { planned: 1 })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await early()).filter((line) => line.endsWith('planned cover'))).toHaveLength(1);
    });

    it('refuses someone with another shift at that time, as any cover does', async () => {
      await createPlace(2);
      const depot = await jobs.createPermanentJob([{ time: '07:00-09:00', days: ['We'] }], { job_title: 'Depot' });
      await jobs.assign(depot, cara);
      const find = async (repeats: string) => (await findAssignees(repeats)).people[0].problems;
      expect(await find('once')).toMatchObject([{ kind: 'overlap', blocks: true }]);
      expect(await find('weekly')).toMatchObject([{ kind: 'overlap', blocks: false }]);
      expect(await assign(cara, { planned: 1, insist: true })).toMatchObject({
        status: 409,
        body: { msg: 'Cara Coe can’t take this shift. They have another shift at that time: Depot, 07:00-09:00.' },
      });
      expect((await assign(cara, { planned: 1, repeats: 'weekly', insist: true })).status).toBe(200);
      expect(await early()).toContain('2026-11-18 06:00-08:00 Ana Silva away timetable');
    });

    it('covers the person of a quick job', async () => {
      const quick = await jobs.createQuickJob();
      await jobs.assign(quick, bo);
      await reportAbsent(bo);
      const { body } = await assign(cara, { job_id: quick, time: '18:30' });
      expect(body).toMatchObject({ offer_id: expect.any(String), change_id: '' });
      expect(await list({ job_id: quick })).toEqual([
        '2026-11-18 18:30 Bo Berg covered timetable',
        '2026-11-18 18:30 Cara Coe planned cover',
      ]);
    });

    it('does so when a week is copied and when an extra shift moves to that day', async () => {
      const later = { from: '2026-11-25', until: '2026-11-25' };
      await assign(cara);
      await jobs.assign(job);
      await reportAbsent(jobs.ana, later);
      const copies = await jobs.callOrThrow(jobs.admin, getWeekCopy, { from: '2026-11-23' });
      expect(copies).toMatchObject([{ date: later.from, user_name: 'Cara Coe', problems: [] }]);
      const shifts = [{ ...shift({ date: later.from }), user_id: cara.id }];
      const { covers, copied } = await jobs.callOrThrow(jobs.admin, copyWeek, { shifts });
      expect([covers, copied]).toEqual([[expect.any(String)], []]);
      const covered = [
        '2026-11-25 06:00-08:00 Ana Silva covered timetable',
        '2026-11-25 06:00-08:00 Cara Coe planned cover',
      ];
      expect(await early(later)).toEqual(covered);
      expect(await jobs.callOrThrow(jobs.admin, copyWeek, { shifts })).toMatchObject({ covers: [], copied: [] });
      await jobs.callOrThrow(jobs.admin, takeBackCover, { offer_id: covers[0] });
      expect((await move(cara, cara, { to_date: later.from })).status).toBe(200);
      expect(await early(later)).toEqual(covered);
    });
  });

  describe('moving', () => {
    it('turns a timetable shift into a cover, passes it on and gives it back', async () => {
      await jobs.assign(job);
      expect(await move(jobs.ana, bo)).toMatchObject({ status: 200 });
      const early = async () => (await list()).filter((line) => line.includes('06:00'));
      expect(await early()).toEqual([
        '2026-11-18 06:00-08:00 Ana Silva covered timetable',
        '2026-11-18 06:00-08:00 Bo Berg planned cover',
      ]);
      expect(await move(jobs.ana, bo)).toMatchObject({ status: 200 });
      expect(await move(bo, cara)).toMatchObject({ status: 200 });
      expect(await early()).toEqual([
        '2026-11-18 06:00-08:00 Ana Silva covered timetable',
        '2026-11-18 06:00-08:00 Cara Coe planned cover',
      ]);
      expect(await move(cara, jobs.ana)).toMatchObject({ status: 200 });
      expect(await early()).toEqual(['2026-11-18 06:00-08:00 Ana Silva planned timetable']);
      expect(await move(jobs.ana, bo, { to_date: '2026-11-19' })).toMatchObject({
        status: 400,
        body: { issues: [{ field: 'to_date' }] },
      });
    });

    it('moves an extra shift to another person and another day', async () => {
      await assign(bo);
      expect(await move(bo, cara)).toMatchObject({ status: 200 });
      expect(await list()).toEqual(['2026-11-18 06:00-08:00 Cara Coe planned extra']);
      expect(await move(cara, cara, { to_date: '2026-11-19' })).toMatchObject({ status: 200 });
      expect(await list()).toEqual(['2026-11-19 06:00-08:00 Cara Coe planned extra']);
      expect(await move(cara, cara)).toMatchObject({ status: 400, body: { issues: [{ field: 'to_user_id' }] } });
    });

    it('changes nothing if the other person cannot take the shift', async () => {
      await jobs.assign(job);
      await reportAbsent(bo);
      expect(await move(jobs.ana, bo)).toMatchObject({
        status: 409,
        body: { msg: 'Bo Berg can’t take this shift. They’re on leave that day.' },
      });
      await assign(cara, { job_id: await jobs.createPermanentJob([EARLY], { job_title: 'Depot' }) });
      const before = await list();
      expect(await move(cara, bo, { job_id: NO_SUCH_ID })).toMatchObject({ status: 404 });
      expect(await list()).toEqual(before);
    });

    it('moves a shift once when two people move it at the same time', async () => {
      await jobs.assign(job);
      const answers = await Promise.all([move(jobs.ana, bo), move(jobs.ana, cara)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect((await list()).filter((line) => line.endsWith('cover'))).toHaveLength(1);
    });
  });

  describe('copying the week before', () => {
    it('fills open shifts with their cleaners and repeats extra shifts, each separately', async () => {
      await assign(bo);
      await jobs.callOrThrow(jobs.admin, changeShift, {
        ...shift({ time: '12:00-13:00' }),
        change: 'extra',
        user_id: cara.id,
      });
      jobs.setClock('2026-11-19T05:00');
      await reportAbsent(cara, { from: '2026-11-25', until: '2026-11-25' });
      const from = '2026-11-23';
      const copies = await jobs.callOrThrow(jobs.admin, getWeekCopy, { from });
      expect(copies).toMatchObject([
        { date: '2026-11-25', time: '06:00-08:00', user_name: 'Bo Berg', job_name: 'Library', problems: [] },
        { time: '12:00-13:00', user_name: 'Cara Coe', problems: [{ kind: 'leave', blocks: true }] },
      ]);
      const shifts = copies.map(({ job_id, date, time, user_id }: Shift) => ({ job_id, date, time, user_id }));
      const done = await jobs.callOrThrow(jobs.admin, copyWeek, { shifts });
      expect(done).toMatchObject({
        copied: [expect.any(String)],
        refused: [{ user_name: 'Cara Coe', job_name: 'Library', msg: 'Cara Coe is on leave that day.' }],
      });
      const next = { from, until: '2026-11-29' };
      expect(await list(next)).toEqual(['2026-11-25 06:00-08:00 Bo Berg planned extra']);
      expect(await jobs.callOrThrow(jobs.admin, copyWeek, { shifts })).toMatchObject({ copied: [] });
      expect(await jobs.callOrThrow(jobs.admin, getWeekCopy, { from })).toHaveLength(1);
      await jobs.callOrThrow(jobs.admin, undoShiftChange, { change_id: done.copied[0] });
      expect(await list(next)).toEqual([]);
      expect(await jobs.callAs(jobs.admin, copyWeek, { shifts: [] })).toMatchObject({
        status: 400,
        body: { issues: [{ field: 'shifts' }] },
      });
    });

    it('refuses shifts that others have got since, and those that are over', async () => {
      const date = '2026-11-25';
      const copy = (person: TestPerson, fields: object = {}) =>
        jobs.callOrThrow(jobs.admin, copyWeek, { shifts: [{ ...shift({ date, ...fields }), user_id: person.id }] });
      await assign(cara, { date });
      expect(await copy(bo)).toMatchObject({
        copied: [],
        refused: [
          {
            user_name: 'Bo Berg',
            msg: 'Someone else changed this shift. It has Cara Coe now, 1 of 1 needed. Check it and try again.',
          },
        ],
      });
      jobs.setClock('2026-11-25T09:00');
      expect((await copy(bo)).refused).toMatchObject([{ msg: 'This shift is over.' }]);
      jobs.setClock('2026-11-27T05:00');
      expect((await copy(bo, { time: '12:00-13:00' })).refused).toMatchObject([{ msg: 'This shift is over.' }]);
      expect(await list({ from: date, until: date })).toHaveLength(1);
    });

    it('fills a shift once when two admins copy different people at the same time', async () => {
      const copies = [bo, cara].map((person) =>
        jobs.callOrThrow(jobs.admin, copyWeek, { shifts: [{ ...shift(), user_id: person.id }] }),
      );
      const done = await Promise.all(copies);
      expect(done.flatMap(({ copied }) => copied)).toHaveLength(1);
      expect(done.flatMap(({ refused }) => refused)).toHaveLength(1);
      expect(await list()).toHaveLength(1);
    });
  });

  describe('covering an absence', () => {
    const days = { from: '2026-11-18', until: '2026-11-20' };
    const cover = (to: object, fields: object = {}) =>
      jobs.callAs(jobs.admin, coverAbsence, {
        user_id: jobs.ana.id,
        ...days,
        reason: 'Flu',
        shifts: [shift(), shift({ time: '18:00-20:00' })],
        to,
        ...fields,
      });

    it('shows the shifts and how many of them each person can take', async () => {
      await jobs.assign(job);
      await jobs.assign(
        await jobs.createPermanentJob([{ time: '19:00-21:00', days: ['We'] }], { job_title: 'Depot' }),
        bo,
      );
      const { shifts, people } = await jobs.callOrThrow(jobs.admin, getAbsenceCover, { user_id: jobs.ana.id, ...days });
      expect(shifts.map(({ time }: Shift) => time)).toEqual(['06:00-08:00', '18:00-20:00']);
      expect(people.map(({ name, able }: { name: string; able: number }) => [name, able])).toEqual([
        ['Cara Coe', 2],
        ['Helen Marsh', 2],
        ['Bo Berg', 1],
      ]);
      expect(people.at(-1)).toMatchObject({
        planned_minutes: 120,
        problems: [{ time: '18:00-20:00', problem: { kind: 'overlap', blocks: true } }],
      });
    });

    it('assigns all shifts to one person and reports those they cannot take', async () => {
      await jobs.assign(job);
      await jobs.assign(
        await jobs.createPermanentJob([{ time: '19:00-21:00', days: ['We'] }], { job_title: 'Depot' }),
        bo,
      );
      const { body } = await cover({ assign: bo.id });
      expect(body).toMatchObject({
        offers: [expect.any(String)],
        refused: [{ time: '18:00-20:00', msg: expect.stringContaining('Bo Berg can’t take this shift.') }],
      });
      expect((await list()).filter((line) => line.includes('Ana'))).toEqual([
        '2026-11-18 06:00-08:00 Ana Silva covered timetable',
        '2026-11-18 18:00-20:00 Ana Silva away timetable',
      ]);
      expect((await cover({ assign: bo.id })).body).toEqual(body);
      await jobs.callOrThrow(jobs.admin, takeBackCover, { offer_id: body.offers[0] });
      expect(await list()).toContain('2026-11-18 06:00-08:00 Ana Silva away timetable');
    });

    it('offers all shifts to several people at once', async () => {
      await jobs.assign(job);
      expect((await cover({ offer: [bo.id, cara.id] })).body).toMatchObject({
        offers: [{}, {}].map(() => expect.any(String)),
      });
      expect(await jobs.callOrThrow(bo, getCoverOffers)).toHaveLength(2);
      expect(await jobs.callOrThrow(cara, getCoverOffers)).toHaveLength(2);
    });

    it.each<[string, object, string]>([
      ['no reason', { reason: ' ' }, 'reason'],
      ['days in the past', { from: '2026-11-10', until: '2026-11-11' }, 'until'],
      ['days in the wrong order', { until: '2026-11-17' }, 'until'],
      ['an empty list of people', { to: { offer: [] } }, 'to'],
    ])('refuses %s', async (_, fields, field) => {
      const { status, body } = await cover({ assign: bo.id }, fields);
      expect(status).toBe(400);
      expect(body.issues[0].field).toMatch(new RegExp(`^${field}`));
    });

    it('leaves a shift that the person has worked as theirs and offers no shift that is over', async () => {
      const museum = await jobs.createPermanentJob([{ time: '09:00-10:00', days: ['We'] }], { job_title: 'Museum' });
      for (const place of [job, museum]) await jobs.assign(place);
      await jobs.doWork(job, '2026-11-18T06:00', '2026-11-18T08:00');
      jobs.setClock('2026-11-18T11:00');
      const asked = { user_id: jobs.ana.id, from: DAY, until: DAY };
      const { shifts } = await jobs.callOrThrow(jobs.admin, getAbsenceCover, asked);
      expect(shifts.map(({ time }: Shift) => time)).toEqual(['18:00-20:00']);
      const { body } = await cover({ assign: bo.id }, { until: DAY, reason: 'Sick' });
      expect(body).toMatchObject({ offers: [expect.any(String)], refused: [{ time: '06:00-08:00' }] });
      expect(await list()).toEqual([
        '2026-11-18 06:00-08:00 Ana Silva planned timetable',
        '2026-11-18 09:00-10:00 Ana Silva away timetable',
        '2026-11-18 18:00-20:00 Ana Silva covered timetable',
        '2026-11-18 18:00-20:00 Bo Berg planned cover',
      ]);
      const { shifts: board } = await jobs.callOrThrow(jobs.admin, getToday);
      expect(board.map(({ now, note }: { now: string; note: string }) => `${now} ${note}`.trim())).toEqual([
        'finished',
        'away Sick',
        'covered',
        'ahead',
      ]);
      expect((await jobs.callOrThrow(jobs.admin, getHome)).to_cover).toBe(0);
    });

    it('makes a late-assigned cover due from now, without a late alert', async () => {
      await jobs.assign(job);
      jobs.setClock('2026-11-18T07:00');
      await cover({ assign: bo.id }, { shifts: [shift()] });
      await jobs.app.dataSource.query('UPDATE cover SET taken_at = $1', ['2026-11-18T07:00:00+10:30']);
      const listStates = async () =>
        (await jobs.callOrThrow(jobs.admin, getToday)).shifts
          .filter(({ user_name }: Shift) => user_name === 'Bo Berg')
          .map(({ now, due_at }: { now: string; due_at?: string }) => [now, due_at]);
      const due = '2026-11-17T20:30:00Z';
      expect(await listStates()).toEqual([['ahead', due]]);
      await jobs.app.dataSource.query('TRUNCATE raised_notice');
      await jobs.app.get(ShiftAlerts).run();
      expect(await jobs.app.readPublishedStates('notice')).toEqual([]);
      jobs.setClock('2026-11-18T07:20');
      expect(await listStates()).toEqual([['late', due]]);
    });
  });

  it('shows totals, people and leave, and hides cost and people from a supervisor', async () => {
    await assign(bo);
    await reportAbsent(cara);
    const plan = await jobs.callOrThrow(jobs.admin, getWeekPlan, { from: WEEK.from, days: 14 });
    expect(plan).toMatchObject({ until: '2026-11-29', places: [{ job_name: 'Library' }] });
    expect(plan.totals).toHaveLength(14);
    expect(plan.totals[2]).toEqual({ date: DAY, minutes: 120, cost: '60.00' });
    expect(plan.people.map(({ user_name }: Shift) => user_name)).toContain('Cara Coe');
    expect(plan.leave).toEqual([{ user_id: cara.id, from: DAY, until: DAY }]);
    expect(plan.gaps).toHaveLength(3);
    const sam = await jobs.app.createPerson({ name: 'Sam Lee', role: 'supervisor', places: [job] });
    const seen = await jobs.callOrThrow(sam, getWeekPlan, { from: WEEK.from });
    expect(seen.totals[2]).toEqual({ date: DAY, minutes: 120, cost: '' });
    expect([seen.people, seen.leave]).toEqual([undefined, undefined]);
    expect(await jobs.callAs(jobs.admin, getWeekPlan, { from: WEEK.from, days: 30 })).toMatchObject({ status: 400 });
    expect(await jobs.callOrThrow(jobs.admin, listShifts, WEEK)).toHaveLength(1);
  });
});
