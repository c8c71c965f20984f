import pg from 'pg';
import { getCurrentRequestId } from '../logging/logging.js';

type Query = (...values: unknown[]) => unknown;

/**
 * Counts the statements of a call, including BEGIN and COMMIT. Statements of interval jobs belong to no request and don't count.
 * @param call repeated `tries` times, because the first one may fill caches
 */
export async function countFewestStatements(call: (attempt: number) => Promise<unknown>, tries = 5): Promise<number> {
  const counts: number[] = [];
  const send = pg.Client.prototype.query as Query;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    let count = 0;
    const countAndSend = function (this: pg.Client, ...values: unknown[]) {
      if (getCurrentRequestId()) count += 1;
      return send.apply(this, values);
    };
    const sent = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(countAndSend as never);
    await call(attempt);
    counts.push(count);
    sent.mockRestore();
  }
  return Math.min(...counts);
}
