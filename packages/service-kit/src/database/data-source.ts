import { Socket } from 'node:net';
import { type DynamicModule, Logger } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import pg from 'pg';
import {
  AbstractLogger,
  type AfterQueryEvent,
  DataSource,
  type DataSourceOptions,
  DefaultNamingStrategy,
  type EntitySubscriberInterface,
  EventSubscriber,
  type MigrationInterface,
  type TransactionCommitEvent,
  type TransactionRollbackEvent,
  type TransactionStartEvent,
} from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { CommonEnvironment } from '../environment/environment.js';
import { runUnderLock } from './advisory-lock.js';
import { databaseClock } from './database-clock.js';
import { type ReplacedMigrations, readTimestamp, takeOver } from './takeover.js';

export type Migrations = readonly (new () => MigrationInterface)[];

/** The migrations of one database. */
export interface MigrationHistory {
  /** In order. */
  readonly all: Migrations;
  /** First migrations, which replace those of an earlier release. */
  readonly baseline: Migrations;
  readonly replaces?: ReplacedMigrations;
}

/**
 * Wait for a connection of the pool. Longer than a request may take (ANSWER_WITHIN_SECONDS). An unreachable server fails sooner:
 * REACHED_WITHIN_MS.
 */
const CONNECTION_WITHIN_MS = 60_000;
/** Wait for the TCP connection, which the operating system accepts however busy PostgreSQL is. */
const REACHED_WITHIN_MS = 5_000;
/** Number of statements waiting for a connection above which a process responds 503. */
export const WAITING_STATEMENTS_LIMIT = 1_000;

/** Longer statements are cancelled, because the client has gone by then. */
const STATEMENT_WITHIN_MS = 60_000;
/** Connections kept open without use. Interval jobs need no more; each costs PostgreSQL up to 10 MB. */
const KEPT_CONNECTIONS = 2;
/** Further connections are closed when they are unused for this long. */
const UNUSED_CONNECTION_MS = 10_000;
/** Key of the advisory lock for migrations; any fixed number. One of several starting replicas migrates at a time. */
const MIGRATION_LOCK = 7_301_441;

/** A socket that fails with ETIMEDOUT when it is not connected in time. */
function openSocket(): Socket {
  const socket = new Socket();
  const giveUp = () => {
    // Handles pending events first, because this process may have been busy.
    setImmediate(() => {
      if (socket.connecting)
        socket.destroy(Object.assign(new Error('PostgreSQL cannot be reached'), { code: 'ETIMEDOUT' }));
    });
  };
  socket.once('connectionAttempt', () => {
    const timer = setTimeout(giveUp, REACHED_WITHIN_MS);
    for (const event of ['connect', 'close']) socket.once(event, () => clearTimeout(timer));
  });
  return socket;
}

/** Options of PostgreSQL's client. `pipeline` sends statements without waiting for earlier answers. */
const CONNECTION = { pipeline: true, idle_in_transaction_session_timeout: 60_000, stream: openSocket };

type DatabaseEnvironment = Pick<CommonEnvironment, 'DATABASE_URL' | 'DATABASE_CONNECTIONS'>;
/** For migrations. */
const FEW_CONNECTIONS = 4;

/** `jobId` is the column `job_id`. */
class SnakeCaseColumns extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined, embeddedPrefixes: string[]): string {
    if (customName) return customName;
    return [...embeddedPrefixes, propertyName]
      .join('_')
      .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
      .toLowerCase();
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return this.columnName(`${relationName}_${referencedColumnName}`, undefined, []);
  }
}

/** Logs nothing: statements, parameters and PostgreSQL's messages may contain user input. Errors are logged without them. */
class SilentLogger extends AbstractLogger {
  protected writeLog(): void {}
}

const buildDatabaseOptions = (
  service: string,
  { DATABASE_URL: url, DATABASE_CONNECTIONS: poolSize }: DatabaseEnvironment,
  migrations: Migrations,
) =>
  ({
    type: 'postgres',
    url,
    // From the service's bundle. TypeORM would load another copy with other error classes.
    driver: pg,
    applicationName: `svc-${service}`,
    migrations: [...migrations],
    migrationsTableName: 'migration',
    namingStrategy: new SnakeCaseColumns(),
    logger: new SilentLogger(),
    connectTimeoutMS: CONNECTION_WITHIN_MS,
    poolSize,
    extra: {
      ...CONNECTION,
      statement_timeout: STATEMENT_WITHIN_MS,
      min: KEPT_CONNECTIONS,
      idleTimeoutMillis: UNUSED_CONNECTION_MS,
    },
  }) as const satisfies DataSourceOptions;

/** Migrations have no statement timeout, even if the database sets one. */
@EventSubscriber()
class UnlimitedStatements implements EntitySubscriberInterface {
  async afterTransactionStart({ queryRunner }: TransactionStartEvent): Promise<void> {
    await queryRunner.query('SET LOCAL statement_timeout = 0');
  }
}

/** Throws at COMMIT after a refused statement. PostgreSQL would roll back without an error. */
@EventSubscriber()
class CommitGuard implements EntitySubscriberInterface {
  afterQuery({ success, queryRunner }: AfterQueryEvent): void {
    if (!success && queryRunner.isTransactionActive) queryRunner.data.isRefused = true;
  }
  /** A rollback to a savepoint undoes the refused statement too. */
  afterTransactionRollback({ queryRunner }: TransactionRollbackEvent): void {
    queryRunner.data.isRefused = false;
  }
  beforeTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    if (queryRunner.data.isRefused) throw new Error('A statement was refused: the transaction is rolled back');
  }
}

/** Uses separate connections without time limits, also while it waits for another replica. */
export async function migrate(
  service: string,
  { DATABASE_URL }: Pick<CommonEnvironment, 'DATABASE_URL'>,
  { all, baseline, replaces }: MigrationHistory,
): Promise<void> {
  const dataSource = new DataSource({
    ...buildDatabaseOptions(service, { DATABASE_URL, DATABASE_CONNECTIONS: FEW_CONNECTIONS }, all),
    subscribers: [UnlimitedStatements],
    extra: CONNECTION,
  });
  await dataSource.initialize();
  try {
    await runUnderLock(dataSource, MIGRATION_LOCK, async () => {
      if (replaces) await takeOver(dataSource, baseline, replaces);
      await dataSource.runMigrations({ transaction: 'each' });
    });
  } finally {
    await dataSource.destroy();
  }
}

/**
 * Transfers tables to the role `keeper`, so that the service can't change their rows. Logs a warning where the role is missing or another
 * transaction holds a table; the next start tries again.
 */
async function protectTables(dataSource: DataSource, tables: readonly string[]): Promise<void> {
  const logger = new Logger('Database');
  for (const table of tables) {
    try {
      const [row] = await dataSource.query<{ there: boolean }[]>(
        "SELECT to_regprocedure('keeper.keep(text)') IS NOT NULL AS there",
      );
      if (row?.there) await dataSource.query('SELECT keeper.keep($1)', [table]);
      else logger.warn(`The table ${table} is not kept from the service: this database has no keeper`);
    } catch (error) {
      logger.warn(`The table ${table} is not kept from the service yet: ${(error as Error).name}`);
    }
  }
}

/**
 * A connected data source with a migrated database. A migration that fails leaves the schema unchanged for the running
 * version, and its error is thrown.
 */
export function createDatabaseModule(
  service: string,
  environment: CommonEnvironment,
  migrations: MigrationHistory,
  appendOnlyTables: readonly string[] = [],
): DynamicModule {
  return TypeOrmModule.forRootAsync({
    useFactory: () => ({
      ...buildDatabaseOptions(service, environment, migrations.all),
      // Entities of TypeOrmModule.forFeature.
      autoLoadEntities: true,
      subscribers: [CommitGuard],
      // The process manager restarts it.
      toRetry: () => false,
    }),
    dataSourceFactory: async (options) => {
      await migrate(service, environment, migrations);
      const dataSource = await new DataSource(options as DataSourceOptions).initialize();
      await protectTables(dataSource, appendOnlyTables);
      await databaseClock.measure(dataSource);
      return dataSource;
    },
  });
}

export function countWaitingStatements({ driver }: DataSource): number {
  const { master } = driver as PostgresDriver;
  return (master as pg.Pool | undefined)?.waitingCount ?? 0;
}

export const pingDatabase = (dataSource: DataSource): Promise<boolean> =>
  dataSource.query('SELECT 1').then(
    () => true,
    () => false,
  );

/** The backup is from another version, whose migrations this one doesn't have. */
export class UnknownMigrationsError extends Error {}

const getName = (migration: Migrations[number]): string => new migration().name ?? migration.name;

/** Migrations that create the schema of a backup. @throws UnknownMigrationsError with instructions for the operator */
function selectMigrations({ all, baseline, replaces }: MigrationHistory, names: readonly string[]): Migrations {
  const isReplaced = (name: string) =>
    replaces !== undefined && names.includes(replaces.newest) && readTimestamp(name) <= readTimestamp(replaces.newest);
  const ran = new Set([...names, ...(names.some(isReplaced) ? baseline.map(getName) : [])]);
  const known = new Set(all.map(getName));
  const unknown = names.filter((name) => !known.has(name) && !isReplaced(name));
  if (unknown.length === 0) return all.filter((migration) => ran.has(getName(migration)));
  if (replaces && unknown.every((name) => readTimestamp(name) < readTimestamp(replaces.newest)))
    throw new UnknownMigrationsError(
      `The backup is older than ${replaces.release}: restore it with the version that made it, and update to ${replaces.release} first.`,
    );
  throw new UnknownMigrationsError(
    `The backup is of a newer version, which has ${unknown.join(', ')}: restore it with that one.`,
  );
}

/**
 * Creates the schema of a backup in an empty database. Also for rows of a release whose migrations were replaced: the next start takes over
 * that database.
 * @param names of the migrations that had run when the backup was made
 * @throws UnknownMigrationsError
 */
export async function createEarlierSchema(
  databaseUrl: string,
  history: MigrationHistory,
  names: readonly string[],
): Promise<void> {
  const all = selectMigrations(history, names);
  await migrate('restore', { DATABASE_URL: databaseUrl }, { all, baseline: history.baseline });
}
