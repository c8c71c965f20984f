/** Smaller chunks are merged, because each has an overhead of 500 bytes while it waits. */
const SMALLEST_BYTES = 16 * 1024;

/** Merges small chunks into pieces of 16 kB. Large chunks are passed on unchanged, so the piece before one, and the last, may be smaller. */
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
