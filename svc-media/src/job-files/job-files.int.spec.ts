import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { downloadJobFiles, getJobPhotos, type JobPhoto, uploadSiteFile, uploadWorkPhoto } from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { unzipSync } from 'fflate';
import { v7 } from 'uuid';
import { ObjectStore } from '../objects/object-store.js';
import { createPhoto, PDF } from '../testing/files.js';
import { describeInStore, type MediaTestApp, startMediaTestApp } from '../testing/stores.js';

// Picture encoding is slow on a busy machine.
jest.setTimeout(150_000);

const VISIT = { kind: 'visit', group: '2026-11-16 Ana Silva' } as const;

describeInStore('Photos and documents of a job', (store) => {
  let media: MediaTestApp;
  let testApp: TestApp;
  let admin: TestPerson;
  let ana: TestPerson;
  let picture: Buffer;
  let job: string;
  beforeAll(async () => {
    media = await startMediaTestApp(store);
    testApp = media.testApp;
    admin = await testApp.createPerson({ name: 'Helen Marsh', role: 'admin' });
    ana = await testApp.createPerson({ name: 'Ana Silva' });
    picture = await createPhoto(800, 400);
  }, 60_000);
  afterAll(() => media.stop());
  beforeEach(() => {
    job = v7();
  });

  const answerPath = () => `/jobs${getJobPhotos.path.replace(':job_id', job)}`;
  /** svc-jobs' response about the job's photos. */
  const tell = (photos: JobPhoto[], job_name = 'Library') =>
    testApp.peers.answers.set(answerPath(), { job_name, photos });
  const uploaded = async (): Promise<string> => {
    const id = randomUUID();
    const files = [{ field: 'photo', name: 'photo.jpg', content: picture }];
    expect(await testApp.call(uploadWorkPhoto, { token: ana.token, body: { key: id }, files })).toMatchObject({
      status: 200,
    });
    return id;
  };
  const name = (photos: string[], change: object = {}) =>
    testApp.deliver('work-photos', v7(), { kind: 'visit', job_id: job, person_id: ana.id, photos, ...change });
  const upload = (fileName: string, content: Buffer = PDF) =>
    testApp.call(uploadSiteFile, {
      token: admin.token,
      body: { job_id: job, name: fileName },
      files: [{ field: 'file', name: 'x', content }],
    });
  const download = (person = admin) => testApp.call(downloadJobFiles, { token: person.token, params: { job_id: job } });
  const unzip = async () => unzipSync((await download()).body);
  const names = async () => Object.keys(await unzip()).sort();
  const objectKey = async (id: string): Promise<string> =>
    (await testApp.dataSource.query('SELECT object_key FROM work_photo WHERE id = $1', [id]))[0]?.object_key;
  const audited = async () =>
    (await testApp.readPublishedStates('audit-entry')).filter(
      ({ action, subject_id }) => action === 'job.files-downloaded' && subject_id === job,
    );

  it('are one ZIP with a folder for each kind and visit, and each name once', async () => {
    const [bins, before, again, damage] = [await uploaded(), await uploaded(), await uploaded(), await uploaded()];
    await name([bins, before, again]);
    await name([damage], { kind: 'incident' });
    await upload('Bleach.pdf');
    await upload('Bleach');
    await upload('Entry', picture);
    tell(
      [
        { ...VISIT, id: bins, label: 'Level 3/4: kitchen, "Bins"' },
        { ...VISIT, id: before, label: 'Before' },
        { ...VISIT, id: again, label: 'before' },
        { id: damage, kind: 'incident', group: 'Incident 12, 2026-11-17', label: 'Photo' },
      ],
      'Café “Con”: level 2',
    );
    const { status, headers, body } = await download();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toBe('attachment; filename="Cafe Con level 2 photos and documents.zip"');
    expect(headers.get('cache-control')).toBe('private, no-store');
    const zip = unzipSync(body);
    expect(Object.keys(zip)).toEqual([
      'Site documents/Bleach.pdf',
      'Site documents/Bleach (2).pdf',
      'Site documents/Entry.jpg',
      'Visits/2026-11-16 Ana Silva/Level 3 4 kitchen, Bins.jpg',
      'Visits/2026-11-16 Ana Silva/Before.jpg',
      'Visits/2026-11-16 Ana Silva/before (2).jpg',
      'Incidents/Incident 12, 2026-11-17/Photo.jpg',
    ]);
    expect(PDF.equals(zip['Site documents/Bleach.pdf'] ?? PDF.subarray(1))).toBe(true);
    for (const [path, bytes] of Object.entries(zip))
      if (path.endsWith('.jpg')) expect(Buffer.from(bytes.subarray(0, 2)).toString('hex')).toBe('ffd8');
    expect(await audited()).toMatchObject([
      {
        action: 'job.files-downloaded',
        actor_id: admin.id,
        subject_name: 'Café “Con”: level 2',
        details: { photos: '4', documents: '3' },
      },
    ]);
  });

  it('say which photos are missing, and leave out damaged ones', async () => {
    const [kept, gone, changed, old] = [await uploaded(), await uploaded(), await uploaded(), await uploaded()];
    const waiting = randomUUID();
    await name([kept, gone, changed, old, waiting]);
    const objects = testApp.get(ObjectStore);
    await objects.remove([await objectKey(gone)]);
    await objects.put(await objectKey(changed), [Buffer.from('something else')], 'application/octet-stream');
    await testApp.dataSource.query('DELETE FROM work_photo WHERE id = $1', [old]);
    await testApp.dataSource.query('UPDATE named_work_photo SET deleted_at = now() WHERE photo_id = $1', [old]);
    tell([kept, gone, changed, old, waiting].map((id) => ({ ...VISIT, id, label: 'After' })));
    const zip = await unzip();
    expect(Object.keys(zip)).toEqual(['Visits/2026-11-16 Ana Silva/After.jpg', 'Not included.txt']);
    expect(
      Buffer.from(zip['Not included.txt'] ?? [])
        .toString()
        .split('\r\n'),
    ).toEqual([
      '\uFEFF1 photo hasn’t arrived from the phone yet.',
      '1 photo was deleted because we only keep photos for a limited time.',
      '2 files are missing or damaged in our file store.',
      '',
    ]);
  });

  it('hold no photo of a message, of another job, or of somebody who did not take it', async () => {
    const [own, said, elsewhere, foreign] = [await uploaded(), await uploaded(), await uploaded(), await uploaded()];
    await name([own]);
    await name([said], { kind: 'message' });
    await name([elsewhere], { job_id: v7() });
    await name([foreign], { person_id: admin.id });
    tell([own, own, said, elsewhere, foreign].map((id) => ({ ...VISIT, id, label: 'After' })));
    expect(await names()).toEqual(['Not included.txt', 'Visits/2026-11-16 Ana Silva/After.jpg']);
  });

  it('answer 404 for a job without files, and for an unknown one, without an audit entry', async () => {
    tell([]);
    expect(await download()).toMatchObject({ status: 404, body: { code: 'no_job_files' } });
    testApp.peers.answers.delete(answerPath());
    expect(await download()).toMatchObject({ status: 404, body: { code: 'no_such_job' } });
    expect(await audited()).toEqual([]);
  });

  it('open for admins alone', async () => {
    await upload('Bleach');
    tell([]);
    const sam = await testApp.createPerson({ name: 'Sam Lee', role: 'supervisor', places: [job] });
    for (const person of [sam, ana]) expect((await download(person)).status).toBe(403);
    expect((await download()).status).toBe(200);
  });

  it('answer 503 while svc-jobs is down', async () => {
    testApp.peers.statuses.set(answerPath(), 503);
    expect((await download()).status).toBe(503);
  });

  it('break off when the store fails midway, and stop reading when the client leaves', async () => {
    const photos = [await uploaded(), await uploaded(), await uploaded()];
    await name(photos);
    tell(photos.map((id) => ({ ...VISIT, id, label: 'After' })));
    const objects = testApp.get(ObjectStore);
    const get = objects.get.bind(objects);
    let asked = 0;
    const spy = jest.spyOn(objects, 'get').mockImplementation((key) => {
      asked += 1;
      return asked === 3 ? Promise.reject(new Error('The store has stopped')) : get(key);
    });
    await expect(download()).rejects.toThrow();
    asked = 10;
    await new Promise<void>((resolve) => {
      const url = `${testApp.url}${downloadJobFiles.path.replace(':job_id', job)}`;
      const outgoing = request(url, { headers: { authorization: `Bearer ${admin.token}` } }, (incoming) => {
        incoming.once('data', () => incoming.destroy()).on('error', () => undefined);
        incoming.once('close', resolve);
      });
      outgoing.end();
    });
    spy.mockRestore();
    expect((await download()).status).toBe(200);
  });
});
