import type { Readable } from 'node:stream';
import { ENVIRONMENT, Sealing, type SealingEnvironment } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { bech32 } from '@scure/base';
import { identityToRecipient } from 'age-encryption';
import { type Chunks, ObjectStore, type PutOptions } from '../objects/object-store.js';
import { computeDigest, decrypt, encrypt, UnreadableObjectError } from './age.js';

/** An age identity derived from DATA_KEY. */
export interface DocumentKey {
  /** Id of the DATA_KEY. Does not reveal the key. */
  readonly id: string;
  /** `AGE-SECRET-KEY-1…`: what `age -d -i` reads. */
  readonly identity: string;
}

/** An X25519 identity is 32 random bytes in bech32, in capital letters. */
const toIdentity = (key: Buffer): string => bech32.encodeFromBytes('AGE-SECRET-KEY-', key).toUpperCase();

/** The keys of documents, newest first. */
@Injectable()
export class DocumentKeys {
  readonly all: readonly DocumentKey[];
  readonly current: DocumentKey;
  /** Public key for new documents. */
  readonly currentRecipient: Promise<string>;

  constructor(@Inject(ENVIRONMENT) env: SealingEnvironment) {
    const keys = new Sealing(env).deriveKeys('documents');
    this.all = keys.map(({ id, key }) => ({ id, identity: toIdentity(key) }));
    this.current = this.all[0] as DocumentKey;
    this.currentRecipient = identityToRecipient(this.current.identity);
  }

  /** Throws UnreadableObjectError if neither DATA_KEY nor DATA_KEY_PREVIOUS has this id. */
  getIdentity(id: string): string {
    const found = this.all.find((key) => key.id === id);
    if (!found) throw new UnreadableObjectError(`Neither DATA_KEY nor DATA_KEY_PREVIOUS is the key ${id}`);
    return found.identity;
  }
}

export interface StoredDocument {
  readonly objectKey: string;
  /** Before encryption. */
  readonly sizeBytes: number;
  /** The DATA_KEY that opens it; null if it is plain, from before documents were encrypted. */
  readonly keyId: string | null;
  readonly headDigest: Buffer | null;
}

export interface Encryption {
  readonly size: number;
  readonly keyId: string;
  readonly headDigest: Buffer;
}

/** Encrypts and decrypts documents while they stream to and from the store. */
@Injectable()
export class DocumentObjects {
  constructor(
    private readonly store: ObjectStore,
    private readonly keys: DocumentKeys,
  ) {}

  async put(key: string, source: Chunks, options?: PutOptions): Promise<Encryption> {
    let size = 0;
    const countBytes = async function* () {
      for await (const chunk of source) {
        size += chunk.length;
        yield chunk;
      }
    };
    const { chunks, head } = await encrypt(countBytes(), await this.keys.currentRecipient);
    await this.store.put(key, chunks, 'application/octet-stream', options);
    return { size, keyId: this.keys.current.id, headDigest: computeDigest(head) };
  }

  /** Null if there is no such object. Throws UnreadableObjectError if it isn't the one that was stored. */
  async open(document: StoredDocument): Promise<Readable | null> {
    const { objectKey, keyId, headDigest, sizeBytes: size } = document;
    const identity = keyId && this.keys.getIdentity(keyId);
    const object = await this.store.get(objectKey);
    if (!object) return null;
    if (identity && headDigest) return decrypt(object, { identity, size, headDigest });
    if (object.size === size) return object.stream;
    object.stream.destroy();
    throw new UnreadableObjectError('The object has another size');
  }
}
