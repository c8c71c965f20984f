import { rename, rm } from 'node:fs/promises';
import { updateDocuments } from '@cleaning/contracts';
import { serviceToken, type TestPerson } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { JPEG } from '../testing/files.js';
import { FOLDER_STORE, type MediaTestApp, startMediaTestApp } from '../testing/stores.js';

describe('while the object store is away', () => {
  let media: MediaTestApp;
  let folder: string;
  beforeAll(async () => {
    media = await startMediaTestApp({
      ...FOLDER_STORE,
      open: async () => {
        const opened = await FOLDER_STORE.open();
        folder = opened.env.OBJECT_FOLDER ?? '';
        return opened;
      },
    });
  }, 60_000);
  afterAll(() => media.stop());

  const update = (person: TestPerson) =>
    media.testApp.call(updateDocuments, {
      token: person.token,
      body: { id: person.id },
      files: [{ field: 'passport_img', name: 'a.jpg', content: JPEG }],
    });

  it('documents are refused with a sentence that names nothing of ours, and keep what was there', async () => {
    const person = await media.testApp.person();
    expect((await update(person)).status).toBe(200);
    await rename(folder, `${folder}-away`);
    const answers = [
      await update(person),
      await fetch(`${media.testApp.url}/internal/registrations/${v7()}/documents/passport_img`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${serviceToken(media.testApp, 'auth')}`,
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
    const live = await media.testApp.dataSource.query('SELECT id FROM document WHERE deleted_at IS NULL');
    expect(live).toHaveLength(1);
    expect((await update(person)).status).toBe(200);
  });
});
