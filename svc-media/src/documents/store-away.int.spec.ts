import { rename, rm } from 'node:fs/promises';
import { updateDocuments } from '@cleaning/contracts';
import { type BenchPerson, serviceToken } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { JPEG } from '../testing/files.js';
import { FOLDER_STORE, type MediaBench, startMediaBench } from '../testing/stores.js';

describe('while the object store is away', () => {
  let media: MediaBench;
  let folder: string;
  beforeAll(async () => {
    media = await startMediaBench({
      ...FOLDER_STORE,
      open: async () => {
        const opened = await FOLDER_STORE.open();
        folder = opened.env.OBJECT_FOLDER ?? '';
        return opened;
      },
    });
  }, 60_000);
  afterAll(() => media.stop());

  const update = (person: BenchPerson) =>
    media.bench.call(updateDocuments, {
      token: person.token,
      body: { id: person.id },
      files: [{ field: 'passport_img', name: 'a.jpg', content: JPEG }],
    });

  it('documents are refused with a sentence that names nothing of ours, and keep what was there', async () => {
    const person = await media.bench.person();
    expect((await update(person)).status).toBe(200);
    await rename(folder, `${folder}-away`);
    const answers = [
      await update(person),
      await fetch(`${media.bench.url}/internal/registrations/${v7()}/documents/passport_img`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${serviceToken(media.bench, 'auth')}`,
          'content-type': 'application/octet-stream',
        },
        body: new Uint8Array(JPEG),
      }).then(async (answer) => ({ status: answer.status, body: await answer.json() })),
    ];
    await rm(folder, { recursive: true, force: true });
    await rename(`${folder}-away`, folder);
    for (const { status, body } of answers) {
      expect(status).toBe(503);
      expect(body).toMatchObject({
        code: 'unavailable',
        msg: 'Documents cannot be stored at the moment. Please try again in a few minutes.',
      });
      expect(JSON.stringify(body)).not.toContain(folder);
    }
    const live = await media.bench.dataSource.query('SELECT id FROM document WHERE deleted_at IS NULL');
    expect(live).toHaveLength(1);
    expect((await update(person)).status).toBe(200);
  });
});
