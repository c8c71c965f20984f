import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

type Work = (manager: EntityManager) => Promise<unknown>;

/**
 * Refuses statements that ask for a second connection while their own transaction holds one: as many such transactions
 * as the pool has connections would wait for each other until they time out.
 */
export function forbidSecondConnection({ driver, manager }: DataSource): void {
  const current = new AsyncLocalStorage<{ isOpen: boolean }>();
  const postgres = driver as PostgresDriver;
  const obtainConnection = postgres.obtainMasterConnection.bind(postgres);
  postgres.obtainMasterConnection = () => {
    if (current.getStore()?.isOpen) throw new Error('A transaction asks for a second connection: use its manager');
    return obtainConnection();
  };
  const runWithin = (work: Work): Work =>
    async function runOpen(its) {
      const transaction = { isOpen: true };
      try {
        return await current.run(transaction, work, its);
      } finally {
        transaction.isOpen = false;
      }
    };
  const begin = manager.transaction.bind(manager) as (...args: unknown[]) => Promise<unknown>;
  manager.transaction = ((...args: unknown[]) =>
    begin(
      ...args.map((value) => (typeof value === 'function' ? runWithin(value as Work) : value)),
    )) as typeof manager.transaction;
}
