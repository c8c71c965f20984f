import type { EntityTarget, MigrationInterface, MixedList } from 'typeorm';
import { DataSource } from 'typeorm';
import type { CommonEnvironment } from '../environment/environment.js';
import { keepStatementsOutOfErrors } from '../errors/error-records.js';
import { PreparingClient } from './preparing-client.js';

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
