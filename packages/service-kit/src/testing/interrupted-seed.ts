import { Transactions } from '../database/transactions.js';
import type { DemoContext } from '../demo/seed.js';
import type { TestApp } from './test-app.js';

/** Context of a seed in a test app. */
export const createSeedContext = (testApp: TestApp, environment: object = {}): DemoContext<never> => ({
  dataSource: testApp.dataSource,
  transactions: testApp.get(Transactions),
  environment: environment as never,
  get: (type) => testApp.get(type),
  tell: () => {},
});

class KilledError extends Error {}

/**
 * Runs a seed that is killed after its first commit, then after two, and so on until it ends. Returns the number of kills.
 */
export async function seedWithKills(testApp: TestApp, seed: () => Promise<void>): Promise<number> {
  const transactions = testApp.get(Transactions);
  for (let kills = 0; ; kills += 1) {
    let left = kills + 1;
    const spies = (['run', 'runWithoutWaiting'] as const).map((name) => {
      const commit = transactions[name].bind(transactions) as (...given: unknown[]) => Promise<unknown>;
      return jest.spyOn(transactions, name).mockImplementation(async (...given: unknown[]) => {
        if (left <= 0) throw new KilledError();
        left -= 1;
        return commit(...given) as never;
      });
    });
    try {
      await seed();
      return kills;
    } catch (error) {
      if (!(error instanceof KilledError)) throw error;
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  }
}
