import { randomUUID } from 'node:crypto';
import { signMessagePhotos, uploadInspectionPhoto, uploadWorkPhoto } from '@cleaning/contracts';
import { createServiceToken, type TestPerson } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { createPhoto } from '../testing/files.js';
import { FOLDER_STORE, type MediaTestApp, startMediaTestApp } from '../testing/stores.js';

// Picture encoding is slow on a busy machine.
jest.setTimeout(150_000);

describe('Photos of messages', () => {
  let media: MediaTestApp;
  let ana: TestPerson;
  let bo: TestPerson;
  let picture: Buffer;
  beforeAll(async () => {
    media = await startMediaTestApp(FOLDER_STORE);
    ana = await media.testApp.createPerson({ name: 'Ana Silva' });
    bo = await media.testApp.createPerson({ name: 'Bo Berg' });
    picture = await createPhoto(400, 300);
  }, 60_000);
  afterAll(() => media.stop());

  const upload = async (person: TestPerson, call = uploadWorkPhoto): Promise<string> => {
    const key = randomUUID();
    const files = [{ field: 'photo', name: 'photo.jpg', content: picture }];
    const { status } = await media.testApp.call(call, { token: person.token, body: { key }, files });
    expect(status).toBe(200);
    return key;
  };
  const name = async (person: TestPerson, photos: string[], job_id: string | null = v7()): Promise<string> => {
    const id = v7();
    const state = { kind: 'message' as const, job_id, person_id: person.id, photos };
    await media.testApp.deliver('work-photos', id, state);
    return id;
  };
  const sign = async (message_ids: string[], reader = bo) =>
    (
      await media.testApp.call(signMessagePhotos, {
        token: createServiceToken(media.testApp, 'jobs'),
        body: { reader_id: reader.id, session_id: randomUUID(), session_version: 1, message_ids },
      })
    ).body;
  const open = (path: string) => fetch(`${media.testApp.url}${path}`);

  it('are signed for another reader, in the order of the message', async () => {
    const [first, second, missing] = [await upload(ana), await upload(ana), randomUUID()];
    const message = await name(ana, [second, first, missing], null);
    const photos = await sign([message, v7()]);
    expect(photos).toMatchObject([
      { message_id: message, id: second, state: 'stored', width: 400, height: 300 },
      { message_id: message, id: first, state: 'stored' },
      { message_id: message, id: missing, state: 'waiting', path: '' },
    ]);
    expect((await open(photos[0].path)).status).toBe(200);
  });

  it('open only with the link of their reader and call', async () => {
    const message = await name(ana, [await upload(ana)]);
    const [{ path }] = await sign([message]);
    for (const forged of [
      path.replace(bo.id, ana.id),
      path.split('?')[0],
      path.replace('message-photos', 'work-photos'),
    ])
      expect((await open(forged)).status).toBe(403);
    const removed = { name: 'Bo Berg', role: 'user' as const, verified: true, removed: true, session_version: 1 };
    await media.testApp.deliver('account', bo.id, { ...removed, ended_sessions: [], second_factor: false });
    expect((await open(path)).status).toBe(403);
  });

  it('stay hidden for another person’s message and for a report of another kind', async () => {
    const admin = await media.testApp.createPerson({ name: 'Helen Marsh', role: 'admin' });
    const key = await upload(admin, uploadInspectionPhoto);
    const foreign = await name(ana, [key]);
    expect(await sign([foreign], admin)).toMatchObject([{ id: key, state: 'waiting', path: '' }]);
    const incident = v7();
    const state = { kind: 'incident' as const, job_id: null, person_id: ana.id, photos: [await upload(ana)] };
    await media.testApp.deliver('work-photos', incident, state);
    expect(await sign([incident], admin)).toEqual([]);
  });
});
