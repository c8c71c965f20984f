import { Readable } from 'node:stream';
import { MAX_FILE_BYTES } from '@cleaning/contracts';
import { TooLarge, UnsupportedType } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { LooseObjects } from '../objects/loose-objects.js';
import { ObjectStore } from '../objects/object-store.js';
import { EXTENSION, type FileType, SIGNATURE_BYTES, typeOf } from './file-type.js';

const MEGABYTE = 1024 * 1024;

export interface StoredFile {
  readonly id: string;
  readonly key: string;
  readonly contentType: FileType;
  readonly size: number;
}

export interface Upload {
  /** First part of the key. */
  readonly folder: 'documents' | 'originals';
  /** The form's field, for the refusal. */
  readonly field: string;
  /** The file's own name, for the refusal: a form may send many in one field. Missing where there is only one. */
  readonly name?: string;
  readonly source: Readable;
  readonly accepted: readonly FileType[];
}

const called = ({ name }: Upload) => (name ? `“${name}”` : 'The file');

async function* limited(upload: Upload): AsyncGenerator<Buffer> {
  const { source, field } = upload;
  let bytes = 0;
  // The source is a request or a part of one: destroying it would cut the connection before the refusal is sent.
  for await (const chunk of source.iterator({ destroyOnReturn: false })) {
    bytes += (chunk as Buffer).length;
    if (bytes > MAX_FILE_BYTES) {
      const limit = `${MAX_FILE_BYTES / MEGABYTE} MB`;
      throw new TooLarge(`${called(upload)} is larger than ${limit}.`, [{ field, msg: `must be at most ${limit}` }]);
    }
    yield chunk as Buffer;
  }
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

async function* joined(head: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  yield* rest;
}

/** Takes a file in: type by content, size while it streams, bytes to the store. */
@Injectable()
export class Intake {
  constructor(
    private readonly store: ObjectStore,
    private readonly looseObjects: LooseObjects,
  ) {}

  /**
   * Stores one file. It stays loose until a row takes it over.
   * Throws UnsupportedType or TooLarge (10 MB), naming the field; nothing is kept then.
   */
  async receive(upload: Upload): Promise<StoredFile> {
    const { folder, field, source, accepted } = upload;
    const chunks = limited(upload);
    try {
      const head = await readHead(chunks);
      const contentType = typeOf(head.subarray(0, SIGNATURE_BYTES));
      if (!contentType || !accepted.includes(contentType)) {
        const names = accepted.map((type) => EXTENSION[type]).join(', ');
        const msg = `must be one of: ${names}`;
        throw new UnsupportedType(`${called(upload)} is not of an accepted type (${names}).`, [{ field, msg }]);
      }
      return await this.keep(folder, contentType, Readable.from(joined(head, chunks), { objectMode: false }));
    } finally {
      // What is left of a refused file is read and dropped, so that the answer can be sent.
      source.resume();
    }
  }

  async discard(file: StoredFile): Promise<void> {
    await this.looseObjects.discard([file.key]);
  }

  private async keep(folder: string, contentType: FileType, source: Readable): Promise<StoredFile> {
    const id = v7();
    const key = `${folder}/${id}`;
    await this.looseObjects.announce([key]);
    try {
      return { id, key, contentType, size: await this.store.put(key, source, contentType) };
    } catch (error) {
      await this.looseObjects.discard([key]);
      throw error;
    }
  }
}
