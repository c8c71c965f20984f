import pg from 'pg';
import type { TestApp } from './test-app.js';

/** Environment of a service for `runWhileSlow`: two requests use every connection. */
export const FEW_CONNECTIONS = { DATABASE_CONNECTIONS: '2' };

/**
 * Locks a table until one of the requests waits for it, and returns the answers. Independent of the machine's speed. Hangs if a request needs
 * a second connection.
 */
export async function runWhileSlow<T>(
  { dataSource }: TestApp,
  table: string,
  request: () => readonly Promise<T>[],
): Promise<T[]> {
  const { url } = dataSource.options as { url?: string };
  const [holder, watcher] = [new pg.Client(url), new pg.Client(url)];
  await Promise.all([holder.connect(), watcher.connect()]);
  const countWaiting = async () => {
    const found = await watcher.query('SELECT FROM pg_locks WHERE relation = $1::regclass AND NOT granted', [table]);
    return found.rowCount ?? 0;
  };
  try {
    await holder.query(`BEGIN; LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
    let answered = 0;
    const asked = request().map((one) =>
      one.finally(() => {
        answered += 1;
      }),
    );
    while ((await countWaiting()) === 0 && answered === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    if (answered > 0) throw new Error('A request was answered that should wait');
    await holder.query('COMMIT');
    return await Promise.all(asked);
  } finally {
    await Promise.all([holder.end(), watcher.end()]);
  }
}
