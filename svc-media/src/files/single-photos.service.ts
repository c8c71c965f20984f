import { buildFieldProblem } from '@cleaning/contracts';
import { refuse } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { Semaphore } from 'async-mutex';
import type { PictureFormat } from '../checks/check-image.js';
import { DocumentObjects, type Encryption } from '../encryption/document-objects.service.js';
import { DamagedImageError } from '../gallery/damaged-image.js';
import type { SinglePhoto } from '../gallery/renditions.js';
import { PendingDeletions } from '../objects/pending-deletions.service.js';
import { FileWorkers, runOnWorker } from '../workers/file-workers.service.js';
import { refuseContent } from './content-refusal.js';
import { ContentError, type FileType } from './file-type.js';
import { prependChunks } from './prepend-chunks.js';
import type { StoredFile } from './stored-file.js';

/** Memory for photos that arrive or wait, in total: about 100 as the app sends them. Others wait in the store. */
const HELD_BYTES = 32 * 1024 * 1024;
/** Each has its decoded picture in the worker's memory. */
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
  /** Aborted when nobody waits for the photo any longer. */
  readonly signal?: AbortSignal | undefined;
}

/** An uploaded photo, until its re-encoded copy is stored. Always call `end`. */
export interface ReceivedPhoto {
  /**
   * Re-encodes it, once. Throws 415 for an unreadable picture, naming the form's field, or 503.
   * @param withPreview makes a small picture too, which takes half as long again
   */
  make(options?: { readonly withPreview?: boolean }): Promise<SinglePhoto>;
  end(): Promise<void>;
}

/** Stores a re-encoded copy. Throws 503 if the store fails. */
export async function storeCopy(objects: DocumentObjects, key: string, bytes: Buffer): Promise<Encryption> {
  try {
    return await objects.put(key, [bytes]);
  } catch (error) {
    new Logger(SinglePhotos.name).error({ msg: 'A photo cannot be stored', err: error });
    throw refuse('photo_away');
  }
}

/** Re-encodes uploaded photos: smaller, upright, without metadata. */
@Injectable()
export class SinglePhotos {
  private readonly turns = new Semaphore(MAX_PHOTOS);
  private readonly logger = new Logger(SinglePhotos.name);
  private heldBytes = 0;

  constructor(
    private readonly objects: DocumentObjects,
    private readonly pendingDeletions: PendingDeletions,
    private readonly workers: FileWorkers,
  ) {}

  /**
   * Keeps a photo in memory while it arrives. Throws the source's error.
   * @param store takes the whole photo if there is no room for it
   */
  async receive(
    source: AsyncIterable<Buffer>,
    upload: PhotoUpload,
    store: (whole: AsyncIterable<Buffer>) => Promise<StoredFile>,
  ): Promise<ReceivedPhoto> {
    const rest = source[Symbol.asyncIterator]();
    const held: Buffer[] = [];
    let bytes = 0;
    const free = () => {
      held.length = 0;
      this.heldBytes -= bytes;
      bytes = 0;
    };
    try {
      for (let next = await rest.next(); !next.done; next = await rest.next()) {
        held.push(next.value);
        if (this.heldBytes + next.value.length > HELD_BYTES) {
          const stored = await store(prependChunks([...held], rest)).finally(free);
          return this.fromStore(stored, upload);
        }
        this.heldBytes += next.value.length;
        bytes += next.value.length;
      }
    } catch (error) {
      free();
      throw error;
    }
    // Gives its turn to those whose senders wait.
    upload.signal?.addEventListener('abort', free, { once: true });
    return {
      make: (options) => this.make(async () => held.splice(0), upload, options).finally(free),
      end: async () => free(),
    };
  }

  /** A photo that is in the store. Its `end` removes it from there. */
  fromStore({ key, size, encryption }: StoredFile, upload: PhotoUpload): ReceivedPhoto {
    const open = () =>
      this.objects.open({
        objectKey: key,
        sizeBytes: size,
        keyId: encryption?.keyId ?? null,
        headDigest: encryption?.headDigest ?? null,
      });
    return {
      make: (options) => this.make(open, upload, options),
      end: () => this.pendingDeletions.discard([key]),
    };
  }

  private make(
    open: () => Promise<AsyncIterable<Buffer> | Iterable<Buffer> | null>,
    { contentType, field, signal }: PhotoUpload,
    { withPreview = false } = {},
  ): Promise<SinglePhoto> {
    return this.turns.runExclusive(async () => {
      if (signal?.aborted) throw refuse('photo_away');
      const source = await open();
      if (!source) throw refuse('photo_away');
      const format = FORMATS[contentType];
      try {
        if (!format) throw new ContentError('file_of_other_type');
        return await runOnWorker(this.workers.uploads, source, 'photo', format, withPreview);
      } catch (error) {
        if (error instanceof ContentError) throw refuseContent(error, field);
        if (error instanceof DamagedImageError)
          throw refuse('photo_unreadable', {}, { issues: [buildFieldProblem(field, 'photo_unreadable')] });
        this.logger.error({ msg: 'A photo cannot be re-encoded', err: error });
        throw refuse('photo_away');
      }
    });
  }
}
