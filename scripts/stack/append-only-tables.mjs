import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.mjs';

/**
 * Databases with tables whose rows their own service must not change: the audit log, the history of incidents, the views of door and alarm
 * details, and the lines of pay runs.
 */
export const APPEND_ONLY_DATABASES = ['auth', 'jobs', 'invoice'];
const SQL = path.join(ROOT, 'scripts/stack/keep-tables.sql');

async function runInDatabases({ port, password }, statements) {
  const { default: pg } = await import('pg');
  for (const database of APPEND_ONLY_DATABASES) {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database });
    await client.connect();
    await client.query(statements).finally(() => client.end());
  }
}

/** Call before each start of the services. */
export const protectTables = (server) => runInDatabases(server, readFileSync(SQL, 'utf8'));

/** For a restore, which replaces whole schemas. protectTables creates the triggers again. */
export const allowSchemaReplacement = (server) =>
  runInDatabases(server, 'DROP EVENT TRIGGER IF EXISTS keep_dropped; DROP EVENT TRIGGER IF EXISTS keep_moved');
