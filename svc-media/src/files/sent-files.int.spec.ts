import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { updateDocuments, uploadEnquiryPhoto, uploadGallery } from '@cleaning/contracts';
import type { TestApp } from '@cleaning/service-kit/testing';
import sharp from 'sharp';
import { createDocumentCalls } from '../testing/document-calls.js';
import { PDF } from '../testing/files.js';
import { FOLDER_STORE, type MediaTestApp, startMediaTestApp } from '../testing/stores.js';

// Opening pictures and PDFs is slow on a busy machine.
jest.setTimeout(150_000);

let media: MediaTestApp;
let testApp: TestApp;
beforeAll(async () => {
  media = await startMediaTestApp(FOLDER_STORE);
  testApp = media.testApp;
}, 60_000);
afterAll(() => media.stop());

const { open, upload } = createDocumentCalls(() => testApp);
const heic = (name: string) => readFile(join(__dirname, '..', 'heic', 'cases', name));
const pdf = (name: string) => readFile(join(__dirname, '..', 'checks', 'cases', name));
const send = async (content: Buffer, name = 'IMG_0001.jpg') => {
  const person = await testApp.createPerson();
  return testApp.call(updateDocuments, {
    token: person.token,
    body: { id: person.id },
    files: [{ field: 'police_check_img', name, content }],
  });
};

describe('Document upload', () => {
  it.each(['plain.pdf', 'pdf20.pdf', 'uri-link.pdf', 'bom-before.pdf', 'really-signed.pdf', 'signed-field.pdf'])(
    'accepts %s and returns it unchanged',
    async (name) => {
      const content = await pdf(name);
      const { links } = await upload({ police_check_img: content });
      const answer = await open(links.police_check_img);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
    },
  );

  it.each(['upright.heic', 'turned.heic'])('converts %s to an upright JPEG, whatever its name', async (name) => {
    const { links } = await upload({ police_check_img: await heic(name) });
    const answer = await open(links.police_check_img);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([format, width, height]).toEqual(['jpeg', 96, 64]);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a script', () => pdf('script-owner-aes-256-packed.pdf'), 'The file runs a script (JavaScript).'],
    [
      'a program to start',
      () => pdf('launch-owner-rc4-128-packed.pdf'),
      'The file has links or buttons that may not be safe.',
    ],
    ['a password', () => pdf('locked-aes-256.pdf'), 'The file is locked with a password. Remove the password'],
    [
      'a web page behind its end',
      () => Buffer.concat([PDF, Buffer.from('<script>alert(1)</script>')]),
      'The file has something other than a PDF in it.',
    ],
    ['a cut end', () => PDF.subarray(0, PDF.length - 30), 'The file is a damaged or incomplete PDF.'],
    [
      'a HEIC picture that cannot be read',
      () => heic('cut-short.heic'),
      'The file is a HEIC photo that we can’t read. On your iPhone, go to Settings > Camera > Formats',
    ],
    ['48 megapixels', () => heic('48-megapixels.heic'), 'The file is a HEIC photo that’s too large.'],
    ['nothing in it', () => Buffer.alloc(0), 'The file is empty. Choose it again.'],
    ['a web page', () => Buffer.from('<!DOCTYPE html><html><p>Hello</p></html>'), 'The file is a web page.'],
    ['a letter in Word', () => Buffer.from('PK\x03\x04'.padEnd(200, '\0')), 'The file is a Word, Excel or ZIP file.'],
    ['a video', () => Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42'), 'The file is a video. Send a photo.'],
    [
      'a text',
      () => Buffer.from('Dear office, this is my police check.'),
      'The file must be one of these types: jpg, png, pdf.',
    ],
  ])('refuses a file with %s, names the true cause and leaves nothing', async (_, content, cause) => {
    const { status, body } = await send(await content());
    expect([status, body.issues?.[0]?.field]).toEqual([415, 'police_check_img']);
    expect(body.msg).toContain(cause);
    const [{ left }] = await testApp.dataSource.query(
      `SELECT count(*)::int AS left FROM pending_deletion WHERE NOT marked`,
    );
    expect(left).toBe(0);
  });

  it('refuses a HEIC picture above the limit as too large', async () => {
    const { status } = await send(Buffer.concat([await heic('upright.heic'), Buffer.alloc(10 * 1024 * 1024)]));
    expect(status).toBe(413);
  });

  it('accepts HEIC pictures from several people at once', async () => {
    const content = await heic('turned.heic');
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(content)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});

describe('HEIC photo', () => {
  it('is accepted for an enquiry', async () => {
    const { status, body } = await testApp.call(uploadEnquiryPhoto, {
      body: {},
      files: [{ field: 'photo', name: 'IMG_0001.HEIC', content: await heic('turned.heic') }],
    });
    expect([status, body.preview?.slice(0, 22)]).toEqual([200, 'data:image/webp;base64']);
  });

  it('is accepted for the gallery', async () => {
    const admin = await testApp.createPerson({ role: 'admin' });
    const content = await heic('turned.heic');
    const { status } = await testApp.call(uploadGallery, {
      token: admin.token,
      body: { catergory: 'Office' },
      files: ['before_imgs', 'after_imgs'].map((field) => ({ field, name: 'IMG_0001.HEIC', content })),
    });
    expect(status).toBe(200);
  });
});
