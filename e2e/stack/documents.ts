import PdfDocument from 'pdfkit';
import sharp from 'sharp';

/** A file as Playwright's file inputs take it. */
export interface TestFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const picture = (words: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#dfe7f7"/>
     <rect x="60" y="60" width="240" height="300" rx="12" fill="#2c4fa2"/>
     <text x="60" y="480" font-size="56" font-family="sans-serif" fill="#123">${words}</text></svg>`,
  );

export const jpg = async (name: string): Promise<TestFile> => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp(picture(name)).jpeg().toBuffer(),
});

export const png = async (name: string): Promise<TestFile> => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await sharp(picture(name)).png().toBuffer(),
});

export const pdf = (name: string): Promise<TestFile> =>
  new Promise((resolve) => {
    const document = new PdfDocument({ size: 'A4' });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () =>
      resolve({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: Buffer.concat(chunks) }),
    );
    document.fontSize(24).text(name);
    document.end();
  });
