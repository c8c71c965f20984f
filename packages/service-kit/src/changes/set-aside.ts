import {
  MOST_SET_ASIDE_SHOWN,
  type NamedChange,
  type ServiceName,
  type SetAsideChange,
  type Thing,
} from '@cleaning/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ZodError } from 'zod';
import { sqlState, violatedConstraint } from '../database/transactions.js';
import { SERVICE } from '../environment/environment.js';

/** Seconds until the first retry. Each failure doubles the pause, up to an hour. */
const FIRST_PAUSE_SECONDS = 2;
const LONGEST_PAUSE_SECONDS = 3600;
/** Changes that are retried in one run. */
const RETRY_BATCH = 100;

/**
 * Classes of SQLSTATE that may succeed on a retry: connection, transaction, resources, locks, operator intervention,
 * system.
 */
const TRANSIENT_CLASSES = ['08', '40', '53', '55', '57', '58'];

/** Whether the error is not the change's fault: the database is unavailable, restarting or busy. */
export function isTransient(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return TRANSIENT_CLASSES.includes(state.slice(0, 2));
  if (error instanceof ZodError) return false;
  // The driver's own errors (connection lost, pool timeout) have no SQLSTATE.
  const { code, message = '' } = error as { code?: unknown; message?: string };
  return typeof code === 'string' ? /^E[A-Z]+$/.test(code) : /connection|timeout exceeded/i.test(message);
}

/** Why a change could not be applied. Contains no values. */
export function reasonOf(error: unknown): string {
  if (error instanceof ZodError)
    return `The state has another form: ${[...new Set(error.issues.map(({ path }) => path.join('.') || 'all of it'))].join(', ')}`;
  const state = sqlState(error);
  if (state !== undefined)
    return `PostgreSQL refused it with ${state}${violatedConstraint(error) ? ` (${violatedConstraint(error)})` : ''}`;
  return error instanceof Error ? `${error.name} in the handler` : 'The handler failed';
}

/** Changes that could not be applied. Each is retried with growing pauses until it succeeds or an admin drops it. */
@Injectable()
export class SetAside {
  private readonly logger = new Logger(SetAside.name);

  constructor(
    @Inject(SERVICE) private readonly service: ServiceName,
    private readonly dataSource: DataSource,
  ) {}

  async add(manager: EntityManager, source: ServiceName, { entity, id }: Thing, error: unknown): Promise<void> {
    const reason = reasonOf(error);
    await manager.query(
      `INSERT INTO set_aside_change (source, entity, entity_id, error, tries, set_aside_at, next_try_at)
       VALUES ($1, $2, $3, $4, 1, now(), now() + make_interval(secs => $5))
       ON CONFLICT (source, entity, entity_id) DO UPDATE SET error = $4, tries = 1, next_try_at = excluded.next_try_at`,
      [source, entity, id, reason, FIRST_PAUSE_SECONDS],
    );
    this.logger.error({ msg: 'A change was set aside', source, entity, id, reason });
  }

  /** Removes changes that are being applied. Answers whether there were any. */
  async release(manager: EntityManager, source: ServiceName, things: readonly Thing[]): Promise<boolean> {
    if (things.length === 0) return false;
    const [, released] = await manager.query<[unknown[], number]>(
      `DELETE FROM set_aside_change WHERE source = $1
         AND (entity, entity_id) IN (SELECT * FROM unnest($2::text[], $3::uuid[]))`,
      [source, things.map(({ entity }) => entity), things.map(({ id }) => id)],
    );
    return released > 0;
  }

  async retryFailed(source: ServiceName, { entity, id }: Thing, error: unknown): Promise<void> {
    await this.dataSource.query(
      `UPDATE set_aside_change SET error = $4, tries = tries + 1,
         next_try_at = now() + make_interval(secs => least($6, $5 * 2 ^ least(tries, 20)))
       WHERE source = $1 AND entity = $2 AND entity_id = $3`,
      [source, entity, id, reasonOf(error), FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS],
    );
  }

  /** The changes whose retry comes next, and whether it is due. */
  next(source: ServiceName): Promise<(Thing & { is_due: boolean })[]> {
    return this.dataSource.query(
      `SELECT entity, entity_id AS id, next_try_at <= now() AS is_due FROM set_aside_change WHERE source = $1
       ORDER BY next_try_at LIMIT ${RETRY_BATCH}`,
      [source],
    );
  }

  /** Called at the start: a new version of this service may be able to apply them. */
  async makeAllDue(): Promise<void> {
    await this.dataSource.query('UPDATE set_aside_change SET next_try_at = now() WHERE next_try_at > now()');
  }

  /** Makes one change due now. Answers whether it is set aside. */
  async retry({ source, entity, id }: NamedChange): Promise<boolean> {
    const [, found] = await this.dataSource.query<[unknown[], number]>(
      'UPDATE set_aside_change SET next_try_at = now() WHERE source = $1 AND entity = $2 AND entity_id = $3',
      [source, entity, id],
    );
    return found > 0;
  }

  /** Drops one change. Answers whether it was set aside. */
  drop(change: NamedChange): Promise<boolean> {
    return this.release(this.dataSource.manager, change.source, [change]);
  }

  async counts(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.dataSource.query<{ source: string; count: number }[]>(
      'SELECT source, count(*)::int AS count FROM set_aside_change GROUP BY source',
    );
    return new Map(rows.map(({ source, count }) => [source, count]));
  }

  /** Oldest first. */
  list(): Promise<SetAsideChange[]> {
    const utc = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS ${column}`;
    return this.dataSource.query(
      `SELECT $1 AS reader, source, entity, entity_id AS id, error, tries, ${utc('set_aside_at')}, ${utc('next_try_at')}
       FROM set_aside_change ORDER BY set_aside_change.set_aside_at, entity, entity_id LIMIT ${MOST_SET_ASIDE_SHOWN}`,
      [this.service],
    );
  }
}
