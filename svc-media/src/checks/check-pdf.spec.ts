import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { compileFileWorker } from '../testing/compile-worker.js';
import { PDF } from '../testing/files.js';
import { buildPackedPdf, buildPdf, PAGES } from '../testing/pdf.js';
import { runOnWorker } from '../workers/file-workers.service.js';
import { WorkerProcess } from '../workers/worker-process.js';

const [CATALOG = '', ...REST] = PAGES;
const PDF_OF_PAGES = buildPdf(PAGES);
const buildObjects = (more: string, ...objects: string[]) => [CATALOG.replace('>>', `${more} >>`), ...REST, ...objects];

/** In a separate process, as in the product. */
let worker: WorkerProcess;
beforeAll(async () => {
  worker = new WorkerProcess({ program: await compileFileWorker(), threads: 1, isLowPriority: false, idleMs: 30_000 });
});
afterAll(() => worker.stop());
const checkPdf = (bytes: Buffer) => runOnWorker(worker, Readable.from([bytes]), 'check', 'application/pdf');

const readCase = (name: string) => readFile(join(__dirname, 'cases', name));
/** Appends a revision that replaces one object of the PDF. */
function buildRevisedPdf(before: Buffer, number: number, object: string): Buffer {
  const start = before.length;
  const former = /startxref\s+(\d+)/.exec(before.toString('latin1'))?.[1];
  const text = `${number} 0 obj\n${object}\nendobj\n`;
  const table = `xref\n${number} 1\n${String(start).padStart(10, '0')} 00000 n \n`;
  return Buffer.concat([
    before,
    Buffer.from(
      `${text}${table}trailer\n<< /Size 9 /Root 1 0 R /Prev ${former} >>\nstartxref\n${start + text.length}\n%%EOF\n`,
      'latin1',
    ),
  ]);
}
const SCRIPTED = buildObjects('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>');

describe('checkPdf', () => {
  it.each([
    'plain.pdf',
    'pdf20.pdf',
    'uri-link.pdf',
    'bom-before.pdf',
    'really-signed.pdf',
    'signed-field.pdf',
    'linearised.pdf',
    'packed.pdf',
    'owner-rc4-40.pdf',
    'owner-rc4-128.pdf',
    'owner-aes-128.pdf',
    'owner-aes-256-packed.pdf',
  ])('accepts %s', async (name) => {
    await expect(checkPdf(await readCase(name))).resolves.toBeUndefined();
  });

  it.each([
    ['locked-rc4-128.pdf', 'is locked with a password. Remove the password'],
    ['locked-aes-256.pdf', 'is locked with a password. Remove the password'],
    ['script-owner-aes-256-packed.pdf', 'runs a script (JavaScript)'],
    ['launch-owner-rc4-128-packed.pdf', 'has links or buttons that may not be safe'],
  ])('refuses %s, which %s', async (name, cause) => {
    await expect(checkPdf(await readCase(name))).rejects.toThrow(cause);
  });

  it.each([
    ['blanks', ' '.repeat(1000)],
    ['line breaks', '\r\n\n\r'],
    ['zeros', '\0'.repeat(1024)],
    ["a printer's commands", '\x1b%-12345X@PJL SET RESOLUTION=600\r\n@PJL ENTER LANGUAGE=PDF\r\n'],
    ['a byte order mark', '\xff\xfe'],
  ])('accepts a PDF after %s', async (_, front) => {
    await expect(checkPdf(Buffer.concat([Buffer.from(front, 'latin1'), PDF]))).resolves.toBeUndefined();
  });

  it.each([
    ['a page of the web', '<html><script>alert(1)</script>'],
    ['a program', 'MZ\x90\0'],
    ['an archive', 'PK\x03\x04'],
  ])('refuses a PDF after %s', async (_, front) => {
    await expect(checkPdf(Buffer.concat([Buffer.from(front, 'latin1'), PDF]))).rejects.toThrow(
      'has something other than a PDF in it',
    );
  });

  it.each([
    ['in a text', buildPdf([...PAGES, '<< /Contents (/S /JavaScript /JS (x) /Launch << >>) /T (/AA << /EF <<) >>'])],
    ['in a comment', buildPdf([...PAGES, '<< /A 1 >> % /S /JavaScript /JS (x)'])],
    [
      'in what a picture holds',
      buildPdf([
        ...PAGES,
        '<< /Length 40 /Filter /DCTDecode >>\nstream\n/JS(x) /S/JavaScript /XFA[ /AA<< /EF<< \nendstream',
      ]),
    ],
    ['in a revision that was replaced', buildRevisedPdf(buildPdf(SCRIPTED), 1, CATALOG)],
    [
      'as an action without a script',
      buildPdf([...PAGES, '<< /AA << /O << /S /GoTo /D [3 0 R /Fit] >> >> /JS null >>']),
    ],
    [
      'as a list of attached files that is empty',
      buildPdf(buildObjects('/Names << /EmbeddedFiles << /Names [] >> >>')),
    ],
    [
      'as a form that is signed, with an author’s certificate',
      buildPdf([
        CATALOG.replace(
          '>>',
          '/AcroForm << /SigFlags 3 /Fields [4 0 R] /DR << >> /DA (/Helv 0 Tf 0 g) >> /Perms << /DocMDP 5 0 R >> >>',
        ),
        ...REST,
        '<< /Type /Annot /Subtype /Widget /FT /Sig /T (/JS) /Rect [0 0 0 0] /F 132 /P 3 0 R /V 5 0 R /AP << /N 6 0 R >> >>',
        '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /ByteRange [0 1 2 3] /Contents <2f4a5328> /Reference [<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /P 1 /V /1.2 >> >>] >>',
        '<< /Type /XObject /Subtype /Form /BBox [0 0 0 0] /Length 0 >>\nstream\n\nendstream',
      ]),
    ],
    [
      'as fields to fill in',
      buildPdf([
        CATALOG.replace('>>', '/AcroForm << /NeedAppearances true /Fields [4 0 R 5 0 R] >> >>'),
        ...REST,
        '<< /FT /Tx /T (Name) /V (Ana) /Subtype /Widget /Rect [0 0 9 9] /P 3 0 R >>',
        '<< /FT /Btn /T (Clear) /Subtype /Widget /Rect [0 0 9 9] /P 3 0 R /A << /S /ResetForm >> >>',
      ]),
    ],
  ])('accepts a PDF that mentions actions %s', async (_, bytes) => {
    await expect(checkPdf(bytes)).resolves.toBeUndefined();
  });

  it('refuses a script in a later revision', async () => {
    await expect(checkPdf(buildRevisedPdf(PDF_OF_PAGES, 1, SCRIPTED[0] as string))).rejects.toThrow('runs a script');
  });

  it.each([
    ['with a table', PDF],
    ['with packed objects', buildPackedPdf(PAGES)],
    ['with blanks behind its end', Buffer.concat([PDF, Buffer.from('\r\n\0\0')])],
    ['with a link', buildPdf([...PAGES, '<< /S /URI /URI (https://example.com/Launch/JavaScript.html#/JS) >>'])],
    [
      'with a comment, escapes and nested text',
      buildPdf([...PAGES, '<< /A (a \\) (b)) % a comment >> \n /B#20C <0fA> >>']),
    ],
    ['whose table names an object that was never written', buildPdf([...PAGES, 'null'])],
    ['that opens at a page', buildPdf(buildObjects('/OpenAction [3 0 R /Fit]'))],
    [
      'that opens at a page by an action',
      buildPdf(buildObjects('/OpenAction 4 0 R', '<< /S /GoTo /D [3 0 R /Fit] >>')),
    ],
    [
      'with an outline',
      buildPdf(
        buildObjects(
          '/Outlines 4 0 R',
          '<< /First 5 0 R /Last 6 0 R /Count 2 >>',
          '<< /Title (a) /Parent 4 0 R /Next 6 0 R /A << /S /GoTo /D [3 0 R /Fit] >> >>',
          '<< /Title (b) /Parent 4 0 R /Prev 5 0 R /A << /S /URI /URI (https://example.com/) >> >>',
        ),
      ),
    ],
    // Readers ignore these objects, because nothing refers to them.
    ['with an object that does not end', buildPdf([...PAGES, '<< /A (never closed >>'])],
    ['with an object that is deeper than any reader goes', buildPdf([...PAGES, '['.repeat(100_000)])],
    ['whose objects all lie over each other', buildPdf([...PAGES, ...Array.from({ length: 40_000 }, () => '(')])],
  ])('accepts a PDF %s', async (_, bytes) => {
    await expect(checkPdf(bytes)).resolves.toBeUndefined();
  });

  it('accepts a PDF made from a photo', async () => {
    const scan = new PDFDocument({ size: 'A4', info: { Title: 'Scan' } });
    const bytes = buffer(scan);
    const picture = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    scan.image(picture, 0, 0, { width: 595 }).addPage().image(picture, 0, 0, { width: 595 }).end();
    await expect(checkPdf(await bytes)).resolves.toBeUndefined();
  });

  it.each([
    [
      'a table that points elsewhere',
      Buffer.from(PDF.toString('latin1').replace('0000000009', '0000000010'), 'latin1'),
    ],
    ['no table', Buffer.from(PDF.toString('latin1').replace(/xref[\s\S]*?(?=trailer)/, ''), 'latin1')],
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
  ])('opens a PDF with %s by its objects, as readers do', async (_, bytes) => {
    await expect(checkPdf(bytes)).resolves.toBeUndefined();
  });

  it('finds a script despite a wrong table', async () => {
    for (const made of [buildPdf, buildPackedPdf]) {
      const bytes = made(buildObjects('/OpenAction << /S /J#61vaScript /JS (x) >>'));
      const wrong = Buffer.from(bytes.toString('latin1').replace(/startxref\s+\d+/, 'startxref\n1'), 'latin1');
      await expect(checkPdf(wrong)).rejects.toThrow('runs a script');
    }
  });

  it.each([
    ['is cut short', PDF.subarray(0, PDF.length - 30)],
    ['is a head only', Buffer.from('%PDF-1.4\nhello\n%%EOF\n')],
    [
      'has a page that does not end',
      buildPdf([CATALOG, PAGES[1] as string, '<< /Type /Page /Parent (never closed >>']),
    ],
    ['has no page where it names one', buildPdf([CATALOG, '<< /Type /Pages /Kids [9 0 R] /Count 1 >>'])],
    ['has pages that are pages of themselves', buildPdf([CATALOG, '<< /Kids [2 0 R] >>'])],
    ['has pages that are deeper than any reader goes', buildPdf([CATALOG, '['.repeat(100_000)])],
    ['keeps its table in a stream that unpacks without end', buildBomb()],
  ])('refuses a PDF that %s', async (_, bytes) => {
    await expect(checkPdf(bytes)).rejects.toThrow('is a damaged or incomplete PDF');
  });

  it.each([
    [
      'a script that runs when it is opened',
      'runs a script',
      buildObjects('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'),
    ],
    ['a script by a reference', 'runs a script', buildObjects('/OpenAction 4 0 R', '<< /S /JavaScript /JS (x) >>')],
    ['a script under a name in disguise', 'runs a script', buildObjects('/OpenAction << /S /J#61vaScri#70t >>')],
    [
      'a program to start',
      'has links or buttons that may not be safe',
      buildObjects('/OpenAction << /S /Launch /F (cmd.exe) >>'),
    ],
    [
      'an attached file',
      'has files attached',
      buildObjects('/Names << /EmbeddedFiles << /Names [(a) 4 0 R] >> >>', '<< /EF << /F 4 0 R >> >>'),
    ],
    [
      'a form that is sent',
      'has links or buttons that may not be safe',
      buildObjects('/OpenAction << /S /SubmitForm /F (https://example.com/) >>'),
    ],
    [
      'data that is read in',
      'has links or buttons that may not be safe',
      buildObjects('/OpenAction << /S /ImportData /F (a.fdf) >>'),
    ],
    [
      'another file to open',
      'has links or buttons that may not be safe',
      buildObjects('/OpenAction << /S /GoToR /F (other.pdf) /D [0 /Fit] >>'),
    ],
    [
      'an attached file to open',
      'has links or buttons that may not be safe',
      buildObjects('/OpenAction << /S /GoToE /D [0 /Fit] >>'),
    ],
    [
      'an address that is fetched on opening',
      'has links or buttons that may not be safe',
      buildObjects('/OpenAction << /S /URI /URI (https://example.com/) >>'),
    ],
    [
      'such an address by a reference',
      'has links or buttons that may not be safe',
      buildObjects('/OpenAction 4 0 R', '<< /S /URI /URI (https://example.com/) >>'),
    ],
    [
      'such an address behind a page',
      'has links or buttons that may not be safe',
      buildObjects('/OpenAction 4 0 R', '<< /S /GoTo /D [3 0 R /Fit] /Next 5 0 R >>', '<< /S /URI /URI (x) >>'),
    ],
    [
      'an action of a page',
      'has links or buttons that may not be safe',
      buildObjects('/Names 4 0 R', '<< /AA << /O << /S /URI /URI (x) >> >> >>'),
    ],
    ['a form with a program', 'is an XFA form', buildObjects('/AcroForm << /XFA 4 0 R >>', '(xdp)')],
    [
      'a script in the tree of names',
      'runs a script',
      buildObjects('/Names << /JavaScript 4 0 R >>', '<< /Names [(a) 5 0 R] >>', '<< /S /JavaScript /JS (x) >>'),
    ],
    [
      'a script of a field',
      'runs a script',
      buildObjects('/A 4 0 R', '<< /AA << /K << /S /JavaScript /JS (x) >> >> >>'),
    ],
    ['a video', 'plays video or sound', buildObjects('/A 4 0 R', '<< /Subtype /RichMedia /Rect [0 0 9 9] >>')],
    [
      'a file that is pinned to a page',
      'has files',
      buildObjects('/A 4 0 R', '<< /Subtype /FileAttachment /Rect [0 0 9 9] >>'),
    ],
  ])('refuses a PDF with %s, packed or not, because it %s', async (_, cause, objects) => {
    await expect(checkPdf(buildPdf(objects))).rejects.toThrow(cause);
    await expect(checkPdf(buildPackedPdf(objects))).rejects.toThrow(cause);
  });

  it.each([
    ['a page of the web', '<script>alert(1)</script>'],
    ['an archive', 'PK\x05\x06'.padEnd(22, '\0')],
  ])('refuses a PDF with %s behind its end', async (_, behind) => {
    await expect(checkPdf(Buffer.concat([PDF, Buffer.from(behind)]))).rejects.toThrow(
      'has something other than a PDF in it',
    );
  });

  it('refuses a stream read from elsewhere', async () => {
    for (const from of ['/F (https://example.com/a)', '/F << /FS /URL /F (x) >>', '/F 5 0 R', '/FFilter /FlateDecode'])
      await expect(
        checkPdf(buildPdf([...PAGES, `<< /Length 1 ${from} >>\nstream\nx\nendstream`, '(https://example.com/)'])),
      ).rejects.toThrow('has links or buttons that may not be safe');
  });

  it('refuses packed objects that can’t be searched', async () => {
    const packed = buildPackedPdf(PAGES).toString('latin1');
    for (const dictionary of ['/Filter [/FlateDecode /FlateDecode]', '/Filter /LZWDecode', '/Filter 9 0 R'])
      await expect(checkPdf(Buffer.from(packed.replace('/Filter /FlateDecode', dictionary), 'latin1'))).rejects.toThrow(
        'is a damaged or incomplete PDF',
      );
    const disguised = buildPackedPdf(buildObjects('/OpenAction << /S /JavaScript /JS (x) >>'))
      .toString('latin1')
      .replace('/Type /ObjStm', '/X (1 0 obj << \\()')
      .replace('/First', '/Fir#73t');
    await expect(checkPdf(Buffer.from(disguised, 'latin1'))).rejects.toThrow(/runs a script|damaged/);
  });

  it('refuses a password-protected file and says what to do', async () => {
    const locked = new PDFDocument({ userPassword: 'secret' });
    const bytes = buffer(locked);
    locked.text('x').end();
    await expect(checkPdf(await bytes)).rejects.toThrow('is locked with a password. Remove the password');
  });

  it('accepts trailing zeros', async () => {
    await expect(checkPdf(Buffer.concat([PDF, Buffer.alloc(5000)]))).resolves.toBeUndefined();
  });

  it('refuses a file without pages', async () => {
    await expect(checkPdf(buildPdf([CATALOG, '<< /Type /Pages /Kids [] /Count 0 >>']))).rejects.toThrow('has no pages');
  });
});

/** A cross-reference stream of 40 MB in 40 kB. */
function buildBomb(): Buffer {
  return buildPackedPdf([...PAGES, ' '.repeat(40 * 1024 * 1024)]);
}
