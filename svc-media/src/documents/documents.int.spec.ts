import { connect } from 'node:net';
import {
  buildFieldProblem,
  DOCUMENT_KINDS,
  type DocumentKind,
  discardStagedDocuments,
  MAX_FILE_BYTES,
  NO_DOCUMENT,
  updateDocuments,
} from '@cleaning/contracts';
import { createServiceToken, type TestApp, type TestPerson, waitFor } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { ObjectStore } from '../objects/object-store.js';
import { createDocumentCalls, createLink } from '../testing/document-calls.js';
import { createJpeg, JPEG, PDF, PNG, WEB_PAGE } from '../testing/files.js';
import { describeInStore, type MediaTestApp, startMediaTestApp } from '../testing/stores.js';
import { Documents } from './documents.service.js';
import { Staging } from './staging.service.js';

// Real stores, queues and picture encoding are slow on a busy machine.
jest.setTimeout(150_000);

describeInStore('Documents', (store) => {
  let media: MediaTestApp;
  let testApp: TestApp;
  let admin: TestPerson;
  beforeAll(async () => {
    media = await startMediaTestApp(store);
    testApp = media.testApp;
    admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
  }, 60_000);
  afterAll(() => media.stop());

  const createAuthToken = () => createServiceToken(testApp, 'auth');
  const stage = (registration: string, kind: string, body: Buffer, token = createAuthToken()) =>
    fetch(`${testApp.url}/internal/registrations/${registration}/documents/${kind}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(body),
    });
  const { open, update } = createDocumentCalls(() => testApp);
  const readKeys = async (ownerId: string): Promise<string[]> =>
    (
      await testApp.dataSource.query('SELECT object_key FROM document WHERE owner_id = $1 OR registration_id = $1', [
        ownerId,
      ])
    ).map((row: { object_key: string }) => row.object_key);
  const isStored = async (key: string) => {
    const object = await testApp.get(ObjectStore).get(key);
    object?.stream.destroy();
    return object !== null;
  };
  const countRows = () =>
    testApp.dataSource.query(
      'SELECT (SELECT count(*)::int FROM document) AS documents, (SELECT count(*)::int FROM pending_deletion) AS pending',
    );
  const readLastChange = async () => (await testApp.readPublishedStates('documents')).at(-1);

  describe('Registration', () => {
    it('stages documents, and publishes them once the person claims them', async () => {
      const [registration, user] = [v7(), await testApp.createPerson({ verified: false })];
      const documents: Partial<Record<DocumentKind, string>> = {};
      for (const [index, kind] of DOCUMENT_KINDS.entries()) {
        const answer = await stage(registration, kind, [JPEG, PNG, PDF][index % 3] as Buffer);
        expect(answer.status).toBe(200);
        documents[kind] = ((await answer.json()) as { document_id: string }).document_id;
      }
      expect((await open(createLink(documents.passport_img ?? '', admin.id))).status).toBe(404);
      await testApp.deliver('registration', user.id, { registration_id: registration, documents });
      expect(await readLastChange()).toEqual({ id: user.id, documents });
      const opened = await open(createLink(documents.police_check_img ?? '', user.id));
      expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(Buffer.from(await opened.arrayBuffer()).equals(PDF)).toBe(true);
    });

    it('deletes documents and bytes of a failed registration', async () => {
      const registration = v7();
      await stage(registration, 'passport_img', JPEG);
      const [key] = await readKeys(registration);
      expect(await isStored(key ?? '')).toBe(true);
      const discarded = await testApp.call(discardStagedDocuments, {
        token: createAuthToken(),
        params: { registration_id: registration },
      });
      expect([discarded.status, discarded.body]).toEqual([200, { status: 'done' }]);
      expect(await isStored(key ?? '')).toBe(false);
      expect(await readKeys(registration)).toEqual([]);
    });

    it('keeps documents of a complete registration when a late failure is reported', async () => {
      const [registration, user] = [v7(), await testApp.createPerson()];
      const staged = (await (await stage(registration, 'passport_img', JPEG)).json()) as { document_id: string };
      const documents = { passport_img: staged.document_id };
      await testApp.deliver('registration', user.id, { registration_id: registration, documents });
      await testApp.call(discardStagedDocuments, {
        token: createAuthToken(),
        params: { registration_id: registration },
      });
      expect((await open(createLink(staged.document_id, user.id))).status).toBe(200);
    });

    it('refuses documents by type and size and leaves nothing', async () => {
      const before = await countRows();
      const page = await stage(v7(), 'agreement_img', WEB_PAGE);
      expect([page.status, await page.json()]).toEqual([
        415,
        expect.objectContaining({
          code: 'file_web_page',
          params: { name: '' },
          issues: [
            {
              field: 'agreement_img',
              code: 'not_one_of',
              params: { values: ['jpg', 'png', 'pdf'] },
              msg: 'must be one of: jpg, png, pdf',
            },
          ],
        }),
      ]);
      expect((await stage(v7(), 'agreement_img', Buffer.alloc(0))).status).toBe(415);
      const large = await stage(v7(), 'agreement_img', createJpeg(MAX_FILE_BYTES + 1));
      expect([large.status, await large.json()]).toEqual([
        413,
        expect.objectContaining({
          code: 'file_too_large',
          params: { name: '', megabytes: 10 },
          issues: [
            {
              field: 'agreement_img',
              code: 'file_megabytes',
              params: { max: 10 },
              msg: 'must be at most 10 MB',
            },
          ],
        }),
      ]);
      expect((await stage(v7(), 'agreement_img', createJpeg(MAX_FILE_BYTES))).status).toBe(200);
      expect(await countRows()).toEqual([{ documents: before[0].documents + 1, pending: before[0].pending }]);
    });

    it('accepts documents only from svc-auth', async () => {
      expect((await stage(v7(), 'passport_img', JPEG, admin.token)).status).toBe(403);
      expect((await stage(v7(), 'passport_img', JPEG, 'nonsense')).status).toBe(401);
      expect((await stage(v7(), 'shoe_size', JPEG)).status).toBe(400);
      const discard = await testApp.call(discardStagedDocuments, {
        token: admin.token,
        params: { registration_id: v7() },
      });
      expect(discard.status).toBe(403);
    });

    it('deletes documents of an unfinished registration after a week', async () => {
      const [old, recent] = [v7(), v7()];
      await stage(old, 'passport_img', JPEG);
      await stage(recent, 'passport_img', JPEG);
      const [oldKey] = await readKeys(old);
      await testApp.dataSource.query(
        `UPDATE document SET created_at = now() - interval '8 days' WHERE registration_id = $1`,
        [old],
      );
      expect(await testApp.get(Staging).sweep()).toBe(1);
      expect(await isStored(oldKey ?? '')).toBe(false);
      expect(await readKeys(recent)).toHaveLength(1);
    });
  });

  describe('Replacement', () => {
    it('replaces a document, keeps the former one as a version and leaves others unchanged', async () => {
      const person = await testApp.createPerson({ verified: false });
      const first = await update(person, { passport_img: JPEG, agreement_img: PDF });
      expect([first.status, first.body.msg]).toEqual([200, 'Documents uploaded successfuly']);
      expect(first.body.documents.police_check_img).toBe(NO_DOCUMENT);
      const [formerPassport] = await testApp.dataSource.query(
        `SELECT object_key FROM document WHERE owner_id = $1 AND kind = 'passport_img'`,
        [person.id],
      );
      const before = (await testApp.readChangeNumber('documents', person.id)) ?? 0;
      const second = await update(person, { passport_img: PNG });
      expect(await isStored(formerPassport.object_key)).toBe(true);
      const passport = await open(second.body.documents.passport_img);
      expect([passport.status, passport.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(Object.fromEntries(passport.headers)).toMatchObject({
        'content-disposition': 'inline; filename="passport_img.png"',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-length': String(PNG.length),
      });
      expect((await open(second.body.documents.agreement_img)).status).toBe(200);
      expect((await open(first.body.documents.passport_img)).status).toBe(200);
      expect(await testApp.readChangeNumber('documents', person.id)).toBeGreaterThan(before);
      const getId = (kind: DocumentKind) => /documents\/([^?]+)/.exec(second.body.documents[kind])?.[1];
      expect(await readLastChange()).toEqual({
        id: person.id,
        documents: { passport_img: getId('passport_img'), agreement_img: getId('agreement_img') },
      });
    });

    it('changes only the person’s own documents', async () => {
      const [person, other] = [await testApp.createPerson(), await testApp.createPerson()];
      const before = await countRows();
      expect((await update(person, { passport_img: JPEG }, other.id)).status).toBe(403);
      expect((await update(admin, { passport_img: JPEG }, other.id)).status).toBe(403);
      expect((await testApp.call(updateDocuments, { body: { id: other.id }, files: [] })).status).toBe(401);
      expect(await countRows()).toEqual(before);
    });

    it('refuses all files when one is bad', async () => {
      const person = await testApp.createPerson();
      const before = await countRows();
      const bad = await update(person, { passport_img: JPEG, declaration_img: WEB_PAGE });
      expect([bad.status, bad.body.issues]).toEqual([
        415,
        [buildFieldProblem('declaration_img', 'not_one_of', { values: ['jpg', 'png', 'pdf'] })],
      ]);
      const large = await update(person, { agreement_img: PDF, passport_img: createJpeg(MAX_FILE_BYTES + 1) });
      expect([large.status, large.body.issues?.[0]?.field]).toEqual([413, 'passport_img']);
      const noId = await testApp.call(updateDocuments, {
        token: person.token,
        files: [{ field: 'passport_img', name: 'a.jpg', content: JPEG }],
      });
      expect([noId.status, noId.body.issues]).toEqual([400, [buildFieldProblem('id', 'required')]]);
      await waitFor(async () => (await countRows())[0].pending === before[0].pending);
      expect(await countRows()).toEqual(before);
    });

    it('leaves nothing when the sender disconnects', async () => {
      const person = await testApp.createPerson();
      const before = await countRows();
      const half = (head: string) => {
        const { port } = new URL(testApp.url);
        const socket = connect(Number(port), '127.0.0.1');
        socket.write(Buffer.concat([Buffer.from(head, 'latin1'), createJpeg(200_000)]));
        return socket;
      };
      const authorized = (token: string) =>
        `Host: media\r\nAuthorization: Bearer ${token}\r\nContent-Length: 900000\r\n`;
      const part = '--edge\r\nContent-Disposition: form-data; name="passport_img"; filename="a.jpg"\r\n\r\n';
      const sockets = [
        half(
          `POST ${updateDocuments.path} HTTP/1.1\r\n${authorized(person.token)}Content-Type: multipart/form-data; boundary=edge\r\n\r\n${part}`,
        ),
        half(
          `PUT /internal/registrations/${v7()}/documents/passport_img HTTP/1.1\r\n${authorized(createAuthToken())}Content-Type: image/jpeg\r\n\r\n`,
        ),
      ];
      await waitFor(async () => (await countRows())[0].pending === before[0].pending + 2);
      for (const socket of sockets) socket.destroy();
      await waitFor(async () => (await countRows())[0].pending === before[0].pending);
      expect(await countRows()).toEqual(before);
    });

    it('keeps one live document and every version of simultaneous uploads', async () => {
      const person = await testApp.createPerson();
      const answers = await Promise.all(Array.from({ length: 8 }, () => update(person, { passport_img: JPEG })));
      expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
      const keys = await readKeys(person.id);
      const stored = await Promise.all(keys.map(isStored));
      expect([keys.length, stored.filter(Boolean).length]).toEqual([8, 8]);
      const versions = await testApp.dataSource.query(
        `SELECT number, state FROM compliance_version WHERE person_id = $1 ORDER BY number DESC`,
        [person.id],
      );
      expect(versions.map(({ number }: { number: number }) => number)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
      expect(versions[0].state).toBe('submitted');
      expect(versions.slice(1).every(({ state }: { state: string }) => state === 'replaced')).toBe(true);
      const live = 'SELECT count(*)::int AS live FROM document WHERE owner_id = $1 AND deleted_at IS NULL';
      expect(await testApp.dataSource.query(live, [person.id])).toEqual([{ live: 1 }]);
    });
  });

  it('closes documents of a removed person at once and deletes them', async () => {
    const person = await testApp.createPerson();
    const { body } = await update(person, { passport_img: JPEG, agreement_img: PDF });
    const keys = await readKeys(person.id);
    await testApp.createPerson({ id: person.id, removed: true });
    expect((await open(body.documents.passport_img)).status).toBe(403);
    const documentId = /documents\/([^?]+)/.exec(body.documents.passport_img)?.[1] ?? '';
    expect((await open(createLink(documentId, admin.id))).status).toBe(404);
    expect((await update(person, { passport_img: JPEG })).status).toBe(401);
    await testApp.get(Documents).removeOfRemovedPeople();
    expect(await Promise.all(keys.map(isStored))).toEqual([false, false]);
    expect(await readLastChange()).toMatchObject({ id: person.id, documents: {} });
    const left = 'SELECT FROM compliance_version WHERE person_id = $1';
    expect(await testApp.dataSource.query(left, [person.id])).toEqual([]);
  });
});
