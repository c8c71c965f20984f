import { pipeline } from 'node:stream/promises';
import { downloadMyData } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ZipFile } from 'yazl';
import { MyData, type MyDataFiles } from './my-data.js';

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

@Controller()
export class MyDataController {
  constructor(private readonly data: MyData) {}

  @Route(downloadMyData)
  @Roles('unverified', 'contractor', 'admin')
  async download(@CurrentCaller() caller: Caller, @Res() response: Response): Promise<void> {
    await answerZip(response, 'my-data.zip', await this.data.of(caller));
  }
}
