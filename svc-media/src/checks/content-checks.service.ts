import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Semaphore } from 'async-mutex';
import type { FileType } from '../files/file-type.js';
import { FileWorkers, runOnWorker } from '../workers/file-workers.service.js';
import { WorkerEndedError, type WorkerFile } from '../workers/worker-process.js';

/** Bytes of arriving files that the worker holds in total; files that don't fit are read from the store afterwards. */
const ARRIVING_BYTES = 16 * 1024 * 1024;
/** Files open at once: each has its decoded lines in memory, an interlaced picture 150 MB. */
const MAX_CHECKS = 2;
/** Maximum of those read from the store. */
const MAX_STORE_READS = 1;

/** The check of one document, which starts while the document arrives. Always call `end`. */
class ContentCheck {
  private file: WorkerFile | undefined;
  private bytes = 0;
  private running: Promise<void> | undefined;

  /** @internal */
  constructor(
    private readonly checks: ContentChecks,
    private readonly contentType: FileType,
  ) {
    this.file = checks.begin();
  }

  /** Passes a document on as it arrives. The check runs from the last byte on, while the caller finishes writing. */
  async *passThrough(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      await this.keep(chunk);
      yield chunk;
    }
    const { file } = this;
    if (!file) return;
    this.running = this.checks.run(file, this.contentType);
    // Its error is thrown by waitForVerdict().
    this.running.catch(() => undefined);
  }

  /**
   * Throws ContentError, or WorkerEndedError.
   * @param open reads the document from the store, if it did not fit or the worker ended
   */
  async waitForVerdict(open: () => Promise<Readable>): Promise<void> {
    try {
      if (this.running) return await this.running;
    } catch (error) {
      if (!(error instanceof WorkerEndedError)) throw error;
    }
    await this.checks.readAndRun(open, this.contentType);
  }

  end(): void {
    this.file?.end();
    this.file = undefined;
    this.checks.free(this.bytes);
    this.bytes = 0;
  }

  private async keep(chunk: Buffer): Promise<void> {
    if (!this.file) return;
    if (!this.checks.take(chunk.length)) return this.end();
    this.bytes += chunk.length;
    // A worker that ended has lost the document.
    await this.file.add(chunk).catch(() => this.end());
  }
}

/** Checks that the whole of a document is of the type that its first bytes show. */
@Injectable()
export class ContentChecks {
  private readonly turns = new Semaphore(MAX_CHECKS);
  private readonly storeReads = new Semaphore(MAX_STORE_READS);
  private arrivingBytes = 0;

  constructor(private readonly workers: FileWorkers) {}

  create(contentType: FileType): ContentCheck {
    return new ContentCheck(this, contentType);
  }

  /** @internal */
  begin(): WorkerFile {
    return this.workers.uploads.begin();
  }

  /** @internal */
  run(file: WorkerFile, contentType: FileType): Promise<void> {
    return this.turns.runExclusive(() => file.run('check', contentType));
  }

  /** @internal */
  readAndRun(open: () => Promise<Readable>, contentType: FileType): Promise<void> {
    return this.storeReads.runExclusive(() =>
      this.turns.runExclusive(async () => runOnWorker(this.workers.uploads, await open(), 'check', contentType)),
    );
  }

  /** Reserves room for further bytes; false if there is none. @internal */
  take(bytes: number): boolean {
    if (this.arrivingBytes + bytes > ARRIVING_BYTES) return false;
    this.arrivingBytes += bytes;
    return true;
  }

  /** @internal */
  free(bytes: number): void {
    this.arrivingBytes -= bytes;
  }
}
