import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../database/data-source.js';
import { listMigrations, type ServiceDefinition } from '../service.js';
import { readGlobalSetup } from './read-global-setup.js';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** SQLSTATE of a missing database. */
const NO_SUCH_DATABASE = '3D000';

async function onServer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: `${readGlobalSetup('TEST_POSTGRES_URL')}/postgres` });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** One template for all services with the same migrations, including those defined in specs. */
function getTemplate(definition: ServiceDefinition): string {
  const migrations = listMigrations(definition).all.map((migration) => `${migration.name} ${migration}`);
  return `template_${definition.name}_${createHash('sha256').update(migrations.join('\n')).digest('hex').slice(0, 16)}`;
}

/** Migrates under another name first, so that a template is always complete. A lock lets one worker create it. */
async function makeTemplate(template: string, definition: ServiceDefinition): Promise<void> {
  const lock = new pg.Client({ connectionString: `${readGlobalSetup('TEST_POSTGRES_URL')}/postgres` });
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await lock.query('SELECT FROM pg_database WHERE datname = $1', [template]);
    if (rowCount) return;
    const unfinished = `making_${template}`;
    await lock.query(`DROP DATABASE IF EXISTS ${unfinished}`);
    await lock.query(`CREATE DATABASE ${unfinished}`);
    const DATABASE_URL = `${readGlobalSetup('TEST_POSTGRES_URL')}/${unfinished}`;
    await migrate(definition.name, { DATABASE_URL }, listMigrations(definition));
    await lock.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
  } finally {
    await lock.end();
  }
}

async function copyTemplate(name: string, definition: ServiceDefinition): Promise<void> {
  const template = getTemplate(definition);
  const copy = `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`;
  try {
    await onServer(copy);
  } catch (error) {
    if ((error as pg.DatabaseError).code !== NO_SUCH_DATABASE) throw error;
    await makeTemplate(template, definition);
    await onServer(copy);
  }
}

/**
 * Creates a database for a test app: empty, or a copy of the service's migrated template.
 */
export async function createTestDatabase(migrated?: ServiceDefinition): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  if (migrated) await copyTemplate(name, migrated);
  else await onServer(`CREATE DATABASE ${name}`);
  return {
    url: `${readGlobalSetup('TEST_POSTGRES_URL')}/${name}`,
    drop: () => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}
