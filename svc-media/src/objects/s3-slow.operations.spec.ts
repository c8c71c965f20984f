import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { updateDocuments } from '@cleaning/contracts';
import { type TestPerson, waitFor } from '@cleaning/service-kit/testing';
import { Client } from 'minio';
import { createJpeg, JPEG } from '../testing/files.js';
import { StoreProxy } from '../testing/store-proxy.js';
import { createS3Store, type MediaTestApp, startMediaTestApp } from '../testing/stores.js';
import { PendingDeletions } from './pending-deletions.service.js';

const MEGABYTE = 1024 * 1024;
/** Two parts of an upload. */
const LARGE = createJpeg(8 * MEGABYTE);
const server = process.env.S3_TEST_ENDPOINT;
/** Shorter than in production. */
const S3_TIMEOUT_MS = '4000';
/** Pause before each 64 kB of a response. */
const SLOW_MS = 20;
/** More than the connections that the store's client keeps. */
const TIMES = 8;

// A real S3 server is slow on a busy machine.
jest.setTimeout(150_000);

(server ? describe : describe.skip)('slow S3 server that cuts connections', () => {
  let proxy: StoreProxy;
  let media: MediaTestApp;
  let person: TestPerson;
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
    // The server's first answer may exceed the service's timeout.
    expect(await waitFor(async () => (await send()).status === 200)).toBe(true);
  });
  afterEach(() => {
    proxy.slowDown(0);
    proxy.cutEachAfter(Number.POSITIVE_INFINITY);
  });
  afterAll(async () => {
    await media.stop();
    await proxy.cut();
  });

  const send = (content: Uint8Array = JPEG) =>
    media.testApp.call(updateDocuments, {
      token: person.token,
      body: { id: person.id },
      files: [{ field: 'passport_img', name: 'a.jpg', content }],
    });
  const store = async (content: Uint8Array): Promise<string> => {
    const { status, body } = await send(content);
    expect(status).toBe(200);
    return body.documents.passport_img;
  };
  const read = async (path: string): Promise<'whole' | 'other bytes' | 'cut off'> => {
    const answer = await fetch(`${media.testApp.url}${path}`);
    expect(answer.status).toBe(200);
    return answer.arrayBuffer().then(
      (bytes) => (LARGE.equals(Buffer.from(bytes)) ? 'whole' : 'other bytes'),
      () => 'cut off',
    );
  };
  /** Opens a document and leaves after its first bytes. */
  const openAndLeave = async (path: string): Promise<void> => {
    const [answer] = (await once(get(`${media.testApp.url}${path}`), 'response')) as [IncomingMessage];
    await once(answer, 'data');
    answer.destroy();
  };
  const countObjects = async () => {
    let count = 0;
    for await (const _ of client.listObjects(bucket, 'documents/', true)) count += 1;
    return count;
  };
  const countRows = async () => {
    const [row] = await media.testApp.dataSource.query<{ owned: number; pending: number }[]>(
      `SELECT (SELECT count(*)::int FROM document WHERE has_object) AS owned,
         (SELECT count(*)::int FROM pending_deletion WHERE marked) AS pending`,
    );
    return row;
  };

  it('stores and returns a file as long as the server goes on', async () => {
    proxy.slowDown(SLOW_MS);
    const path = await store(LARGE);
    expect(await read(path)).toBe('whole');
  });

  it('refuses uploads that are cut off, ends such downloads, and keeps neither parts nor connections', async () => {
    const path = await store(LARGE);
    const before = await countRows();
    proxy.slowDown(SLOW_MS);
    proxy.cutEachAfter(MEGABYTE);
    for (let time = 0; time < TIMES; time += 1) {
      const refused = await send(LARGE);
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('5');
      expect(refused.body).toMatchObject({
        code: 'documents_away',
        msg: 'Documents can’t be stored right now. Try again in a few minutes.',
      });
      expect(await read(path)).toBe('cut off');
    }
    expect((await countRows())?.owned).toBe(before?.owned);
    proxy.cutEachAfter(Number.POSITIVE_INFINITY);
    for (let time = 0; time < TIMES; time += 1) await openAndLeave(path);
    proxy.slowDown(0);

    // The same process continues.
    expect(await read(await store(LARGE))).toBe('whole');
    expect(await waitFor(async () => proxy.connections < TIMES)).toBe(true);
    await media.testApp.dataSource.query(
      `UPDATE pending_deletion SET delete_after = now() - interval '1 second' WHERE marked`,
    );
    const pending = media.testApp.get(PendingDeletions);
    expect(await waitFor(async () => (await pending.sweep()) === 0 && (await countRows())?.pending === 0)).toBe(true);
    expect(await countObjects()).toBe((await countRows())?.owned);
    expect((await client.listIncompleteUploadsQuery(bucket, 'documents/', '', '', '')).uploads).toEqual([]);
  });
});
