import type { DataSource } from 'typeorm';

/** Milliseconds since 1970, by PostgreSQL's clock. */
export async function readDatabaseTime(dataSource: DataSource): Promise<number> {
  const [{ ms }] = await dataSource.query<[{ ms: number }]>(
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float AS ms',
  );
  return ms;
}
