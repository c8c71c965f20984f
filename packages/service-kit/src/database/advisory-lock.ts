import { setTimeout } from 'node:timers/promises';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';

/** Between two tries to get a lock that another process holds. */
const RETRY_EACH_MS = 200;

async function tryLock(runner: QueryRunner, key: number): Promise<boolean> {
  await runner.startTransaction();
  // Nothing is sent on this connection until the work is done.
  await runner.query('SET LOCAL idle_in_transaction_session_timeout = 0');
  // The portal of a statement with parameters would keep its snapshot.
  const [{ locked }] = await runner.query(`SELECT pg_try_advisory_xact_lock(${key}) AS locked`);
  if (!locked) await runner.rollbackTransaction();
  return locked;
}

/**
 * Runs the work while no other process holds the lock. The lock belongs to a transaction that stays open meanwhile, on a connection of its
 * own. It ends with that connection, so a killed process leaves none. Who waits tries again instead of waiting in a statement: that would
 * keep a snapshot, for which CREATE INDEX CONCURRENTLY in the work would wait.
 */
export async function runUnderLock<T>(dataSource: DataSource, key: number, work: () => Promise<T>): Promise<T> {
  const runner = dataSource.createQueryRunner();
  try {
    while (!(await tryLock(runner, key))) await setTimeout(RETRY_EACH_MS);
    const result = await work();
    await runner.commitTransaction();
    return result;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => {});
    throw error;
  } finally {
    await runner.release();
  }
}

/** A lock of a service's database, by a number of its own. It waits for the transaction that holds the lock, and holds it until its own ends. */
export const createTransactionLock =
  (key: number) =>
  async (manager: EntityManager): Promise<void> => {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [key]);
  };
