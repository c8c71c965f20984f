import { randomUUID } from 'node:crypto';
import {
  COMPANY_EXPORT_DAYS,
  EXPORT_ROWS_PATH,
  EXPORT_TABLES_PATH,
  getCompanyExport,
  listExportPapers,
  makeCompanyExportLink,
  startCompanyExport,
  uploadWorkPhoto,
} from '@cleaning/contracts';
import { Peers } from '@cleaning/service-kit';
import { type TestApp, type TestPerson, waitFor } from '@cleaning/service-kit/testing';
import { unzipSync } from 'fflate';
import { DocumentObjects } from '../encryption/document-objects.service.js';
import { ObjectStore } from '../objects/object-store.js';
import { PendingDeletions } from '../objects/pending-deletions.service.js';
import { breakSignature } from '../testing/document-calls.js';
import { createPhoto, PDF } from '../testing/files.js';
import { describeInStore, type MediaTestApp, startMediaTestApp } from '../testing/stores.js';
import { ExportedContents } from './export-contents.service.js';
import { ExportMaking } from './export-making.service.js';
import { ExportQueue } from './export-queue.processor.js';

jest.setTimeout(150_000);

describeInStore('Download of all company data', (store) => {
  let media: MediaTestApp;
  let testApp: TestApp;
  let admin: TestPerson;
  let ana: TestPerson;
  beforeAll(async () => {
    media = await startMediaTestApp(store);
    testApp = media.testApp;
    Object.assign(testApp.get(ExportedContents), { pausesMs: [10, 10] });
    admin = await testApp.createPerson({ name: 'Helen Marsh', role: 'admin' });
    ana = await testApp.createPerson({ name: 'Ana Silva' });
  }, 60_000);
  afterAll(() => media.stop());
  beforeEach(async () => {
    await testApp.dataSource.query('TRUNCATE company_export');
    const { answers, statuses } = testApp.peers;
    statuses.clear();
    for (const peer of ['auth', 'jobs', 'invoice']) {
      const table = { table: peer, file: `Rows of ${peer}`, about: `What svc-${peer} knows.` };
      answers.set(`/${peer}${EXPORT_TABLES_PATH}`, [table]);
      const rows = [
        ['1', '=HYPERLINK("x")', '-12.50'],
        ['2', 'Zoë; Bo', '7.00'],
      ];
      answers.set(`/${peer}${EXPORT_ROWS_PATH}`, { headings: ['Id', 'Name', 'Amount (A$)'], rows, next: '' });
    }
    const paper = { kind: 'invoice', id: 'INV-00001', name: 'INV-00001' };
    answers.set(`/invoice${listExportPapers.path}`, [paper]);
    answers.set(`/invoice${listExportPapers.path}/invoice/INV-00001`, { content: PDF.toString('base64') });
  });
  afterEach(() => jest.restoreAllMocks());

  const start = (person = admin) => testApp.call(startCompanyExport, { token: person.token });
  const newest = async () => (await testApp.call(getCompanyExport, { token: admin.token })).body;
  const untilReady = () =>
    waitFor(async () => {
      const found = await newest();
      return found.state === 'ready' && found;
    });
  const link = (id: string, person = admin) =>
    testApp.call(makeCompanyExportLink, { token: person.token, body: { id } });
  const open = (path: string) => fetch(`${testApp.url}${path}`);
  const sql = (statement: string, parameters: unknown[] = []) => testApp.dataSource.query(statement, parameters);
  const objectKey = async (): Promise<string> =>
    (await sql('SELECT object_key FROM company_export WHERE object_key IS NOT NULL'))[0]?.object_key;
  const isStored = async (key: string): Promise<boolean> => {
    const object = await testApp.get(ObjectStore).get(key);
    object?.stream.destroy();
    return object !== null;
  };
  const actions = async () =>
    (await testApp.readPublishedStates('audit-entry'))
      .filter(({ subject_kind }) => subject_kind === 'company')
      .map(({ action }) => action);

  it('is one encrypted ZIP of CSV files, PDFs and photos, with a README', async () => {
    const id = randomUUID();
    const files = [{ field: 'photo', name: 'photo.jpg', content: await createPhoto(400, 200) }];
    expect((await testApp.call(uploadWorkPhoto, { token: ana.token, body: { key: id }, files })).status).toBe(200);
    expect((await start()).body).toMatchObject({ asked_by: 'Helen Marsh' });
    const ready = await untilReady();
    expect(ready.parts).toEqual(
      expect.arrayContaining([
        { part: 'auth', done: 1, total: 1 },
        { part: 'papers', done: 1, total: 1 },
        { part: 'files', done: 1, total: 1 },
      ]),
    );
    const object = await testApp.get(ObjectStore).get(await objectKey());
    const head = await object?.stream[Symbol.asyncIterator]().next();
    expect(head?.value.toString('latin1')).toMatch(/^age-encryption.org\/v1/);
    object?.stream.destroy();

    const answer = await open((await link(ready.id)).body.path);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="everything-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.length).toBe(ready.size);
    const zip = unzipSync(bytes);
    const text = (name: string) => Buffer.from(zip[name] ?? []).toString();
    expect(text('README.txt')).toContain('People/Rows of auth.csv: What svc-auth knows.');
    expect(text('README.txt')).toContain('Requested by Helen Marsh on ');
    expect(text('Jobs and work/Rows of jobs.csv')).toBe(
      '\uFEFFId,Name,Amount (A$)\r\n1,"\'=HYPERLINK(""x"")",-12.50\r\n2,"Zoë; Bo",7.00\r\n',
    );
    expect(PDF.equals(zip['files/invoices/INV-00001.pdf'] ?? PDF.subarray(1))).toBe(true);
    expect(zip[`files/photos/unnamed/${id}.jpg`]?.length).toBeGreaterThan(100);
    expect(text('Documents and website/Photos.csv')).toContain(id);
    expect(text('Documents and website/Photos.csv')).not.toContain('object');
    expect(await actions()).toEqual(['company.export-asked', 'company.export-downloaded']);
    const notices = await testApp.readPublishedStates('notice');
    expect(notices.filter(({ kind }) => kind === 'company-export-ready')).toMatchObject([{ people: [admin.id] }]);
    expect(await sql('SELECT FROM pending_deletion WHERE NOT marked')).toEqual([]);
  });

  it('is made once at a time: a second press answers the one that is made', async () => {
    const before = (await actions()).length;
    let release = () => {};
    const contents = testApp.get(ExportedContents);
    const openContents = contents.open.bind(contents);
    jest.spyOn(contents, 'open').mockImplementation(async (askedBy) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return openContents(askedBy);
    });
    const answers = await Promise.all([start(), start(), start()]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    await waitFor(async () => (await newest()).state === 'running');
    expect((await start()).body).toMatchObject({ id: answers[0]?.body.id, state: 'running' });
    release();
    await untilReady();
    expect((await actions()).slice(before)).toEqual(['company.export-asked']);
  });

  it('begins again after its process was killed, and drops what that process still brings', async () => {
    const making = testApp.get(ExportMaking);
    // A process that was killed shows no sign of life.
    jest.spyOn(making as unknown as { noteProgress(): Promise<void> }, 'noteProgress').mockResolvedValue();
    const objects = testApp.get(DocumentObjects);
    const put = objects.put.bind(objects);
    let killed = () => {};
    const hanging = jest.spyOn(objects, 'put').mockImplementationOnce(async (key, source) => {
      await new Promise<void>((resolve) => {
        killed = resolve;
      });
      return put(key, source);
    });
    const { id } = (await start()).body;
    await waitFor(async () => hanging.mock.calls.length === 1);
    await sql(`UPDATE company_export SET beat_at = now() - interval '61 seconds' WHERE id = $1`, [id]);
    expect(await making.findForgotten()).toEqual([id]);
    await making.make(id);
    const [{ attempts, object_key: key }] = await sql('SELECT attempts, object_key FROM company_export');
    expect(attempts).toBe(2);
    killed();
    await waitFor(async () => (await sql('SELECT FROM pending_deletion WHERE NOT marked')).length === 0);
    expect(await objectKey()).toBe(key);
    expect((await open((await link(id)).body.path)).status).toBe(200);
  });

  it('keeps its file when a sign of life ends after it became ready', async () => {
    const pending = testApp.get(PendingDeletions);
    const extend = pending.extend.bind(pending);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const late = jest.spyOn(pending, 'extend').mockImplementation(async (keys) => {
      await released;
      await extend(keys);
    });
    const objects = testApp.get(DocumentObjects);
    const put = objects.put.bind(objects);
    jest.spyOn(objects, 'put').mockImplementationOnce(async (key, source) => {
      await waitFor(async () => late.mock.calls.length > 0);
      return put(key, source);
    });
    await start();
    const { id } = await untilReady();
    release();
    await Promise.all(late.mock.results.map(({ value }) => value));
    expect(await sql('SELECT FROM pending_deletion WHERE NOT marked')).toEqual([]);
    expect((await open((await link(id)).body.path)).status).toBe(200);
  });

  it('is made again by the interval job when its job was lost or a service was down', async () => {
    testApp.peers.statuses.set(`/jobs${EXPORT_ROWS_PATH}`, 503);
    const { id } = (await start()).body;
    await waitFor(
      async () => (await sql('SELECT FROM company_export WHERE attempts > 0 AND state = $1', ['waiting'])).length === 1,
    );
    expect(await sql('SELECT FROM pending_deletion WHERE NOT marked')).toEqual([]);
    testApp.peers.statuses.clear();
    await sql(`UPDATE company_export SET beat_at = now() - interval '1 minute'`);
    await testApp.get(ExportQueue).sweep();
    expect((await untilReady()).id).toBe(id);
  });

  it('goes on when a service answers again', async () => {
    const peers = testApp.get(Peers);
    const call = peers.call.bind(peers);
    let refusals = 2;
    jest.spyOn(peers, 'call').mockImplementation(async (peer, method, path, body) => {
      if (!path.startsWith(EXPORT_ROWS_PATH) || refusals === 0) return call(peer, method, path, body);
      refusals -= 1;
      return { status: 503, body: '{}' };
    });
    await start();
    await untilReady();
    expect(refusals).toBe(0);
    expect(await sql('SELECT attempts FROM company_export')).toEqual([{ attempts: 1 }]);
  });

  it('is given up after ten attempts, and can be started anew', async () => {
    testApp.peers.statuses.set(`/auth${EXPORT_TABLES_PATH}`, 503);
    const { id } = (await start()).body;
    await waitFor(async () => (await newest()).state === 'waiting');
    await sql('UPDATE company_export SET attempts = 9');
    await expect(testApp.get(ExportMaking).make(id)).rejects.toThrow();
    expect(await newest()).toMatchObject({ id, state: 'failed' });
    testApp.peers.statuses.clear();
    expect((await start()).body.id).not.toBe(id);
    await untilReady();
  });

  it('is deleted after seven days, and when a newer one is ready', async () => {
    const first = await start().then(untilReady);
    const firstKey = await objectKey();
    const second = await start().then(() =>
      waitFor(async () => {
        const found = await newest();
        return found.id !== first.id && found.state === 'ready' && found;
      }),
    );
    expect((await link(first.id)).status).toBe(404);
    await waitFor(async () => !(await isStored(firstKey)));
    const { path } = (await link(second.id)).body;
    const key = await objectKey();
    await sql(
      `UPDATE company_export SET finished_at = now() - make_interval(days => $1, hours => 1) WHERE state = 'ready'`,
      [COMPANY_EXPORT_DAYS],
    );
    expect(await testApp.get(ExportMaking).deleteOld()).toBe(1);
    expect(await newest()).toMatchObject({ state: 'deleted', deleted_at: '' });
    expect(await isStored(key)).toBe(false);
    expect((await open(path)).status).toBe(404);
    expect((await link(second.id)).status).toBe(404);
  });

  it('opens for admins alone, with a recent factor, through a link while their session is open', async () => {
    const ready = await start().then(untilReady);
    const sam = await testApp.createPerson({ name: 'Sam Lee', role: 'supervisor', places: [] });
    for (const person of [sam, ana]) {
      expect((await start(person)).status).toBe(403);
      expect((await link(ready.id, person)).status).toBe(403);
    }
    const late = await testApp.createPerson({ name: 'Kim Lo', role: 'admin' });
    testApp.setRecentFactor(late, false);
    expect(await start(late)).toMatchObject({ status: 403, body: { code: 'step_up' } });
    expect(await link(ready.id, late)).toMatchObject({ status: 403, body: { code: 'step_up' } });
    const leaving = await testApp.createPerson({ name: 'Lou Ray', role: 'admin' });
    const { path } = (await link(ready.id, leaving)).body;
    expect((await open(breakSignature(path))).status).toBe(403);
    expect((await open(path.split('?')[0] ?? '')).status).toBe(403);
    expect((await open(path)).status).toBe(200);
    await testApp.createPerson({ id: leaving.id, role: 'admin', endedSessions: [leaving.sessionId] });
    expect((await open(path)).status).toBe(403);
  });
});
