import type { ServiceName } from '@cleaning/contracts';
import { type DynamicModule, Logger, Module, type Provider, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AccessGuard } from './access/access.guard.js';
import { AccountLookup, KnownAccount, ReplicatedAccountLookup } from './access/account-lookup.js';
import { FetchedTokenKeys, TokenKeys } from './access/token-keys.js';
import { AuditEntries } from './audit/audit.js';
import { BackgroundWork, FEED_CLASSES } from './background-work.js';
import { ApplyChanges } from './changes/apply-changes.js';
import { FeedController } from './changes/feed.controller.js';
import { Feed } from './changes/feed.js';
import { ChangeHandlers, StateReaders } from './changes/handlers.js';
import { Nudges } from './changes/nudges.js';
import { Applied, PublishChanges } from './changes/publish-changes.js';
import { ReadFeeds } from './changes/read-feeds.js';
import { SetAside } from './changes/set-aside.js';
import { connect, type Schema } from './database/data-source.js';
import {
  AuditEntries1796000000001,
  ChangeFeed1796000000000,
  DropEvents1796000000009,
  EndedSessions1760000000010,
  ForgetEmails1796000000002,
  KitTables1760000000000,
  KnownAccounts1760000000001,
} from './database/migrations.js';
import { Transactions } from './database/transactions.js';
import { type DemoSeed, seedDemoOnce } from './demo/seed.js';
import {
  type CommonEnvironment,
  ENVIRONMENT,
  EnvironmentError,
  readEnvironment,
  SERVICE,
} from './environment/environment.js';
import { ErrorFilter } from './errors/error-filter.js';
import { recordOf } from './errors/error-records.js';
import { createLogger, NestLogger, requestContext } from './logging/logging.js';
import { Metrics, measureRequests } from './monitoring/metrics.js';
import { HealthController, MetricsController } from './monitoring/monitoring.controller.js';
import { QueueStates, StateMetrics } from './monitoring/state-metrics.js';
import { Peers, peerVariables } from './peers/peers.js';
import { Bus } from './redis/redis.js';

/** Everything that a service is made of, in one place. */
export interface ServiceDefinition<E extends z.ZodObject = z.ZodObject> extends Schema {
  readonly name: ServiceName;
  /** The variables that this service reads beside the common ones. */
  readonly environment: E;
  readonly controllers: readonly Type[];
  readonly providers: readonly (Type | Exclude<Provider, Type>)[];
  /** Fills an empty database with the demo company; loaded only when DEMO_DATA is true. */
  readonly demo?: () => Promise<DemoSeed<never>>;
  /** svc-auth's own sources of people and keys; the others use the replicas. */
  readonly sessions?: Type<Sessions>;
  readonly tokenKeys?: Type<TokenKeys>;
}

/** Adds what each service reads alike: how it knows the other services. */
export function defineService<E extends z.ZodObject>(definition: ServiceDefinition<E>): ServiceDefinition<E> {
  return { ...definition, environment: definition.environment.extend(peerVariables(definition.name)) as unknown as E };
}

/** Body limits of JSON and urlencoded requests; files travel as multipart. */
const BODY_LIMIT = '256kb';

@Module({})
class ServiceModule {}

const providerClass = (provider: Type | Exclude<Provider, Type>): Type | undefined =>
  typeof provider === 'function' ? provider : undefined;

/** All migrations of a service's database. TypeORM runs them by the time in their names. */
export function migrationsOf({
  name,
  migrations,
}: Pick<ServiceDefinition, 'name' | 'migrations'>): Schema['migrations'] {
  const replicas = [
    KnownAccounts1760000000001,
    EndedSessions1760000000010,
    AuditEntries1796000000001,
    ForgetEmails1796000000002,
  ];
  return [
    KitTables1760000000000,
    ChangeFeed1796000000000,
    DropEvents1796000000009,
    ...(name === 'auth' ? [] : replicas),
    ...migrations,
  ];
}

function moduleOf(definition: ServiceDefinition, environment: CommonEnvironment): DynamicModule {
  const replicated = definition.name !== 'auth';
  const sessions = definition.sessions ?? ReplicatedAccountLookup;
  const tokenKeys = definition.tokenKeys ?? FetchedTokenKeys;
  const classes = definition.providers.map(providerClass).filter((type) => type !== undefined);
  return {
    module: ServiceModule,
    controllers: [...definition.controllers, FeedController, HealthController, MetricsController],
    providers: [
      { provide: SERVICE, useValue: definition.name },
      { provide: ENVIRONMENT, useValue: environment },
      {
        provide: DataSource,
        useFactory: () =>
          connect(definition.name, environment, {
            entities: [...definition.entities, ...(replicated ? [KnownAccount] : [])],
            migrations: migrationsOf(definition),
          }),
      },
      {
        provide: FEED_CLASSES,
        useValue: [...new Set([...classes, sessions, tokenKeys, ...(replicated ? [AuditEntries] : [])])],
      },
      ...[Bus, Peers, Feed, StateReaders, Nudges, Applied, PublishChanges, Transactions],
      ...[ChangeHandlers, SetAside, ApplyChanges, ReadFeeds, BackgroundWork],
      ...(replicated ? [AuditEntries] : []),
      ...[Metrics, QueueStates, StateMetrics],
      // Under both names: as the kit's abstract class for the guard, as itself for the service's own code.
      ...[sessions, tokenKeys].filter((type) => !classes.includes(type)),
      { provide: AccountLookup, useExisting: sessions },
      { provide: TokenKeys, useExisting: tokenKeys },
      { provide: APP_GUARD, useClass: AccessGuard },
      { provide: APP_FILTER, useClass: ErrorFilter },
      ...definition.providers,
    ],
  };
}

/** A service that is ready to listen: migrated, seeded when asked to, its event handlers checked. */
export async function createService(
  definition: ServiceDefinition,
  environment: CommonEnvironment,
): Promise<NestExpressApplication> {
  const logger = new NestLogger(createLogger(definition.name, environment.LOG_LEVEL));
  const app = await NestFactory.create<NestExpressApplication>(moduleOf(definition, environment), {
    logger,
    bodyParser: false,
    abortOnError: false,
  });
  app.disable('x-powered-by');
  app.disable('etag');
  // Only nginx talks to services, and it sends the client's address in X-Forwarded-For.
  app.set('trust proxy', 1);
  app.use(measureRequests(app.get(Metrics).registry));
  app.use(requestContext);
  app.use(express.json({ limit: BODY_LIMIT }));
  app.use(express.urlencoded({ limit: BODY_LIMIT, extended: false }));
  app.enableShutdownHooks();
  if (definition.demo && environment.DEMO_DATA === 'true') await seedDemoOnce(app, await definition.demo());
  return app;
}

/** A crash is told like every other error: what Node would print of it repeats everything that hangs on the error. */
function logCrashes(service: string, level: string): void {
  const logger = createLogger(service, level);
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'The process ends: nobody caught an error');
    process.exit(1);
  });
}

/** Entry of a service's process: reads the environment, listens, and drains on SIGTERM. Exits with 1 when it cannot start. */
export async function runService(definition: ServiceDefinition): Promise<void> {
  try {
    const environment = readEnvironment(definition.environment, process.env);
    logCrashes(definition.name, environment.LOG_LEVEL);
    const app = await createService(definition, environment);
    await app.listen(environment.PORT, environment.HOST);
    new Logger('Service').log(`svc-${definition.name} listens on port ${environment.PORT}`);
  } catch (error) {
    // No logger may exist yet; an environment error says names only.
    const { message, stack = message } = recordOf(error);
    const reason = error instanceof EnvironmentError ? error.message : stack;
    process.stderr.write(`svc-${definition.name} cannot start. ${reason}\n`);
    process.exit(1);
  }
}
