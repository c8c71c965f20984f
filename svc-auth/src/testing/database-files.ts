import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';

/** Random, so that they occur nowhere else on the server. */
export const makeNumbers = () => ({
  passport_number: `XP${randomInt(10_000_000, 99_999_999)}`,
  account_number: String(randomInt(100_000_000, 999_999_999)),
  bsb: String(randomInt(100_000, 999_999)),
});

/** The files in PostgreSQL's data directory that contain one of the texts. BSB is too short to search for. */
export async function findFilesWith(
  dataSource: DataSource,
  folder: string,
  texts: readonly string[],
): Promise<string[]> {
  await dataSource.query('CHECKPOINT');
  const [row] = await dataSource.query('SHOW data_directory');
  const root = join(row.data_directory, folder);
  const names = await readdir(root);
  const found = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(root, name)).catch(() => Buffer.alloc(0));
      return texts.some((text) => bytes.includes(text)) ? [name] : [];
    }),
  );
  return found.flat();
}

export const getDatabaseFolder = async (dataSource: DataSource): Promise<string> => {
  const [row] = await dataSource.query('SELECT oid FROM pg_database WHERE datname = current_database()');
  return `base/${row.oid}`;
};
