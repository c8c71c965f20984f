import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { prependChunks } from '../files/prepend-chunks.js';

/** Size of age's encrypted blocks, each followed by a tag (https://age-encryption.org/v1). */
export const BLOCK_BYTES = 64 * 1024;
const TAG_BYTES = 16;

/** Replaces Readable.toWeb, whose streams throw an uncatchable error when they are cancelled within a chunk. */
function toWebStream(source: AsyncIterable<Buffer>): ReadableStream<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await chunks.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
      async cancel() {
        await chunks.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

async function* readChunks(stream: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      yield Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength);
    }
  } finally {
    // No effect on a stream that has ended.
    await reader.cancel().catch(() => undefined);
  }
}

/** Encrypts a stream in the age format. Rethrows the source's own error. */
export async function* encryptChunks(source: AsyncIterable<Buffer>, recipient: string): AsyncGenerator<Buffer> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  yield* readChunks(await encrypter.encrypt(toWebStream(source)));
}

/** Decrypts a stream in the age format; each block of 64 KiB is authenticated before it is passed on. Throws if no identity opens it. */
export async function* decryptChunks(
  source: AsyncIterable<Buffer>,
  identities: readonly string[],
): AsyncGenerator<Buffer> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  yield* readChunks(await decrypter.decrypt(toWebStream(source)));
}

/** age's header for one X25519 recipient and the nonce: 168 + 16 bytes. */
export const HEAD_BYTES = 184;

/** The object is not the one stored for its row (truncated, exchanged, changed), or its key is unknown. */
export class UnreadableObjectError extends Error {}

export const computeEncryptedSize = (size: number): number =>
  HEAD_BYTES + size + TAG_BYTES * Math.max(1, Math.ceil(size / BLOCK_BYTES));

/** Identifies a row's object. */
export const computeDigest = (head: Buffer): Buffer => createHash('sha256').update(head).digest();

const toReadable = (chunks: AsyncIterable<Buffer>): Readable => Readable.from(chunks, { objectMode: false });

/** Returns the first bytes of a stream, and the whole stream. */
async function peek(
  stream: AsyncIterable<Buffer>,
  bytes: number,
): Promise<{ head: Buffer; whole: AsyncGenerator<Buffer> }> {
  const chunks = stream[Symbol.asyncIterator]();
  const read: Buffer[] = [];
  for (let length = 0; length < bytes; ) {
    const next = await chunks.next();
    if (next.done) break;
    read.push(next.value);
    length += next.value.length;
  }
  return { head: Buffer.concat(read).subarray(0, bytes), whole: prependChunks(read, chunks) };
}

export interface EncryptedChunks {
  readonly chunks: AsyncGenerator<Buffer>;
  /** Header and nonce. The payload's key is derived from them, so other content has another head. */
  readonly head: Buffer;
}

/**
 * Encrypts a stream, and returns the head that identifies it.
 * @param recipient an X25519 one, `age1…`
 */
export async function encrypt(source: AsyncIterable<Buffer>, recipient: string): Promise<EncryptedChunks> {
  const { head, whole } = await peek(encryptChunks(source, recipient), HEAD_BYTES);
  return { head, chunks: whole };
}

/**
 * Decrypts an object as it is read. Every block of 64 KiB is authenticated before it is passed on, the first one before
 * this resolves. Throws UnreadableObjectError.
 * @param object as it is in the store, with its size
 */
export async function decrypt(
  object: { readonly stream: Readable; readonly size: number },
  stored: { readonly identity: string; readonly size: number; readonly headDigest: Buffer },
): Promise<Readable> {
  try {
    if (object.size !== computeEncryptedSize(stored.size))
      throw new UnreadableObjectError('The object has another size');
    const { head, whole } = await peek(object.stream, HEAD_BYTES);
    if (!computeDigest(head).equals(stored.headDigest)) throw new UnreadableObjectError('The object has another head');
    const plain = decryptChunks(whole, [stored.identity]);
    return toReadable((await peek(rethrowUnreadable(plain, object.stream), 1)).whole);
  } catch (error) {
    object.stream.destroy();
    throw toReadError(error, object.stream);
  }
}

async function* rethrowUnreadable(plain: AsyncIterable<Buffer>, source: Readable): AsyncGenerator<Buffer> {
  try {
    yield* plain;
  } catch (error) {
    throw toReadError(error, source);
  }
}

/** Distinguishes a failed store from a changed object. An AbortError means that the reader has stopped. */
function toReadError(error: unknown, { errored }: Readable): unknown {
  if (errored && errored.name !== 'AbortError') return errored;
  return error instanceof UnreadableObjectError
    ? error
    : new UnreadableObjectError('The object was changed', { cause: error });
}
