import type { Readable } from 'node:stream';

export interface StoredObject {
  readonly stream: Readable;
  readonly size: number;
}

/**
 * Where the bytes live. Keys are made by this service alone (`documents/<uuid>`), never from what a client sent.
 * An object is there whole or not at all: a write that fails leaves nothing under its key.
 */
export abstract class ObjectStore {
  /** Makes the folder or bucket when it is missing. Safe to call again. */
  abstract prepare(): Promise<void>;
  /** Streams the source to the key; answers the number of bytes. The source's own error is thrown as it is. */
  abstract put(key: string, source: Readable, contentType: string): Promise<number>;
  /** Null when there is no such object. */
  abstract get(key: string): Promise<StoredObject | null>;
  /** Objects that are already gone are passed over. */
  abstract remove(keys: readonly string[]): Promise<void>;
}
