import { Readable } from 'node:stream';
import { buildFieldProblem, MAX_FILE_BYTES, type RefusalCode } from '@cleaning/contracts';
import { Refusal, refuse } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { v7 } from 'uuid';
import { ContentChecks } from '../checks/content-checks.service.js';
import { DocumentObjects, type Encryption } from '../encryption/document-objects.service.js';
import { HeicPictures } from '../heic/heic-pictures.service.js';
import { ObjectStore, ObjectsAway } from '../objects/object-store.js';
import { PendingDeletions } from '../objects/pending-deletions.service.js';
import { refuseContent } from './content-refusal.js';
import {
  ContentError,
  detectOtherKind,
  detectType,
  EXTENSION,
  type FileType,
  HEIC,
  type OtherKind,
  SIGNATURE_BYTES,
} from './file-type.js';
import { mergeChunks } from './merge-chunks.js';
import { type ReceivedPhoto, SinglePhotos } from './single-photos.service.js';
import type { StoredFile } from './stored-file.js';

const MEGABYTE = 1024 * 1024;

export interface Upload {
  /** Prefix of the key. */
  readonly folder: 'adjustments' | 'documents' | 'enquiries' | 'originals' | 'sites' | 'work';
  /** The form's field, for the refusal. */
  readonly field: string;
  /** The file's name, for the refusal, if a form may send several in one field. */
  readonly name?: string;
  readonly source: Readable;
  /** Aborted when the sender disconnects. */
  readonly signal?: AbortSignal;
  readonly accepted: readonly FileType[];
  /** Called before further bytes are stored; its error refuses the file. */
  readonly take?: (bytes: number) => Promise<void>;
}

const getName = ({ name }: Upload): string => name ?? '';

async function* limitSize(upload: Upload): AsyncGenerator<Buffer> {
  const { source, field } = upload;
  let bytes = 0;
  // The source is part of a request: destroying it would cut the connection before the refusal is sent.
  for await (const chunk of source.iterator({ destroyOnReturn: false })) {
    bytes += (chunk as Buffer).length;
    if (bytes > MAX_FILE_BYTES) {
      const megabytes = MAX_FILE_BYTES / MEGABYTE;
      const issues = [buildFieldProblem(field, 'file_megabytes', { max: megabytes })];
      throw refuse('file_too_large', { name: getName(upload), megabytes }, { issues });
    }
    await upload.take?.((chunk as Buffer).length);
    yield chunk as Buffer;
  }
}

const REFUSAL_BY_KIND = {
  empty: 'file_empty',
  'web page': 'file_web_page',
  archive: 'file_archive',
  video: 'file_video',
} as const satisfies Record<OtherKind, RefusalCode>;

function refuseType(upload: Upload, head: Buffer): Refusal {
  const types = upload.accepted.map((type) => EXTENSION[type]);
  const issues = [buildFieldProblem(upload.field, 'not_one_of', { values: types })];
  const name = getName(upload);
  const other = detectOtherKind(head);
  return other
    ? refuse(REFUSAL_BY_KIND[other], { name }, { issues })
    : refuse('file_type', { name, types }, { issues });
}

async function readHead(chunks: AsyncGenerator<Buffer>): Promise<Buffer> {
  const read: Buffer[] = [];
  let bytes = 0;
  while (bytes < SIGNATURE_BYTES) {
    const next = await chunks.next();
    if (next.done) break;
    read.push(next.value);
    bytes += next.value.length;
  }
  return Buffer.concat(read);
}

async function* prependHead(head: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  yield* rest;
}

/** Passes chunks on, and ends only when `done` has resolved. */
async function* endAfter(chunks: AsyncIterable<Buffer>, done: Promise<void>): AsyncGenerator<Buffer> {
  yield* chunks;
  await done;
}

const STORE_AWAY = {
  adjustments: 'files_away',
  documents: 'documents_away',
  enquiries: 'pictures_away',
  originals: 'pictures_away',
  sites: 'files_away',
  work: 'photos_away',
} as const satisfies Record<Upload['folder'], RefusalCode>;

/** Receives files: checks the type by content and the size while streaming to the store. */
@Injectable()
export class Intake {
  private readonly logger = new Logger(Intake.name);

  constructor(
    private readonly store: ObjectStore,
    private readonly documents: DocumentObjects,
    private readonly checks: ContentChecks,
    private readonly heicPictures: HeicPictures,
    private readonly pendingDeletions: PendingDeletions,
    private readonly photos: SinglePhotos,
  ) {}

  /**
   * Stores one file, which is pending deletion until a row takes it over. Converts HEIC to JPEG if JPEGs are accepted.
   * Throws 415 or 413 (10 MB), naming the field, or 503 if the store fails; then nothing is stored.
   */
  receive(upload: Upload): Promise<StoredFile> {
    return this.readTyped(upload, (contentType, whole) =>
      upload.folder === 'originals'
        ? this.storePlain(upload, contentType, whole)
        : this.storeEncrypted(upload, contentType, whole),
    );
  }

  /** Takes a photo whose re-encoded copy is stored later. Always call the result's `end`. Throws as `receive` does. */
  receivePhoto(upload: Upload): Promise<ReceivedPhoto> {
    const { field, signal } = upload;
    return this.readTyped(upload, (contentType, whole) =>
      this.photos.receive(whole, { contentType, field, signal }, (rest) =>
        this.storeEncrypted(upload, contentType, rest),
      ),
    );
  }

  /** Checks type and size, and converts HEIC. */
  private async readTyped<T>(
    upload: Upload,
    use: (contentType: FileType, whole: AsyncIterable<Buffer>) => Promise<T>,
  ): Promise<T> {
    const { source, accepted } = upload;
    const chunks = limitSize(upload);
    try {
      const head = await readHead(chunks);
      const sentType = detectType(head.subarray(0, SIGNATURE_BYTES));
      const contentType = sentType === HEIC ? 'image/jpeg' : sentType;
      if (!contentType || !accepted.includes(contentType)) throw refuseType(upload, head);
      const sent = prependHead(head, chunks);
      const whole = sentType === HEIC ? await this.convert(upload, sent) : mergeChunks(sent);
      return await use(contentType, whole);
    } finally {
      // Reads and drops the rest of a refused file, so that the response can be sent, once its reader has released it.
      void chunks
        .return(undefined)
        .catch(() => undefined)
        .then(() => source.resume());
    }
  }

  async discard(file: StoredFile): Promise<void> {
    await this.pendingDeletions.discard([file.key]);
  }

  /** @throws 415, or 503 if the converter fails */
  private async convert(upload: Upload, heic: AsyncIterable<Buffer>): Promise<AsyncIterable<Buffer>> {
    try {
      return Readable.from([await this.heicPictures.toJpeg(heic)]);
    } catch (error) {
      if (error instanceof ContentError) throw this.toRefusal(upload, error);
      if (error instanceof Refusal || upload.source.errored !== null) throw error;
      this.logger.error({ msg: 'A HEIC picture cannot be converted', err: error });
      throw refuse(STORE_AWAY[upload.folder]);
    }
  }

  private toRefusal(upload: Upload, error: ContentError): Refusal {
    this.logger.warn({ msg: 'A file was refused', field: upload.field, reason: error.message });
    return refuseContent(error, upload.field, getName(upload));
  }

  private storePlain(
    { folder, source }: Upload,
    contentType: FileType,
    whole: AsyncIterable<Buffer>,
  ): Promise<StoredFile> {
    return this.announceFile(folder, source, async (id, key, announced) => {
      const size = await this.store.put(key, endAfter(whole, announced), contentType);
      return { id, key, contentType, size, encryption: null };
    });
  }

  /** One pass: encrypts, stores and checks while the file arrives. */
  private storeEncrypted(upload: Upload, contentType: FileType, whole: AsyncIterable<Buffer>): Promise<StoredFile> {
    return this.announceFile(upload.folder, upload.source, async (id, key, announced) => {
      const check = this.checks.create(contentType);
      try {
        const encryption = await this.documents.put(key, endAfter(check.passThrough(whole), announced));
        await check.waitForVerdict(() => this.reopenFile(key, encryption));
        return { id, key, contentType, size: encryption.size, encryption };
      } catch (error) {
        throw error instanceof ContentError ? this.toRefusal(upload, error) : error;
      } finally {
        check.end();
      }
    });
  }

  private async reopenFile(objectKey: string, { size: sizeBytes, keyId, headDigest }: Encryption): Promise<Readable> {
    const stream = await this.documents.open({ objectKey, sizeBytes, keyId, headDigest });
    if (!stream) throw new Error('The store has lost an object that it has just taken');
    return stream;
  }

  /** Announces the object while its bytes arrive, before it exists. */
  private async announceFile(
    folder: Upload['folder'],
    source: Readable,
    store: (id: string, key: string, announced: Promise<void>) => Promise<StoredFile>,
  ): Promise<StoredFile> {
    const id = v7();
    const key = `${folder}/${id}`;
    const announced = this.pendingDeletions.announce([key]);
    // Awaited below; this prevents an unhandled rejection if the file fails first.
    announced.catch(() => undefined);
    try {
      return await store(id, key, announced);
    } catch (error) {
      await announced;
      // The sender has disconnected, which is not the store's fault.
      const isAbandoned = source.errored !== null || (source.destroyed && !source.readableEnded);
      if ((error instanceof Refusal && !(error instanceof ObjectsAway)) || isAbandoned) {
        await this.pendingDeletions.discard([key]);
        throw error;
      }
      // Not removed now, which would wait for the failing store again.
      await this.pendingDeletions.abandon([key]);
      this.logger.error({ msg: 'A file cannot be stored', err: error });
      throw refuse(STORE_AWAY[folder]);
    }
  }
}
