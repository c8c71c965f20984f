import { buildFieldProblem } from '@cleaning/contracts';
import { refuse } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { Semaphore } from 'async-mutex';
import type { PictureFormat } from '../checks/check-image.js';
import { DamagedImageError } from '../gallery/damaged-image.js';
import type { SinglePhoto } from '../gallery/renditions.js';
import { FileWorkers } from '../workers/file-workers.service.js';
import { WorkerEndedError, type WorkerFile } from '../workers/worker-process.js';
import { refuseContent } from './content-refusal.js';
import { ContentError, type FileType } from './file-type.js';

/** Memory of the worker for photos that arrive or wait, in total: about 150 as the app sends them. */
const HELD_BYTES = 64 * 1024 * 1024;
/** Each has its decoded picture in memory. */
const MAX_PHOTOS = 2;

/** Of types that photos may have. */
const FORMATS: Partial<Record<FileType, PictureFormat>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
};

interface PhotoUpload {
  readonly contentType: FileType;
  /** The form's, for refusals. */
  readonly field: string;
}

/** A photo that is held in the worker's memory. Always call `end`. */
export class HeldPhoto {
  private bytes = 0;

  /** @internal */
  constructor(
    private readonly photos: SinglePhotos,
    private readonly file: WorkerFile,
    private readonly upload: PhotoUpload,
  ) {}

  /** Throws 503 if the worker has no room for it, or has lost it. @internal */
  async add(chunk: Buffer): Promise<void> {
    this.photos.reserve(chunk.length);
    this.bytes += chunk.length;
    await this.file.add(chunk).catch((error: unknown) => this.photos.refuseLost(error));
  }

  /** Re-encodes it. Throws 415 for an unreadable picture, naming the form's field, or 503 if the worker has lost it. */
  make(): Promise<SinglePhoto> {
    return this.photos.make(this.file, this.upload);
  }

  end(): void {
    this.file.end();
    this.photos.free(this.bytes);
    this.bytes = 0;
  }
}

/**
 * Re-encodes uploaded photos: smaller, upright, without metadata. An upload goes to the worker while it arrives and is
 * never stored, so only its result is.
 */
@Injectable()
export class SinglePhotos {
  private readonly turns = new Semaphore(MAX_PHOTOS);
  private readonly logger = new Logger(SinglePhotos.name);
  private heldBytes = 0;

  constructor(private readonly workers: FileWorkers) {}

  /** Takes a whole photo. Throws 503, or the source's error. */
  async hold(source: AsyncIterable<Buffer>, upload: PhotoUpload): Promise<HeldPhoto> {
    const photo = new HeldPhoto(this, this.workers.uploads.begin(), upload);
    try {
      for await (const chunk of source) await photo.add(chunk);
      return photo;
    } catch (error) {
      photo.end();
      throw error;
    }
  }

  /** @internal */
  async make(file: WorkerFile, { contentType, field }: PhotoUpload): Promise<SinglePhoto> {
    const format = FORMATS[contentType];
    try {
      if (!format) throw new ContentError('file_of_other_type');
      return await this.turns.runExclusive(() => file.run('photo', format));
    } catch (error) {
      if (error instanceof ContentError) throw refuseContent(error, field);
      if (error instanceof WorkerEndedError) return this.refuseLost(error);
      if (!(error instanceof DamagedImageError)) throw error;
      throw refuse('photo_unreadable', {}, { issues: [buildFieldProblem(field, 'photo_unreadable')] });
    }
  }

  /** @internal */
  reserve(bytes: number): void {
    if (this.heldBytes + bytes > HELD_BYTES) throw refuse('photo_away');
    this.heldBytes += bytes;
  }

  /** @internal */
  free(bytes: number): void {
    this.heldBytes -= bytes;
  }

  /** @internal */
  refuseLost(error: unknown): never {
    this.logger.error({ msg: 'The worker has lost a photo', err: error });
    throw refuse('photo_away');
  }
}
