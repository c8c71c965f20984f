import {
  MAX_SET_ASIDE_SHOWN,
  type NamedChange,
  type ServiceName,
  type SetAsideChange,
  type Thing,
} from '@cleaning/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager, Raw } from 'typeorm';
import { ZodError } from 'zod';
import { getSqlState, getViolatedConstraint } from '../database/transactions.js';
import { SERVICE } from '../environment/environment.js';
import { READ_ONLY_STATE } from '../errors/database-away.js';
import {
  deleteSetAside,
  enterSetAside,
  findNextSetAside,
  listSetAside,
  postponeSetAside,
} from './set-aside.queries.js';
import { SetAsideEntry } from './set-aside-change.entity.js';

/** Seconds until the first retry. Each failure doubles the pause, up to an hour. */
const FIRST_PAUSE_SECONDS = 2;
const LONGEST_PAUSE_SECONDS = 3600;
/** By the database's clock, like all times of the table. */
const DUE_NOW = { nextTryAt: () => 'now()' };
/** Changes that are retried in one run. */
const RETRY_BATCH = 100;

/**
 * Classes of SQLSTATE that may succeed on a retry: connection, transaction, resources, locks, operator intervention,
 * system.
 */
const TRANSIENT_CLASSES = ['08', '40', '53', '55', '57', '58'];

/** True if the change isn't to blame: the database is unavailable, restarting, busy or read-only. */
export function isTransient(error: unknown): boolean {
  const state = getSqlState(error);
  if (state !== undefined) return state === READ_ONLY_STATE || TRANSIENT_CLASSES.includes(state.slice(0, 2));
  if (error instanceof ZodError) return false;
  // The driver's own errors (connection lost, pool timeout) have no SQLSTATE.
  const { code, message = '' } = error as { code?: unknown; message?: string };
  return typeof code === 'string' ? /^E[A-Z]+$/.test(code) : /connection|timeout exceeded/i.test(message);
}

/** Why a change could not be applied. Contains no values. */
function formatReason(error: unknown): string {
  if (error instanceof ZodError)
    return `The state has another form: ${[...new Set(error.issues.map(({ path }) => path.join('.') || 'all of it'))].join(', ')}`;
  const state = getSqlState(error);
  if (state !== undefined)
    return `PostgreSQL refused it with ${state}${getViolatedConstraint(error) ? ` (${getViolatedConstraint(error)})` : ''}`;
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
    const reason = formatReason(error);
    await enterSetAside(manager, { source, entity, id }, reason, FIRST_PAUSE_SECONDS);
    this.logger.error({ msg: 'A change was set aside', source, entity, id, reason });
  }

  /** Removes changes that are being applied. Returns whether there were any. */
  async release(manager: EntityManager, source: ServiceName, things: readonly Thing[]): Promise<boolean> {
    if (things.length === 0) return false;
    return deleteSetAside(manager, source, things);
  }

  async retryFailed(source: ServiceName, { entity, id }: Thing, error: unknown): Promise<void> {
    const pauses = { first: FIRST_PAUSE_SECONDS, longest: LONGEST_PAUSE_SECONDS };
    await postponeSetAside(this.dataSource.manager, { source, entity, id }, formatReason(error), pauses);
  }

  /** The changes whose retry comes next, and whether it is due. */
  findNext(source: ServiceName): Promise<(Thing & { is_due: boolean })[]> {
    return findNextSetAside(this.dataSource.manager, source, RETRY_BATCH);
  }

  /** Called at the start: a new version of this service may be able to apply them. */
  async makeAllDue(): Promise<void> {
    await this.dataSource.manager.update(SetAsideEntry, { nextTryAt: Raw((at) => `${at} > now()`) }, DUE_NOW);
  }

  /** Makes a change due now. Returns whether it is set aside. */
  async retry({ source, entity, id }: NamedChange): Promise<boolean> {
    const { affected } = await this.dataSource.manager.update(SetAsideEntry, { source, entity, entityId: id }, DUE_NOW);
    return affected === 1;
  }

  /** Drops a change. Returns whether it was set aside. */
  drop(change: NamedChange): Promise<boolean> {
    return this.release(this.dataSource.manager, change.source, [change]);
  }

  async counts(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.dataSource.manager
      .createQueryBuilder(SetAsideEntry, 'entry')
      .select('entry.source', 'source')
      .addSelect('count(*)::int', 'count')
      .groupBy('entry.source')
      .getRawMany<{ source: string; count: number }>();
    return new Map(rows.map(({ source, count }) => [source, count]));
  }

  /** Oldest first. */
  list(): Promise<SetAsideChange[]> {
    return listSetAside(this.dataSource.manager, this.service, MAX_SET_ASIDE_SHOWN);
  }
}
