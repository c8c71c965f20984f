import pg from 'pg';
import { makeEarlierSchema } from '../database/data-source.js';
import { migrationsOf, type ServiceDefinition } from '../service.js';

/** Inserts a row of an earlier version. */
type Insert = (table: string, row: Readonly<Record<string, unknown>>) => Promise<void>;

/**
 * For startTestApp's `prepare`: a database with the schema of an earlier version.
 * @param before migrations with a later timestamp in their names are left out
 */
export const databaseBefore =
  (definition: ServiceDefinition, before: number, fill: (insert: Insert) => Promise<void>) =>
  async (databaseUrl: string): Promise<void> => {
    const migrations = migrationsOf(definition);
    const names = migrations.map((migration) => new migration().name ?? migration.name);
    const wanted = names.filter((name) => Number(/\d{13}$/.exec(name)?.[0]) < before);
    await makeEarlierSchema(databaseUrl, migrations, wanted);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      await fill(async (table, row) => {
        const marks = Object.keys(row).map((_, index) => `$${index + 1}`);
        await client.query(
          `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${marks.join(', ')})`,
          Object.values(row),
        );
      });
    } finally {
      await client.end();
    }
  };
