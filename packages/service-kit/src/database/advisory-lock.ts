import { setTimeout } from 'node:timers/promises';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';

const RETRY_INTERVAL_MS = 200;

async function tryLock(runner: QueryRunner, key: number): Promise<boolean> {
  await runner.startTransaction();
  // The connection is idle until the work is done.
  await runner.query('SET LOCAL idle_in_transaction_session_timeout = 0');
  // The portal of a statement with parameters would keep its snapshot.
  const [{ locked }] = await runner.query(`SELECT pg_try_advisory_xact_lock(${key}) AS locked`);
  if (!locked) await runner.rollbackTransaction();
  return locked;
}

/**
 * Runs the work under an advisory lock. The lock belongs to an open transaction on a separate connection, so that a killed process leaves none.
 * Waiting processes retry instead of waiting in a statement, whose snapshot would block CREATE INDEX CONCURRENTLY in the work.
 */
export async function runUnderLock<T>(dataSource: DataSource, key: number, work: () => Promise<T>): Promise<T> {
  const runner = dataSource.createQueryRunner();
  try {
    while (!(await tryLock(runner, key))) await setTimeout(RETRY_INTERVAL_MS);
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

/** Creates a function that takes an advisory lock until its transaction ends. */
export const createTransactionLock =
  (key: number) =>
  async (manager: EntityManager): Promise<void> => {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [key]);
  };
