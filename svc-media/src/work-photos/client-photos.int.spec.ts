import { randomUUID } from 'node:crypto';
import {
  FEEDBACK_PHOTOS_PER_DAY,
  getWorkPhotos,
  PRINTED_SIDE,
  readPrintedPhotos,
  signClientPhotos,
  uploadClientPhoto,
} from '@cleaning/contracts';
import { createServiceToken } from '@cleaning/service-kit/testing';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { createPhoto } from '../testing/files.js';
import { FOLDER_STORE, type MediaTestApp, startMediaTestApp } from '../testing/stores.js';

// Picture encoding is slow on a busy machine.
jest.setTimeout(150_000);

describe('Photos of clients', () => {
  let media: MediaTestApp;
  let picture: Buffer;
  beforeAll(async () => {
    media = await startMediaTestApp(FOLDER_STORE);
    picture = await createPhoto(2400, 1200);
  }, 60_000);
  afterAll(() => media.stop());

  const upload = (token: string, key: string) =>
    media.testApp.call(uploadClientPhoto, {
      token,
      body: { key },
      files: [{ field: 'photo', name: 'photo.jpg', content: picture }],
    });
  const sign = async (session_id: string, owner_ids: string[]) =>
    (
      await media.testApp.call(signClientPhotos, {
        token: createServiceToken(media.testApp, 'jobs'),
        body: { session_id, owner_ids },
      })
    ).body;
  const open = (path: string) => fetch(`${media.testApp.url}${path}`);

  it('are re-encoded, kept once, tied to a report of their client and shown to the desk', async () => {
    const { testApp } = media;
    const client = testApp.openClientSession([]);
    const [key, feedback, job_id] = [randomUUID(), v7(), v7()];
    const answers = await Promise.all([upload(client.token, key), upload(client.token, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await upload(testApp.openClientSession([]).token, key)).status).toBe(409);
    const state = { kind: 'feedback' as const, job_id, person_id: client.clientId, photos: [key] };
    await testApp.deliver('work-photos', feedback, state);
    // Another client's report can't claim the photo.
    const foreign = v7();
    await testApp.deliver('work-photos', foreign, { ...state, person_id: v7() });
    expect(await sign(client.sessionId, [foreign])).toEqual([]);
    const [shown] = await sign(client.sessionId, [feedback]);
    expect(shown).toMatchObject({ owner_id: feedback, id: key, state: 'stored', width: 1600 });
    const bytes = Buffer.from(await (await open(shown.path)).arrayBuffer());
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    const admin = await testApp.createPerson({ role: 'admin' });
    const desk = await testApp.call(getWorkPhotos, { token: admin.token, params: { owner_id: feedback } });
    expect(desk.body).toMatchObject([{ id: key, state: 'stored' }]);
  });

  it('open only with the link of their session, until it ends', async () => {
    const { testApp } = media;
    const client = testApp.openClientSession([]);
    const [key, feedback] = [randomUUID(), v7()];
    await upload(client.token, key);
    const state = { kind: 'feedback' as const, job_id: v7(), person_id: client.clientId, photos: [key] };
    await testApp.deliver('work-photos', feedback, state);
    const [{ path }] = await sign(client.sessionId, [feedback]);
    expect((await open(path)).status).toBe(200);
    const other = testApp.openClientSession([]);
    for (const forged of [
      path.replace(client.sessionId, other.sessionId),
      path.split('?')[0],
      path.replace('client-photos', 'work-photos'),
    ])
      expect((await open(forged)).status).toBe(403);
    client.end();
    expect((await open(path)).status).toBe(403);
    expect((await upload(client.token, randomUUID())).status).toBe(401);
  });

  it('are limited per day', async () => {
    const { testApp } = media;
    const client = testApp.openClientSession([]);
    await testApp.dataSource.query(
      `INSERT INTO work_photo (id, person_id, object_key, size_bytes, key_id, head_digest, created_at, width, height)
       SELECT gen_random_uuid(), $1::uuid, 'work/' || n || $1::text, 1, repeat('0', 16), decode(repeat('00', 32), 'hex'), now(), 1, 1
       FROM generate_series(1, $2) AS n`,
      [client.clientId, FEEDBACK_PHOTOS_PER_DAY],
    );
    expect((await upload(client.token, randomUUID())).status).toBe(429);
  });

  it('are printed small for svc-jobs, only for their owner', async () => {
    const { testApp } = media;
    const client = testApp.openClientSession([]);
    const [key, feedback] = [randomUUID(), v7()];
    await upload(client.token, key);
    const state = { kind: 'feedback' as const, job_id: v7(), person_id: client.clientId, photos: [key, randomUUID()] };
    await testApp.deliver('work-photos', feedback, state);
    const print = async (owner_id: string, photo_ids: string[]) =>
      testApp.call(readPrintedPhotos, { token: createServiceToken(testApp, 'jobs'), body: { owner_id, photo_ids } });
    const { body } = await print(feedback, [...state.photos]);
    expect(body).toMatchObject([{ id: key, width: PRINTED_SIDE, height: PRINTED_SIDE / 2 }]);
    const { format, exif } = await sharp(Buffer.from(body[0].content, 'base64')).metadata();
    expect([format, exif]).toEqual(['jpeg', undefined]);
    expect((await print(v7(), [key])).body).toEqual([]);
  });
});
