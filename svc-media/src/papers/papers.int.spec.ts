import { createHash } from 'node:crypto';
import {
  type CallAnswer,
  FIRST_PROOF,
  getPaperTexts,
  getPersonalDocuments,
  getRegistrationPaper,
  PAPER_NAMES,
  readPaperTexts,
  type ShownPaper,
  SIGNED_KINDS,
  SITE_ID,
  type SignedKind,
  savePaperText,
  signPaper,
  signStagedPaper,
} from '@cleaning/contracts';
import { DEMO_COMPANY } from '@cleaning/contracts/demo';
import { createServiceToken, getTexts, readPdf, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { DocumentSignature, SignedText } from '../documents/document-signature.entity.js';
import { Documents } from '../documents/documents.service.js';
import { createComplianceCalls } from '../testing/compliance-calls.js';
import { FOLDER_STORE, type MediaTestApp, startMediaTestApp } from '../testing/stores.js';
import { Papers } from './papers.service.js';

// Opening PDFs is slow on a busy machine.
jest.setTimeout(150_000);

let media: MediaTestApp;
let testApp: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  media = await startMediaTestApp(FOLDER_STORE);
  testApp = media.testApp;
  admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
  await testApp.deliver('site', SITE_ID, { company: DEMO_COMPANY, proof: FIRST_PROOF });
}, 60_000);
afterAll(() => media.stop());

const { call, readKind, open, verify, readOwn } = createComplianceCalls(() => ({ testApp, admin }));

const readPaper = async (kind: SignedKind): Promise<ShownPaper> => {
  const { status, body } = await call(readPaperTexts);
  expect(status).toBe(200);
  return (body as ShownPaper[]).find((paper) => paper.kind === kind) as ShownPaper;
};
const createSignature = ({ version, sha256 }: ShownPaper, name = 'Ana Silva') => ({
  name,
  agreed: 'yes',
  version,
  sha256,
});
const sign = (person: TestPerson, kind: SignedKind, body: object) =>
  call(signPaper, { token: person.token, body: { user_id: person.id, kind, key: v7(), ...body } });
const readVersions = async (kind: SignedKind) => {
  const { body } = await call(getPaperTexts, { token: admin.token });
  return (body as CallAnswer<typeof getPaperTexts>).find((paper) => paper.kind === kind);
};
const save = (kind: SignedKind, version: number, text: string) =>
  call(savePaperText, { token: admin.token, body: { kind, version, text } });
const rows = () => testApp.dataSource.getRepository(DocumentSignature);

describe('Paper texts', () => {
  it('name the company, as text and as PDF', async () => {
    for (const kind of SIGNED_KINDS) {
      const { status, body, headers } = await call(getRegistrationPaper, { params: { paper: PAPER_NAMES[kind] } });
      expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
      const pdf = await readPdf(body);
      const text = pdf.pages.join(' ').replace(/\s+/g, ' ');
      const paper = await readPaper(kind);
      expect(paper.version).toBe(0);
      expect(pdf.title).toBe(paper.title);
      expect(paper.text).not.toContain('{');
      if (kind === 'declaration_img') expect(text).toContain('True and complete');
      else {
        expect(paper.text).toContain('between Gumleaf Commercial Cleaning Pty Ltd, ABN 80 000 000 001 ("the Company")');
        expect(text).toContain('between Gumleaf Commercial Cleaning Pty Ltd, ABN 80 000 000 001 ("the Company")');
        expect(text).toContain(`calls ${DEMO_COMPANY.telephone} as early as possible`);
        expect(getTexts(pdf, 'H2')).toHaveLength(7);
      }
    }
    expect((await call(getRegistrationPaper, { params: { paper: 'other' } })).status).toBe(400);
  });

  it('cite no law by default', async () => {
    for (const kind of SIGNED_KINDS) expect((await readPaper(kind)).text).not.toMatch(/\b(law|act) of\b/i);
  });

  it('get a version with each save, and refuse a stale save', async () => {
    const paper = await readVersions('agreement_img');
    expect(paper).toMatchObject({ version: 0, versions: [] });
    const text = 'Between {company} and you.\r\n\r\n# Keys\r\n\r\nKeys come back to {company}, {telephone}.';
    expect((await save('agreement_img', 0, text)).status).toBe(200);
    expect(await save('agreement_img', 0, 'Other')).toMatchObject({
      status: 409,
      body: { code: 'settings_changed_reload' },
    });
    expect(await readVersions('agreement_img')).toMatchObject({
      version: 1,
      versions: [{ version: 1, saved_by: 'Helen' }],
    });
    const now = await readPaper('agreement_img');
    expect(now).toMatchObject({
      version: 1,
      text: `Between ${DEMO_COMPANY.legal_name} and you.\n\n# Keys\n\nKeys come back to ${DEMO_COMPANY.legal_name}, ${DEMO_COMPANY.telephone}.`,
    });
    const { body } = await call(getRegistrationPaper, { params: { paper: PAPER_NAMES.agreement_img } });
    expect(getTexts(await readPdf(body), 'H2')).toEqual(['1. Keys']);
    expect((await save('agreement_img', 1, ' ')).body.issues).toMatchObject([{ field: 'text' }]);
  });

  it('are changed only by admins', async () => {
    const ana = await testApp.createPerson();
    expect((await call(getPaperTexts, { token: ana.token })).status).toBe(403);
    expect(
      (await call(savePaperText, { token: ana.token, body: { kind: 'agreement_img', version: 1, text: 'Mine' } }))
        .status,
    ).toBe(403);
  });
});

describe('Signing on screen', () => {
  it('keeps name, time, version and hash, and files a document for the office to verify', async () => {
    const ana = await testApp.createPerson({ name: 'Ana', verified: false });
    const paper = await readPaper('declaration_img');
    const before = Date.now();
    const { status, body } = await sign(ana, 'declaration_img', createSignature(paper, 'Ana María Silva'));
    expect([status, body.signature]).toMatchObject([
      200,
      { name: 'Ana María Silva', text_version: paper.version, text_sha256: paper.sha256 },
    ]);
    expect(Date.parse(body.signature.signed_at)).toBeGreaterThanOrEqual(before);

    // The hash can be computed from the text.
    const signed = await testApp.dataSource.getRepository(SignedText).findOneByOrFail({ sha256: paper.sha256 });
    expect(signed.text).toBe(paper.text);
    expect(createHash('sha256').update(signed.text, 'utf8').digest('hex')).toBe(paper.sha256);
    const row = await rows().findOneByOrFail({ personId: ana.id });
    expect(row).toMatchObject({ name: 'Ana María Silva', kind: 'declaration_img', address: '127.0.0.1' });

    const { versions } = await open(ana, 'declaration_img');
    expect(versions).toMatchObject([
      { version_id: body.version_id, state: 'submitted', signature: { name: 'Ana María Silva' } },
    ]);
    const file = await fetch(`${testApp.url}${versions[0]?.files[0]?.path}`);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    const pdf = await readPdf(Buffer.from(await file.arrayBuffer()));
    const text = pdf.pages.join(' ').replace(/\s+/g, ' ');
    expect(text).toContain('Signed on screen');
    expect(text).toContain('Ana María Silva');
    expect(text.replace(/ /g, '')).toContain(paper.sha256);
    expect((await verify(body.version_id, {})).status).toBe(200);
    expect(await readOwn(ana, 'declaration_img')).toMatchObject({ state: 'verified' });
  });

  it('signs once per key, even for simultaneous requests', async () => {
    const ana = await testApp.createPerson();
    const body = { key: v7(), ...createSignature(await readPaper('agreement_img')) };
    const answers = await Promise.all([1, 2, 3].map(() => sign(ana, 'agreement_img', body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body.version_id)).size).toBe(1);
    expect((await readKind(ana, 'agreement_img')).versions).toHaveLength(1);
    expect(await rows().countBy({ personId: ana.id })).toBe(1);
    expect((await sign(ana, 'agreement_img', body)).body).toEqual(answers[0]?.body);
  });

  it('refuses another person, a missing tick, a missing name and bad fields', async () => {
    const [ana, ben] = [await testApp.createPerson(), await testApp.createPerson()];
    const paper = await readPaper('agreement_img');
    expect((await sign(ana, 'agreement_img', { ...createSignature(paper), user_id: ben.id })).status).toBe(403);
    for (const [field, value] of [
      ['name', ' '],
      ['agreed', 'no'],
      ['key', 'none'],
      ['sha256', 'none'],
    ] as const) {
      const { status, body } = await sign(ana, 'agreement_img', { ...createSignature(paper), [field]: value });
      expect([status, body.issues.map((issue: { field: string }) => issue.field)]).toEqual([400, [field]]);
    }
    expect((await sign(ana, 'passport_img' as SignedKind, createSignature(paper))).status).toBe(400);
    expect(await rows().countBy({ personId: ana.id })).toBe(0);
  });

  it('refuses a changed text and keeps earlier signatures', async () => {
    const [ana, ben] = [await testApp.createPerson(), await testApp.createPerson()];
    const paper = await readPaper('agreement_img');
    expect((await sign(ana, 'agreement_img', createSignature(paper))).status).toBe(200);
    expect((await save('agreement_img', paper.version, 'Another agreement with {company}.')).status).toBe(200);
    expect(await sign(ben, 'agreement_img', createSignature(paper))).toMatchObject({
      status: 409,
      body: { code: 'paper_text_changed' },
    });
    expect((await readKind(ben, 'agreement_img')).versions).toEqual([]);
    expect((await readKind(ana, 'agreement_img')).versions).toMatchObject([
      { signature: { text_version: paper.version, text_sha256: paper.sha256 } },
    ]);
    const signed = await testApp.dataSource.getRepository(SignedText).findOneByOrFail({ sha256: paper.sha256 });
    expect(signed.text).toBe(paper.text);

    // The text contains the company's name.
    const next = await readPaper('agreement_img');
    await testApp.deliver('site', SITE_ID, {
      company: { ...DEMO_COMPANY, legal_name: 'Wattle Pty Ltd' },
      proof: FIRST_PROOF,
    });
    expect((await sign(ben, 'agreement_img', createSignature(next))).body.code).toBe('paper_text_changed');
    await testApp.deliver('site', SITE_ID, { company: DEMO_COMPANY, proof: FIRST_PROOF });
  });

  it('writes no PDF for a person who has sent 40 documents in a day', async () => {
    const ana = await testApp.createPerson();
    await testApp.dataSource.query(
      `INSERT INTO compliance_version (id, person_id, kind, number, state, submitted_at)
       SELECT gen_random_uuid(), $1, 'agreement_img', number, 'replaced', now() FROM generate_series(1, 40) AS number`,
      [ana.id],
    );
    const write = jest.spyOn(testApp.get(Papers), 'write');
    const answer = await sign(ana, 'agreement_img', createSignature(await readPaper('agreement_img')));
    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_documents' } });
    expect(write).not.toHaveBeenCalled();
    write.mockRestore();
  });

  it('deletes the signature with the person', async () => {
    const ana = await testApp.createPerson();
    await sign(ana, 'declaration_img', createSignature(await readPaper('declaration_img')));
    expect(await rows().countBy({ personId: ana.id })).toBe(1);
    await testApp.createPerson({ id: ana.id, removed: true });
    await testApp.get(Documents).removeOfRemovedPeople();
    expect(await rows().countBy({ personId: ana.id })).toBe(0);
  });

  it('includes the signature in the person’s data export', async () => {
    const ana = await testApp.createPerson();
    const paper = await readPaper('declaration_img');
    await sign(ana, 'declaration_img', createSignature(paper));
    const { body } = await call(getPersonalDocuments, {
      token: createServiceToken(testApp, 'auth'),
      params: { user_id: ana.id },
    });
    expect(body['document-signatures']).toMatchObject([
      { kind: 'declaration_img', name: 'Ana Silva', text_sha256: paper.sha256, text: paper.text },
    ]);
  });
});

describe('Signing in a registration', () => {
  const stage = (registration_id: string, body: object, token = createServiceToken(testApp, 'auth')) =>
    call(signStagedPaper, { token, params: { registration_id, kind: 'agreement_img' }, body });

  it('gives the signature to the person once the registration is complete', async () => {
    const registrationId = v7();
    const given = { ...createSignature(await readPaper('agreement_img'), 'Nia Thapa'), address: '203.0.113.7' };
    const { status, body } = await stage(registrationId, given);
    expect(status).toBe(200);
    expect(await rows().findOneByOrFail({ documentId: body.document_id })).toMatchObject({ personId: null });
    const nia = await testApp.createPerson({ name: 'Nia', verified: false });
    await testApp.deliver('registration', nia.id, {
      registration_id: registrationId,
      documents: { agreement_img: body.document_id },
    });
    expect((await readKind(nia, 'agreement_img')).versions).toMatchObject([
      { version_id: body.document_id, signature: { name: 'Nia Thapa', address: '203.0.113.7' } },
    ]);
  });

  it('refuses people, and a changed text', async () => {
    const paper = await readPaper('agreement_img');
    const given = { ...createSignature(paper), address: '203.0.113.7' };
    expect((await stage(v7(), given, admin.token)).status).toBe(403);
    expect((await stage(v7(), { ...given, version: paper.version + 1 })).body.code).toBe('paper_text_changed');
  });
});
