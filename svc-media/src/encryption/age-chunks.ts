import { Decrypter, Encrypter } from 'age-encryption';

/** Not Readable.toWeb, whose streams throw where nobody can catch it when they are given up in the middle of a chunk. */
function webStream(source: AsyncIterable<Buffer>): ReadableStream<Uint8Array> {
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

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      yield Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength);
    }
  } finally {
    // A stream that has ended is given up without effect.
    await reader.cancel().catch(() => undefined);
  }
}

/** A source in the age format, as it comes. */
export async function* encryptedChunks(source: AsyncIterable<Buffer>, recipient: string): AsyncGenerator<Buffer> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  yield* chunksOf(await encrypter.encrypt(webStream(source)));
}

/** What a source in the age format holds; each block of 64 KiB is checked before it comes out. Throws when no identity opens it. */
export async function* decryptedChunks(
  source: AsyncIterable<Buffer>,
  identities: readonly string[],
): AsyncGenerator<Buffer> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  yield* chunksOf(await decrypter.decrypt(webStream(source)));
}
