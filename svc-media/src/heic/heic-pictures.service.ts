import { Injectable } from '@nestjs/common';
import { Semaphore } from 'async-mutex';
import { ContentError } from '../files/file-type.js';
import { FileWorkers } from '../workers/file-workers.service.js';
import { WorkerEndedError } from '../workers/worker-process.js';
import { NOT_CONVERTED } from './heic-problems.js';

/** Each takes up to 260 MB of the worker's memory. */
const MAX_CONVERSIONS = 1;

/** Converts HEIC pictures from phones to JPEG, because browsers and PDFs cannot show HEIC. */
@Injectable()
export class HeicPictures {
  private readonly turns = new Semaphore(MAX_CONVERSIONS);

  constructor(private readonly workers: FileWorkers) {}

  /** Sends the file to the worker as it arrives. Throws ContentError, or the source's error. */
  async toJpeg(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
    const file = this.workers.uploads.begin();
    try {
      for await (const chunk of source) await file.add(chunk);
      return Buffer.from(await this.turns.runExclusive(() => file.run('heic')));
    } catch (error) {
      if (error instanceof WorkerEndedError) throw new ContentError(NOT_CONVERTED, {}, { cause: error });
      throw error;
    } finally {
      file.end();
    }
  }
}
