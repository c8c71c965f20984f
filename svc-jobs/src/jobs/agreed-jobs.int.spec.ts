import { type EntityState, endJob, getJobToEdit, removeImportedJobs } from '@cleaning/contracts';
import { createServiceToken } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { JobsTestApp } from '../testing/jobs-test-app.js';

describe('Job from an accepted quote', () => {
  const jobs = JobsTestApp.openShared();
  const makeAgreedJob = (): EntityState<'agreed-job'> => ({
    title: 'Ground floor',
    address: '1 King William Street',
    location: '1 King William Street',
    description: 'Floors\r\nand kitchen',
    need_count: 2,
    company_rate_cents: 5_000,
    contractor_rate_cents: 3_250,
    timeline: [{ time: '18:00-20:00', days: ['Mo', 'Fr'], isRemove: true }],
    made_by: { id: jobs.admin.id, name: 'Helen Marsh' },
    at: new Date().toISOString(),
  });
  const deliver = (id: string, state: EntityState<'agreed-job'> | null = makeAgreedJob()) =>
    jobs.app.deliver('agreed-job', id, state);
  const read = (job_id: string) => jobs.callOrThrow(jobs.admin, getJobToEdit, { job_id });

  it('has its timetable and rates, and names the admin in the audit log', async () => {
    const id = v7();
    await deliver(id);
    expect(await read(id)).toMatchObject({
      kind: 'permanent',
      version: 1,
      title: 'Ground floor',
      need_count: 2,
      description: 'Floors\nand kitchen',
      company_pay_per_hour: '50.00',
      contractor_pay_per_hour: '32.50',
      timeline: [{ time: '18:00-20:00', days: ['Mo', 'Fr'] }],
    });
    const acts = (await jobs.app.readPublishedStates('audit-entry')).filter(({ subject_id }) => subject_id === id);
    expect(acts).toMatchObject([{ action: 'job.created', actor_name: 'Helen Marsh' }]);
    expect((await jobs.app.readPublishedStates('job')).filter((job) => job.id === id)).toMatchObject([
      { title: 'Ground floor' },
    ]);
  });

  it('is created once and keeps its later state when delivered again', async () => {
    const id = v7();
    await deliver(id);
    await jobs.callOrThrow(jobs.admin, endJob, { job_id: id, version: 1 });
    await deliver(id, { ...makeAgreedJob(), title: 'Another' });
    await deliver(id, null);
    expect(await read(id)).toMatchObject({ title: 'Ground floor', ended_on: expect.stringMatching(/^20/) });
    const [{ slots }] = await jobs.app.dataSource.query(
      'SELECT count(*)::int AS slots FROM timetable_slot WHERE job_id = $1',
      [id],
    );
    expect(slots).toBe(1);
  });

  it('is set aside with an impossible timetable', async () => {
    const [slot] = makeAgreedJob().timeline;
    const id = v7();
    await expect(deliver(id, { ...makeAgreedJob(), timeline: [slot, slot] as never })).rejects.toThrow(/set aside/);
  });

  it('is removed with all jobs of its import, or none if one has people or anything that was entered for it', async () => {
    const [used, ...ids] = [v7(), v7(), v7()];
    for (const id of [used, ...ids]) await deliver(id ?? '');
    const remove = async (jobIds: string[]) => {
      const body = { ids: jobIds, removed_by: { id: jobs.admin.id, name: 'Helen Marsh' } };
      return jobs.app.call(removeImportedJobs, { token: createServiceToken(jobs.app, 'invoice'), body });
    };
    await jobs.assign(used ?? '');
    expect((await remove([used ?? '', ...ids])).body).toEqual({ used: ['Ground floor'] });
    const count = async () =>
      (await jobs.app.dataSource.query('SELECT count(*)::int AS jobs FROM job WHERE id = ANY($1)', [ids]))[0].jobs;
    expect(await count()).toBe(2);
    const { dataSource } = jobs.app;
    await dataSource.query(`INSERT INTO site_card (job_id, instructions) VALUES ($1, 'Ring twice')`, [ids[0]]);
    expect((await remove(ids)).body).toEqual({ used: ['Ground floor'] });
    expect(await count()).toBe(2);
    await dataSource.query('DELETE FROM site_card WHERE job_id = $1', [ids[0]]);
    expect((await remove(ids)).body).toEqual({ used: [] });
    expect((await remove(ids)).body).toEqual({ used: [] });
    expect(await count()).toBe(0);
    expect((await jobs.app.readPublishedStates('job')).filter(({ id }) => ids.includes(id))).toEqual([]);
  });
});
