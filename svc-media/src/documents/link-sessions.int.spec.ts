import { updateDocuments } from '@cleaning/contracts';
import { signDocumentPath } from '@cleaning/service-kit';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { JPEG } from '../testing/files.js';
import { FOLDER_STORE, LINK_SECRET, type MediaTestApp, startMediaTestApp } from '../testing/stores.js';

describe('a link to a document', () => {
  let media: MediaTestApp;
  beforeAll(async () => {
    media = await startMediaTestApp(FOLDER_STORE);
  }, 60_000);
  afterAll(() => media.stop());

  const open = async (path: string) => (await fetch(`${media.testApp.url}${path}`)).status;
  const linkOf = async (owner: TestPerson): Promise<string> => {
    const { body } = await media.testApp.call(updateDocuments, {
      token: owner.token,
      body: { id: owner.id },
      files: [{ field: 'passport_img', name: 'a.jpg', content: JPEG }],
    });
    return body.documents.passport_img;
  };

  it.each([
    ['the person logs out', (owner: TestPerson) => ({ endedSessions: [owner.sessionId] })],
    ['the person changes the password', () => ({ sessionVersion: 2 })],
    ['the person is removed', () => ({ removed: true })],
  ])('ends at once when %s', async (_, change) => {
    const owner = await media.testApp.person();
    const link = await linkOf(owner);
    expect(await open(link)).toBe(200);
    await media.testApp.person({ id: owner.id, ...change(owner) });
    expect(await open(link)).toBe(403);
  });

  it('goes on when another session of the person ends', async () => {
    const owner = await media.testApp.person();
    const link = await linkOf(owner);
    await media.testApp.person({ id: owner.id, endedSessions: [v7()] });
    expect(await open(link)).toBe(200);
  });

  it('of an admin ends when that admin logs out, and no other', async () => {
    const [owner, admin, other] = [
      await media.testApp.person(),
      await media.testApp.person({ role: 'admin' }),
      await media.testApp.person({ role: 'admin' }),
    ];
    const documentId = /documents\/([^?]+)/.exec(await linkOf(owner))?.[1] ?? '';
    const links = [admin, other].map(({ id, sessionId }) =>
      signDocumentPath(LINK_SECRET, { documentId, readerId: id, sessionId, sessionVersion: 1 }),
    );
    await media.testApp.person({ id: admin.id, role: 'admin', endedSessions: [admin.sessionId] });
    expect(await Promise.all(links.map(open))).toEqual([403, 200]);
  });

  it('cannot be taken over into another session', async () => {
    const owner = await media.testApp.person();
    const link = await linkOf(owner);
    expect(await open(link.replace(/session=[^&]+/, `session=${v7()}`))).toBe(403);
    expect(await open(link.replace(/session=[^&]+/, 'session='))).toBe(403);
    expect(await open(link.replace(/version=\d+/, 'version=2'))).toBe(403);
    expect(await open(link.replace(/&session=[^&]+/, ''))).toBe(403);
  });
});
