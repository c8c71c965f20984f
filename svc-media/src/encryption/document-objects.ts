import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ObjectStore } from '../objects/object-store.js';
import { decrypted, encrypted, UnreadableObject } from './age.js';
import { DocumentKeys } from './document-keys.js';

/** What a row knows of its object. */
export interface StoredDocument {
  readonly object_key: string;
  /** Of the document itself, not of its encrypted form. */
  readonly size_bytes: number;
  /** Which DATA_KEY opens it. Null: it is plain, from before documents were encrypted. */
  readonly key_id: string | null;
  readonly head_digest: Buffer | null;
}

/** How an object was encrypted. */
export interface Encryption {
  readonly size: number;
  readonly keyId: string;
  readonly headDigest: Buffer;
}

/** Documents in the object store: encrypted on the way in, opened on the way out, both as they come. */
@Injectable()
export class DocumentObjects {
  constructor(
    private readonly store: ObjectStore,
    private readonly keys: DocumentKeys,
  ) {}

  async put(key: string, source: Readable): Promise<Encryption> {
    let size = 0;
    const counted = async function* () {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        size += chunk.length;
        yield chunk;
      }
    };
    const { id: keyId } = this.keys.current;
    const { stream, headDigest } = encrypted(counted(), await this.keys.currentRecipient());
    await this.store.put(key, stream, 'application/octet-stream');
    return { size, keyId, headDigest: headDigest() };
  }

  /** Null when there is no such object. Throws UnreadableObject when it is not the one that was stored. */
  async open(document: StoredDocument): Promise<Readable | null> {
    const { object_key, key_id, head_digest, size_bytes: size } = document;
    const identity = key_id && this.keys.identity(key_id);
    const object = await this.store.get(object_key);
    if (!object) return null;
    if (identity && head_digest) return decrypted(object, { identity, size, headDigest: head_digest });
    if (object.size === size) return object.stream;
    object.stream.destroy();
    throw new UnreadableObject('The object has another size');
  }
}
