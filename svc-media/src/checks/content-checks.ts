import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Semaphore } from 'async-mutex';
import type { FileType } from '../files/file-type.js';
import { checkImage } from './check-image.js';
import { ContentProblem } from './content-problem.js';
import { checkPdf } from './pdf/check-pdf.js';

/** Each has a whole file (10 MB at most) and its decoded lines in memory. */
const AT_ONCE = 2;

/** Into one buffer, and not into pieces that are joined: that would take the memory twice. */
async function wholeOf(stream: Readable, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size);
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) length += chunk.copy(bytes, length);
  return bytes;
}

/** Whether the whole of a document is what its first bytes say. */
@Injectable()
export class ContentChecks {
  private readonly turns = new Semaphore(AT_ONCE);

  /**
   * Throws ContentProblem.
   * @param size of the file, in bytes
   * @param open called when it is this file's turn
   */
  check(contentType: FileType, size: number, open: () => Promise<Readable>): Promise<void> {
    return this.turns.runExclusive(async () => {
      const bytes = await wholeOf(await open(), size);
      if (contentType === 'application/pdf') return checkPdf(bytes);
      if (contentType === 'image/jpeg') return checkImage(bytes, 'jpeg');
      if (contentType === 'image/png') return checkImage(bytes, 'png');
      throw new ContentProblem('is not of an accepted type');
    });
  }
}
