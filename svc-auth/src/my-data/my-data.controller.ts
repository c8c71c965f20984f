import { pipeline } from 'node:stream/promises';
import { downloadMyData, EVERYBODY } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ZipFile } from 'yazl';
import { MyData, type MyDataFiles } from './my-data.service.js';

/**
 * Sends the files as one ZIP, as fast as the client reads it. When a document breaks off, the connection is closed, so
 * that half a ZIP is not taken for a whole.
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
  // Documents are compressed already. Each is opened when the one before it was sent.
  for (const { name, open } of documents)
    zip.addReadStreamLazy(name, { mtime: now, compress: false }, (give) => {
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
  // A disconnected client or a failed document ends both streams. The answer has begun, so it cannot become an error.
  await pipeline(zip.outputStream, response).catch(() => response.destroy());
}

@Controller()
export class MyDataController {
  constructor(private readonly data: MyData) {}

  @Route(downloadMyData)
  @Roles(...EVERYBODY)
  async download(@CurrentCaller() caller: Caller, @Res() response: Response): Promise<void> {
    await answerZip(response, 'my-data.zip', await this.data.of(caller));
  }
}
