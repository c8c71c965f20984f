import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';

/** The store has not gone on for this long. */
export class StoreTimeout extends Error {
  readonly code = 'ETIMEDOUT';
  constructor(milliseconds: number) {
    super(`The object store made no progress for ${milliseconds} ms`);
  }
}

/**
 * node:http's request for a client of the store. It ends a request that makes no progress until the answer has begun: connecting, sending,
 * waiting for the first byte. The body of a GET is left to its reader, who may be slow: see readWithTimeout.
 */
export const createTimedRequest = (
  milliseconds: number,
  { request }: Pick<typeof http | typeof https, 'request'>,
): Pick<typeof http, 'request'> => ({
  // The client of the store uses this form alone.
  request: ((options: http.RequestOptions, onAnswer?: (answer: http.IncomingMessage) => void) => {
    const sent = request({ ...options, timeout: milliseconds }, (answer) => {
      if (options.method === 'GET') sent.setTimeout(0);
      onAnswer?.(answer);
    });
    return sent.on('timeout', () => sent.destroy(new StoreTimeout(milliseconds)));
  }) as typeof http.request,
});

/** The chunks of a body. Fails when the next one takes longer than the time given; the reader's own time does not count. */
export async function* readWithTimeout(source: Readable, milliseconds: number): AsyncGenerator<Buffer> {
  const chunks = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const timer = setTimeout(() => source.destroy(new StoreTimeout(milliseconds)), milliseconds);
      const { done, value } = await chunks.next().finally(() => clearTimeout(timer));
      if (done) return;
      yield value as Buffer;
    }
  } finally {
    source.destroy();
  }
}
