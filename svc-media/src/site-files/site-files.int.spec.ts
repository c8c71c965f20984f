import { listSiteFiles, MAX_SITE_FILES, readSiteFile, removeSiteFile, uploadSiteFile } from '@cleaning/contracts';
import { signDocumentPath } from '@cleaning/service-kit';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { EXIFTOOL, readMetadata } from '../../../scripts/machine/exiftool.mjs';
import { DocumentEncryption } from '../encryption/document-encryption.service.js';
import { ObjectStore } from '../objects/object-store.js';
import { OWNED_KEYS } from '../objects/pending-deletions.queries.js';
import { PendingDeletions } from '../objects/pending-deletions.service.js';
import { BROKEN_JPEG, JPEG, PDF, WEB_PAGE } from '../testing/files.js';
import { FOLDER_STORE, LINK_SECRET, type MediaTestApp, startMediaTestApp } from '../testing/stores.js';

jest.setTimeout(150_000);

describe('Site files', () => {
  let media: MediaTestApp;
  let testApp: TestApp;
  let admin: TestPerson;
  let lan: TestPerson;
  let job: string;
  beforeAll(async () => {
    media = await startMediaTestApp(FOLDER_STORE);
    testApp = media.testApp;
    admin = await testApp.createPerson({ role: 'admin' });
    lan = await testApp.createPerson();
  }, 60_000);
  afterAll(() => media.stop());
  beforeEach(() => {
    job = v7();
  });

  const upload = (content: Buffer, name = 'Bleach', person = admin, key?: string) =>
    testApp.call(uploadSiteFile, {
      token: person.token,
      body: { job_id: job, name, ...(key && { key }) },
      files: [{ field: 'file', name: 'x', content }],
    });
  const uploadFile = async (content = PDF): Promise<string> => (await upload(content)).body.id;
  /** Signs like svc-jobs. */
  const signLink = ({ id, sessionId }: TestPerson, documentId = job, now = new Date()) => {
    const reader = { readerId: id, sessionId, sessionVersion: 1 };
    const path = signDocumentPath(LINK_SECRET, { documentId, ...reader }, now, listSiteFiles);
    return Object.fromEntries(new URLSearchParams(path.split('?')[1]));
  };
  const list = (person: TestPerson, query: Record<string, string> = {}) =>
    testApp.call(listSiteFiles, { token: person.token, params: { id: job }, query });
  const read = (person: TestPerson, fileId: string, query: Record<string, string> = {}) =>
    fetch(
      `${testApp.url}${readSiteFile.path.replace(':id', job).replace(':file_id', fileId)}?${new URLSearchParams(query)}`,
      { headers: { authorization: `Bearer ${person.token}` } },
    );
  const readKey = async (id: string): Promise<string | undefined> =>
    (await testApp.dataSource.query('SELECT object_key FROM site_file WHERE id = $1', [id]))[0]?.object_key;

  it('keep a sheet unchanged, and re-encode a picture without metadata', async () => {
    const [sheet, picture] = [await uploadFile(), await uploadFile(JPEG)];
    expect((await list(admin)).body).toMatchObject([
      { id: sheet, kind: 'sheet', name: 'Bleach', size: PDF.length },
      { id: picture, kind: 'picture' },
    ]);
    const served = await read(admin, sheet);
    expect(served.headers.get('cache-control')).toBe('private, no-store');
    expect(Buffer.from(await served.arrayBuffer()).equals(PDF)).toBe(true);
    const bytes = Buffer.from(await (await read(admin, picture)).arrayBuffer());
    expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(bytes.equals(JPEG)).toBe(false);
    expect(bytes.includes('Exif')).toBe(false);
    if (EXIFTOOL) expect(readMetadata(bytes)).toEqual([]);
    const [{ pending }] = await testApp.dataSource.query(
      'SELECT count(*)::int AS pending FROM pending_deletion WHERE NOT marked',
    );
    expect(pending).toBe(0);
  });

  it('open for some minutes with a signature of svc-jobs only', async () => {
    const id = await uploadFile();
    const query = signLink(lan);
    expect([(await list(lan, query)).status, (await read(lan, id, query)).status]).toEqual([200, 200]);
    const bo = await testApp.createPerson();
    const refused: [TestPerson, Record<string, string>][] = [
      [lan, {}],
      [lan, signLink(lan, v7())],
      [lan, signLink(lan, job, new Date(Date.now() - 11 * 60_000))],
      [lan, { ...query, signature: '00' }],
      [bo, query],
    ];
    for (const [person, each] of refused)
      expect([(await list(person, each)).status, (await read(person, id, each)).status]).toEqual([404, 404]);
    expect((await upload(PDF, 'x', lan)).status).toBe(403);
  });

  it('open for supervisors of the site, and not after they lose it, even with a signed link', async () => {
    const id = await uploadFile();
    const sam = await testApp.createPerson({ name: 'Sam Lee', role: 'supervisor', places: [job] });
    expect((await list(sam)).body).toMatchObject([{ id }]);
    expect((await read(sam, id)).status).toBe(200);
    const pat = await testApp.createPerson({ name: 'Pat Roe', role: 'supervisor', places: [v7()] });
    expect((await list(pat, signLink(pat))).status).toBe(404);
    expect((await read(pat, id, signLink(pat))).status).toBe(404);
  });

  it('are encrypted in storage, listed for backups and re-encrypted under a new key', async () => {
    const key = (await readKey(await uploadFile())) ?? '';
    const object = await testApp.get(ObjectStore).get(key);
    const [first] = (await object?.stream.toArray()) ?? [];
    expect(String(first).slice(0, 21)).toBe('age-encryption.org/v1');
    expect((await testApp.dataSource.query(OWNED_KEYS)).map((row: { key: string }) => row.key)).toContain(key);
    await testApp.dataSource.query(`UPDATE site_file SET key_id = '0000000000000000' WHERE object_key = $1`, [key]);
    const { left } = await testApp.get(DocumentEncryption).reencryptAll();
    expect(left).toBe(1);
    await testApp.dataSource.query('DELETE FROM site_file WHERE object_key = $1', [key]);
  });

  it('are removed with their bytes', async () => {
    const id = await uploadFile();
    const key = (await readKey(id)) ?? '';
    const remove = () => testApp.call(removeSiteFile, { token: admin.token, body: { id } });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    expect((await read(admin, id)).status).toBe(404);
    await testApp.dataSource.query(`UPDATE pending_deletion SET delete_after = now() - interval '1 second'`);
    await testApp.get(PendingDeletions).sweep();
    expect(await testApp.get(ObjectStore).get(key)).toBeNull();
    expect((await testApp.readPublishedStates('audit-entry')).map(({ action }) => action).slice(-2)).toEqual([
      'site-file.added',
      'site-file.removed',
    ]);
  });

  it.each([
    ['a web page', WEB_PAGE],
    ['a picture that is cut off', BROKEN_JPEG],
  ])('refuse %s', async (_, content) => {
    expect((await upload(content)).status).toBe(415);
    expect((await list(admin)).body).toEqual([]);
  });

  it.each([
    ['a sheet', PDF],
    ['a picture', JPEG],
  ])('add %s once per key, even for simultaneous requests', async (_, content) => {
    const key = v7();
    const send = (name = 'Bleach') => upload(content, name, admin, key);
    const answers = [...(await Promise.all([send(), send()])), await send()];
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual(Array(3).fill([200, key]));
    expect((await list(admin)).body).toMatchObject([{ id: key }]);
    expect((await read(admin, key)).status).toBe(200);
    const [{ pending }] = await testApp.dataSource.query(
      'SELECT count(*)::int AS pending FROM pending_deletion WHERE NOT marked',
    );
    expect(pending).toBe(0);
    expect((await send('Another name')).status).toBe(409);
    job = v7();
    expect((await send()).status).toBe(409);
  });

  it('stay within their limit, even for simultaneous requests', async () => {
    const id = await uploadFile();
    await testApp.dataSource.query(
      `INSERT INTO site_file SELECT gen_random_uuid(), job_id, kind, name, added_by, object_key || n, size_bytes, key_id, head_digest, created_at
       FROM site_file, generate_series(2, $2::int) AS n WHERE id = $1`,
      [id, MAX_SITE_FILES - 1],
    );
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(PDF)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });
});
