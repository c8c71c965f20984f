import {
  buildFieldProblem,
  getGallery,
  readGalleryImage,
  removeGalleryCollection,
  uploadGallery,
} from '@cleaning/contracts';
import { type TestApp, type TestPerson, waitFor } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { ObjectStore } from '../objects/object-store.js';
import { BROKEN_JPEG, createJpeg, createPhoto, PDF } from '../testing/files.js';
import { describeInStore, type MediaTestApp, startMediaTestApp } from '../testing/stores.js';
import { ImageMaking } from './image-making.service.js';
import { ImageQueue } from './image-queue.processor.js';

interface Image {
  id: string;
  status: string;
  img_path: string;
  width: number;
  height: number;
  placeholder: string;
  sources: { width: number; height: number; path: string; type: string }[];
}

// Real stores, queues and picture encoding are slow on a busy machine.
jest.setTimeout(150_000);

describeInStore('Gallery', (store) => {
  let media: MediaTestApp;
  let testApp: TestApp;
  let admin: TestPerson;
  let picture: Buffer;
  beforeAll(async () => {
    media = await startMediaTestApp(store);
    testApp = media.testApp;
    admin = await testApp.createPerson({ role: 'admin' });
    picture = await createPhoto(1200, 800);
  }, 60_000);
  afterAll(() => media.stop());

  const upload = (
    before: Buffer[],
    after: Buffer[],
    catergory = 'Office',
    token: string | undefined = admin.token,
    key?: string,
  ) =>
    testApp.call(uploadGallery, {
      token,
      body: { catergory, ...(key && { key }) },
      files: [
        ...before.map((content, index) => ({ field: 'before_imgs', name: `b${index}.jpg`, content })),
        ...after.map((content, index) => ({ field: 'after_imgs', name: `a${index}.jpg`, content })),
      ],
    });
  const list = async () => (await testApp.call(getGallery)).body;
  const find = async (id: string) => (await list()).find((collection: { id: string }) => collection.id === id);
  const readImages = async (id: string): Promise<Image[]> => {
    const { imgs } = await find(id);
    return [...imgs.before, ...imgs.after];
  };
  const waitUntilDone = (id: string) =>
    waitFor(async () => {
      const images = await readImages(id);
      return images.every(({ status }) => status !== 'processing') && images;
    });
  const readKeys = async (id: string): Promise<string[]> => {
    const rows = await testApp.dataSource.query(
      'SELECT original_key, sources FROM gallery_image WHERE collection_id = $1',
      [id],
    );
    return rows.flatMap((row: { original_key: string | null; sources: { name: string }[] }) => [
      ...(row.original_key ? [row.original_key] : []),
      ...row.sources.map(({ name }) => `gallery/${name}`),
    ]);
  };
  const isStored = async (key: string) => {
    const object = await testApp.get(ObjectStore).get(key);
    object?.stream.destroy();
    return object !== null;
  };
  const remove = (id: string, token: string | undefined = admin.token) =>
    testApp.call(removeGalleryCollection, { token, body: { collection_id: id } });
  const listEverything = () =>
    testApp.dataSource.query(
      'SELECT (SELECT count(*)::int FROM gallery_image) AS images, (SELECT count(*)::int FROM pending_deletion) AS pending',
    );

  it('answers a new collection at once and makes its images in the background', async () => {
    const { status, body } = await upload([picture], [picture, await createPhoto(300, 500)], 'Carpets, Unley');
    expect(status).toBe(200);
    expect([body.catergory, body.imgs.before.length, body.imgs.after.length]).toEqual(['Carpets, Unley', 1, 2]);
    expect(body.imgs.before[0]).toMatchObject({ status: 'processing', img_path: '', sources: [] });
    const originals = await readKeys(body.id);
    const images = await waitUntilDone(body.id);
    expect(images.map((image) => [image.status, image.width, image.height])).toEqual([
      ['ready', 1200, 800],
      ['ready', 1200, 800],
      ['ready', 300, 500],
    ]);
    expect(images[0]?.sources.map(({ width, type }) => [width, type])).toEqual([
      [480, 'image/webp'],
      [960, 'image/webp'],
      [1200, 'image/webp'],
      [1200, 'image/jpeg'],
    ]);
    expect(images[0]?.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(images[0]?.img_path).toBe(images[0]?.sources.at(-1)?.path);
    // Originals are deleted after the commit that marks the image as ready.
    await waitFor(async () => !(await Promise.all(originals.map(isStored))).some(Boolean));
  });

  it('serves its images publicly, cacheable and without camera data', async () => {
    const { body } = await upload([picture], [picture]);
    const [image] = await waitUntilDone(body.id);
    for (const { path, type } of image?.sources ?? []) {
      const answer = await fetch(`${testApp.url}${path}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.length).toBe(Number(answer.headers.get('content-length')));
      expect(bytes.includes('Camera')).toBe(false);
    }
    const read = (name: string) => testApp.call(readGalleryImage, { params: { name } });
    expect((await read(`${v7()}-480.webp`)).status).toBe(404);
    expect((await read('../documents/secret')).status).toBe(400);
  });

  it('requires a recent factor to add or remove a collection', async () => {
    const { body } = await upload([picture], [picture]);
    testApp.setRecentFactor(admin, false);
    const asked = { status: 403, body: { code: 'step_up' } };
    expect(await upload([picture], [picture], 'Late')).toMatchObject(asked);
    expect(await remove(body.id)).toMatchObject(asked);
    testApp.setRecentFactor(admin, true);
    expect((await list()).map(({ catergory }: { catergory: string }) => catergory)).not.toContain('Late');
    expect((await remove(body.id)).status).toBe(200);
  });

  it('reports a damaged image and stops retrying', async () => {
    const { body } = await upload([BROKEN_JPEG], [picture]);
    const [damaged, whole] = await waitUntilDone(body.id);
    expect([damaged?.status, damaged?.img_path, whole?.status]).toEqual(['damaged', '', 'ready']);
    expect(await testApp.get(ImageMaking).requeueOverdue()).toEqual([]);
    await testApp.get(ImageMaking).make(damaged?.id ?? '');
    expect((await readImages(body.id))[0]?.status).toBe('damaged');
  });

  it('gives up an image after repeated process crashes', async () => {
    const { body } = await upload([picture], [picture]);
    const { id } = (await waitUntilDone(body.id))[0] as Image;
    const key = `originals/${v7()}`;
    await testApp.dataSource.query(
      `UPDATE gallery_image SET status = 'processing', original_key = $2, attempts = 4 WHERE id = $1`,
      [id, key],
    );
    await testApp.get(ImageMaking).make(id);
    expect((await readImages(body.id))[0]?.status).toBe('damaged');
  });

  it('makes an image whose job was lost with Redis', async () => {
    const { body } = await upload([picture], [picture]);
    const { id } = (await waitUntilDone(body.id))[0] as Image;
    const stored = await testApp.dataSource.query('SELECT sources FROM gallery_image WHERE id = $1', [id]);
    const key = `gallery/${stored[0].sources.at(-1).name}`;
    await testApp.dataSource.query(
      `UPDATE gallery_image SET status = 'processing', original_key = $2, sources = '[]', attempts = 0,
       queued_at = now() - interval '1 hour' WHERE id = $1`,
      [id, key],
    );
    await testApp.get(ImageQueue).sweep();
    expect((await waitUntilDone(body.id))[0]?.status).toBe('ready');
  });

  it('keeps an image waiting while the store is down', async () => {
    const { body } = await upload([picture], [picture]);
    const { id } = (await waitUntilDone(body.id))[0] as Image;
    await testApp.dataSource.query(
      `UPDATE gallery_image SET status = 'processing', original_key = 'originals/away', attempts = 0 WHERE id = $1`,
      [id],
    );
    const away = jest.spyOn(testApp.get(ObjectStore), 'get').mockRejectedValue(new Error('connection refused'));
    await expect(testApp.get(ImageMaking).make(id)).rejects.toThrow('connection refused');
    away.mockRestore();
    const [row] = await testApp.dataSource.query('SELECT status, attempts FROM gallery_image WHERE id = $1', [id]);
    expect(row).toEqual({ status: 'processing', attempts: 0 });
    await remove(body.id);
  });

  it('refuses a bad upload as a whole, names the field and keeps nothing', async () => {
    const before = await listEverything();
    const noAfter = await upload([picture], []);
    expect([noAfter.status, noAfter.body.issues]).toEqual([400, [buildFieldProblem('after_imgs', 'required')]]);
    const noName = await upload([picture], [picture], '  ');
    expect([noName.status, noName.body.issues?.[0]?.field]).toEqual([400, 'catergory']);
    const pdf = await upload([picture], [PDF]);
    expect([pdf.status, pdf.body.issues?.[0]?.field]).toEqual([415, 'after_imgs']);
    // The message names the refused image.
    expect(pdf.body.msg).toMatch(/^“.+” must be one of these types: /);
    const large = await upload([createJpeg(10 * 1024 * 1024 + 1)], [picture]);
    expect([large.status, large.body.issues?.[0]?.field]).toEqual([413, 'before_imgs']);
    const many = await upload(Array(21).fill(picture), [picture]);
    expect(many.status).toBe(400);
    await waitFor(async () => (await listEverything())[0].pending === before[0].pending);
    expect(await listEverything()).toEqual(before);
  });

  it('creates a collection once per key, even for simultaneous requests', async () => {
    const key = v7();
    const pending = (await listEverything())[0].pending;
    const answers = await Promise.all([1, 2, 3].map(() => upload([picture], [picture], 'Once', admin.token, key)));
    answers.push(await upload([picture], [picture], 'Once', admin.token, key));
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual(Array(4).fill([200, key]));
    expect((await list()).filter(({ catergory }: { catergory: string }) => catergory === 'Once')).toHaveLength(1);
    await waitUntilDone(key);
    await waitFor(async () => (await listEverything())[0].pending === pending);
    expect((await upload([picture], [picture], 'Another tag', admin.token, key)).status).toBe(409);
    await remove(key);
  });

  it('lists collections newest first for anyone, and lets only admins change them', async () => {
    const { body } = await upload([picture], [picture], 'Newest');
    expect((await list())[0].id).toBe(body.id);
    const contractor = await testApp.createPerson();
    const images = await listEverything();
    expect((await upload([picture], [picture], 'Mine', contractor.token)).status).toBe(403);
    expect((await upload([picture], [picture], 'Mine', '')).status).toBe(401);
    expect((await remove(body.id, contractor.token)).status).toBe(403);
    expect((await remove(body.id, '')).status).toBe(401);
    expect((await listEverything())[0].images).toBe(images[0].images);
  });

  it('removes a collection with all its files once and logs it', async () => {
    const { body } = await upload([picture], [picture], 'Short-lived');
    const images = await waitUntilDone(body.id);
    const keys = await readKeys(body.id);
    expect(keys).toHaveLength(8);
    const removed = await remove(body.id);
    expect([removed.status, removed.body]).toEqual([200, { status: 'done' }]);
    expect((await Promise.all(keys.map(isStored))).some(Boolean)).toBe(false);
    expect((await fetch(`${testApp.url}${images[0]?.img_path}`)).status).toBe(404);
    expect(await find(body.id)).toBeUndefined();
    expect((await remove(body.id)).status).toBe(404);
    const audited = (await testApp.readPublishedStates('audit-entry')).filter(
      ({ subject_id }) => subject_id === body.id,
    );
    expect(audited).toMatchObject([
      { actor_id: admin.id, action: 'gallery.created', subject_name: 'Short-lived' },
      { actor_id: admin.id, action: 'gallery.removed', subject_name: 'Short-lived' },
    ]);
  });

  it('leaves no file when a collection is removed while its images are made', async () => {
    const { body } = await upload(Array(4).fill(picture), [picture]);
    await waitFor(async () => (await readImages(body.id)).some(({ status }) => status === 'ready'));
    const keys = await readKeys(body.id);
    await remove(body.id);
    await waitFor(async () => (await listEverything())[0].pending === 0);
    expect((await Promise.all(keys.map(isStored))).some(Boolean)).toBe(false);
  });
});
