import type pg from 'pg';
import {
  DataSource,
  type EntityManager,
  type EntitySubscriberInterface,
  type EntityTarget,
  EventSubscriber,
  type MigrationInterface,
  type MixedList,
  type ObjectLiteral,
  QueryFailedError,
  type QueryRunner,
  QueryRunnerAlreadyReleasedError,
  type TransactionStartEvent,
} from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { CommonEnvironment } from '../environment/environment.js';
import { keepStatementsOutOfErrors } from '../errors/error-records.js';
import { underLock } from './advisory-lock.js';
import { PreparingClient } from './preparing-client.js';

/** Changes answer their rows and how many they are, as from TypeORM's own query. */
const CHANGES = new Set(['UPDATE', 'DELETE']);

/** What TypeORM answers for a statement. Throws QueryFailedError. */
async function ask<T>(client: pg.ClientBase, query: string, parameters?: unknown[]): Promise<T> {
  try {
    const { command, rows, rowCount } = await client.query(query, parameters);
    return (CHANGES.has(command) ? [rows, rowCount] : rows) as T;
  } catch (error) {
    throw new QueryFailedError(query, parameters, error as Error);
  }
}

/** PostgreSQL closes the connection behind such an error. */
const endsConnection = (error: unknown): error is QueryFailedError<pg.DatabaseError> =>
  error instanceof QueryFailedError && (error.driverError as Partial<pg.DatabaseError>).severity === 'FATAL';

/** The connections of the transactions that take statements. */
const transactions = new WeakMap<QueryRunner, pg.ClientBase>();

/**
 * A statement outside of a transaction takes a connection of the pool and nothing else, one inside of it the connection of the
 * transaction. TypeORM makes a query runner for each, or tells listeners before and after, which costs more than the statement of most reads.
 */
export class PooledDataSource extends DataSource {
  override async query<T>(
    query: string,
    parameters?: unknown[] | ObjectLiteral,
    queryRunner?: QueryRunner,
  ): Promise<T> {
    if (parameters && !Array.isArray(parameters)) return super.query(query, parameters, queryRunner);
    const ofTransaction = queryRunner && transactions.get(queryRunner);
    if (ofTransaction) return ask(ofTransaction, query, parameters);
    if (queryRunner) return super.query(query, parameters, queryRunner);
    const client: pg.PoolClient = await (this.driver as PostgresDriver).master.connect();
    let broken: Error | undefined;
    const noteBroken = (error: Error) => {
      broken = error;
    };
    client.on('error', noteBroken);
    try {
      return await ask(client, query, parameters);
    } catch (error) {
      if (endsConnection(error)) noteBroken(error);
      throw error;
    } finally {
      client.removeListener('error', noteBroken);
      client.release(broken);
    }
  }
}

/** A statement with its parameters. */
export type Statement = readonly [sql: string, parameters: unknown[]];

/**
 * Runs the work in a transaction. START TRANSACTION is sent with the first statement of the work, and COMMIT with `last`, the statement
 * that ends it: a transaction waits for no answer but those of its own statements. Without `last` it ends with COMMIT alone. The work may
 * send statements that do not need each other's answers at once; PostgreSQL runs them one after the other, each on what was committed by
 * then, and none behind one that was refused.
 * @param last its parameters are texts and lists of texts: one that pg cannot write would leave COMMIT on its own
 */
export async function inTransaction<T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<T>,
  last: () => Statement | undefined,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  const client: pg.Client = await runner.connect();
  // The entity manager then begins none of its own.
  Object.assign(runner, { isTransactionActive: true, transactionDepth: 1 });
  transactions.set(runner, client);
  // Statements of work that goes on beside what failed are refused then: behind the end they would be on their own. A runner that is
  // called released before it is would never leave the list that TypeORM empties in a loop when it closes.
  const refuseMore = () => {
    transactions.delete(runner);
    Object.assign(runner, { query: () => Promise.reject(new QueryRunnerAlreadyReleasedError()) });
  };
  let isEnding = false;
  try {
    const begun = ask(client, 'START TRANSACTION');
    begun.catch(() => {});
    const value = await work(runner.manager);
    // Without it the statements of the work were on their own, and must not be announced.
    await begun;
    const statement = last();
    isEnding = true;
    refuseMore();
    const [ended, committed] = await Promise.allSettled([
      statement && ask(client, statement[0], statement[1]),
      client.query('COMMIT'),
    ]);
    if (ended.status === 'rejected') throw ended.reason;
    if (committed.status === 'rejected') throw new QueryFailedError('COMMIT', [], committed.reason);
    // A transaction with a refused statement ends so.
    if (committed.value.command !== 'COMMIT') throw new Error('The transaction was rolled back');
    return value;
  } catch (error) {
    refuseMore();
    if (!isEnding) await client.query('ROLLBACK').catch(() => {});
    // The pool keeps no connection that is being ended.
    if (endsConnection(error)) await client.end().catch(() => {});
    throw error;
  } finally {
    await runner.release();
  }
}

type Class = abstract new (...args: never[]) => unknown;

export interface Schema {
  readonly entities: readonly Class[];
  readonly migrations: readonly (new () => MigrationInterface)[];
}

/** For a free connection of the pool, or a new one. Then the call is refused as `unavailable`, while its caller still waits. */
const CONNECTION_WITHIN_MS = 2_500;

/** A statement that takes longer is ended, and its call refused as `unavailable`: whoever asked has gone by then. */
const STATEMENT_WITHIN_MS = 60_000;
/**
 * A connection that was not used for this long is closed. Longer than the pauses of the interval jobs, which keep theirs: a new one takes
 * both sides ten times as long as what the jobs ask.
 */
const UNUSED_CONNECTION_MS = 60_000;
/** At a start all services connect at once, and a busy machine takes longer than a request may wait. */
const FIRST_CONNECTION_WITHIN_MS = 30_000;

/** Key of the advisory lock for migrations; any fixed number. One of several starting replicas migrates at a time. */
const MIGRATION_LOCK = 7_301_441;

/** A statement of a migration takes as long as it needs, also where each connection to PostgreSQL comes with a limit. */
@EventSubscriber()
class UnlimitedStatements implements EntitySubscriberInterface {
  async afterTransactionStart({ queryRunner }: TransactionStartEvent): Promise<void> {
    await queryRunner.query('SET LOCAL statement_timeout = 0');
  }
}

/**
 * A connected data source with a migrated database. A migration that fails leaves the schema unchanged for the running
 * version, and its error is thrown.
 */
export async function connect(
  service: string,
  environment: Pick<CommonEnvironment, 'DATABASE_URL'>,
  schema: Schema,
): Promise<DataSource> {
  keepStatementsOutOfErrors();
  const connection = {
    Client: PreparingClient,
    connectionTimeoutMillis: CONNECTION_WITHIN_MS,
    // A statement is sent before the one in front of it is answered.
    pipeline: true,
    idle_in_transaction_session_timeout: 60_000,
  };
  const options = {
    type: 'postgres' as const,
    url: environment.DATABASE_URL,
    applicationName: `svc-${service}`,
    migrations: [...schema.migrations],
    migrationsTableName: 'migration',
    synchronize: false,
    logging: false,
    poolSize: 10,
  };
  await migrate(
    new DataSource({
      ...options,
      subscribers: [UnlimitedStatements],
      extra: { ...connection, connectionTimeoutMillis: FIRST_CONNECTION_WITHIN_MS },
    }),
  );
  const dataSource = new PooledDataSource({
    ...options,
    entities: schema.entities as MixedList<EntityTarget<object>> as never,
    extra: { ...connection, statement_timeout: STATEMENT_WITHIN_MS, idleTimeoutMillis: UNUSED_CONNECTION_MS },
  });
  return dataSource.initialize();
}

/** Migrations, and waiting for those of another replica, take as long as they need: on connections of their own. */
async function migrate(dataSource: DataSource): Promise<void> {
  await dataSource.initialize();
  try {
    await underLock(dataSource, MIGRATION_LOCK, () => dataSource.runMigrations({ transaction: 'each' }));
  } finally {
    await dataSource.destroy();
  }
}

/** The backup has migrations that this version does not know: it is from a newer version. */
export class UnknownMigrations extends Error {}

const migrationName = (migration: Schema['migrations'][number]): string => new migration().name ?? migration.name;

/**
 * Creates an earlier schema in an empty database, to restore a backup into it.
 * @param migrations of the service, in order
 * @param names of the migrations that had run at that time
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
