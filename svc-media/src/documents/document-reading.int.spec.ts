import { rename, rm } from 'node:fs/promises';
import { checkRecentFactor, readDocument, updateDocuments } from '@cleaning/contracts';
import { signDocumentPath } from '@cleaning/service-kit';
import { createServiceToken, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { breakSignature, createDocumentCalls, createLink, SESSION } from '../testing/document-calls.js';
import { JPEG, PDF } from '../testing/files.js';
import { describeInStore, FOLDER_STORE, LINK_SECRET, type MediaTestApp, startMediaTestApp } from '../testing/stores.js';

// Real stores are slow on a busy machine.
jest.setTimeout(150_000);

describeInStore('Document reading', (store) => {
  let media: MediaTestApp;
  let testApp: TestApp;
  let admin: TestPerson;
  beforeAll(async () => {
    media = await startMediaTestApp(store);
    testApp = media.testApp;
    admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
  }, 60_000);
  afterAll(() => media.stop());

  const { open, update, upload } = createDocumentCalls(() => testApp);

  describe('Signed links', () => {
    let owner: TestPerson;
    let documentId: string;
    beforeAll(async () => {
      owner = await testApp.createPerson({ name: 'Owner' });
      const { body } = await update(owner, { passport_img: JPEG });
      documentId = /documents\/([^?]+)/.exec(body.documents.passport_img)?.[1] ?? '';
    });
    const audited = async () =>
      (await testApp.readPublishedStates('audit-entry')).filter(({ details }) => details.document_id === documentId);

    it('are required, and refused when forged or expired', async () => {
      const path = readDocument.path.replace(':id', documentId);
      const good = createLink(documentId, owner.id);
      const elevenMinutesAgo = new Date(Date.now() - 11 * 60_000);
      const answers = await Promise.all(
        [
          path,
          breakSignature(good),
          good.replace(owner.id, admin.id),
          good.replace(/expires=\d+/, 'expires=9999999999'),
          `${good}&reader=${admin.id}`,
          createLink(documentId, owner.id, elevenMinutesAgo),
          createLink(v7(), owner.id).replace(/documents\/[^?]+/, `documents/${documentId}`),
          `${path}?reader=x&expires=y&signature=z`,
        ].map(async (forged) => (await open(forged)).status),
      );
      expect(answers).toEqual(Array(8).fill(403));
    });

    it('open for the owner without an audit entry', async () => {
      expect((await open(createLink(documentId, owner.id))).status).toBe(200);
      expect(await audited()).toEqual([]);
    });

    it('open for an admin with an audit entry, once a minute', async () => {
      const reading = {
        actor_id: admin.id,
        action: 'document.read',
        subject_id: owner.id,
        details: { document: 'passport_img' },
      };
      const openings = Array.from({ length: 5 }, () => open(createLink(documentId, admin.id)));
      expect((await Promise.all(openings)).map(({ status }) => status)).toEqual(Array(5).fill(200));
      expect(await audited()).toMatchObject([reading]);
      await testApp.dataSource.query(`UPDATE document_reading SET told_at = told_at - interval '61 seconds'`);
      expect((await open(createLink(documentId, admin.id))).status).toBe(200);
      expect(await audited()).toMatchObject([reading, reading]);
    });

    it('ask an admin, not the owner, for a recent factor, and read nothing until then', async () => {
      const readings = (await audited()).length;
      const place = `/auth${checkRecentFactor.path.replace(':session_id', SESSION)}`;
      testApp.peers.answers.set(place, { recent: false });
      const refused = await open(createLink(documentId, admin.id));
      expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'step_up' }]);
      expect((await open(createLink(documentId, owner.id))).status).toBe(200);
      expect(await audited()).toHaveLength(readings);
      testApp.peers.answers.set(place, { recent: true });
      expect((await open(createLink(documentId, admin.id))).status).toBe(200);
    });

    it('are refused for another sub-contractor, a stranger and a removed admin', async () => {
      const other = await testApp.createPerson();
      const former = await testApp.createPerson({ role: 'admin' });
      await testApp.createPerson({ id: former.id, role: 'admin', removed: true });
      const answers = await Promise.all(
        [other.id, v7(), former.id].map(async (reader) => (await open(createLink(documentId, reader))).status),
      );
      expect(answers).toEqual([403, 403, 403]);
    });

    it('answer 404 for a missing document', async () => {
      expect((await open(createLink(v7(), owner.id))).status).toBe(404);
      expect((await open(createLink('no-uuid', owner.id))).status).toBe(403);
    });

    it('send the length, strict headers, PDFs as attachments and pictures inline', async () => {
      const { links } = await upload({ agreement_img: PDF, passport_img: JPEG });
      const [pdf, picture] = await Promise.all(
        [links.agreement_img, links.passport_img].map(async (link) => (await fetch(`${testApp.url}${link}`)).headers),
      );
      const headers = {
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      };
      expect(Object.fromEntries(pdf ?? [])).toMatchObject({
        ...headers,
        'content-length': String(PDF.length),
        'content-disposition': 'attachment; filename="agreement_img.pdf"',
      });
      expect(Object.fromEntries(picture ?? [])).toMatchObject({
        ...headers,
        'content-length': String(JPEG.length),
        'content-disposition': 'inline; filename="passport_img.jpg"',
      });
    });
  });
});

describe('Document link', () => {
  let media: MediaTestApp;
  beforeAll(async () => {
    media = await startMediaTestApp(FOLDER_STORE);
  }, 60_000);
  afterAll(() => media.stop());

  const open = async (path: string) => (await fetch(`${media.testApp.url}${path}`)).status;
  const readLink = async (owner: TestPerson): Promise<string> => {
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
    const owner = await media.testApp.createPerson();
    const link = await readLink(owner);
    expect(await open(link)).toBe(200);
    await media.testApp.createPerson({ id: owner.id, ...change(owner) });
    expect(await open(link)).toBe(403);
  });

  it('stays valid when another session of the person ends', async () => {
    const owner = await media.testApp.createPerson();
    const link = await readLink(owner);
    await media.testApp.createPerson({ id: owner.id, endedSessions: [v7()] });
    expect(await open(link)).toBe(200);
  });

  it('ends when its admin logs out', async () => {
    const [owner, admin, other] = [
      await media.testApp.createPerson(),
      await media.testApp.createPerson({ role: 'admin' }),
      await media.testApp.createPerson({ role: 'admin' }),
    ];
    const documentId = /documents\/([^?]+)/.exec(await readLink(owner))?.[1] ?? '';
    const links = [admin, other].map(({ id, sessionId }) =>
      signDocumentPath(LINK_SECRET, { documentId, readerId: id, sessionId, sessionVersion: 1 }),
    );
    await media.testApp.createPerson({ id: admin.id, role: 'admin', endedSessions: [admin.sessionId] });
    expect(await Promise.all(links.map(open))).toEqual([403, 200]);
  });

  it('does not work in another session', async () => {
    const owner = await media.testApp.createPerson();
    const link = await readLink(owner);
    expect(await open(link.replace(/session=[^&]+/, `session=${v7()}`))).toBe(403);
    expect(await open(link.replace(/session=[^&]+/, 'session='))).toBe(403);
    expect(await open(link.replace(/version=\d+/, 'version=2'))).toBe(403);
    expect(await open(link.replace(/&session=[^&]+/, ''))).toBe(403);
  });
});

describe('Object store away', () => {
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

  it('refuses documents in plain words and keeps stored ones', async () => {
    const person = await media.testApp.createPerson();
    expect((await update(person)).status).toBe(200);
    await rename(folder, `${folder}-away`);
    const answers = [
      await update(person),
      await fetch(`${media.testApp.url}/internal/registrations/${v7()}/documents/passport_img`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${createServiceToken(media.testApp, 'auth')}`,
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
        code: 'documents_away',
        msg: 'Documents can’t be stored right now. Try again in a few minutes.',
      });
      expect(JSON.stringify(body)).not.toContain(folder);
    }
    const live = await media.testApp.dataSource.query('SELECT id FROM document WHERE deleted_at IS NULL');
    expect(live).toHaveLength(1);
    expect((await update(person)).status).toBe(200);
  });
});
