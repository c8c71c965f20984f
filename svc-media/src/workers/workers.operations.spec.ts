import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getGallery, updateDocuments, uploadEnquiryPhoto, uploadGallery } from '@cleaning/contracts';
import { type TestApp, type TestPerson, waitFor } from '@cleaning/service-kit/testing';
import { ImageMaking } from '../gallery/image-making.service.js';
import { ObjectStore } from '../objects/object-store.js';
import { createPhoto, JPEG, PDF } from '../testing/files.js';
import { FOLDER_STORE, type MediaTestApp, startMediaTestApp } from '../testing/stores.js';
import { FileWorkers } from './file-workers.service.js';
import type { WorkerProcess } from './worker-process.js';

// Starting and killing processes is slow on a busy machine.
jest.setTimeout(150_000);

describe('File workers', () => {
  let media: MediaTestApp;
  let testApp: TestApp;
  let admin: TestPerson;
  let picture: Buffer;
  beforeAll(async () => {
    media = await startMediaTestApp(FOLDER_STORE);
    testApp = media.testApp;
    admin = await testApp.createPerson({ role: 'admin' });
    picture = await createPhoto(300, 200);
  }, 60_000);
  afterAll(() => media.stop());

  const uploadImages = (count: number) =>
    testApp.call(uploadGallery, {
      token: admin.token,
      body: { catergory: 'Office' },
      files: ['before_imgs', 'after_imgs'].flatMap((field) =>
        Array.from({ length: count }, (_, index) => ({ field, name: `${index}.jpg`, content: picture })),
      ),
    });
  const uploadDocument = (person: TestPerson, content: Buffer) =>
    testApp.call(updateDocuments, {
      token: person.token,
      body: { id: person.id },
      files: [{ field: 'passport_img', name: 'a', content }],
    });
  const readImages = async (id: string): Promise<{ id: string; status: string; sources: unknown[] }[]> => {
    const { body } = await testApp.call(getGallery);
    const { imgs } = body.find((collection: { id: string }) => collection.id === id);
    return [...imgs.before, ...imgs.after];
  };
  const listStatuses = async (id: string) => new Set((await readImages(id)).map(({ status }) => status));
  const waitUntilReady = (id: string) => waitFor(async () => [...(await listStatuses(id))].join() === 'ready');
  const pending = async (): Promise<string[]> =>
    (await testApp.dataSource.query('SELECT key FROM pending_deletion')).map(({ key }: { key: string }) => key);
  /** Suspends a worker's process. Returns a function that signals it. */
  const suspend = (worker: WorkerProcess): ((signal: NodeJS.Signals) => void) => {
    const pid = worker.pid as number;
    process.kill(pid, 'SIGSTOP');
    return (signal) => process.kill(pid, signal);
  };

  it('delay no call while many images wait for their sizes', async () => {
    await waitUntilReady((await uploadImages(1)).body.id);
    const signal = suspend(testApp.get(FileWorkers).gallery);
    const waiting = [await uploadImages(5), await uploadImages(5)];
    const person = await testApp.createPerson();
    const answers = [
      ...waiting,
      await uploadDocument(person, JPEG),
      await uploadDocument(person, PDF),
      await testApp.call(uploadEnquiryPhoto, {
        body: {},
        files: [{ field: 'photo', name: 'a.jpg', content: picture }],
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const { body } of waiting) expect(await listStatuses(body.id)).toEqual(new Set(['processing']));
    signal('SIGCONT');
    for (const { body } of waiting) await waitUntilReady(body.id);
  });

  it('lose and repeat nothing when one is killed with an image', async () => {
    await waitUntilReady((await uploadImages(1)).body.id);
    const { gallery } = testApp.get(FileWorkers);
    const signal = suspend(gallery);
    const killed = gallery.pid;
    const { body } = await uploadImages(2);
    const attempts = async (): Promise<number[]> =>
      (
        await testApp.dataSource.query(
          'SELECT attempts FROM gallery_image WHERE collection_id = $1 ORDER BY attempts',
          [body.id],
        )
      ).map((row: { attempts: number }) => row.attempts);
    await waitFor(async () => (await attempts()).includes(1));
    signal('SIGKILL');
    await waitUntilReady(body.id);
    expect(gallery.pid).not.toBe(killed);
    expect(await attempts()).toEqual([1, 1, 1, 2]);
    expect((await readImages(body.id)).map(({ sources }) => sources.length)).toEqual([2, 2, 2, 2]);
    await waitFor(async () => (await pending()).length === 0);
  });

  it('check a document again from the store after its worker was killed, and restart', async () => {
    const person = await testApp.createPerson();
    expect((await uploadDocument(person, JPEG)).status).toBe(200);
    const { uploads } = testApp.get(FileWorkers);
    const signal = suspend(uploads);
    const killed = uploads.pid;
    const answer = uploadDocument(person, PDF);
    // The check begins once the object is complete.
    await waitFor(async () => {
      const [key] = await pending();
      const object = key ? await testApp.get(ObjectStore).get(key) : null;
      object?.stream.destroy();
      return object !== null;
    });
    signal('SIGKILL');
    expect((await answer).status).toBe(200);
    expect(uploads.pid).not.toBe(killed);
    expect(await pending()).toEqual([]);
  });
});

describe('Worker that crashes on each file', () => {
  it('refuses documents in plain words and gives up images after five attempts', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'media-worker-'));
    const program = join(folder, 'ends.mjs');
    await writeFile(
      program,
      `process.on('message', ({ task }) => { if (task) process.kill(process.pid, 'SIGSEGV'); });`,
    );
    const media = await startMediaTestApp(FOLDER_STORE, {}, undefined, program);
    const { testApp } = media;
    const person = await testApp.createPerson();
    const { status, body } = await testApp.call(updateDocuments, {
      token: person.token,
      body: { id: person.id },
      files: [{ field: 'passport_img', name: 'a.jpg', content: JPEG }],
    });
    expect([status, body.code]).toEqual([503, 'documents_away']);
    expect(body.msg).toBe('Documents can’t be stored right now. Try again in a few minutes.');
    expect(await testApp.dataSource.query('SELECT id FROM document')).toEqual([]);
    expect(await testApp.dataSource.query('SELECT key FROM pending_deletion WHERE NOT marked')).toEqual([]);

    const admin = await testApp.createPerson({ role: 'admin' });
    const gallery = await testApp.call(uploadGallery, {
      token: admin.token,
      body: { catergory: 'Office' },
      files: ['before_imgs', 'after_imgs'].map((field) => ({ field, name: 'a.jpg', content: JPEG })),
    });
    const [image] = gallery.body.imgs.before;
    const making = testApp.get(ImageMaking);
    const row = async () =>
      (await testApp.dataSource.query('SELECT status, attempts FROM gallery_image WHERE id = $1', [image.id]))[0];
    // The queue's attempts count too.
    await waitFor(async () => {
      await making.make(image.id).catch(() => undefined);
      return (await row()).status !== 'processing';
    });
    expect(await row()).toEqual({ status: 'damaged', attempts: 5 });
    await media.stop();
    await rm(folder, { recursive: true });
  });
});
