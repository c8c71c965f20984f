import {
  assignCover,
  cancelDay,
  changeShift,
  editPermanentJob,
  findCover,
  getPickedSlots,
  getRemainingSlots,
  listShifts,
  offerCover,
  pickSlots,
  recordAbsence,
  type Shift,
  startPermanentJob,
  takeBackCover,
} from '@cleaning/contracts';
import { countFewestStatements, type TestPerson } from '@cleaning/service-kit/testing';
import { EARLY, JobsTestApp, LATE, type TimelineInput } from '../testing/jobs-test-app.js';

/** Wednesdays. */
const DAY = '2026-11-18';
const NEXT = '2026-11-25';
const LATER = { time: '07:00-09:00', days: ['We'] };

describe('Timetable with other times', () => {
  const jobs = JobsTestApp.openShared();
  let bo: TestPerson;
  let cara: TestPerson;
  let job: string;
  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    cara = await jobs.app.createPerson({ name: 'Cara Coe' });
  }, 60_000);
  beforeEach(async () => {
    await jobs.empty('2026-11-16T05:00');
    await jobs.app.dataSource.query('TRUNCATE absence, known_compliance');
    job = await jobs.createAssignedJob([EARLY, LATE]);
  });

  const forget = () => jobs.app.dataSource.query('TRUNCATE raised_notice, change');
  const send = async (timeline: TimelineInput, fields: object = {}, version = 1) => {
    await forget();
    return jobs.callAs(jobs.admin, editPermanentJob, {
      job_id: job,
      version,
      job_title: 'Library',
      job_address: '1 North Terrace, Adelaide',
      job_location: 'https://maps.app.goo.gl/library',
      job_need_count: 2,
      pay_per_hr: '45.55',
      pay_per_hr_sub_contractor: '30',
      job_description: 'Floors and windows',
      timeline_data: timeline,
      ...fields,
    });
  };
  const change = async (...args: Parameters<typeof send>) => expect(await send(...args)).toMatchObject({ status: 200 });
  const issues = ({ body }: { body: { issues: { msg: string }[] } }) => body.issues.map(({ msg }) => msg);
  const shift = (person = jobs.ana) => ({ job_id: job, date: NEXT, time: EARLY.time, user_id: person.id });
  const cover = () => jobs.callOrThrow(jobs.admin, assignCover, { ...shift(), cover_id: bo.id, mark_away: true });
  const states = async (date = NEXT) => {
    const shifts: Shift[] = await jobs.callOrThrow(jobs.admin, listShifts, { from: date, until: date });
    return shifts.map(({ time, user_name, state }) => `${time} ${user_name} ${state}`);
  };
  const getName = (id: string) => ({ [jobs.ana.id]: 'Ana', [bo.id]: 'Bo', [cara.id]: 'Cara' })[id];
  const listNotices = async () =>
    (await jobs.app.readPublishedStates('notice'))
      .map(({ people, parameters: { change: what, date, time } }) => `${people.map(getName)} ${what} ${date} ${time}`)
      .sort();

  it('keeps absences and covers and notifies their people', async () => {
    await cover();
    await change([LATER, LATE], { insist: false });
    expect(await states()).toEqual([
      '07:00-09:00 Ana Silva covered',
      '07:00-09:00 Bo Berg planned',
      '18:00-20:00 Ana Silva planned',
    ]);
    expect(await listNotices()).toEqual([`Ana moved ${DAY} 07:00-09:00`, `Bo moved ${NEXT} 07:00-09:00`]);
    jobs.setClock(`${NEXT}T07:00`);
    expect(await jobs.start(job, {}, bo)).toMatchObject({ status: 200 });
    const left = await jobs.callOrThrow(jobs.ana, getRemainingSlots, { user_id: jobs.ana.id, job_id: job });
    expect(left).toEqual(['18:00-20:00']);
  });

  it('keeps covers apart so that each can be taken back', async () => {
    await cover();
    await change([LATER, LATE], { insist: false });
    await change([EARLY, LATER, LATE], { insist: 'true' }, 2);
    await jobs.callOrThrow(jobs.admin, assignCover, { ...shift(), cover_id: cara.id, mark_away: true });
    const shifts: Shift[] = await jobs.callOrThrow(jobs.admin, listShifts, { from: NEXT, until: NEXT });
    const getOffer = (name: string) => shifts.find(({ other }) => other?.user_name === name)?.other?.offer_id;
    await forget();
    await jobs.callOrThrow(jobs.admin, takeBackCover, { offer_id: getOffer('Bo Berg') });
    expect(await listNotices()).toEqual([`Bo cover-taken-back ${NEXT} 07:00-09:00`]);
    expect(await states()).toContain('06:00-08:00 Cara Coe planned');
    await jobs.callOrThrow(jobs.admin, takeBackCover, { offer_id: getOffer('Cara Coe') });
  });

  it('withdraws open offers for good and lets a later cover move', async () => {
    await jobs.callOrThrow(jobs.admin, offerCover, { ...shift(), to: 'all', mark_away: true });
    await change([LATER, LATE], { insist: false });
    await jobs.callOrThrow(jobs.admin, assignCover, { ...shift(), time: LATER.time, cover_id: bo.id });
    await change([EARLY, LATE], { insist: false }, 2);
    const shifts: Shift[] = await jobs.callOrThrow(jobs.admin, listShifts, { from: NEXT, until: NEXT });
    await forget();
    await jobs.callOrThrow(jobs.admin, takeBackCover, { offer_id: shifts.find(({ other }) => other)?.other?.offer_id });
    expect(await listNotices()).toEqual([`Bo cover-taken-back ${NEXT} 06:00-08:00`]);
    const needed = await jobs.callOrThrow(jobs.admin, findCover, { from: NEXT, until: NEXT });
    expect(needed).toMatchObject([{ time: EARLY.time }]);
    expect(needed).not.toMatchObject([{ offer: expect.anything() }]);
  });

  it('keeps a cancelled shift cancelled, and an absence', async () => {
    await jobs.callOrThrow(jobs.admin, cancelDay, { job_id: job, date: NEXT });
    await jobs.callOrThrow(jobs.admin, recordAbsence, { user_id: jobs.ana.id, from: DAY, until: DAY, reason: 'Flu' });
    await change([LATER, { ...LATE, time: '19:00-21:00' }], { insist: false });
    expect(await states()).toEqual(['07:00-09:00 Ana Silva cancelled', '19:00-21:00 Ana Silva cancelled']);
    expect(await states(DAY)).toEqual(['07:00-09:00 Ana Silva away', '19:00-21:00 Ana Silva away']);
  });

  it('asks before it drops a cover and an absence, then notifies both people', async () => {
    await cover();
    const refused = await send([LATER], { insist: false });
    expect(refused).toMatchObject({ status: 409, body: { code: 'needs_insist' } });
    expect(issues(refused)).toEqual([
      `${NEXT} 06:00-08:00: Ana Silva will no longer be marked as away.`,
      `${NEXT} 06:00-08:00: Bo Berg will no longer cover for Ana Silva.`,
    ]);
    expect(await states()).toContain('06:00-08:00 Bo Berg planned');
    await change([LATER], { insist: 'true' });
    expect(await states()).toEqual(['07:00-09:00 Ana Silva planned']);
    expect(await listNotices()).toEqual([`Ana restored ${NEXT} 07:00-09:00`, `Bo cancelled ${NEXT} 06:00-08:00`]);
  });

  it('notifies each person once about a shift that replaces cancelled ones', async () => {
    await jobs.assign(job, bo);
    await jobs.callOrThrow(jobs.admin, cancelDay, { job_id: job, date: NEXT });
    await change([LATER], { insist: 'true' });
    expect(await states()).toEqual(['07:00-09:00 Ana Silva planned', '07:00-09:00 Bo Berg planned']);
    expect(await listNotices()).toEqual([`Ana restored ${NEXT} 07:00-09:00`, `Bo restored ${NEXT} 07:00-09:00`]);
  });

  it('restores no ended changes when the old times return', async () => {
    await cover();
    await change([LATER], { insist: 'true' });
    await change([EARLY, LATE], { insist: 'true' }, 2);
    expect(await states()).toEqual(['06:00-08:00 Ana Silva planned', '18:00-20:00 Ana Silva planned']);
    await cover();
    await change([LATE], { insist: 'true' }, 3);
    await change([EARLY, LATE], { insist: 'true' }, 4);
    expect(await states()).toEqual(['06:00-08:00 Ana Silva away', '18:00-20:00 Ana Silva planned']);
    await cover();
    expect(await states()).toContain('06:00-08:00 Bo Berg planned');
  });

  it('ends a cover left at the time of no slot and moves another one there', async () => {
    await jobs.callOrThrow(jobs.admin, assignCover, { ...shift(), cover_id: bo.id, mark_away: true });
    await jobs.app.dataSource.query('UPDATE cover SET time = $1', [LATER.time]);
    await jobs.app.dataSource.query('UPDATE cover_offer SET time = $1', [LATER.time]);
    await jobs.callOrThrow(jobs.admin, assignCover, { ...shift(), cover_id: cara.id });
    const ends = `${NEXT} 07:00-09:00: Bo Berg will no longer cover for Ana Silva.`;
    expect(issues(await send([EARLY, LATER, LATE], { insist: false }))).toContain(ends);
    expect(issues(await send([LATER, LATE], { insist: false }))).toEqual([ends]);
    await change([LATER, LATE], { insist: 'true' });
    expect((await states()).slice(0, 2)).toEqual(['07:00-09:00 Ana Silva covered', '07:00-09:00 Cara Coe planned']);
    expect(await listNotices()).toEqual([
      `Ana moved ${DAY} 07:00-09:00`,
      `Bo cancelled ${NEXT} 07:00-09:00`,
      `Cara moved ${NEXT} 07:00-09:00`,
    ]);
  });

  it('moves a slot to the times of an ended one without its changes', async () => {
    await jobs.callOrThrow(jobs.admin, changeShift, { ...shift(), change: 'cancelled', user_id: undefined });
    await jobs.callOrThrow(jobs.admin, changeShift, { ...shift(), date: DAY, change: 'away' });
    await change([LATE], { insist: false });
    expect(issues(await send([EARLY], { insist: false }, 2))).toEqual([
      `${DAY} 06:00-08:00: Ana Silva will no longer be marked as away.`,
      `${NEXT} 06:00-08:00: the shift will no longer be cancelled.`,
    ]);
    await change([EARLY], { insist: 'true' }, 2);
    expect([await states(DAY), await states()]).toEqual(Array(2).fill(['06:00-08:00 Ana Silva planned']));
  });

  it('asks only about covers when a slot ends', async () => {
    await jobs.callOrThrow(jobs.admin, changeShift, { ...shift(), change: 'away' });
    await change([LATE], { insist: false });
    await change([EARLY, LATE], { insist: false }, 2);
    await cover();
    expect(issues(await send([LATE], { insist: false }, 3))).toEqual([
      `${NEXT} 06:00-08:00: Bo Berg will no longer cover for Ana Silva.`,
    ]);
  });

  it('leaves a started cover, and gives that shift to nobody else', async () => {
    await jobs.callOrThrow(jobs.admin, assignCover, { ...shift(), date: DAY, cover_id: bo.id, mark_away: true });
    jobs.setClock(`${DAY}T06:00`);
    await jobs.callOrThrow(bo, startPermanentJob, jobs.buildStartBody(job, bo));
    await change([LATER, LATE], { insist: false });
    expect(await states(DAY)).toEqual(['07:00-09:00 Ana Silva away', '18:00-20:00 Ana Silva planned']);
  });

  it('keeps a cover with other work there that day', async () => {
    for (const { time } of [EARLY, LATE])
      await jobs.callOrThrow(jobs.admin, assignCover, {
        ...shift(),
        date: DAY,
        time,
        cover_id: bo.id,
        mark_away: true,
      });
    jobs.setClock(`${DAY}T06:00`);
    await jobs.callOrThrow(bo, startPermanentJob, jobs.buildStartBody(job, bo));
    await change([EARLY, { ...LATE, time: '19:00-21:00' }], { insist: false });
    expect(await states(DAY)).toContain('19:00-21:00 Bo Berg planned');
    expect(await listNotices()).toContain(`Bo moved ${DAY} 19:00-21:00`);
  });

  it('leaves an extra shift and its cover at their times', async () => {
    await jobs.callOrThrow(jobs.admin, changeShift, { ...shift(cara), change: 'extra' });
    await jobs.callOrThrow(jobs.admin, changeShift, { ...shift(), change: 'away' });
    await change([LATER, LATE], { insist: false });
    const late = '18:00-20:00 Ana Silva planned';
    expect(await states()).toEqual(['06:00-08:00 Cara Coe planned', '07:00-09:00 Ana Silva away', late]);
    expect((await listNotices()).filter((text) => text.startsWith('Cara'))).toEqual([]);
    await change([EARLY, LATE], { insist: false }, 2);
    await jobs.callOrThrow(jobs.admin, assignCover, { ...shift(cara), cover_id: bo.id, mark_away: true });
    await change([LATER, LATE], { insist: false }, 3);
    expect(await states()).toEqual([
      '06:00-08:00 Bo Berg planned',
      '06:00-08:00 Cara Coe covered',
      '07:00-09:00 Ana Silva away',
      late,
    ]);
  });

  it('leaves a cancelled extra shift cancelled', async () => {
    const extra = { ...shift(cara), time: LATER.time };
    await jobs.callOrThrow(jobs.admin, changeShift, { ...extra, change: 'extra' });
    await jobs.callOrThrow(jobs.admin, changeShift, { ...extra, change: 'cancelled', user_id: undefined });
    await change([LATER, LATE], { insist: false });
    expect(await states()).toContain('07:00-09:00 Cara Coe cancelled');
  });

  it('keeps changes for days before it starts', async () => {
    await jobs.callOrThrow(jobs.admin, changeShift, { ...shift(), date: DAY, change: 'away' });
    await cover();
    await change([LATER, LATE], { insist: false, timetable_from: NEXT });
    expect(await states(DAY)).toContain('06:00-08:00 Ana Silva away');
    expect(await states()).toContain('07:00-09:00 Bo Berg planned');
  });

  it('keeps the slots picked for people', async () => {
    await jobs.assign(job, bo);
    const earlyPick = [{ time: EARLY.time, days: ['We'] }];
    await jobs.callOrThrow(jobs.admin, pickSlots, { job_id: job, user_id: bo.id, picks: earlyPick });
    await change([LATER, LATE], { insist: false, timetable_from: NEXT });
    expect(await states(DAY)).toContain('06:00-08:00 Bo Berg planned');
    expect((await states()).filter((text) => text.includes('Bo'))).toEqual(['07:00-09:00 Bo Berg planned']);
    expect(await jobs.callOrThrow(jobs.admin, getPickedSlots, { job_id: job })).toContainEqual(
      expect.objectContaining({ picks: [...earlyPick, { time: LATER.time, days: ['We'] }] }),
    );
    expect(issues(await send([{ ...LATER, time: '08:00-10:00' }], { insist: false }, 2))).toContain(
      'Bo Berg will no longer be on the 07:00-09:00 shift on We.',
    );
  });

  it('asks before shifts overlap, and audits an insistent change', async () => {
    const other = await jobs.createPermanentJob([{ time: '08:30-10:00', days: ['We'] }], { job_title: 'School' });
    await jobs.assign(other);
    const refused = await send([LATER, LATE], { insist: false });
    expect(issues(refused)[0]).toBe(`Ana Silva: ${DAY} 07:00-09:00 Library / ${DAY} 08:30-10:00 School`);
    await change([LATER, LATE], { insist: true });
    expect(await jobs.findAuditEntries(jobs.ana.id)).toMatchObject([{ action: 'shift.overlap-allowed' }]);
    // The admin is asked once: a change to other slots doesn't ask again.
    await change([LATER, { ...LATE, time: '19:00-21:00' }], { insist: false }, 2);
  });

  it('needs no more statements after earlier covers', async () => {
    let version = 0;
    const slot = (hour: number) => ({ time: `0${hour}:00-0${hour + 1}:30`, days: ['We'] });
    const write = () =>
      countFewestStatements(() => {
        version += 1;
        return change([slot(version % 8), LATE], { insist: false }, version);
      }, 3);
    const before = await write();
    for (const [time, person] of [
      [slot(version % 8).time, bo],
      [LATE.time, cara],
    ] as const)
      await jobs.callOrThrow(jobs.admin, assignCover, {
        ...shift(),
        date: DAY,
        time,
        cover_id: person.id,
        mark_away: true,
      });
    jobs.setClock('2026-11-19T05:00');
    expect(await write()).toBe(before);
  });

  it('asks before a person exceeds the hours of their visa', async () => {
    await jobs.app.deliver('compliance', jobs.ana.id, { documents: [], work_limit: true });
    const long = { time: '06:00-16:00', days: ['Mo', 'Tu', 'We', 'Th', 'Fr'] };
    const refused = await send([long], { insist: false });
    expect(refused).toMatchObject({ status: 409, body: { code: 'needs_insist' } });
    expect(issues(refused)[0]).toMatch(/^Ana Silva /);
    await change([long], { insist: true });
    // The admin is asked once: a change without more hours doesn't ask again.
    const early = (time: string) => [long, { time, days: ['Su'] }];
    expect(issues(await send(early('04:00-05:00'), { insist: false }, 2))[0]).toMatch(/^Ana Silva /);
    await change(early('04:00-05:00'), { insist: true }, 2);
    await change(early('03:00-04:00'), { insist: false }, 3);
    await change([long], { insist: false }, 4);
  });

  it('asks about nothing when only other terms change, or without `insist`', async () => {
    await cover();
    await change([EARLY, LATE], { insist: false, pay_per_hr: '50' });
    expect(await listNotices()).toEqual([]);
    await change([LATER], {}, 2);
    expect(await listNotices()).toContain(`Bo cancelled ${NEXT} 06:00-08:00`);
  });
});
