import { truncate, writeFile } from 'node:fs/promises';
import PdfDocument from 'pdfkit';
import sharp from 'sharp';

/** Input of Playwright's `setInputFiles`. */
export interface TestFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const drawSvg = (words: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#dfe7f7"/>
     <rect x="60" y="60" width="240" height="300" rx="12" fill="#2c4fa2"/>
     <text x="60" y="480" font-size="56" font-family="sans-serif" fill="#123">${words}</text></svg>`,
  );

/** Makes each file once by name. */
function memoize(make: (name: string) => Promise<TestFile>): (name: string) => Promise<TestFile> {
  const made = new Map<string, Promise<TestFile>>();
  return (name) => {
    const file = made.get(name) ?? make(name);
    made.set(name, file);
    return file;
  };
}

export const createJpg = memoize(async (name) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp(drawSvg(name)).jpeg().toBuffer(),
}));

/** For documents that no test looks at. svc-media re-encodes each picture, so a small one is faster. */
export const createTinyJpg = memoize(async (name) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 9, height: 6, channels: 3, background: '#dfe7f7' } })
    .jpeg()
    .toBuffer(),
}));

export const createPng = memoize(async (name) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await sharp(drawSvg(name)).png().toBuffer(),
}));

export const createPdf = memoize(
  (name) =>
    new Promise((resolve) => {
      const document = new PdfDocument({ size: 'A4' });
      const chunks: Buffer[] = [];
      document.on('data', (chunk: Buffer) => chunks.push(chunk));
      document.on('end', () =>
        resolve({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: Buffer.concat(chunks) }),
      );
      document.fontSize(24).text(name);
      document.end();
    }),
);

/** Creates a sparse file of a size. The browser gets its path, so nothing is read into memory. */
export async function createEmptyFile(path: string, bytes: number): Promise<string> {
  await writeFile(path, '');
  await truncate(path, bytes);
  return path;
}

/** A valid PDF with one empty page and a comment, because svc-media parses each PDF. */
export function buildSmallPdf(comment: string): Uint8Array<ArrayBuffer> {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
  ];
  let text = `%PDF-1.7\n% ${comment}\n`;
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 4\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}
