import { type EntityState, editPermanentJob, getJobToEdit, reportAbsence } from '@cleaning/contracts';
import { countFewestStatements, type TestPerson } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { JobsTestApp } from '../testing/jobs-test-app.js';

/** 2026-11-18 is a Wednesday. */
const DAY = '2026-11-18';

describe('New job', () => {
  const jobs = JobsTestApp.openOwn();
  let bo: TestPerson;
  let cara: TestPerson;
  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    cara = await jobs.app.createPerson({ name: 'Cara Coe' });
    await jobs.app.createPerson({ name: 'Una Verified', verified: false });
    await jobs.app.createPerson({ name: 'Gone Away', removed: true });
  }, 60_000);
  beforeEach(async () => {
    await jobs.empty('2026-11-16T05:00');
    await jobs.app.dataSource.query('TRUNCATE absence, known_compliance');
    await forget();
  });

  const forget = () => jobs.app.dataSource.query('TRUNCATE raised_notice, change');
  const getName = (id: string) =>
    ({ [jobs.ana.id]: 'Ana Silva', [bo.id]: 'Bo Berg', [cara.id]: 'Cara Coe' })[id] ?? 'somebody else';
  const listNotices = async () =>
    (await jobs.app.readPublishedStates('notice')).filter(({ kind }) => kind === 'new-job');
  const listNotified = async () => {
    const [notice] = await listNotices();
    return (notice?.people ?? []).map(getName).sort();
  };
  const everybody = ['Ana Silva', 'Bo Berg', 'Cara Coe'];
  const makeAgreedJob = (fields: Partial<EntityState<'agreed-job'>>): EntityState<'agreed-job'> => ({
    title: 'Ground floor',
    address: '1 King William Street',
    location: '1 King William Street',
    description: 'Floors',
    need_count: 2,
    company_rate_cents: 5_000,
    contractor_rate_cents: 3_250,
    timeline: [{ time: '18:00-20:00', days: ['Mo', 'Fr'], isRemove: true }],
    made_by: { id: jobs.admin.id, name: 'Helen Marsh' },
    at: new Date().toISOString(),
    ...fields,
  });

  it('is announced to verified contractors with its name, and a quick job with its day', async () => {
    const permanent = await jobs.createPermanentJob();
    const quick = await jobs.createQuickJob();
    expect((await listNotices()).map(({ admins, parameters }) => ({ admins, ...parameters }))).toEqual([
      { admins: false, job: 'Library', job_id: permanent, job_kind: 'permanent' },
      { admins: false, job: 'After the fair', job_id: quick, job_kind: 'quick', date: DAY, time: '18:30' },
    ]);
    expect(await listNotified()).toEqual(everybody);
  });

  it('skips people with a shift at its times in the first two weeks', async () => {
    const repeats = { every: 2, unit: 'week', from: '2026-11-25' };
    const fortnightly = { time: '07:00-09:00', days: ['We'], repeats };
    await jobs.createAssignedJob([fortnightly], bo);
    await jobs.createAssignedJob([{ time: '08:00-09:00', days: ['We'] }], cara);
    await forget();
    await jobs.createPermanentJob();
    expect(await listNotified()).toEqual(['Ana Silva', 'Cara Coe']);
    await forget();
    await jobs.createPermanentJob([{ time: '21:00-22:00', days: ['We'] }]);
    expect(await listNotified()).toEqual(everybody);
  });

  it('skips people with a shift or leave on the day of a quick job', async () => {
    await jobs.createAssignedJob([{ time: '18:00-19:00', days: ['We'] }], bo);
    await jobs.callOrThrow(cara, reportAbsence, { user_id: cara.id, from: DAY, until: DAY, reason: 'Flu' });
    await forget();
    await jobs.createQuickJob();
    expect(await listNotified()).toEqual(['Ana Silva']);
    await forget();
    await jobs.createPermanentJob();
    expect(await listNotified()).toEqual(everybody);
  });

  it('skips people with expired documents', async () => {
    const expired = { kind: 'police_check_img', base: 'verified', expires_on: '2026-11-15' } as const;
    await jobs.app.deliver('compliance', bo.id, { documents: [expired], work_limit: false });
    await jobs.createPermanentJob();
    expect(await listNotified()).toEqual(['Ana Silva', 'Cara Coe']);
  });

  it('is not announced with a past day', async () => {
    await jobs.createQuickJob({ job_date: '2026-11-15' });
    expect(await listNotices()).toEqual([]);
  });

  it('is not announced when its time that day is over', async () => {
    jobs.setClock(`${DAY}T22:00`);
    await jobs.createQuickJob({ job_time: '06:00' });
    expect(await listNotices()).toEqual([]);
    await jobs.createQuickJob({ job_time: '21:50' });
    expect(await listNotices()).toHaveLength(1);
  });

  it('is announced once from a quote and not from an import', async () => {
    await jobs.app.deliver('agreed-job', v7(), makeAgreedJob({ title: 'Imported' }));
    expect(await listNotices()).toEqual([]);
    const id = v7();
    for (const _ of [1, 2]) await jobs.app.deliver('agreed-job', id, makeAgreedJob({ quoted: true }));
    expect((await listNotices()).map(({ parameters }) => parameters)).toEqual([
      { job: 'Ground floor', job_id: id, job_kind: 'permanent' },
    ]);
    expect(await listNotified()).toEqual(everybody);
  });

  it('is created and announced once per key', async () => {
    const [permanent, quick] = [v7(), v7()];
    const slots = [{ time: '06:00-08:00', days: ['Mo'] }];
    for (const _ of [1, 2])
      expect(await Promise.all([1, 2].map(() => jobs.createPermanentJob(slots, { key: permanent })))).toEqual([
        permanent,
        permanent,
      ]);
    for (const _ of [1, 2]) expect(await jobs.createQuickJob({ key: quick })).toBe(quick);
    expect((await listNotices()).map(({ parameters }) => parameters.job_id)).toEqual([permanent, quick]);
    expect((await jobs.findAuditEntries(permanent)).map(({ action }) => action)).toEqual(['job.created']);
    expect(await jobs.app.dataSource.query('SELECT id FROM job')).toHaveLength(2);
  });

  it('is refused with the key of another job', async () => {
    const key = v7();
    await jobs.createPermanentJob(undefined, { key });
    await expect(jobs.createPermanentJob(undefined, { key, job_title: 'Mill' })).rejects.toThrow(/409/);
    await expect(jobs.createQuickJob({ key })).rejects.toThrow(/409/);
  });

  it('is not announced again after a change', async () => {
    const job = await jobs.createPermanentJob();
    await forget();
    const { version, timeline } = await jobs.callOrThrow(jobs.admin, getJobToEdit, { job_id: job });
    await jobs.callOrThrow(jobs.admin, editPermanentJob, {
      job_id: job,
      version,
      job_title: 'Library',
      job_address: '1 North Terrace, Adelaide',
      job_location: 'https://maps.app.goo.gl/library',
      job_need_count: 3,
      pay_per_hr: 45.55,
      pay_per_hr_sub_contractor: 30,
      job_description: 'Floors and windows',
      timeline_data: timeline,
    });
    expect(await listNotices()).toEqual([]);
  });

  it('needs as many statements for many people as for few', async () => {
    const make = () => countFewestStatements(() => jobs.createPermanentJob());
    await jobs.createAssignedJob([{ time: '18:00-20:00', days: ['We'] }], bo);
    const statementsForOne = await make();
    for (const person of [jobs.ana, cara])
      await jobs.createAssignedJob([{ time: '18:00-20:00', days: ['We'] }], person);
    expect(await make()).toBe(statementsForOne);
  });
});
