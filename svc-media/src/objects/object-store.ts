import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '@cleaning/service-kit/errors';
import type { Response } from 'express';

/** The bytes of an object, one piece after the other. */
export type Chunks = AsyncIterable<Buffer> | Iterable<Buffer>;

export interface StoredObject {
  readonly stream: Readable;
  readonly size: number;
}

/** An object cannot be opened now. It is not known to be missing. */
export class ObjectsAway extends Refusal {
  constructor() {
    super('files_closed', {});
  }
}

/**
 * The store of files. Keys are made by this service alone (`documents/<uuid>`), never from a client's input.
 * A write is atomic: one that fails leaves nothing under its key.
 */
export abstract class ObjectStore {
  /** Whether the last look at the store, or the last reading, found it. */
  isReachable = true;

  /** Looks whether the store can be used, and notes it. */
  async probe(): Promise<void> {
    this.isReachable = await this.check().then(
      () => true,
      () => false,
    );
  }

  /** Rejects when the store cannot be used. */
  protected abstract check(): Promise<void>;
  /** Makes the folder or bucket when it is missing. Safe to call again. */
  abstract prepare(): Promise<void>;
  /**
   * Streams the source to the key; answers the number of bytes. The source's own error is thrown as it is. The object exists only after
   * the source has ended.
   */
  abstract put(key: string, source: Chunks, contentType: string): Promise<number>;
  /** Null when there is no such object. @throws ObjectsAway when the store cannot be asked */
  abstract get(key: string): Promise<StoredObject | null>;
  /** Objects that are already gone are passed over. */
  abstract remove(keys: readonly string[]): Promise<void>;

  /** The same, with what writes that did not end have left under these keys. */
  removeWithLeftovers(keys: readonly string[]): Promise<void> {
    return this.remove(keys);
  }
}

/** The code of a system or client error; empty when it has none. */
export const getErrorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** While the answer is sent, and before its first byte. */
const READER_LEFT_CODES = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'];

/** Streams an object as the answer. A reader who disconnects is no error; a store that fails ends the answer early. */
export async function send(response: Response, object: StoredObject, headers: Record<string, string>): Promise<void> {
  response.set({ ...headers, 'Content-Length': String(object.size), 'X-Content-Type-Options': 'nosniff' });
  try {
    await pipeline(object.stream, response);
  } catch (error) {
    if (!READER_LEFT_CODES.includes(getErrorCode(error))) throw error;
  }
}
