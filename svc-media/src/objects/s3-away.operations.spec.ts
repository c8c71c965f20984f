import { getGallery, mediaStatus, updateDocuments, uploadGallery } from '@cleaning/contracts';
import { type TestPerson, waitFor } from '@cleaning/service-kit/testing';
import { Client } from 'minio';
import { createJpeg, createPhoto, JPEG } from '../testing/files.js';
import { StoreProxy } from '../testing/store-proxy.js';
import { createS3Store, type MediaTestApp, startMediaTestApp } from '../testing/stores.js';
import { ObjectStore } from './object-store.js';
import { PendingDeletions } from './pending-deletions.service.js';

const MEGABYTE = 1024 * 1024;
const server = process.env.S3_TEST_ENDPOINT;
/** Shorter than in production. */
const S3_TIMEOUT_MS = '4000';

// A real S3 server is slow on a busy machine.
jest.setTimeout(150_000);

(server ? describe : describe.skip)('S3 server outage', () => {
  let proxy: StoreProxy;
  let media: MediaTestApp;
  let person: TestPerson;
  let admin: TestPerson;
  let document: string;
  let bucket: string;
  /** Bypasses the proxy. */
  let client: Client;
  beforeAll(async () => {
    proxy = await StoreProxy.open(server ?? '');
    const opened = await createS3Store(proxy.url).open();
    const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey, S3_BUCKET = '' } = opened.env;
    bucket = S3_BUCKET;
    const { hostname: endPoint, port } = new URL(server ?? '');
    client = new Client({ endPoint, port: Number(port), useSSL: false, accessKey, secretKey, region: 'us-east-1' });
    media = await startMediaTestApp({ name: 'an S3 server', open: async () => opened }, { S3_TIMEOUT_MS });
    person = await media.testApp.createPerson();
    admin = await media.testApp.createPerson({ role: 'admin' });
    // The server's first answer may exceed the service's timeout.
    const isStored = async () => {
      const { status, body } = await update();
      if (status === 200) document = body.documents.passport_img;
      return status === 200;
    };
    expect(await waitFor(isStored)).toBe(true);
  });
  afterAll(async () => {
    proxy.resume();
    await media.stop();
    await proxy.cut();
  });

  const update = (content: Uint8Array = JPEG) =>
    media.testApp.call(updateDocuments, {
      token: person.token,
      body: { id: person.id },
      files: [{ field: 'passport_img', name: 'a.jpg', content }],
    });
  const open = async () => {
    const answer = await fetch(`${media.testApp.url}${document}`);
    return { status: answer.status, headers: answer.headers, text: await answer.text().catch(() => 'cut off') };
  };
  const readReadiness = async () => (await fetch(`${media.testApp.url}/readyz`)).json();
  const probe = () => media.testApp.get(ObjectStore).probe();

  const AWAYS = [
    ['halted', async () => proxy.pause(), async () => proxy.resume()],
    ['stopped', () => proxy.cut(), () => proxy.restore()],
  ] as const;

  it.each(AWAYS)(
    'refuses calls that need it in plain words while %s, and answers all others',
    async (_, away, back) => {
      const picture = await createPhoto(60, 40);
      await away();
      const refused = [
        await update(),
        await open().then(({ text, ...answer }) => ({ ...answer, body: JSON.parse(text) })),
        await media.testApp.call(uploadGallery, {
          token: admin.token,
          body: { catergory: 'Office' },
          files: ['before_imgs', 'after_imgs'].map((field) => ({ field, name: 'a.jpg', content: picture })),
        }),
      ];
      for (const { status, headers, body } of refused) {
        expect(status).toBe(503);
        expect(headers.get('retry-after')).toBe('5');
        expect(body).toMatchObject({
          code: expect.stringMatching(/_away$|^files_closed$/),
          msg: expect.stringMatching(/ right now\. Try again/),
        });
        expect(JSON.stringify(body)).not.toContain(proxy.url);
      }
      expect((await media.testApp.call(getGallery)).status).toBe(200);

      await probe();
      expect(await readReadiness()).toMatchObject({ status: 'ready', database: true, objects: false });
      expect((await media.testApp.call(mediaStatus)).body).toEqual({ works: true, files: false });
      const metrics = await (await fetch(`${media.testApp.url}/metrics`)).text();
      expect(metrics).toContain('cleaning_dependency_up{dependency="objects",service="svc-media"} 0');

      await back();
      await probe();
      expect(await readReadiness()).toMatchObject({ status: 'ready', objects: true });
      expect((await media.testApp.call(mediaStatus)).body).toEqual({ works: true, files: true });
      expect((await open()).status).toBe(200);
      expect((await update()).status).toBe(200);
      // The new document has a new link.
      document = (await update()).body.documents.passport_img;
    },
  );

  it('ends an answer when the server stalls in the middle', async () => {
    const bytes = 8 * MEGABYTE;
    document = (await update(createJpeg(bytes))).body.documents.passport_img;
    proxy.pauseAfter(MEGABYTE);
    expect(['cut off', '']).toContain((await open()).text.slice(0, 7));
    proxy.resume();
    expect((await open()).status).toBe(200);
  });

  it('starts without the server and finds it later', async () => {
    await proxy.cut();
    const early = await startMediaTestApp(createS3Store(proxy.url), { S3_TIMEOUT_MS });
    try {
      expect((await early.testApp.call(getGallery)).status).toBe(200);
      expect(await (await fetch(`${early.testApp.url}/readyz`)).json()).toMatchObject({
        status: 'ready',
        objects: false,
      });
      await proxy.restore();
      await early.testApp.get(ObjectStore).probe();
      const someone = await early.testApp.createPerson();
      const stored = await early.testApp.call(updateDocuments, {
        token: someone.token,
        body: { id: someone.id },
        files: [{ field: 'passport_img', name: 'a.jpg', content: JPEG }],
      });
      expect(stored.status).toBe(200);
    } finally {
      await early.stop();
    }
  });

  it('cleans up after a refused upload', async () => {
    proxy.pause();
    expect((await update()).status).toBe(503);
    proxy.resume();
    const waiting = () => media.testApp.dataSource.query('SELECT key FROM pending_deletion WHERE NOT marked');
    expect(await waitFor(async () => (await waiting()).length === 0)).toBe(true);
  });

  it('leaves no parts of an upload that was cut off', async () => {
    const key = 'documents/cut-off';
    const pending = media.testApp.get(PendingDeletions);
    const uploads = async () => (await client.listIncompleteUploadsQuery(bucket, key, '', '', '')).uploads.length;
    let begun = 0;
    await pending.announce([key]);
    const source = async function* () {
      yield Buffer.alloc(6 * MEGABYTE);
      begun = await uploads();
      await proxy.cut();
      yield Buffer.alloc(6 * MEGABYTE);
    };
    await expect(media.testApp.get(ObjectStore).put(key, source(), 'application/pdf')).rejects.toThrow();
    expect(begun).toBe(1);
    await proxy.restore();
    await pending.abandon([key]);
    await media.testApp.dataSource.query(`UPDATE pending_deletion SET delete_after = now() - interval '1 second'`);
    await pending.sweep();
    expect(await waitFor(async () => (await uploads()) === 0)).toBe(true);
    expect(await media.testApp.dataSource.query('SELECT key FROM pending_deletion WHERE key = $1', [key])).toEqual([]);
  });
});
