import { randomUUID } from 'node:crypto';
import {
  answerChecklist,
  type Call,
  getChecklist,
  getJobPhotos,
  recordComplaint,
  recordInspection,
  reportIncident,
  requestSupplies,
  saveChecklist,
  sendMessage,
} from '@cleaning/contracts';
import { createServiceToken, type TestPerson } from '@cleaning/service-kit/testing';
import { JobsTestApp, NO_SUCH_ID } from '../testing/jobs-test-app.js';

describe('Photos of a job', () => {
  const jobs = JobsTestApp.openShared();
  beforeEach(async () => {
    await jobs.empty('2026-11-18T05:00');
    await jobs.app.dataSource.query('TRUNCATE incident_limit');
  });

  const read = (job: string, service: 'media' | 'auth' = 'media') =>
    jobs.app.call(getJobPhotos, { token: createServiceToken(jobs.app, service), params: { job_id: job } });
  const list = async (job: string) => (await read(job)).body.photos;
  const send = (person: TestPerson, call: Call, fields: object) =>
    jobs.callOrThrow(person, call, { user_id: person.id, key: randomUUID(), ...fields });

  it('names photos of a visit by area and item, or before and after', async () => {
    const job = await jobs.createAssignedJob();
    const item = { id: randomUUID(), text: 'Empty the bins', photo: true, required: false };
    const areas = [{ id: randomUUID(), name: 'Kitchen', items: [item] }];
    await jobs.callOrThrow(jobs.admin, saveChecklist, { job_id: job, version: 0, areas });
    const [{ id: version_id }] = await jobs.app.dataSource.query('SELECT id FROM checklist_version WHERE job_id = $1', [
      job,
    ]);
    expect((await jobs.app.call(getChecklist, { token: jobs.admin.token, query: { job_id: job } })).status).toBe(200);
    const row_id = await jobs.doWork(job, '2026-11-18T06:00', '2026-11-18T07:50');
    const [bins, before, after, other] = Array.from({ length: 4 }, () => randomUUID());
    await send(jobs.ana, answerChecklist, {
      row_id,
      version_id,
      answers: [{ item_id: item.id, done: true, reason: '', photos: [bins] }],
      photos: [
        { id: before, label: 'before' },
        { id: after, label: 'after' },
        { id: other, label: '' },
      ],
      answered_at: '2026-11-17T21:20:00Z',
    });
    const visit = { kind: 'visit', group: '2026-11-18 Ana Silva' };
    expect((await read(job)).body).toEqual({
      job_name: 'Library',
      photos: [
        { ...visit, id: bins, label: 'Kitchen, Empty the bins' },
        { ...visit, id: before, label: 'Before' },
        { ...visit, id: after, label: 'After' },
        { ...visit, id: other, label: 'Photo' },
      ],
    });
  });

  it('lists photos of inspections, incidents, complaints and supply requests, but none of messages and other jobs', async () => {
    const job = await jobs.createAssignedJob();
    const elsewhere = await jobs.createAssignedJob();
    const photos = () => [randomUUID()];
    const [inspected, broken, dusty, empty, said, theirs] = Array.from({ length: 6 }, photos);
    const area = { name: 'Kitchen', score: 4, note: '', photos: inspected };
    await send(jobs.admin, recordInspection, { job_id: job, place: 'office', note: '', areas: [area] });
    const incident = { kind: 'damage', text: 'Window', happened_at: '2026-11-16T16:00:00Z' };
    await send(jobs.ana, reportIncident, { ...incident, job_id: job, photos: broken });
    await send(jobs.ana, reportIncident, { ...incident, job_id: elsewhere, photos: theirs });
    const complaint = { channel: 'telephone', client_name: 'Manager', text: 'Dust', photos: dusty };
    await send(jobs.admin, recordComplaint, { ...complaint, job_id: job });
    await send(jobs.ana, requestSupplies, { job_id: job, item: 'Soap', quantity: 1, photos: empty });
    await send(jobs.admin, sendMessage, { kind: 'place', id: job, text: '', photos: said });
    const found: { id: string; kind: string; group: string; label: string }[] = await list(job);
    expect(found.map(({ id, kind, group, label }) => [id, kind, group.replace(/ \d+,/, ' N,'), label])).toEqual([
      [inspected?.[0], 'inspection', '2026-11-18 Helen Marsh', 'Kitchen'],
      [dusty?.[0], 'complaint', 'Complaint N, 2026-11-18', 'Photo'],
      [broken?.[0], 'incident', 'Incident N, 2026-11-17', 'Photo'],
      [empty?.[0], 'supply', 'Supply request N, 2026-11-18', 'Soap'],
    ]);
  });

  it('answers svc-media alone, and 404 for an unknown job', async () => {
    const job = await jobs.createPermanentJob();
    expect((await read(job)).body).toEqual({ job_name: 'Library', photos: [] });
    expect((await read(NO_SUCH_ID)).status).toBe(404);
    expect((await read(job, 'auth')).status).toBe(403);
    expect((await jobs.callAs(jobs.admin, getJobPhotos, undefined, { job_id: job })).status).toBe(403);
  });
});
