import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { ZipFile } from 'yazl';
import type { MyDataFiles } from './my-data.js';

/**
 * Answers the files as one ZIP, as fast as the client takes it. A document that breaks off cuts the connection, so that no half of the
 * ZIP passes for a whole.
 */
export async function answerZip(
  response: Response,
  fileName: string,
  { texts, documents }: MyDataFiles,
): Promise<void> {
  const zip = new ZipFile();
  const now = new Date();
  for (const [name, content] of Object.entries(texts))
    zip.addBuffer(Buffer.from(`${JSON.stringify(content, null, 2)}\n`), `${name}.json`, { mtime: now });
  const broken = (error: unknown) =>
    (zip.outputStream as NodeJS.ReadableStream & { destroy(e: Error): void }).destroy(error as Error);
  // Compressed already. One is opened when the one before it has been sent.
  for (const { kind, extension, open } of documents)
    zip.addReadStreamLazy(`documents/${kind}${extension}`, { mtime: now, compress: false }, (give) => {
      open().then((stream) => {
        stream.on('error', broken).on('aborted', () => broken(new Error('svc-media broke off')));
        give(null, stream);
      }, broken);
    });
  zip.on('error', broken);
  zip.end();
  response.set({
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'private, no-store',
  });
  // A client that goes away, or a document that breaks off, ends both sides: the answer has begun and cannot become an error any more.
  await pipeline(zip.outputStream, response).catch(() => response.destroy());
}
