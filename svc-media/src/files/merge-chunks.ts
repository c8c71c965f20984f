/** Smaller chunks are put together: each costs 500 bytes beside its own, wherever it waits. */
const SMALLEST_BYTES = 16 * 1024;

/** The same bytes in pieces of 16 kB at least, but for those before a large chunk and the last one. Large chunks are passed on as they are. */
export async function* mergeChunks(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let piece: Buffer | undefined;
  let length = 0;
  for await (const chunk of chunks) {
    if (chunk.length >= SMALLEST_BYTES) {
      if (piece) yield piece.subarray(0, length);
      piece = undefined;
      length = 0;
      yield chunk;
      continue;
    }
    for (let at = 0; at < chunk.length; ) {
      piece ??= Buffer.allocUnsafeSlow(SMALLEST_BYTES);
      const copied = chunk.copy(piece, length, at);
      at += copied;
      length += copied;
      if (length < SMALLEST_BYTES) continue;
      yield piece;
      piece = undefined;
      length = 0;
    }
  }
  if (piece) yield piece.subarray(0, length);
}
