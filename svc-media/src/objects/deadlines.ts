import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';

/** The store made no progress for too long. */
class StoreTimeoutError extends Error {
  readonly code = 'ETIMEDOUT';
  constructor(milliseconds: number) {
    super(`The object store made no progress for ${milliseconds} ms`);
  }
}

/**
 * A `request` for the store's client that fails without progress while connecting, sending, or waiting for the first byte. The body of a GET
 * has no timeout here, because its reader may be slow: see readWithTimeout.
 */
export const createTimedRequest = (
  milliseconds: number,
  { request }: Pick<typeof http | typeof https, 'request'>,
): Pick<typeof http, 'request'> => ({
  // The store's client uses only this signature.
  request: ((options: http.RequestOptions, onAnswer?: (answer: http.IncomingMessage) => void) => {
    const sent = request({ ...options, timeout: milliseconds }, (answer) => {
      if (options.method === 'GET') sent.setTimeout(0);
      onAnswer?.(answer);
    });
    return sent.on('timeout', () => sent.destroy(new StoreTimeoutError(milliseconds)));
  }) as typeof http.request,
});

/** The chunks of a body. Fails if one takes longer than the timeout; the reader's own time does not count. */
export async function* readWithTimeout(source: Readable, milliseconds: number): AsyncGenerator<Buffer> {
  const chunks = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const timer = setTimeout(() => source.destroy(new StoreTimeoutError(milliseconds)), milliseconds);
      const { done, value } = await chunks.next().finally(() => clearTimeout(timer));
      if (done) return;
      yield value as Buffer;
    }
  } finally {
    source.destroy();
  }
}
