import { text } from 'node:stream/consumers';
import { buildFieldProblem, getEnquiryPhotos, readEnquiryPhoto, uploadEnquiryPhoto } from '@cleaning/contracts';
import { ReadFeeds, signDocumentPath } from '@cleaning/service-kit';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { DocumentEncryption } from '../encryption/document-encryption.service.js';
import { ObjectStore } from '../objects/object-store.js';
import { OWNED_KEYS } from '../objects/pending-deletions.queries.js';
import { PendingDeletions } from '../objects/pending-deletions.service.js';
import { breakSignature } from '../testing/document-calls.js';
import { BROKEN_JPEG, createJpeg, createPhoto, PDF, WEB_PAGE } from '../testing/files.js';
import { describeInStore, FOLDER_STORE, LINK_SECRET, type MediaTestApp, startMediaTestApp } from '../testing/stores.js';
import { EnquiryPhotos } from './enquiry-photos.service.js';

const MB = 1024 * 1024;
// Real stores and picture encoding are slow on a busy machine.
jest.setTimeout(150_000);

describeInStore('Enquiry photos', (store) => {
  let media: MediaTestApp;
  let testApp: TestApp;
  let admin: TestPerson;
  let picture: Buffer;
  beforeAll(async () => {
    media = await startMediaTestApp(store);
    testApp = media.testApp;
    admin = await testApp.createPerson({ role: 'admin' });
    picture = await createPhoto(2400, 1200);
  }, 60_000);
  afterAll(() => media.stop());

  const upload = (content: Buffer | string, field = 'photo') =>
    testApp.call(uploadEnquiryPhoto, { body: {}, files: [{ field, name: 'kitchen.jpg', content }] });
  const uploadPhoto = async (): Promise<string> => (await upload(picture)).body.photo_id;
  const name = (enquiryId: string, photos: string[] | null) =>
    testApp.deliver('enquiry-photos', enquiryId, photos && { photos });
  const list = async (enquiryId: string, token = admin.token) =>
    (await testApp.call(getEnquiryPhotos, { token, params: { enquiry_id: enquiryId } })).body;
  const readKeys = async (id: string): Promise<string[]> =>
    (await testApp.dataSource.query('SELECT object_key FROM enquiry_photo WHERE id = $1', [id])).map(
      (row: { object_key: string }) => row.object_key,
    );
  const count = async (table: string) =>
    Number((await testApp.dataSource.query(`SELECT count(*) AS count FROM ${table}`))[0].count);

  it('are resized without camera data and shown to admins', async () => {
    const { status, body } = await upload(picture);
    expect(status).toBe(200);
    expect(body.preview).toMatch(/^data:image\/webp;base64,/);
    const enquiryId = v7();
    await name(enquiryId, [body.photo_id]);
    const [shown] = await list(enquiryId);
    expect(shown).toMatchObject({ id: body.photo_id, width: 1600, height: 800 });
    const answer = await fetch(`${testApp.url}${shown.path}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { format, exif } = await sharp(bytes).metadata();
    expect([format, exif]).toEqual(['jpeg', undefined]);
    expect(await count('pending_deletion')).toBe(0);
  });

  it('are encrypted in storage, and again under a new key', async () => {
    const id = await uploadPhoto();
    const [key = ''] = await readKeys(id);
    const object = await testApp.get(ObjectStore).get(key);
    expect((await text(object?.stream as never)).slice(0, 21)).toBe('age-encryption.org/v1');
    expect((await testApp.dataSource.query(OWNED_KEYS)).map((row: { key: string }) => row.key)).toContain(key);
    await testApp.dataSource.query(`UPDATE enquiry_photo SET key_id = key_id WHERE id = $1`, [id]);
    expect(await testApp.get(DocumentEncryption).reencryptAll()).toMatchObject({ left: 0 });
  });

  it('come in the order of their enquiry, each with one enquiry', async () => {
    const photos = [await uploadPhoto(), await uploadPhoto()].toReversed();
    const [first, second] = [v7(), v7()];
    await name(first, photos);
    await name(first, photos);
    await name(second, [...photos, v7()]);
    expect((await list(first)).map(({ id }: { id: string }) => id)).toEqual(photos);
    expect(await list(second)).toEqual([]);
  });

  it.each([
    ['a web page', WEB_PAGE, 415],
    ['a PDF', PDF, 415],
    ['a picture that is cut off', BROKEN_JPEG, 415],
    ['a picture of more than 10 MB', createJpeg(11 * MB), 413],
    ['nothing', Buffer.alloc(0), 415],
  ])('are refused when they contain %s', async (_, content, expected) => {
    const before = await count('enquiry_photo');
    const { status, body } = await upload(content);
    expect([status, body.issues[0].field]).toEqual([expected, 'photo']);
    expect(await count('enquiry_photo')).toBe(before);
    expect(await count('pending_deletion')).toBe(0);
  });

  it('are refused without a file and in another field', async () => {
    expect((await testApp.call(uploadEnquiryPhoto, { body: {}, files: [] })).body.issues).toEqual([
      buildFieldProblem('photo', 'required'),
    ]);
    expect((await upload(picture, 'passport_img')).status).toBe(400);
  });

  it('open only for admins, through their own link and while their session is open', async () => {
    const id = await uploadPhoto();
    const enquiryId = v7();
    await name(enquiryId, [id]);
    const contractor = await testApp.createPerson();
    expect(
      (await testApp.call(getEnquiryPhotos, { token: contractor.token, params: { enquiry_id: enquiryId } })).status,
    ).toBe(403);
    const open = async (path: string) => (await fetch(`${testApp.url}${path}`)).status;
    const getLink = ({ id: readerId, sessionId }: TestPerson, documentId = id) =>
      signDocumentPath(
        LINK_SECRET,
        { documentId, readerId, sessionId, sessionVersion: 1 },
        new Date(),
        readEnquiryPhoto,
      );
    const signedForDocument = signDocumentPath(LINK_SECRET, {
      documentId: id,
      readerId: admin.id,
      sessionId: admin.sessionId,
      sessionVersion: 1,
    });
    expect(await open(signedForDocument.replace('documents', 'enquiry-photos'))).toBe(403);
    expect(await open(getLink(admin))).toBe(200);
    expect(await open(getLink(contractor))).toBe(403);
    expect(await open(breakSignature(getLink(admin)))).toBe(403);
    expect(await open(`/api/static/enquiry-photos/${id}`)).toBe(403);
    expect(await open(getLink(admin, v7()))).toBe(404);
    const leaving = await testApp.createPerson({ role: 'admin' });
    const link = getLink(leaving);
    await testApp.createPerson({ id: leaving.id, role: 'admin', endedSessions: [leaving.sessionId] });
    expect(await open(link)).toBe(403);
  });

  it('are deleted with their enquiry', async () => {
    const id = await uploadPhoto();
    const enquiryId = v7();
    const [key = ''] = await readKeys(id);
    await name(enquiryId, [id]);
    await name(enquiryId, null);
    expect(await list(enquiryId)).toEqual([]);
    await testApp.dataSource.query(`UPDATE pending_deletion SET delete_after = now() - interval '1 second'`);
    await testApp.get(PendingDeletions).sweep();
    expect(await testApp.get(ObjectStore).get(key)).toBeNull();
  });

  it('are deleted after a day when no enquiry names them', async () => {
    const [old, fresh] = [await uploadPhoto(), await uploadPhoto()];
    const [key = ''] = await readKeys(old);
    await testApp.dataSource.query(`UPDATE enquiry_photo SET created_at = now() - interval '25 hours' WHERE id = $1`, [
      old,
    ]);
    await testApp.get(EnquiryPhotos).sweep();
    expect([(await readKeys(old)).length, (await readKeys(fresh)).length]).toEqual([0, 1]);
    expect(await testApp.get(ObjectStore).get(key)).toBeNull();
  });

  it('are kept while svc-invoice is behind, because an enquiry may name them', async () => {
    const sent = await uploadPhoto();
    await testApp.dataSource.query(`UPDATE enquiry_photo SET created_at = now() - interval '25 hours' WHERE id = $1`, [
      sent,
    ]);
    const standing = { reader: 'media', source: 'invoice', applied: 1, seconds_behind: 90_000, set_aside: 0 } as const;
    jest.spyOn(testApp.get(ReadFeeds), 'readStandings').mockResolvedValueOnce([standing]);
    await testApp.get(EnquiryPhotos).sweep();
    expect(await readKeys(sent)).toHaveLength(1);
  });
});

describe('Photos of visitors', () => {
  it('count towards the limit of anonymous uploads', async () => {
    const media = await startMediaTestApp(FOLDER_STORE, { ANONYMOUS_UPLOAD_BYTES_PER_HOUR: String(4 * MB) });
    const upload = () =>
      media.testApp.call(uploadEnquiryPhoto, {
        body: {},
        files: [{ field: 'photo', name: 'x.jpg', content: createJpeg(MB - 1024) }],
      });
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await upload()).status);
    expect(statuses).toEqual([200, 429, 429]);
    await media.stop();
  });
});
