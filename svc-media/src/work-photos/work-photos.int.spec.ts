import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  buildFieldProblem,
  getGallery,
  getOwnWorkPhotos,
  getWorkPhotos,
  publishPhotoPair,
  uploadWorkPhoto,
  WORK_PHOTO_MONTHS,
  type WorkPhotoKind,
} from '@cleaning/contracts';
import { ReadFeeds } from '@cleaning/service-kit';
import { type TestApp, type TestPerson, waitFor } from '@cleaning/service-kit/testing';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { EXIFTOOL, readMetadata } from '../../../scripts/machine/exiftool.mjs';
import { DocumentEncryption } from '../encryption/document-encryption.service.js';
import { SinglePhotos } from '../files/single-photos.service.js';
import { ObjectStore } from '../objects/object-store.js';
import { OWNED_KEYS } from '../objects/pending-deletions.queries.js';
import { PendingDeletions } from '../objects/pending-deletions.service.js';
import { breakSignature } from '../testing/document-calls.js';
import { BROKEN_JPEG, createJpeg, createPhoto, PDF } from '../testing/files.js';
import { FOLDER_STORE, type MediaTestApp, startMediaTestApp } from '../testing/stores.js';
import { WorkerFile } from '../workers/worker-process.js';
import { WorkPhotos } from './work-photos.service.js';

// Picture encoding is slow on a busy machine.
jest.setTimeout(150_000);

describe('Photos of work', () => {
  let media: MediaTestApp;
  let testApp: TestApp;
  let admin: TestPerson;
  let ana: TestPerson;
  let bo: TestPerson;
  let picture: Buffer;
  beforeAll(async () => {
    media = await startMediaTestApp(FOLDER_STORE);
    testApp = media.testApp;
    admin = await testApp.createPerson({ name: 'Helen Marsh', role: 'admin' });
    ana = await testApp.createPerson({ name: 'Ana Silva' });
    bo = await testApp.createPerson({ name: 'Bo Berg' });
    picture = await createPhoto(2400, 1200);
  }, 60_000);
  afterAll(() => media.stop());

  const upload = (key: string, content: Buffer = picture, person = ana) =>
    testApp.call(uploadWorkPhoto, {
      token: person.token,
      body: { key },
      files: [{ field: 'photo', name: 'photo.jpg', content }],
    });
  const uploadPhoto = async (key: string = randomUUID()): Promise<string> => {
    expect(await upload(key)).toMatchObject({ status: 200, body: { photo_id: key } });
    return key;
  };
  const name = (
    owner: string,
    photos: string[],
    change: { kind?: WorkPhotoKind; person_id?: string; job_id?: string } = {},
  ) => testApp.deliver('work-photos', owner, { kind: 'visit', job_id: v7(), person_id: ana.id, photos, ...change });
  const list = async (owner: string, person = admin) =>
    (await testApp.call(getWorkPhotos, { token: person.token, params: { owner_id: owner } })).body;
  const sql = (statement: string, parameters: unknown[] = []) => testApp.dataSource.query(statement, parameters);
  const readKey = async (id: string): Promise<string | undefined> =>
    (await sql('SELECT object_key FROM work_photo WHERE id = $1', [id]))[0]?.object_key;
  const open = (path: string) => fetch(`${testApp.url}${path}`);

  it('are served without metadata', async () => {
    expect(picture.includes('Exif')).toBe(true);
    expect((await sharp(picture).metadata()).exif?.length).toBeGreaterThan(0);
    const owner = v7();
    const id = await uploadPhoto();
    await name(owner, [id]);
    const [shown] = await list(owner);
    expect(shown).toMatchObject({ id, state: 'stored', width: 1600, height: 800 });
    const answer = await open(shown.path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const bytes = Buffer.from(await answer.arrayBuffer());
    // Exif and XMP are in segment APP1.
    expect(bytes.subarray(0, 2).toString('hex')).toBe('ffd8');
    for (const mark of [Buffer.from([0xff, 0xe1]), 'Exif', 'GPS', 'Camera', 'http://ns.adobe.com'])
      expect(bytes.includes(mark)).toBe(false);
    const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
    if (EXIFTOOL) expect([readMetadata(bytes), readMetadata(picture).length > 0]).toEqual([[], true]);
    expect(await sql('SELECT FROM pending_deletion WHERE NOT marked')).toEqual([]);
  });

  it('are encrypted in storage and backups, and again under a new key', async () => {
    const id = await uploadPhoto();
    const key = (await readKey(id)) ?? '';
    const object = await testApp.get(ObjectStore).get(key);
    expect((await text(object?.stream as never)).slice(0, 21)).toBe('age-encryption.org/v1');
    expect((await sql(OWNED_KEYS)).map((row: { key: string }) => row.key)).toContain(key);
    expect(await testApp.get(DocumentEncryption).reencryptAll()).toMatchObject({ left: 0 });
  });

  it('are stored once per key, and refused under another person’s key', async () => {
    const key = randomUUID();
    const answers = await Promise.all([upload(key), upload(key), upload(key)]);
    expect(answers.map(({ status, body }) => [status, body.photo_id])).toEqual(Array(3).fill([200, key]));
    expect(await sql('SELECT FROM work_photo WHERE id = $1', [key])).toHaveLength(1);
    expect(await upload(key, picture, bo)).toMatchObject({ status: 409 });
    await sql(`UPDATE pending_deletion SET delete_after = now() - interval '1 second'`);
    await testApp.get(PendingDeletions).sweep();
    const object = await testApp.get(ObjectStore).get((await readKey(key)) ?? '');
    expect(object).not.toBeNull();
    object?.stream.destroy();
  });

  it.each([
    ['a PDF', PDF, 415],
    ['a picture that is cut off', BROKEN_JPEG, 415],
    ['a picture of more than 10 MB', createJpeg(11 * 1024 * 1024), 413],
  ])('are refused when they contain %s', async (_, content, expected) => {
    const key = randomUUID();
    expect(await upload(key, content)).toMatchObject({ status: expected, body: { issues: [{ field: 'photo' }] } });
    expect(await readKey(key)).toBeUndefined();
  });

  it('are stored only as re-encoded', async () => {
    const webp = await sharp(picture).keepMetadata().webp().toBuffer();
    const stored = jest.spyOn(testApp.get(ObjectStore), 'put');
    const key = randomUUID();
    expect(await upload(key, webp)).toMatchObject({ status: 200 });
    expect(stored.mock.calls.map(([object]) => object)).toEqual([await readKey(key)]);
    // The same photo again, and others without a right to it.
    expect(await upload(key, webp)).toMatchObject({ status: 200 });
    expect(await upload(key, webp, bo)).toMatchObject({ status: 409 });
    expect(await upload('no-uuid', webp)).toMatchObject({ status: 400 });
    expect(stored).toHaveBeenCalledTimes(1);
    stored.mockRestore();
    expect(await sql('SELECT FROM pending_deletion WHERE NOT marked')).toEqual([]);
  });

  it('are asked for again when the store fails', async () => {
    const away = jest.spyOn(testApp.get(ObjectStore), 'put').mockRejectedValueOnce(new Error('connect ECONNREFUSED'));
    const key = randomUUID();
    expect(await upload(key)).toMatchObject({ status: 503, body: { code: 'photo_away' } });
    expect(await readKey(key)).toBeUndefined();
    away.mockRestore();
    await uploadPhoto(key);
  });

  it('wait in the store when many arrive at once', async () => {
    const photos = testApp.get(SinglePhotos);
    const filling = Readable.from([Buffer.alloc(32 * 1024 * 1024)]);
    const large = await photos.receive(filling, { contentType: 'image/jpeg', field: 'photo' }, () =>
      Promise.reject(new Error('There is room')),
    );
    const stored = jest.spyOn(testApp.get(ObjectStore), 'put');
    const key = await uploadPhoto();
    const [original, copy] = stored.mock.calls.map(([object]) => object);
    expect([stored.mock.calls.length, copy]).toEqual([2, await readKey(key)]);
    expect(await testApp.get(ObjectStore).get(original ?? '')).toBeNull();
    await large.end();
    await uploadPhoto();
    expect(stored).toHaveBeenCalledTimes(3);
    stored.mockRestore();
  });

  it('give way to others when their sender leaves', async () => {
    let start = () => {};
    const started = new Promise<void>((resolve) => {
      start = resolve;
    });
    const { run } = WorkerFile.prototype;
    const encode = jest.spyOn(WorkerFile.prototype, 'run').mockImplementation(async function (
      this: WorkerFile,
      ...task
    ) {
      await started;
      return run.apply(this, task);
    });
    const slow = Array.from({ length: 2 }, () => uploadPhoto());
    await waitFor(() => encode.mock.calls.length === 2);
    const key = randomUUID();
    const body = new FormData();
    body.append('key', key);
    body.append('photo', new Blob([new Uint8Array(picture)]), 'photo.jpg');
    const leaving = new AbortController();
    const receive = jest.spyOn(SinglePhotos.prototype, 'receive');
    const sent = fetch(`${testApp.url}${uploadWorkPhoto.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ana.token}` },
      body,
      signal: leaving.signal,
    });
    await waitFor(() => receive.mock.calls.length === 1);
    leaving.abort();
    await expect(sent).rejects.toThrow('aborted');
    await waitFor(() => receive.mock.calls[0]?.[1].signal?.aborted);
    start();
    await Promise.all(slow);
    await uploadPhoto();
    expect(encode).toHaveBeenCalledTimes(3);
    expect(await readKey(key)).toBeUndefined();
    jest.restoreAllMocks();
  });

  it('belong to the report that names them, whether it comes first or last, in its order', async () => {
    const owner = v7();
    const [first, second] = [randomUUID(), await uploadPhoto()];
    await name(owner, [first, second]);
    expect((await list(owner)).map(({ state }: { state: string }) => state)).toEqual(['waiting', 'stored']);
    await uploadPhoto(first);
    expect((await list(owner)).map(({ id, state }: { id: string; state: string }) => [id, state])).toEqual([
      [first, 'stored'],
      [second, 'stored'],
    ]);
  });

  it('belong to their own person’s first report', async () => {
    const [mine, other, later] = [v7(), v7(), v7()];
    const id = await uploadPhoto();
    await name(other, [id], { person_id: bo.id });
    expect(await list(other)).toMatchObject([{ state: 'waiting', path: '' }]);
    const next = await uploadPhoto();
    await name(mine, [next]);
    await name(later, [next]);
    expect(await list(later)).toEqual([]);
  });

  it('open for admins and their own person, through their link while their session is open', async () => {
    const owner = v7();
    const id = await uploadPhoto();
    await name(owner, [id]);
    const readOwn = async ({ token }: TestPerson) =>
      (await testApp.call(getOwnWorkPhotos, { token, params: { owner_id: owner } })).body;
    expect(await readOwn(bo)).toEqual([]);
    const [own] = await readOwn(ana);
    expect((await open(own.path)).status).toBe(200);
    expect((await open(breakSignature(own.path))).status).toBe(403);
    expect((await open(`/api/static/work-photos/${id}`)).status).toBe(403);
    const leaving = await testApp.createPerson({ role: 'admin' });
    const [shown] = await list(owner, leaving);
    await testApp.createPerson({ id: leaving.id, role: 'admin', endedSessions: [leaving.sessionId] });
    expect((await open(shown.path)).status).toBe(403);
  });

  it('are shown to the supervisor of the site only', async () => {
    const [owner, job] = [v7(), v7()];
    const id = await uploadPhoto();
    await testApp.deliver('work-photos', owner, { kind: 'visit', job_id: job, person_id: ana.id, photos: [id] });
    const sam = await testApp.createPerson({ role: 'supervisor', places: [job] });
    const pia = await testApp.createPerson({ role: 'supervisor', places: [v7()] });
    const [shown] = await list(owner, sam);
    expect((await open(shown.path)).status).toBe(200);
    expect(await list(owner, pia)).toEqual([]);
    await testApp.createPerson({ id: sam.id, role: 'supervisor', places: [] });
    expect((await open(shown.path)).status).toBe(403);
  });

  const age = (id: string, interval: string) =>
    sql('UPDATE work_photo SET created_at = now() - $2::interval WHERE id = $1', [id, interval]);
  const standing = { reader: 'media', source: 'jobs', applied: 1, seconds_behind: 0, set_aside: 0 } as const;
  const sweep = (change: object = {}) => {
    jest.spyOn(testApp.get(ReadFeeds), 'readStandings').mockResolvedValueOnce([{ ...standing, ...change }]);
    return testApp.get(WorkPhotos).sweep();
  };

  it('are deleted when nothing names them in time, but not while svc-jobs is behind', async () => {
    const [old, holidays, fresh, named] = [
      await uploadPhoto(),
      await uploadPhoto(),
      await uploadPhoto(),
      await uploadPhoto(),
    ];
    await name(v7(), [named]);
    for (const id of [old, named]) await age(id, '15 days');
    // Work left open before Easter, which the office finished a week later.
    await age(holidays, '13 days');
    await sweep({ seconds_behind: 90_000 });
    expect(await readKey(old)).toBeDefined();
    const key = (await readKey(old)) ?? '';
    await sweep();
    expect([await readKey(old), await readKey(holidays), await readKey(fresh), await readKey(named)]).toEqual([
      undefined,
      expect.any(String),
      expect.any(String),
      expect.any(String),
    ]);
    expect(await testApp.get(ObjectStore).get(key)).toBeNull();
  });

  it.each(Object.entries(WORK_PHOTO_MONTHS) as [WorkPhotoKind, number][])(
    'of kind %s are deleted after %i months and then listed as deleted',
    async (kind, months) => {
      const owner = v7();
      const [old, young] = [await uploadPhoto(), await uploadPhoto()];
      await name(owner, [old, young], { kind });
      await age(old, `${months} months 1 day`);
      await age(young, `${months - 1} months`);
      await sweep();
      expect((await list(owner)).map(({ state }: { state: string }) => state)).toEqual(['deleted', 'stored']);
    },
  );

  it('are published to the gallery as a pair once, with the recorded consent', async () => {
    const [before, after] = [await uploadPhoto(), await uploadPhoto()];
    await name(v7(), [before, after]);
    const body = {
      key: randomUUID(),
      before,
      after,
      catergory: 'Kitchens',
      agreed_by: 'Mia Chen, North Cafe',
      consent: 'Agreed by e-mail on 18 November',
      has_consent: true,
    };
    const publish = (change: object = {}, person = admin) =>
      testApp.call(publishPhotoPair, { token: person.token, body: { ...body, ...change } });
    expect((await publish({ has_consent: false })).body.issues).toEqual([buildFieldProblem('has_consent', 'needed')]);
    expect(await publish({ agreed_by: ' ' })).toMatchObject({ status: 400 });
    expect(await publish({ after: v7() })).toMatchObject({ status: 404 });
    expect((await publish({ after: before })).body.issues).toEqual([buildFieldProblem('after', 'not_other_photo')]);
    const elsewhere = await uploadPhoto();
    await name(v7(), [elsewhere], { job_id: v7() });
    expect(await publish({ after: elsewhere })).toMatchObject({ status: 409 });
    testApp.setRecentFactor(admin, false);
    expect(await publish()).toMatchObject({ status: 403, body: { code: 'step_up' } });
    testApp.setRecentFactor(admin, true);
    const answers = await Promise.all([publish(), publish()]);
    expect(new Set(answers.map(({ status, body: { id } }) => `${status} ${id}`)).size).toBe(1);
    const { id } = answers[0]?.body ?? {};
    const shown = await waitFor(async () => {
      const collections: { id: string; imgs: { before: { status: string; img_path: string }[]; after: object[] } }[] = (
        await testApp.call(getGallery)
      ).body;
      const found = collections.filter((each) => each.id === id);
      return found[0]?.imgs.before[0]?.status === 'ready' && found;
    });
    expect(shown).toMatchObject([{ imgs: { before: [{}], after: [{}] } }]);
    const served = Buffer.from(await (await open(shown[0]?.imgs.before[0]?.img_path ?? '')).arrayBuffer());
    expect(served.includes('Exif')).toBe(false);
    if (EXIFTOOL) expect(readMetadata(served)).toEqual([]);
    expect(await sql('SELECT agreed_by, consent, noted_by_name FROM gallery_consent')).toEqual([
      { agreed_by: body.agreed_by, consent: body.consent, noted_by_name: 'Helen Marsh' },
    ]);
    const actions = (await testApp.readPublishedStates('audit-entry')).filter(({ subject_id }) => subject_id === id);
    expect(actions).toMatchObject([
      { action: 'gallery.created' },
      { action: 'gallery.consent-noted', details: { agreed_by: body.agreed_by, consent: body.consent } },
    ]);
  });

  it('are not published when they belong to an incident', async () => {
    const [before, after] = [await uploadPhoto(), await uploadPhoto()];
    await name(v7(), [before, after], { kind: 'incident' });
    const body = { key: randomUUID(), before, after, catergory: 'x', agreed_by: 'x', consent: 'x', has_consent: true };
    expect(await testApp.call(publishPhotoPair, { token: admin.token, body })).toMatchObject({ status: 404 });
  });
});
