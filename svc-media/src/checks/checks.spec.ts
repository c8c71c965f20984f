import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { JPEG, PDF, PNG } from '../testing/files.js';
import { PAGES, packedPdfOf, pdfOf } from '../testing/pdf.js';
import { checkImage } from './check-image.js';
import { checkPdf } from './pdf/check-pdf.js';

const [CATALOG = '', ...REST] = PAGES;
const withCatalog = (more: string, ...objects: string[]) => [CATALOG.replace('>>', `${more} >>`), ...REST, ...objects];
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });

describe('a PDF', () => {
  it.each([
    ['with a table', PDF],
    ['with packed objects', packedPdfOf(PAGES)],
    ['with blanks behind its end', Buffer.concat([PDF, Buffer.from('\r\n\0\0')])],
    ['with a link', pdfOf([...PAGES, '<< /S /URI /URI (https://example.com/Launch/JavaScript.html#/JS) >>'])],
    [
      'with a comment, escapes and nested text',
      pdfOf([...PAGES, '<< /A (a \\) (b)) % a comment >> \n /B#20C <0fA> >>']),
    ],
    ['whose table names an object that was never written', pdfOf([...PAGES, 'null'])],
  ])('%s passes', async (_, bytes) => {
    await expect(checkPdf(bytes)).resolves.toBeUndefined();
  });

  it('that a program made of a photo passes', async () => {
    const scan = new PDFDocument({ size: 'A4', info: { Title: 'Scan' } });
    const bytes = buffer(scan);
    const picture = await noise(600, 800).jpeg().toBuffer();
    scan.image(picture, 0, 0, { width: 595 }).addPage().image(picture, 0, 0, { width: 595 }).end();
    await expect(checkPdf(await bytes)).resolves.toBeUndefined();
  });

  it.each([
    [
      'a table that points elsewhere',
      Buffer.from(PDF.toString('latin1').replace('0000000009', '0000000010'), 'latin1'),
    ],
    ['no table', Buffer.from(PDF.toString('latin1').replace(/xref[\s\S]*$/, '%%EOF\n'), 'latin1')],
    [
      'a wrong start of its table',
      Buffer.from(PDF.toString('latin1').replace(/startxref\s+\d+/, 'startxref\n1'), 'latin1'),
    ],
    [
      'wrong offsets',
      Buffer.from(
        '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/MediaBox[0 0 3 3]>>endobj\nxref\n0 4\n0000000000 65535 f\n0000000010 00000 n\n0000000053 00000 n\n0000000102 00000 n\ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n149\n%EOF',
      ),
    ],
  ])('with %s is opened by its objects, as readers do', async (_, bytes) => {
    await expect(checkPdf(bytes)).resolves.toBeUndefined();
  });

  it('whose table is wrong hides no program', async () => {
    for (const made of [pdfOf, packedPdfOf]) {
      const bytes = made(withCatalog('/OpenAction << /S /J#61vaScript /JS (x) >>'));
      const wrong = Buffer.from(bytes.toString('latin1').replace(/startxref\s+\d+/, 'startxref\n1'), 'latin1');
      await expect(checkPdf(wrong)).rejects.toThrow('holds programs or attached files');
    }
  });

  it.each([
    ['is cut short', PDF.subarray(0, PDF.length - 30)],
    ['is a head only', Buffer.from('%PDF-1.4\nhello\n%%EOF\n')],
    ['has another file behind its end', Buffer.concat([PDF, Buffer.from('<script>alert(1)</script>')])],
    ['has an object that does not end', pdfOf([...PAGES, '<< /A (never closed >>'])],
    ['has pages that are pages of themselves', pdfOf([CATALOG, '<< /Kids [2 0 R] >>'])],
    ['is deeper than any reader goes', pdfOf([...PAGES, '['.repeat(100_000)])],
    ['keeps its table in a stream that unpacks without end', bomb()],
  ])('that %s is damaged', async (_, bytes) => {
    await expect(checkPdf(bytes)).rejects.toThrow('is a damaged PDF');
  });

  it.each([
    ['a script that runs when it is opened', withCatalog('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>')],
    ['a script by a reference', withCatalog('/OpenAction 4 0 R', '<< /S /JavaScript /JS (x) >>')],
    ['a script under a name in disguise', withCatalog('/OpenAction << /S /J#61vaScri#70t >>')],
    ['a program to start', withCatalog('/OpenAction << /S /Launch /F (cmd.exe) >>')],
    [
      'an attached file',
      withCatalog('/Names << /EmbeddedFiles << /Names [(a) 4 0 R] >> >>', '<< /EF << /F 4 0 R >> >>'),
    ],
    ['a form with a program', withCatalog('/AcroForm << /XFA 4 0 R >>', '(xdp)')],
  ])('with %s is refused, packed or not', async (_, objects) => {
    await expect(checkPdf(pdfOf(objects))).rejects.toThrow('holds programs or attached files');
    await expect(checkPdf(packedPdfOf(objects))).rejects.toThrow('holds programs or attached files');
  });

  it('with a password is refused with what to do', async () => {
    const locked = new PDFDocument({ userPassword: 'secret' });
    const bytes = buffer(locked);
    locked.text('x').end();
    await expect(checkPdf(await bytes)).rejects.toThrow('is locked. Please print it to a new PDF');
  });

  it('that was filled up with zeros passes', async () => {
    await expect(checkPdf(Buffer.concat([PDF, Buffer.alloc(5000)]))).resolves.toBeUndefined();
  });

  it('without pages is refused', async () => {
    await expect(checkPdf(pdfOf([CATALOG, '<< /Type /Pages /Kids [] /Count 0 >>']))).rejects.toThrow('has no pages');
  });

  it('whose objects all lie over each other costs no more than a few readings', async () => {
    const objects = Array.from({ length: 40_000 }, () => '(');
    await expect(checkPdf(pdfOf([...PAGES, ...objects]))).rejects.toThrow('is a damaged PDF');
  });
});

/** A cross-reference stream of 40 MB in 40 kB. */
function bomb(): Buffer {
  return packedPdfOf([...PAGES, ' '.repeat(40 * 1024 * 1024)]);
}

describe('a picture', () => {
  it.each([
    ['JPEG', JPEG, 'jpeg'],
    ['PNG', PNG, 'png'],
    ['PNG filled up with zeros', Buffer.concat([PNG, Buffer.alloc(5000)]), 'png'],
    [
      'JPEG with a phone’s own data behind it',
      Buffer.concat([JPEG, Buffer.from('Image_UTC_Data1609459200000SEFH')]),
      'jpeg',
    ],
  ] as const)('%s passes', async (_, bytes, format) => {
    await expect(checkImage(bytes, format)).resolves.toBeUndefined();
  });

  it.each(['jpeg', 'png'] as const)('that is cut short is damaged: %s', async (format) => {
    const whole = await noise(300, 300)[format]().toBuffer();
    await expect(checkImage(whole, format)).resolves.toBeUndefined();
    await expect(checkImage(whole.subarray(0, whole.length / 2), format)).rejects.toThrow('damaged picture');
  });

  it('is what it begins as', async () => {
    await expect(checkImage(PNG, 'jpeg')).rejects.toThrow('damaged picture');
    await expect(
      checkImage(Buffer.from('\xff\xd8\xff\xe0 <script>alert(1)</script>', 'latin1'), 'jpeg'),
    ).rejects.toThrow('damaged picture');
  });

  it('that is interlaced, and so is decoded as a whole, may be smaller only', async () => {
    const of = (width: number) =>
      sharp({ create: { width, height: 6000, channels: 4, background: '#888' } })
        .toColourspace('rgb16')
        .png({ progressive: true, compressionLevel: 1 })
        .toBuffer();
    await expect(checkImage(await of(1000), 'png')).resolves.toBeUndefined();
    await expect(checkImage(await of(3200), 'png')).rejects.toThrow('too many pixels');
  });

  it('with more pixels than a camera has is refused before it is decoded', async () => {
    const huge = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await expect(checkImage(huge, 'png')).rejects.toThrow('has too many pixels');
  });

  it.each([
    ['a PDF', 'jpeg', Buffer.concat([JPEG, PDF])],
    ['an archive', 'jpeg', Buffer.concat([JPEG, Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')])],
    ['a page', 'png', Buffer.concat([PNG, Buffer.from('<script>alert(1)</script>')])],
  ] as const)('that is %s as well is refused', async (_, format, bytes) => {
    await expect(checkImage(bytes, format)).rejects.toThrow('not only a picture');
  });
});
