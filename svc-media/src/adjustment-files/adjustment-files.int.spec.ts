import { text } from 'node:stream/consumers';
import { buildFieldProblem, readAdjustmentFile, uploadAdjustmentFile } from '@cleaning/contracts';
import { ReadFeeds } from '@cleaning/service-kit';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { ObjectStore } from '../objects/object-store.js';
import { OWNED_KEYS } from '../objects/pending-deletions.queries.js';
import { PendingDeletions } from '../objects/pending-deletions.service.js';
import { BROKEN_JPEG, JPEG, PDF, WEB_PAGE } from '../testing/files.js';
import { describeInStore, type MediaTestApp, startMediaTestApp } from '../testing/stores.js';
import { AdjustmentFiles } from './adjustment-files.service.js';

// Real stores are slow on a busy machine.
jest.setTimeout(150_000);

describeInStore('Adjustment files', (store) => {
  let media: MediaTestApp;
  let testApp: TestApp;
  let admin: TestPerson;
  let lan: TestPerson;
  beforeAll(async () => {
    media = await startMediaTestApp(store);
    testApp = media.testApp;
    admin = await testApp.createPerson({ role: 'admin' });
    lan = await testApp.createPerson();
  }, 60_000);
  afterAll(() => media.stop());

  const upload = (content: Buffer, field = 'file') =>
    testApp.call(uploadAdjustmentFile, {
      token: admin.token,
      body: {},
      files: [{ field, name: 'receipt.exe', content }],
    });
  const uploadFile = async (content = PDF): Promise<string> => (await upload(content)).body.file_id;
  /** Delivers an adjustment that names the file. Returns the adjustment's id. */
  const assignFile = async (person: TestPerson, file_id: string, id = v7()): Promise<string> => {
    await testApp.deliver('adjustment-file', id, { person_id: person.id, file_id });
    return id;
  };
  const read = (reader: TestPerson | null, adjustmentId: string) =>
    fetch(`${testApp.url}${readAdjustmentFile.path.replace(':adjustment_id', adjustmentId)}`, {
      headers: reader ? { authorization: `Bearer ${reader.token}` } : {},
    });
  const readKey = async (id: string): Promise<string | undefined> =>
    (await testApp.dataSource.query('SELECT object_key FROM adjustment_file WHERE id = $1', [id]))[0]?.object_key;
  const countRows = () =>
    testApp.dataSource.query(
      'SELECT (SELECT count(*)::int FROM adjustment_file) AS files, (SELECT count(*)::int FROM pending_deletion) AS pending',
    );

  it.each([
    ['a PDF', PDF, 'application/pdf', 'adjustment.pdf'],
    ['a picture', JPEG, 'image/jpeg', 'adjustment.jpg'],
  ])('keep the uploaded bytes of %s', async (_, content, type, name) => {
    const id = await assignFile(lan, await uploadFile(content));
    for (const reader of [admin, lan]) {
      const answer = await read(reader, id);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
    }
  });

  it('are encrypted in storage, and listed for backups', async () => {
    const id = await uploadFile();
    const key = (await readKey(id)) ?? '';
    const object = await testApp.get(ObjectStore).get(key);
    expect((await text(object?.stream as never)).slice(0, 21)).toBe('age-encryption.org/v1');
    expect((await testApp.dataSource.query(OWNED_KEYS)).map((row: { key: string }) => row.key)).toContain(key);
  });

  it('open only for admins and the person of the adjustment, while their session is open', async () => {
    const id = await assignFile(lan, await uploadFile());
    expect((await read(await testApp.createPerson(), id)).status).toBe(404);
    expect((await read(await testApp.createPerson({ verified: false }), id)).status).toBe(404);
    expect((await read(lan, v7())).status).toBe(404);
    expect((await read(null, id)).status).toBe(401);
    await testApp.createPerson({ id: lan.id, endedSessions: [lan.sessionId] });
    expect((await read(lan, id)).status).toBe(401);
    lan = await testApp.createPerson();
  });

  it('belong to the first adjustment that names them', async () => {
    const file = await uploadFile();
    const [first, second] = [await assignFile(lan, file), await assignFile(await testApp.createPerson(), file)];
    await assignFile(lan, await uploadFile(JPEG), first);
    expect((await read(admin, second)).status).toBe(404);
    expect((await read(lan, first)).headers.get('content-type')).toBe('application/pdf');
  });

  it('are deleted with their adjustment', async () => {
    const file = await uploadFile();
    const id = await assignFile(lan, file);
    const key = (await readKey(file)) ?? '';
    await testApp.deliver('adjustment-file', id, null);
    expect((await read(admin, id)).status).toBe(404);
    await testApp.dataSource.query(`UPDATE pending_deletion SET delete_after = now() - interval '1 second'`);
    await testApp.get(PendingDeletions).sweep();
    expect(await testApp.get(ObjectStore).get(key)).toBeNull();
  });

  it('are deleted after a day when no adjustment names them', async () => {
    const [old, fresh, kept] = [await uploadFile(), await uploadFile(), await uploadFile()];
    await assignFile(lan, kept);
    const key = (await readKey(old)) ?? '';
    await testApp.dataSource.query(
      `UPDATE adjustment_file SET created_at = now() - interval '25 hours' WHERE id = ANY($1)`,
      [[old, kept]],
    );
    await testApp.get(AdjustmentFiles).sweep();
    expect(await Promise.all([old, fresh, kept].map(async (id) => (await readKey(id)) !== undefined))).toEqual([
      false,
      true,
      true,
    ]);
    expect(await testApp.get(ObjectStore).get(key)).toBeNull();
  });

  it.each([
    ['svc-invoice was away for long', { seconds_behind: 90_000, set_aside: 0 }],
    ['a change of it could not be applied', { seconds_behind: 1, set_aside: 1 }],
  ])('are kept while %s, because an adjustment may name them', async (_, standing) => {
    const file = await uploadFile();
    await testApp.dataSource.query(
      `UPDATE adjustment_file SET created_at = now() - interval '25 hours' WHERE id = $1`,
      [file],
    );
    const standings = [{ reader: 'media', source: 'invoice', applied: 1, ...standing }] as const;
    jest.spyOn(testApp.get(ReadFeeds), 'readStandings').mockResolvedValueOnce([...standings]);
    await testApp.get(AdjustmentFiles).sweep();
    const id = await assignFile(lan, file);
    expect((await read(lan, id)).status).toBe(200);
  });

  it.each([
    ['a web page', WEB_PAGE, 415],
    ['a picture that is cut off', BROKEN_JPEG, 415],
    ['nothing', Buffer.alloc(0), 415],
  ])('are refused when they contain %s', async (_, content, expected) => {
    const before = await countRows();
    const { status, body } = await upload(content);
    expect([status, body.issues[0].field]).toEqual([expected, 'file']);
    expect(await countRows()).toEqual(before);
  });

  it('are refused without a file and in another field', async () => {
    const none = await testApp.call(uploadAdjustmentFile, { token: admin.token, body: {}, files: [] });
    expect(none.body.issues).toEqual([buildFieldProblem('file', 'required')]);
    expect((await upload(PDF, 'passport_img')).status).toBe(400);
  });
});
