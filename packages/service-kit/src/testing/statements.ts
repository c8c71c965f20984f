import pg from 'pg';

/**
 * How many statements a call sends to PostgreSQL until it is answered, with those that begin and end its transactions. The fewest of
 * some tries: interval jobs of the service send theirs at the same time.
 * @param call is tried so often; the first time may fill caches
 */
export async function fewestStatements(call: (attempt: number) => Promise<unknown>, tries = 5): Promise<number> {
  const counts: number[] = [];
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const sent = jest.spyOn(pg.Client.prototype, 'query');
    await call(attempt);
    counts.push(sent.mock.calls.length);
    sent.mockRestore();
  }
  return Math.min(...counts);
}
