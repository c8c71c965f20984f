import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { createServiceToken, waitFor } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { createJpeg, JPEG } from '../testing/files.js';
import { FOLDER_STORE, type MediaTestApp, startMediaTestApp } from '../testing/stores.js';
import { lockUploads } from './anonymous-uploads.queries.js';

const MB = 1024 * 1024;
const HOUR_LIMIT = 8 * MB;

describe('Anonymous uploads', () => {
  let media: MediaTestApp;
  beforeAll(async () => {
    media = await startMediaTestApp(FOLDER_STORE, { ANONYMOUS_UPLOAD_BYTES_PER_HOUR: String(HOUR_LIMIT) });
  }, 60_000);
  afterAll(() => media.stop());
  beforeEach(() => query('TRUNCATE anonymous_upload'));

  const query = (sql: string) => media.testApp.dataSource.query(sql);
  const headers = () => ({
    authorization: `Bearer ${createServiceToken(media.testApp, 'auth')}`,
    'content-type': 'application/octet-stream',
  });
  const buildUrl = () => `${media.testApp.url}/internal/registrations/${v7()}/documents/passport_img`;
  const stage = (body: Buffer) => fetch(buildUrl(), { method: 'PUT', headers: headers(), body: new Uint8Array(body) });
  const sumStored = async () =>
    Number((await query('SELECT coalesce(sum(size_bytes), 0) AS sum FROM document'))[0].sum);
  const sumCounted = async () =>
    Number((await query('SELECT coalesce(sum(bytes), 0) AS sum FROM anonymous_upload'))[0].sum);
  const countPending = async () => Number((await query('SELECT count(*) AS count FROM pending_deletion'))[0].count);

  it('are accepted up to the limit, then refused for an hour', async () => {
    const before = await sumStored();
    for (let count = 0; count < 4; count += 1) expect((await stage(createJpeg(2 * MB))).status).toBe(200);
    const refused = await stage(JPEG);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(59 * 60);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(61 * 60);
    expect(await refused.json()).toMatchObject({
      code: 'documents_busy',
      msg: expect.stringMatching(/^Too many documents are being sent right now\. Try again in \d+ minutes\.$/),
    });
    expect((await sumStored()) - before).toBe(HOUR_LIMIT);
    expect(await countPending()).toBe(0);
    await query(`UPDATE anonymous_upload SET minute = minute - interval '61 minutes'`);
    expect((await stage(JPEG)).status).toBe(200);
  });

  it('are limited to a quarter for one address', async () => {
    const from = (client: string) =>
      fetch(buildUrl(), {
        method: 'PUT',
        headers: { ...headers(), 'x-client-digest': client },
        body: new Uint8Array(createJpeg(MB)),
      });
    const answers: number[] = [];
    for (let count = 0; count < 5; count += 1) answers.push((await from('somebody')).status);
    expect(answers).toEqual([200, 200, 429, 429, 429]);
    expect((await from('somebody else')).status).toBe(200);
  });

  it('wait only for the address’s own bytes', async () => {
    const from = (client: string) =>
      fetch(buildUrl(), {
        method: 'PUT',
        headers: { ...headers(), 'x-client-digest': client },
        body: new Uint8Array(createJpeg(MB)),
      });
    expect((await from('somebody else')).status).toBe(200);
    await query(`UPDATE anonymous_upload SET minute = minute - interval '55 minutes'`);
    for (let count = 0; count < 2; count += 1) expect((await from('somebody')).status).toBe(200);
    const refused = await from('somebody');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(59 * 60);
  });

  it('stay within the limit when many arrive at once', async () => {
    const before = await sumStored();
    const answers = await Promise.all(Array.from({ length: 30 }, () => stage(createJpeg(MB))));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 429].includes(status))).toEqual([]);
    expect(statuses).toContain(429);
    expect((await sumStored()) - before).toBeLessThanOrEqual(HOUR_LIMIT);
    expect(await sumCounted()).toBeLessThanOrEqual(HOUR_LIMIT);
    await waitFor(async () => (await countPending()) === 0);
  });

  it('leave the connections to others while they wait for each other', async () => {
    const { dataSource } = media.testApp;
    const other = dataSource.createQueryRunner();
    await other.startTransaction();
    await lockUploads(other.manager);
    try {
      const sending = Array.from({ length: 15 }, () => stage(JPEG));
      await waitFor(async () => {
        const waiting = await query(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`);
        return waiting.length > 0;
      });
      const waiting = await query(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`);
      expect(waiting).toHaveLength(1);
      await other.commitTransaction();
      expect((await Promise.all(sending)).map(({ status }) => status)).toEqual(Array(15).fill(200));
    } finally {
      await other.release();
    }
  });

  it('count by arriving bytes, including small and refused files', async () => {
    for (let count = 0; count < 20; count += 1) expect((await stage(JPEG)).status).toBe(200);
    expect(await sumCounted()).toBe(20 * JPEG.length);
    expect((await stage(Buffer.concat([JPEG.subarray(0, 100), Buffer.alloc(MB)]))).status).toBe(415);
    expect(await sumCounted()).toBe(20 * JPEG.length + 100 + MB);
  });

  it('count bytes of an upload that is cut off', async () => {
    const sending = request(buildUrl(), { method: 'PUT', headers: { ...headers(), 'content-length': 9 * MB } });
    sending.on('error', () => undefined);
    // Bytes are counted in steps in advance, and the last step is partly returned.
    sending.write(createJpeg(3 * MB + 1));
    await waitFor(async () => (await sumCounted()) > 3 * MB);
    sending.destroy();
    await waitFor(async () => (await countPending()) === 0);
    expect(await sumCounted()).toBeGreaterThanOrEqual(3 * MB);
  });

  it('are stopped in the middle of a file that exceeds the limit', async () => {
    const sending = request(buildUrl(), { method: 'PUT', headers: headers() });
    sending.end(createJpeg(9 * MB));
    const [answer] = await once(sending, 'response');
    expect([answer.statusCode, JSON.parse(await text(answer)).code]).toEqual([429, 'documents_busy']);
    expect(await countPending()).toBe(0);
  });
});
