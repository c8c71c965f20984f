import { type INestApplicationContext, Logger, type Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { underLock } from '../database/advisory-lock.js';
import { Transactions } from '../database/transactions.js';
import { type CommonEnvironment, ENVIRONMENT } from '../environment/environment.js';
import { SeededDemo } from './demo-seed.entity.js';

export interface DemoContext<E extends CommonEnvironment = CommonEnvironment> {
  readonly dataSource: DataSource;
  readonly transactions: Transactions;
  readonly environment: E;
  get<T>(type: Type<T>): T;
}

/** Fills an empty database. May run again after a crash. */
export type DemoSeed<E extends CommonEnvironment = CommonEnvironment> = (context: DemoContext<E>) => Promise<void>;

/** Key of the advisory lock for seeding; any fixed number. One of several starting replicas seeds. */
const SEED_LOCK = 7_301_443;

/**
 * Runs the seed once for each database, also when replicas start at the same time.
 * @param load called when there is something to do: the code of seeds takes memory
 */
export async function seedDemoOnce(app: INestApplicationContext, load: () => Promise<DemoSeed<never>>): Promise<void> {
  await underLock(app.get(DataSource), SEED_LOCK, () => seedUnlessDone(app, load));
}

async function seedUnlessDone(app: INestApplicationContext, load: () => Promise<DemoSeed<never>>): Promise<void> {
  const dataSource = app.get(DataSource);
  const seeded = dataSource.getRepository(SeededDemo);
  if (await seeded.exists()) return;
  const started = Date.now();
  const context: DemoContext = {
    dataSource,
    transactions: app.get(Transactions),
    environment: app.get<CommonEnvironment>(ENVIRONMENT),
    get: (type) => app.get(type, { strict: false }),
  };
  const seed = (await load()) as DemoSeed;
  await seed(context);
  await seeded.createQueryBuilder().insert().values({ onlyRow: true }).orIgnore().execute();
  new Logger('Demo').log(`Demo data made in ${Date.now() - started} ms`);
}
