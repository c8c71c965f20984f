import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { downloadMyData, getAuditLog, readDocument, readWorkPhoto, subscribePush } from '@cleaning/contracts';
import { verifyDocumentQuery } from '@cleaning/service-kit';
import type { TestApp } from '@cleaning/service-kit/testing';
import { strFromU8, unzipSync } from 'fflate';
import { v7 as uuidv7 } from 'uuid';
import { DOCUMENT_LINK_SECRET, People, startAuth, type TestPerson } from '../testing/people.js';
import { TestDevice } from '../testing/push-service.js';

const PHOTO = uuidv7();
const WORK = {
  work: [{ job: 'Library', pay: '60.00' }],
  requests: [],
  assignments: [{ job: 'Library' }],
  absences: [],
  covers: [],
  'shift-changes': [],
  incidents: [],
  checklists: [{ job: 'Library', answers: [{ item: 'Bins', photos: [PHOTO] }], photos: [{ id: uuidv7(), label: '' }] }],
  inspections: [],
  'hours-elsewhere': [],
  'course-breaks': [],
};
const PAY = { payments: [], 'pay-details': [], 'pay-adjustments': [] };
const PDF = Buffer.from(`%PDF-1.7\n${'a page of a passport '.repeat(20_000)}`);
const DOCUMENTS = readDocument.path.replace(':id', '');
const PHOTOS = readWorkPhoto.path.replace(':id', '');

/** svc-jobs, svc-media and svc-invoice in one server: personal data by person, and documents for valid links. */
class OtherServices {
  readonly asked: string[] = [];
  jobsAnswer = 200;
  mediaAnswer = 200;
  files: { id: string; kind: string; content_type: string; has_object: boolean }[] = [];
  breaksOff = false;
  private readonly server: Server = createServer((request, response) => this.answer(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private answer({ url = '', method }: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(url, 'http://other');
    this.asked.push(`${method} ${pathname}`);
    if (pathname.startsWith('/internal/personal-data/'))
      return void response.writeHead(this.jobsAnswer, { 'content-type': 'application/json' }).end(JSON.stringify(WORK));
    if (pathname.startsWith('/internal/personal-pay/'))
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(PAY));
    if (pathname.startsWith('/internal/personal-documents/')) {
      const versions = [{ kind: 'licence', number: 1, state: 'refused', reason: 'It cannot be read.' }];
      const held = { 'document-files': this.files, 'document-versions': versions, 'document-requests': [] };
      response.writeHead(this.mediaAnswer, { 'content-type': 'application/json' }).end(JSON.stringify(held));
      return;
    }
    const id = pathname.slice(pathname.lastIndexOf('/') + 1);
    // The other photo has not arrived.
    if (pathname.startsWith(PHOTOS) && id !== PHOTO) return void response.writeHead(403).end();
    const link =
      (pathname.startsWith(DOCUMENTS) || pathname.startsWith(PHOTOS)) &&
      verifyDocumentQuery(
        DOCUMENT_LINK_SECRET,
        id,
        Object.fromEntries(searchParams),
        new Date(),
        pathname.startsWith(PHOTOS) ? readWorkPhoto : readDocument,
      );
    if (!link) return void response.writeHead(pathname.startsWith(DOCUMENTS) ? 403 : 404).end();
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': PDF.length });
    if (method === 'HEAD') return void response.end();
    if (!this.breaksOff) return void response.end(PDF);
    response.write(PDF.subarray(0, 1000), () => response.destroy());
  }
}

const others = new OtherServices();
let testApp: TestApp;
let people: People;
beforeAll(async () => {
  const url = await others.start();
  testApp = await startAuth({ JOBS_URL: url, MEDIA_URL: url, INVOICE_URL: url });
  people = new People(testApp);
}, 60_000);
afterAll(async () => {
  await testApp.stop();
  others.stop();
});
beforeEach(() => {
  Object.assign(others, { jobsAnswer: 200, mediaAnswer: 200, files: [], breaksOff: false });
});

const download = ({ token }: TestPerson) => testApp.call(downloadMyData, { token });
const giveDocument = ({ id }: TestPerson) =>
  testApp.dataSource.query('INSERT INTO account_documents (user_id, documents) VALUES ($1, $2)', [
    id,
    { passport_img: uuidv7(), declaration_img: uuidv7() },
  ]);
const downloads = async ({ id }: TestPerson) => {
  const [{ count }] = await testApp.dataSource.query(
    `SELECT count(*)::int FROM audit_entry WHERE subject_id = $1 AND action = 'account.data-downloaded'`,
    [id],
  );
  return count;
};

describe('downloadMyData', () => {
  it('answers one ZIP of all services’ data and documents, with nothing of other people', async () => {
    const [ana, ben] = [await people.createContractor(), await people.createContractor({ name: 'Ben Other' })];
    await giveDocument(ana);
    const { status, headers, body } = await download(ana);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toBe('attachment; filename="my-data.zip"');
    expect(headers.get('cache-control')).toContain('no-store');
    const zip = unzipSync(body);
    const text = (name: string) => strFromU8(zip[name] ?? new Uint8Array());
    expect(Object.keys(zip).sort()).toEqual([
      'absences.json',
      'account.json',
      'assignments.json',
      'audit-log.json',
      'checklists.json',
      'course-breaks.json',
      'covers.json',
      'detail-changes.json',
      'devices.json',
      'document-files.json',
      'document-requests.json',
      'document-signatures.json',
      'document-versions.json',
      'documents/declaration_img.pdf',
      'documents/passport_img.pdf',
      'hours-elsewhere.json',
      'identities.json',
      'incidents.json',
      'inspections.json',
      'notices.json',
      'passkeys.json',
      'pay-adjustments.json',
      'pay-details.json',
      'payments.json',
      `photos/${PHOTO}.jpg`,
      'requests.json',
      'sessions.json',
      'shift-changes.json',
      'sms.json',
      'work.json',
    ]);
    const account = JSON.parse(text('account.json'));
    expect(account).toMatchObject({
      id: ana.id,
      passport_number: 'PA1234567',
      account_number: '001234567',
      bsb: '012345',
    });
    expect(Object.keys(account)).not.toContain('password_hash');
    expect(JSON.parse(text('work.json'))).toEqual(WORK.work);
    expect(PDF.equals(zip['documents/passport_img.pdf'] ?? PDF.subarray(1))).toBe(true);
    for (const name of Object.keys(zip).filter((each) => each.endsWith('.json')))
      expect(text(name)).not.toContain(ben.id);
    expect(others.asked).toContain(`GET /internal/personal-data/${ana.id}`);
    expect(await downloads(ana)).toBe(1);
  });

  it('includes earlier versions and every kind of document, with their records', async () => {
    const ana = await people.createContractor();
    const [passport, former, licence, deleted] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
    await testApp.dataSource.query('INSERT INTO account_documents (user_id, documents) VALUES ($1, $2)', [
      ana.id,
      { passport_img: passport },
    ]);
    const file = { content_type: 'image/png', has_object: true };
    others.files = [
      { ...file, id: former, kind: 'passport_img' },
      { ...file, id: passport, kind: 'passport_img' },
      { ...file, id: licence, kind: 'licence', content_type: 'application/pdf' },
      { ...file, id: deleted, kind: 'police_check_img', has_object: false },
    ];
    const zip = unzipSync((await download(ana)).body);
    expect(
      Object.keys(zip)
        .filter((name) => name.startsWith('documents/'))
        .sort(),
    ).toEqual(
      ['documents/passport_img.pdf', `documents/passport_img-${former}.png`, `documents/licence-${licence}.pdf`].sort(),
    );
    expect(PDF.equals(zip[`documents/passport_img-${former}.png`] ?? PDF.subarray(1))).toBe(true);
    const read = (name: string) => JSON.parse(strFromU8(zip[`${name}.json`] ?? new Uint8Array()));
    expect(read('document-versions')).toMatchObject([{ kind: 'licence', reason: 'It cannot be read.' }]);
    expect(read('document-files')).toEqual(others.files);
  });

  it('serves unverified people and admins, and answers 401 without a session', async () => {
    for (const person of [await people.createContractor({ verified: false }), await people.createAdmin()])
      expect((await download(person)).status).toBe(200);
    expect((await testApp.call(downloadMyData)).status).toBe(401);
  });

  it('allows five downloads an hour, even when requested at once', async () => {
    const ana = await people.createContractor();
    const answers = await Promise.all(Array.from({ length: 8 }, () => download(ana)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    const refused = await download(ana);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(await downloads(ana)).toBe(5);
    expect((await download(await people.createContractor())).status).toBe(200);
  });

  it('answers 503 and counts no download while a service is down', async () => {
    const ana = await people.createContractor();
    others.jobsAnswer = 500;
    expect(await download(ana)).toMatchObject({ status: 503, body: { code: 'own_data_away' } });
    Object.assign(others, { jobsAnswer: 200, mediaAnswer: 500 });
    expect(await download(ana)).toMatchObject({ status: 503, body: { code: 'own_data_away' } });
    expect(await downloads(ana)).toBe(0);
  });

  it('breaks off when a document breaks off', async () => {
    const ana = await people.createContractor();
    await giveDocument(ana);
    others.breaksOff = true;
    await expect(download(ana)).rejects.toThrow();
    others.breaksOff = false;
    expect((await download(ana)).status).toBe(200);
  });

  it('lists passkeys and push devices without their secrets', async () => {
    const ana = await people.createContractor();
    await testApp.dataSource.query(
      `INSERT INTO passkey (id, account_id, credential_id, public_key, counter, transports, synced, name)
       VALUES (gen_random_uuid(), $1, 'credential', 'key', 0, '{}', true, 'Phone')`,
      [ana.id],
    );
    const { subscription } = new TestDevice('https://push.example.com/secret-address');
    expect((await testApp.call(subscribePush, { token: ana.token, body: subscription })).status).toBe(200);
    const zip = unzipSync((await download(ana)).body);
    const [passkeys, devices] = ['passkeys', 'devices'].map((name) =>
      strFromU8(zip[`${name}.json`] ?? new Uint8Array()),
    );
    expect(JSON.parse(passkeys ?? '')).toMatchObject([{ name: 'Phone', synced: true, copied_at: null }]);
    expect(JSON.parse(devices ?? '')).toMatchObject([{ push_service: 'push.example.com', device: '' }]);
    expect(passkeys).not.toContain('credential');
    expect(devices).not.toContain('secret-address');
  });

  it('adds an audit entry', async () => {
    const [ana, admin] = [await people.createContractor(), await people.createAdmin()];
    await download(ana);
    const { body } = await testApp.call(getAuditLog, { token: admin.token, query: { subject_id: ana.id } });
    expect(body.entries).toMatchObject([{ action: 'account.data-downloaded', actor_id: ana.id }]);
  });
});
