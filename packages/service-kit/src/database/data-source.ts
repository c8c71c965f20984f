import { createHash } from 'node:crypto';
import pg from 'pg';
import { DataSource, type EntityTarget, type MigrationInterface, type MixedList } from 'typeorm';
import type { CommonEnvironment } from '../environment/environment.js';
import { keepStatementsOutOfErrors, withoutValues } from '../errors/error-records.js';

/** Texts beyond this many are sent as they are: PostgreSQL keeps each prepared statement for as long as the connection lives. */
const MAX_STATEMENTS = 500;

const names = new Map<string, string>();

function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MAX_STATEMENTS) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}

type Query = (text: unknown, values?: unknown, callback?: unknown) => unknown;
type Callback = (error: unknown, result: unknown) => void;

/** Hands on what a query ends with; of an error only what may be told. */
function guarded(query: Query): Query {
  return (text, values, callback) => {
    if (typeof callback === 'function')
      return query(text, values, (error: unknown, result: unknown) =>
        (callback as Callback)(withoutValues(error), result),
      );
    const answer = query(text, values, callback);
    return answer instanceof Promise ? answer.catch((error: unknown) => Promise.reject(withoutValues(error))) : answer;
  };
}

/**
 * Has PostgreSQL parse and plan each statement with parameters once for each connection instead of each time it runs: for the lists that
 * is half of their cost. The texts of this product are constants, so there are few.
 */
export class PreparingClient extends pg.Client {
  // pg declares a dozen overloads; all but this form pass through as they came.
  override query = ((text: unknown, values?: unknown, callback?: unknown) => {
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 ? statementName(text) : undefined;
    const query = guarded(super.query.bind(this) as Query);
    return name ? query({ name, text, values }, undefined, callback) : query(text, values, callback);
  }) as pg.Client['query'];
}

type Class = abstract new (...args: never[]) => unknown;

export interface Schema {
  readonly entities: readonly Class[];
  readonly migrations: readonly (new () => MigrationInterface)[];
}

/** Key of the advisory lock that lets one of many starting replicas migrate. Any fixed number does. */
const MIGRATION_LOCK = 7_301_441;

/**
 * A connected data source whose database is migrated. Replicas that start at once migrate one after the other. A migration that fails
 * leaves the schema as it was, for the version that is serving; its error is thrown.
 */
export async function connect(
  service: string,
  environment: Pick<CommonEnvironment, 'DATABASE_URL'>,
  schema: Schema,
): Promise<DataSource> {
  keepStatementsOutOfErrors();
  const dataSource = new DataSource({
    type: 'postgres',
    url: environment.DATABASE_URL,
    applicationName: `svc-${service}`,
    entities: schema.entities as MixedList<EntityTarget<object>> as never,
    migrations: [...schema.migrations],
    migrationsTableName: 'migration',
    synchronize: false,
    logging: false,
    poolSize: 10,
    extra: { Client: PreparingClient, connectionTimeoutMillis: 10_000, idle_in_transaction_session_timeout: 60_000 },
  });
  await dataSource.initialize();
  try {
    await migrate(dataSource);
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
  return dataSource;
}

async function migrate(dataSource: DataSource): Promise<void> {
  const lock = dataSource.createQueryRunner();
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await lock.release();
  }
}

/** A backup holds migrations that this version does not know: it is of a newer one. */
export class UnknownMigrations extends Error {}

const migrationName = (migration: Schema['migrations'][number]): string => new migration().name ?? migration.name;

/**
 * Makes the schema of an earlier time in an empty database: for restoring what was saved then.
 * @param migrations those of the service, in order
 * @param names those that had run at that time
 * @throws UnknownMigrations naming them
 */
export async function makeEarlierSchema(
  databaseUrl: string,
  migrations: Schema['migrations'],
  names: readonly string[],
): Promise<void> {
  const known = new Set(migrations.map(migrationName));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new UnknownMigrations(unknown.join(', '));
  const wanted = migrations.filter((migration) => names.includes(migrationName(migration)));
  const dataSource = await connect('restore', { DATABASE_URL: databaseUrl }, { entities: [], migrations: wanted });
  await dataSource.destroy();
}
