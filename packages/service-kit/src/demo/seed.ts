import { type INestApplicationContext, Logger, type Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { runUnderLock } from '../database/advisory-lock.js';
import { Transactions } from '../database/transactions.js';
import { insertOnce } from '../database/writes.js';
import { type CommonEnvironment, ENVIRONMENT } from '../environment/environment.js';
import { getMessage } from '../errors/error-records.js';
import { DemoSeedRow } from './demo-seed.entity.js';

export interface DemoContext<E extends CommonEnvironment = CommonEnvironment> {
  readonly dataSource: DataSource;
  readonly transactions: Transactions;
  readonly environment: E;
  get<T>(type: Type<T>): T;
  /** Says what is made now: whoever waits for a start sees it. */
  tell(step: string): void;
}

/** What is made once the service answers others, from what they tell it. */
export type LaterSeed = () => Promise<void>;

/**
 * Fills a database. A process may be killed at any moment, and the next one runs it again from the start, however long it takes: each step
 * looks first at what is there already.
 */
export type DemoSeed<E extends CommonEnvironment = CommonEnvironment> = (
  context: DemoContext<E>,
) => Promise<LaterSeed | undefined>;

/** Key of the advisory lock for seeding; any fixed number. One of several starting replicas seeds. */
const SEED_LOCK = 7_301_443;

const logger = new Logger('Demo');

/**
 * Runs the seed once for each database, also when replicas start at the same time.
 * @param load called when there is something to do: the code of seeds takes memory
 */
export async function seedDemoOnce(app: INestApplicationContext, load: () => Promise<DemoSeed<never>>): Promise<void> {
  const dataSource = app.get(DataSource);
  const seeded = dataSource.getRepository(DemoSeedRow);
  const finish = () => insertOnce(dataSource.manager, DemoSeedRow, { onlyRow: true });
  const unlessDone = (work: () => Promise<unknown>) =>
    runUnderLock(dataSource, SEED_LOCK, async () => ((await seeded.exists()) ? undefined : work()));

  let later: LaterSeed | undefined;
  await unlessDone(async () => {
    const started = Date.now();
    const seed = (await load()) as DemoSeed;
    later = await seed(toContext(app));
    if (!later) await finish();
    logger.log(`Demo data made in ${Date.now() - started} ms`);
  });
  if (!later) return;
  const rest = later;
  unlessDone(async () => {
    await rest();
    await finish();
    logger.log('The rest of the demo data is made');
  }).catch((error: unknown) =>
    logger.error(`The rest of the demo data is made at the next start: ${getMessage(error)}`),
  );
}

function toContext(app: INestApplicationContext): DemoContext {
  return {
    dataSource: app.get(DataSource),
    transactions: app.get(Transactions),
    environment: app.get<CommonEnvironment>(ENVIRONMENT),
    get: (type) => app.get(type, { strict: false }),
    tell: (step) => logger.log(step),
  };
}
