import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import type { Stack } from '../../scripts/stack/index.mjs';

/** Runs work with a connection of PostgreSQL's superuser. */
export async function withSuperuser<T>(
  { postgres, logDir }: Stack,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const { postgres: password } = JSON.parse(await readFile(join(dirname(logDir), 'secrets.json'), 'utf8'));
  const client = new pg.Client({ host: '127.0.0.1', port: postgres.port, user: 'postgres', password });
  // PostgreSQL may end it, as with a full disk.
  client.on('error', () => {});
  await client.connect();
  return work(client).finally(() => client.end().catch(() => {}));
}
