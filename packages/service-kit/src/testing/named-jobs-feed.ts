import { randomUUID } from 'node:crypto';
import { type CallBody, type CallParams, CHANGES_PATH, defineCall, type EntityState } from '@cleaning/contracts';
import { Body, Controller, Injectable, Param } from '@nestjs/common';
import { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { z } from 'zod';
import { Public, Roles } from '../access/access.guard.js';
import { OnChange, ReadsState, toStatesById } from '../changes/handlers.js';
import type { Transaction } from '../database/transaction.js';
import { Transactions } from '../database/transactions.js';
import { refuse } from '../errors/refusal.js';
import { Route } from '../http/route.js';
import { defineService } from '../service.js';
import { createServiceToken } from './access.js';
import { createChangeHandlers, createStateReaders, NoHandlers, NoStateReaders } from './peer-services.js';
import { RedisUser } from './redis-user.js';
import { startTestApp, type TestApp } from './test-app.js';

/** Names a job at the source. */
const name = defineCall({
  method: 'POST',
  path: '/name',
  service: 'jobs',
  access: ['contractor'],
  summary: 'Name a job',
  body: z.object({ id: z.uuid(), title: z.string() }),
  answer: z.object({}),
});

@Controller()
class NameController {
  constructor(private readonly transactions: Transactions) {}

  @Route(name)
  @Roles('contractor')
  async name(@Body() { id, title }: CallBody<typeof name>) {
    await this.transactions.run(async (tx) => {
      await tx.manager.query(
        'INSERT INTO named_job VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET title = excluded.title',
        [id, title],
      );
      tx.recordChange('job', id);
      if (title === 'refused') throw refuse('sent_before');
    });
    return {};
  }
}

@Injectable()
class NamedJobs {
  constructor(private readonly dataSource: DataSource) {}

  @ReadsState('job')
  async readJobs(ids: readonly string[]) {
    return toStatesById<'job'>(
      await this.dataSource.query(
        `SELECT id, json_build_object('kind', 'quick', 'title', title, 'address', '') AS state
         FROM named_job WHERE id = ANY($1)`,
        [ids],
      ),
    );
  }
  @ReadsState('assignments')
  async readAssignments(ids: readonly string[]) {
    return new Map(ids.map((id) => [id, { permanent_jobs: [], quick_jobs: [] }]));
  }
}

/** Stores titles, except those in `refused`. */
@Injectable()
export class Titles {
  readonly refused = new Set<string>();
  applied = 0;

  @OnChange('job')
  async apply(id: string, job: EntityState<'job'> | null, { manager }: Transaction) {
    if (!job) return void (await manager.query('DELETE FROM kept_job WHERE id = $1', [id]));
    await manager.query('INSERT INTO kept_job VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET title = $2', [
      id,
      job.title,
    ]);
    if (this.refused.has(job.title)) throw new Error('It cannot be kept, after it was written.');
    this.applied += 1;
  }
}

/** Shows the reader's copy of a title; empty: none. */
const show = defineCall({
  method: 'GET',
  path: '/titles/:id',
  service: 'invoice',
  access: 'public',
  summary: 'Show a title',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ title: z.string() }),
});

@Controller()
class TitlesController {
  constructor(private readonly dataSource: DataSource) {}

  @Route(show)
  @Public()
  async show(@Param() { id }: CallParams<typeof show>) {
    const [job] = await this.dataSource.query<{ title: string }[]>('SELECT title FROM kept_job WHERE id = $1', [id]);
    return { title: job?.title ?? '' };
  }
}

const createMigration = (sql: string, number: number) =>
  ({
    [`Table${1_770_000_000_000 + number}`]: class {
      name = `Table${1_770_000_000_000 + number}`;
      async up(runner: { query(sql: string): Promise<unknown> }) {
        await runner.query(sql);
      }
      async down() {}
    },
  })[`Table${1_770_000_000_000 + number}`] as never;

const base = { environment: z.object({}) };
export const sourceDefinition = defineService({
  ...base,
  name: 'jobs',
  migrations: [createMigration('CREATE TABLE named_job (id uuid PRIMARY KEY, title text NOT NULL)', 1)],
  controllers: [NameController],
  providers: [NamedJobs, createStateReaders('job', 'assignments'), NoHandlers],
});
export const readerDefinition = defineService({
  ...base,
  name: 'invoice',
  migrations: [createMigration('CREATE TABLE kept_job (id uuid PRIMARY KEY, title text NOT NULL)', 2)],
  controllers: [TitlesController],
  providers: [Titles, NoStateReaders, createChangeHandlers('job')],
});

/** Waits until the value equals the expected one, at most 20 s. */
export async function expectEventually<T>(read: () => Promise<T>, expected: T): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const actual = await read();
    if (JSON.stringify(actual) === JSON.stringify(expected) || Date.now() > deadline) {
      expect(actual).toEqual(expected);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** A minimal source and a minimal reader of its feed, in the roles of svc-jobs and svc-invoice. */
export class NamedJobsFeed {
  private constructor(
    readonly source: TestApp,
    readonly reader: TestApp,
    /** A sub-contractor's token for the source. */
    readonly token: string,
    readonly redis: Redis,
    readonly prefix: string,
    /** Variables of the reader. */
    private readonly readerEnv: Record<string, string>,
    /** Redis users of source and reader. */
    readonly sourceUser: RedisUser,
    readonly readerUser: RedisUser,
  ) {}

  /** @param redisPort where the two services find Redis */
  static async start(redisPort?: number): Promise<NamedJobsFeed> {
    const prefix = `feed-${randomUUID()}`;
    const [sourceUser, readerUser] = [await RedisUser.add(), await RedisUser.add()];
    const getRedis = ({ url }: RedisUser) => ({
      REDIS_PREFIX: prefix,
      REDIS_URL: redisPort ? url.replace(/:\d+$/, `:${redisPort}`) : url,
    });
    const source = await startTestApp(sourceDefinition, { env: getRedis(sourceUser) });
    const readerEnv = {
      ...getRedis(readerUser),
      JOBS_URL: source.url,
      JOBS_SECRET: source.peers.getSecret('invoice'),
    };
    const reader = await startTestApp(readerDefinition, { env: readerEnv });
    const { token } = await source.createPerson();
    const feed = new NamedJobsFeed(
      source,
      reader,
      token,
      new Redis(process.env.TEST_REDIS_URL as string),
      prefix,
      readerEnv,
      sourceUser,
      readerUser,
    );
    // The first write after a start may run before Redis is connected.
    const first = v7();
    await feed.write(first, 'first');
    await expectEventually(() => feed.readCopiedTitle(first), 'first');
    return feed;
  }

  async stop(): Promise<void> {
    await this.source.stop();
    await this.stopReader();
  }

  /** Starts another process of the reader on the same database. */
  startReplica(): Promise<TestApp> {
    const { url } = this.reader.dataSource.options as { url: string };
    return startTestApp(readerDefinition, { env: { ...this.readerEnv, DATABASE_URL: url } });
  }

  /** Stops the rest after the source. */
  async stopReader(): Promise<void> {
    await this.reader.stop();
    this.redis.disconnect();
    await this.sourceUser.remove();
    await this.readerUser.remove();
  }

  readonly write = (id: string, title: string) => this.source.call(name, { token: this.token, body: { id, title } });

  /** The source's rows. */
  readonly listJobs = () =>
    this.source.dataSource.query<{ id: string; title: string }[]>('SELECT id, title FROM named_job ORDER BY id');

  /** The reader's copy. */
  readonly listCopies = () =>
    this.reader.dataSource.query<{ id: string; title: string }[]>('SELECT id, title FROM kept_job ORDER BY id');

  /** The title that the reader or a replica returns. */
  readonly readShownTitle = async (id: string, by = this.reader) =>
    (await by.call(show, { params: { id } })).body.title;

  readonly readCopiedTitle = async (id: string) => (await this.listCopies()).find((job) => job.id === id)?.title;

  readonly fetchPage = async (caller: 'auth' | 'jobs' | 'invoice' | 'media', after = 0) => {
    const answer = await fetch(`${this.source.url}${CHANGES_PATH}?after=${after}&limit=500`, {
      headers: { authorization: `Bearer ${createServiceToken(this.source, caller)}` },
    });
    return { status: answer.status, body: await answer.json() };
  };

  /** Options for a BullMQ queue of the two services. */
  get queueOptions() {
    const { port } = new URL(process.env.TEST_REDIS_URL as string);
    return { connection: { port: Number(port), host: '127.0.0.1' }, prefix: this.prefix };
  }
}
