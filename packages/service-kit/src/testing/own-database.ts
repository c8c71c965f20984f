import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { readGlobalSetup } from './read-global-setup.js';

const KEEP_TABLES = join(__dirname, '../../../../scripts/stack/keep-tables.sql');

/** A database owned by its own role, as in production. */
export interface OwnDatabase {
  /** DATABASE_URL of the service. */
  readonly url: string;
  readonly role: string;
  /** Runs the same SQL as npm start and docker compose before the services start. */
  protectTables(): Promise<void>;
  asSuperuser<Row extends object>(sql: string): Promise<Row[]>;
  drop(): Promise<void>;
}

export async function createOwnDatabase(): Promise<OwnDatabase> {
  const server = readGlobalSetup('TEST_POSTGRES_URL');
  const role = `own_${randomUUID().replaceAll('-', '')}`;
  const run = async <Row extends object>(database: string, sql: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: `${server}/${database}` });
    await client.connect();
    return (await client.query<Row>(sql).finally(() => client.end())).rows;
  };
  await run('postgres', `CREATE ROLE ${role} LOGIN PASSWORD 'own'`);
  await run('postgres', `CREATE DATABASE ${role} OWNER ${role}`);
  const url = new URL(`${server}/${role}`);
  url.username = role;
  url.password = 'own';
  return {
    url: url.href,
    role,
    protectTables: async () => {
      await run(role, readFileSync(KEEP_TABLES, 'utf8'));
    },
    asSuperuser: (sql) => run(role, sql),
    drop: async () => {
      await run('postgres', `DROP DATABASE ${role} WITH (FORCE)`);
      await run('postgres', `DROP ROLE ${role}`);
    },
  };
}
