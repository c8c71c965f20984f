import type { Call, ServiceName } from '@cleaning/contracts';
import {
  type DynamicModule,
  Inject,
  Injectable,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type Provider,
  type Type,
} from '@nestjs/common';
import { APP_FILTER, APP_GUARD, DiscoveryModule, DiscoveryService, NestFactory } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import express from 'express';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AccessGuard } from './access/access.guard.js';
import { AccountLookup, ReplicatedAccountLookup } from './access/account-lookup.js';
import { ApiKeys, RemoteApiKeys } from './access/api-keys.js';
import { ClientSessions, RemoteClientSessions } from './access/client-sessions.js';
import { KnownAccount } from './access/known-account.entity.js';
import { RecentFactor, RemoteRecentFactor } from './access/recent-factor.js';
import { RemoteSessionUse, SessionUse } from './access/session-use.js';
import { TokenKeySet } from './access/token-key-set.entity.js';
import { createJwtOptions, FetchedTokenKeys, TokenKeys } from './access/token-keys.js';
import { AuditEntries } from './audit/audit.js';
import { AuditEntryRow } from './audit/audit-entry.entity.js';
import { ApplyChanges } from './changes/apply-changes.js';
import { FeedCounter, FeedEntry } from './changes/change.entity.js';
import { ChangeCursor } from './changes/change-cursor.entity.js';
import { FeedController } from './changes/feed.controller.js';
import { Feed } from './changes/feed.js';
import { ChangeHandlers, StateReaders } from './changes/handlers.js';
import { createNudgeProcessors } from './changes/nudge-processors.js';
import { Nudges, registerNudgeQueues } from './changes/nudges.js';
import { PublishChanges } from './changes/publish-changes.js';
import { ReadFeeds, waitForFeeds } from './changes/read-feeds.js';
import { SetAside } from './changes/set-aside.js';
import { SetAsideEntry } from './changes/set-aside-change.entity.js';
import { ClockReadings } from './database/clock-readings.js';
import {
  countWaitingStatements,
  createDatabaseModule,
  type MigrationHistory,
  type Migrations,
  WAITING_STATEMENTS_LIMIT,
} from './database/data-source.js';
import {
  CreateKitTables1799570000001,
  CreateReplicaTables1799570000002,
  FoldText1799630000000,
} from './database/migrations.js';
import type { ReplacedMigrations } from './database/takeover.js';
import { Transactions } from './database/transactions.js';
import { DemoSeedRow } from './demo/demo-seed.entity.js';
import { type DemoSeed, seedDemoOnce } from './demo/seed.js';
import {
  type CommonEnvironment,
  ENVIRONMENT,
  EnvironmentError,
  readEnvironment,
  SERVICE,
} from './environment/environment.js';
import { ErrorFilter } from './errors/error-filter.js';
import { toErrorRecord } from './errors/error-records.js';
import { Announcements } from './events/announcements.js';
import { EXPORTED_TABLES, ExportController } from './export/export.controller.js';
import type { ExportedTables } from './export/exported-tables.js';
import { BODY_LIMIT } from './http/multipart.js';
import { ARRIVE_WITHIN_MS, limitTime, limitWaiting } from './http/request-budget.js';
import { UnusedConnections } from './http/unused-connections.js';
import { IntervalRuns } from './interval-runs.js';
import { createLogger, NestLogger, requestContext } from './logging/logging.js';
import { FurtherStores } from './monitoring/further-stores.js';
import { Metrics, measureRequests } from './monitoring/metrics.js';
import { HealthController, MetricsController, PublicStatus } from './monitoring/monitoring.controller.js';
import { QueueStates, StateMetrics } from './monitoring/state-metrics.js';
import { RaisedNotices } from './notices/notices.js';
import { RaisedNotice } from './notices/raised-notice.entity.js';
import { buildPeerVariables, PeersModule } from './peers/peers.js';
import { createQueuesModule } from './redis/queues.js';
import { PubSub } from './redis/redis.js';

/** Everything that a service consists of. */
export interface ServiceDefinition<E extends z.ZodObject = z.ZodObject> {
  readonly name: ServiceName;
  /** The variables that this service reads in addition to the common ones. */
  readonly environment: E;
  /** In order. The first one creates all tables. */
  readonly migrations: Migrations;
  /** The migrations of an earlier release that the first one replaces. */
  readonly replaces?: ReplacedMigrations;
  /** One Nest module for each feature. The kit is global for them. */
  readonly modules?: readonly Type[];
  readonly controllers?: readonly Type[];
  /** Available in every feature module. */
  readonly providers?: readonly (Type | Exclude<Provider, Type>)[];
  /** Tables whose rows the service itself can't change: scripts/stack/keep-tables.sql. */
  readonly appendOnlyTables?: readonly string[];
  /** The service's part of “Download everything”; test services have none. */
  readonly exportedTables?: ExportedTables;
  /** Calls with a file in their JSON, up to nginx' limit of 1 MB. */
  readonly largeBodies?: readonly Call[];
  /** Fills an empty database with the demo company; loaded only when DEMO_DATA is true. */
  readonly demo?: () => Promise<DemoSeed<never>>;
  /** svc-auth's own implementations. Other services use replicas and call svc-auth. */
  readonly accountLookup?: Type<AccountLookup>;
  readonly tokenKeys?: Type<TokenKeys>;
  readonly sessionUse?: Type<SessionUse>;
  readonly recentFactor?: Type<RecentFactor>;
  readonly apiKeys?: Type<ApiKeys>;
  /** svc-invoice's own store of client sessions. Other services call svc-invoice. */
  readonly clientSessions?: Type<ClientSessions>;
}

/** Adds the variables for calls to other services. */
export function defineService<E extends z.ZodObject>(definition: ServiceDefinition<E>): ServiceDefinition<E> {
  return {
    ...definition,
    environment: definition.environment.extend(buildPeerVariables(definition.name)) as unknown as E,
  };
}

/** Longer than nginx (60 s) and feed readers keep a connection, so that they never send on one that is being closed. */
const KEPT_CONNECTION_MS = 75_000;

/** Most files are sent as multipart. */
const LARGE_BODY_LIMIT = '1mb';

/** Starts and stops background work in an order that loses nothing. */
@Injectable()
class BackgroundWork implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    @Inject(SERVICE) private readonly service: ServiceName,
    private readonly discovery: DiscoveryService,
    private readonly pubSub: PubSub,
    private readonly handlers: ChangeHandlers,
    private readonly readers: StateReaders,
    private readonly publishChanges: PublishChanges,
    private readonly readFeeds: ReadFeeds,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const classes = this.discovery.getProviders().filter(({ isNotMetatype, isAlias }) => !isNotMetatype && !isAlias);
    const instances = [...new Set(classes.map(({ instance }) => instance as object).filter(Boolean))];
    this.handlers.collect(this.service, instances);
    this.readers.collect(this.service, instances);
    this.pubSub.start();
    void this.publishChanges.poll();
    await this.readFeeds.start();
  }

  /** Runs after the HTTP server has answered its last request, and after the feature modules were shut down. */
  async onApplicationShutdown(): Promise<void> {
    await this.readFeeds.stop();
    await this.publishChanges.stop();
    this.pubSub.stop();
  }
}

@Module({})
class KitModule {}

@Module({})
class ServiceModule {}

/** Migrations of the kit, then of the service. */
export function listMigrations({
  name,
  migrations,
  replaces,
}: Pick<ServiceDefinition, 'name' | 'migrations' | 'replaces'>): MigrationHistory {
  const kit =
    name === 'auth' ? [CreateKitTables1799570000001] : [CreateKitTables1799570000001, CreateReplicaTables1799570000002];
  return {
    all: [...kit, FoldText1799630000000, ...migrations],
    baseline: [...kit, ...migrations.slice(0, 1)],
    replaces,
  };
}

/** Tables of the kit. Replica tables exist in all databases but svc-auth's. */
const TABLES = [ChangeCursor, FeedCounter, FeedEntry, DemoSeedRow, SetAsideEntry];
const REPLICA_TABLES = [KnownAccount, RaisedNotice, AuditEntryRow, TokenKeySet];

const NO_EXPORTED_TABLES: ExportedTables = { files: {}, leftOut: {} };

/** Global: Nest initializes it before the feature modules and shuts it down after them. */
function createKitModule(definition: ServiceDefinition, environment: CommonEnvironment): DynamicModule {
  const hasReplica = definition.name !== 'auth';
  const accountLookup = definition.accountLookup ?? ReplicatedAccountLookup;
  const tokenKeys = definition.tokenKeys ?? FetchedTokenKeys;
  const sessionUse = definition.sessionUse ?? RemoteSessionUse;
  const recentFactor = definition.recentFactor ?? RemoteRecentFactor;
  const apiKeys = definition.apiKeys ?? RemoteApiKeys;
  const clientSessions = definition.clientSessions ?? RemoteClientSessions;
  const providers: Provider[] = [
    { provide: SERVICE, useValue: definition.name },
    { provide: ENVIRONMENT, useValue: environment },
    PubSub,
    Feed,
    StateReaders,
    Nudges,
    PublishChanges,
    Announcements,
    Transactions,
    ChangeHandlers,
    SetAside,
    ApplyChanges,
    ReadFeeds,
    IntervalRuns,
    ClockReadings,
    BackgroundWork,
    UnusedConnections,
    ...createNudgeProcessors(definition.name),
    ...(hasReplica ? [AuditEntries, RaisedNotices] : []),
    Metrics,
    QueueStates,
    StateMetrics,
    FurtherStores,
    PublicStatus,
    // Under two tokens: the abstract class for the guard, the class itself for the service.
    accountLookup,
    tokenKeys,
    sessionUse,
    recentFactor,
    apiKeys,
    clientSessions,
    { provide: AccountLookup, useExisting: accountLookup },
    { provide: TokenKeys, useExisting: tokenKeys },
    { provide: SessionUse, useExisting: sessionUse },
    { provide: RecentFactor, useExisting: recentFactor },
    { provide: ApiKeys, useExisting: apiKeys },
    { provide: ClientSessions, useExisting: clientSessions },
    { provide: EXPORTED_TABLES, useValue: definition.exportedTables ?? NO_EXPORTED_TABLES },
    ...(definition.providers ?? []),
  ];
  return {
    module: KitModule,
    global: true,
    imports: [
      DiscoveryModule,
      PeersModule,
      ScheduleModule.forRoot(),
      createQueuesModule(),
      registerNudgeQueues(definition.name),
      TypeOrmModule.forFeature([...TABLES, ...(hasReplica ? REPLICA_TABLES : [])]),
      JwtModule.registerAsync({ inject: [TokenKeys], useFactory: createJwtOptions }),
    ],
    controllers: [
      ...(definition.controllers ?? []),
      ExportController,
      FeedController,
      HealthController,
      MetricsController,
    ],
    providers: [
      ...providers,
      { provide: APP_GUARD, useClass: AccessGuard },
      { provide: APP_FILTER, useClass: ErrorFilter },
    ],
    exports: [...providers, PeersModule],
  };
}

const buildModule = (definition: ServiceDefinition, environment: CommonEnvironment): DynamicModule => ({
  module: ServiceModule,
  // In start order. Shutdown is in reverse: the database last.
  imports: [
    createDatabaseModule(definition.name, environment, listMigrations(definition), definition.appendOnlyTables),
    createKitModule(definition, environment),
    ...(definition.modules ?? []),
  ],
});

/** Migrates, seeds if DEMO_DATA is true, and returns the app ready to listen. */
export async function createService(
  definition: ServiceDefinition,
  environment: CommonEnvironment,
): Promise<NestExpressApplication> {
  const logger = new NestLogger(createLogger(definition.name, environment.LOG_LEVEL));
  const server = express();
  // nginx limits some paths, case-sensitively. Another case must not reach the same call.
  server.enable('case sensitive routing');
  const adapter = new ExpressAdapter(server);
  const app = await NestFactory.create<NestExpressApplication>(buildModule(definition, environment), adapter, {
    logger,
    bodyParser: false,
    abortOnError: false,
  });
  app.disable('x-powered-by');
  // Only nginx calls services, and it sends the client's address in X-Forwarded-For.
  app.set('trust proxy', 1);
  app.use(measureRequests(app.get(Metrics).registry));
  app.use(requestContext);
  app.use(limitTime(environment.ANSWER_WITHIN_SECONDS * 1000));
  const dataSource = app.get(DataSource);
  app.use(limitWaiting(() => countWaitingStatements(dataSource), WAITING_STATEMENTS_LIMIT));
  app.use(waitForFeeds(app.get(ReadFeeds)));
  for (const { path } of definition.largeBodies ?? []) app.use(path, express.json({ limit: LARGE_BODY_LIMIT }));
  app.use(express.json({ limit: BODY_LIMIT }));
  app.enableShutdownHooks();
  if (definition.demo && environment.DEMO_DATA === 'true') await seedDemoOnce(app, definition.demo);
  return app;
}

/** Node itself would print all properties of the error, which may contain personal data. */
function logCrashes(service: string, level: string): void {
  const logger = createLogger(service, level);
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'The process ends: nobody caught an error');
    process.exit(1);
  });
}

/** Entry point of a service's process. Drains on SIGTERM; exits with 1 when it cannot start. */
export async function runService(definition: ServiceDefinition): Promise<void> {
  try {
    const environment = readEnvironment(definition.environment, process.env);
    logCrashes(definition.name, environment.LOG_LEVEL);
    const app = await createService(definition, environment);
    app.getHttpServer().keepAliveTimeout = KEPT_CONNECTION_MS;
    app.getHttpServer().requestTimeout = ARRIVE_WITHIN_MS;
    await app.listen(environment.PORT, environment.HOST);
    new Logger('Service').log(`svc-${definition.name} listens on port ${environment.PORT}`);
  } catch (error) {
    // There may be no logger yet. An environment error holds names only.
    const { message, stack = message } = toErrorRecord(error);
    const reason = error instanceof EnvironmentError ? error.message : stack;
    process.stderr.write(`svc-${definition.name} cannot start. ${reason}\n`);
    process.exit(1);
  }
}
