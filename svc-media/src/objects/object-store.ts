import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '@cleaning/service-kit/errors';
import type { Response } from 'express';

export type Chunks = AsyncIterable<Buffer> | Iterable<Buffer>;

export interface StoredObject {
  readonly stream: Readable;
  readonly size: number;
}

/** An object cannot be opened now, but is not known to be missing. */
export class ObjectsAway extends Refusal {
  constructor() {
    super('files_closed', {});
  }
}

export interface PutOptions {
  /** May exceed 40 GB, and takes more memory while it is written. */
  readonly isLarge?: boolean;
}

/**
 * The store of files. Only this service generates keys (`documents/<uuid>`), never from client input.
 * Writes are atomic: a failed one leaves nothing under its key.
 */
export abstract class ObjectStore {
  /** Result of the last probe or read. */
  isReachable = true;

  /** Updates `isReachable`. */
  async probe(): Promise<void> {
    this.isReachable = await this.check().then(
      () => true,
      () => false,
    );
  }

  /** Rejects if the store cannot be used. */
  protected abstract check(): Promise<void>;
  /** Creates the folder or bucket if it is missing. Idempotent. */
  abstract prepare(): Promise<void>;
  /**
   * Streams the source to the key; returns the number of bytes. Rethrows the source's own error. The object exists only after
   * the source has ended.
   */
  abstract put(key: string, source: Chunks, contentType: string, options?: PutOptions): Promise<number>;
  /** Null if there is no such object. @throws ObjectsAway if the store cannot be reached */
  abstract get(key: string): Promise<StoredObject | null>;
  /** Skips missing objects. */
  abstract remove(keys: readonly string[]): Promise<void>;

  /** Also removes leftovers of interrupted writes to these keys. */
  removeWithLeftovers(keys: readonly string[]): Promise<void> {
    return this.remove(keys);
  }
}

/** The code of a system or client error; empty if it has none. */
export const getErrorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Error codes of a disconnect during the response, and before its first byte. */
const READER_LEFT_CODES = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'];

/** Streams an object as the response. Ignores a reader's disconnect; a failing store cuts the response short. */
export async function send(response: Response, object: StoredObject, headers: Record<string, string>): Promise<void> {
  response.set({ ...headers, 'Content-Length': String(object.size), 'X-Content-Type-Options': 'nosniff' });
  try {
    await pipeline(object.stream, response);
  } catch (error) {
    if (!READER_LEFT_CODES.includes(getErrorCode(error))) throw error;
  }
}
