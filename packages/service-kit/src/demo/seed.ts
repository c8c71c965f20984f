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
  /** Logs the current step, for people waiting for the start. */
  tell(step: string): void;
}

/** Part of a seed that runs once the service is listening, because it needs other services. */
export type LaterSeed = () => Promise<void>;

/**
 * Fills a database. Each step must check what exists: a killed process runs the seed again from the start.
 */
export type DemoSeed<E extends CommonEnvironment = CommonEnvironment> = (
  context: DemoContext<E>,
) => Promise<LaterSeed | undefined>;

/** Key of the advisory lock for seeding; any fixed number. */
const SEED_LOCK = 7_301_443;

const logger = new Logger('Demo');

/**
 * Seeds each database once, also when replicas start together.
 * @param load called only when needed, because the code of seeds takes memory
 */
export async function seedDemoOnce(app: INestApplicationContext, load: () => Promise<DemoSeed<never>>): Promise<void> {
  const dataSource = app.get(DataSource);
  const seeded = dataSource.getRepository(DemoSeedRow);
  const finish = () => insertOnce(dataSource.manager, DemoSeedRow, { onlyRow: true });
  const runUnlessDone = (work: () => Promise<unknown>) =>
    runUnderLock(dataSource, SEED_LOCK, async () => ((await seeded.exists()) ? undefined : work()));

  let later: LaterSeed | undefined;
  await runUnlessDone(async () => {
    const started = Date.now();
    const seed = (await load()) as DemoSeed;
    later = await seed(toContext(app));
    if (!later) await finish();
    logger.log(`Demo data made in ${Date.now() - started} ms`);
  });
  if (!later) return;
  const rest = later;
  runUnlessDone(async () => {
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
