import { randomUUID } from 'node:crypto';
import {
  answerChecklist,
  getMyChecklists,
  getPersonalWork,
  offerCover,
  reportAbsence,
  requestJob,
  saveChecklist,
  takeCover,
} from '@cleaning/contracts';
import { createServiceToken } from '@cleaning/service-kit/testing';
import { JobsTestApp } from '../testing/jobs-test-app.js';

describe('Personal data', () => {
  const jobs = JobsTestApp.openShared();

  const ask = (userId: string, caller: 'auth' | 'media' = 'auth') =>
    jobs.app.call(getPersonalWork, { token: createServiceToken(jobs.app, caller), params: { user_id: userId } });

  it("contains only the person's own work, requests and assignments, without company amounts", async () => {
    const bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    jobs.setClock('2026-11-16T05:00');
    const library = await jobs.createPermanentJob();
    await jobs.assign(library);
    await jobs.callAs(bo, requestJob, { job_id: library, user_id: bo.id });
    await jobs.doWork(library, '2026-11-16T06:00', '2026-11-16T07:00');
    const { status, body } = await ask(jobs.ana.id);
    expect(status).toBe(200);
    expect(getPersonalWork.answer.parse(body)).toMatchObject({
      work: [{ job: 'Library', date: '2026-11-16', minutes: 60, pay: expect.stringMatching(/^\d+\.\d\d$/) }],
      requests: [],
      assignments: [{ job: 'Library' }],
    });
    expect(JSON.stringify(body)).not.toMatch(/company|Bo Berg/);
    expect((await ask(bo.id)).body).toMatchObject({ work: [], requests: [{ job: 'Library', status: 'pending' }] });
  });

  it("contains absences and covers without other people's names", async () => {
    const bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    await jobs.empty('2026-11-16T05:00');
    const library = await jobs.createAssignedJob();
    const days = { from: '2026-11-18', until: '2026-11-18' };
    await jobs.callOrThrow(jobs.ana, reportAbsence, { user_id: jobs.ana.id, ...days, reason: 'Flu' });
    const shift = { job_id: library, date: '2026-11-18', time: '06:00-08:00', user_id: jobs.ana.id };
    const { offer_id } = await jobs.callOrThrow(jobs.admin, offerCover, { ...shift, to: 'all' });
    await jobs.callOrThrow(bo, takeCover, { user_id: bo.id, offer_id });
    const own = await ask(jobs.ana.id);
    expect(own.body).toMatchObject({
      absences: [{ ...days, reason: 'Flu', withdrawn_at: null }],
      covers: [{ job: 'Library', date: '2026-11-18', time: '06:00-08:00', taken_by_me: false }],
      'shift-changes': [],
      incidents: [],
      messages: [],
      supplies: [],
    });
    expect(JSON.stringify(own.body)).not.toContain('Bo Berg');
    expect((await ask(bo.id)).body).toMatchObject({ absences: [], covers: [{ taken_by_me: true }] });
  });

  it('contains checklist answers with their photos', async () => {
    await jobs.empty('2026-11-16T05:00');
    const library = await jobs.createPermanentJob();
    await jobs.assign(library);
    const item = { id: randomUUID(), text: 'Empty the bins', photo: true, required: true };
    const area = { id: randomUUID(), name: 'Kitchen', items: [item] };
    await jobs.callOrThrow(jobs.admin, saveChecklist, { job_id: library, version: 0, areas: [area] });
    const [{ version_id }] = await jobs.callOrThrow(jobs.ana, getMyChecklists);
    const row_id = await jobs.doWork(library, '2026-11-16T06:00', '2026-11-16T07:00');
    const photo = randomUUID();
    await jobs.callOrThrow(jobs.ana, answerChecklist, {
      user_id: jobs.ana.id,
      key: randomUUID(),
      row_id,
      version_id,
      answers: [{ item_id: item.id, done: false, reason: '', photos: [photo] }],
      photos: [],
      answered_at: '2026-11-15T20:00:00.000Z',
    });
    const answers = [{ area: 'Kitchen', item: 'Empty the bins', done: false, reason: '', photos: [photo] }];
    expect((await ask(jobs.ana.id)).body).toMatchObject({
      checklists: [{ job: 'Library', date: '2026-11-16', answers, photos: [] }],
      inspections: [],
    });
  });

  it('is readable by svc-auth only', async () => {
    expect((await ask(jobs.ana.id, 'media')).status).not.toBe(200);
    const call = (token: string) => jobs.app.call(getPersonalWork, { token, params: { user_id: jobs.ana.id } });
    expect((await call(jobs.admin.token)).status).toBe(403);
    expect((await call(jobs.ana.token)).status).toBe(403);
  });
});
