import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { defineCall } from '@cleaning/contracts';
import {
  type CommonEnvironment,
  createService,
  defineService,
  ENVIRONMENT,
  Public,
  Route,
  sqlState,
  Transactions,
} from '@cleaning/service-kit';
import { type Bench, NoStates, NothingKept, startBench } from '@cleaning/service-kit/testing';
import { Controller, type INestApplication } from '@nestjs/common';
import pg from 'pg';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { z } from 'zod';
import { freePorts } from '../machine/ports.mjs';

const POOL_SIZE = 3;
const REPLICAS = 6;
const ROUNDS = 20;
const PASSWORD = 'Kq7pT2mXw9Rb4LcZ';
const NOBODY = 65534;

const note = defineCall({
  method: 'POST',
  path: '/note',
  service: 'jobs',
  access: 'public',
  summary: 'Keep a note',
  body: z.object({}),
  answer: z.object({ limits: z.array(z.string()) }),
});

@Controller()
class NotesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  @Route(note)
  @Public()
  async note() {
    const insert = 'INSERT INTO note (text) VALUES ($1) RETURNING id';
    // What stands behind a refused statement is not even prepared, and leaves nothing to those who use the connection next.
    const refused = this.transactions.runWithoutWaiting(({ manager }) =>
      Promise.all([manager.query('SELECT 1 / $1::int', [0]), manager.query(insert, ['refused'])]),
    );
    await refused.catch((error: unknown) => {
      if (sqlState(error) !== '22012') throw error;
    });
    await this.transactions.runWithoutWaiting(async ({ manager }) => {
      const [[{ id }]] = await Promise.all([manager.query(insert, ['first']), manager.query(insert, ['second'])]);
      await manager.query(`UPDATE note SET pair = $1 WHERE id = $1 OR text = 'second' AND pair IS NULL`, [id]);
    });
    const [{ limits }] = await this.dataSource.query(
      `SELECT array[current_setting('statement_timeout'), current_setting('idle_in_transaction_session_timeout')] AS limits
       WHERE $1 = 1`,
      [1],
    );
    return { limits };
  }
}

class CreateNotes1000000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE note (id bigint GENERATED ALWAYS AS IDENTITY, text text NOT NULL, pair bigint)',
    );
  }
  async down(): Promise<void> {}
}

const service = defineService({
  name: 'jobs',
  environment: z.object({}),
  entities: [],
  migrations: [CreateNotes1000000000001],
  controllers: [NotesController],
  providers: [NoStates, NothingKept],
});

const pgbouncer = process.env.PGBOUNCER ?? '';

describe('services behind PgBouncer', () => {
  let folder: string;
  let port: number;
  let pooler: ChildProcess;
  let operator: pg.Client;
  let bench: Bench;
  let replicas: INestApplication[] = [];
  let urls: string[] = [];
  const postgres = new URL(process.env.TEST_POSTGRES_URL ?? '');

  async function startPooler(postgresPort = postgres.port) {
    const names = ['AUTH', 'JOBS', 'MEDIA', 'INVOICE'].map((name) => [`${name}_DB_PASSWORD`, PASSWORD]);
    pooler = spawn('sh', [join(__dirname, 'pgbouncer-start.sh')], {
      env: {
        ...Object.fromEntries(names),
        PATH: [dirname(pgbouncer), process.env.PATH].join(delimiter),
        PGBOUNCER_FOLDER: folder,
        PGBOUNCER_PORT: String(port),
        PGBOUNCER_POOL_SIZE: String(POOL_SIZE),
        POSTGRES_HOST: postgres.hostname,
        POSTGRES_PORT: postgresPort,
      },
      // It refuses to run as root.
      ...(process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}),
      stdio: 'ignore',
    });
    const accepts = async () => {
      const client = new pg.Client({ host: '127.0.0.1', port, user: 'nobody-here', database: 'jobs' });
      client.on('error', () => {});
      const answer = await client.connect().catch((error: { code?: string }) => error.code);
      return answer !== 'ECONNREFUSED';
    };
    while (!(await accepts())) await setTimeout(20);
  }

  async function endPooler(signal: NodeJS.Signals) {
    const ended = once(pooler, 'exit');
    pooler.kill(signal);
    await ended;
  }

  const notes = async (): Promise<number> => (await operator.query('SELECT count(*)::int FROM note')).rows[0].count;
  const waitingForLock = async () => {
    // A transaction sees one state of all connections otherwise.
    await operator.query('SELECT pg_stat_clear_snapshot()');
    const { rows } = await operator.query(
      `SELECT count(*)::int FROM pg_stat_activity WHERE datname = 'jobs' AND wait_event_type = 'Lock'`,
    );
    return rows[0].count as number;
  };
  const call = async (url: string): Promise<{ status: number; retry: string | null; limits: unknown }> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}/note`, { method: 'POST', headers, body: '{}' });
    const { limits } = (await answer.json()) as { limits?: unknown };
    return { status: answer.status, retry: answer.headers.get('retry-after'), limits };
  };
  const AWAY = { status: 503, retry: '5' };

  beforeAll(async () => {
    const server = new pg.Client(`${postgres.href}/postgres`);
    await server.connect();
    await server.query(`CREATE ROLE jobs LOGIN PASSWORD '${PASSWORD}'`);
    await server.query('CREATE DATABASE jobs OWNER jobs');
    await server.end();
    operator = new pg.Client(`${postgres.href}/jobs`);
    await operator.connect();
    folder = mkdtempSync(join(tmpdir(), 'cleaning-pgbouncer-'));
    chmodSync(folder, 0o700);
    if (process.getuid?.() === 0) chownSync(folder, NOBODY, NOBODY);
    [port] = (await freePorts(1)) as [number];
    await startPooler();
    // For its peers: it has a database of its own.
    bench = await startBench(service);
  });

  afterAll(async () => {
    await Promise.all(replicas.map((replica) => replica.close()));
    await bench.stop();
    await endPooler('SIGQUIT');
    await operator.end();
    const server = new pg.Client(`${postgres.href}/postgres`);
    await server.connect();
    await server.query('DROP DATABASE jobs WITH (FORCE)');
    await server.query('DROP ROLE jobs');
    await server.end();
    rmSync(folder, { recursive: true });
  });

  it('are shown to nobody: its files belong to it alone', () => {
    for (const file of ['users.txt', 'pgbouncer.ini']) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
  });

  it('migrate once when more of them start at once than it has connections', async () => {
    const environment = {
      ...bench.app.get<CommonEnvironment>(ENVIRONMENT),
      DATABASE_URL: `postgres://jobs:${PASSWORD}@127.0.0.1:${port}/jobs`,
    };
    replicas = await Promise.all(
      Array.from({ length: REPLICAS }, async () => {
        const replica = await createService(service, environment);
        await replica.listen(0, '127.0.0.1');
        return replica;
      }),
    );
    urls = await Promise.all(replicas.map((replica) => replica.getUrl()));
    const done = 'SELECT name FROM migration ORDER BY name';
    const names = (await operator.query<{ name: string }>(done)).rows.map(({ name }) => name);
    expect(names).toEqual((await bench.dataSource.query<{ name: string }[]>(done)).map(({ name }) => name));
    expect(names).toEqual([...new Set(names)]);
  });

  it('share its connections: each transaction is whole, with the limits of a connection to PostgreSQL itself', async () => {
    let over = false;
    const most = (async () => {
      let found = 0;
      while (!over) {
        const { rows } = await operator.query(
          `SELECT count(*)::int FROM pg_stat_activity WHERE datname = 'jobs' AND usename = 'jobs'`,
        );
        found = Math.max(found, rows[0].count);
      }
      return found;
    })();
    const answers = [];
    for (let round = 0; round < ROUNDS; round += 1) answers.push(...(await Promise.all([...urls, ...urls].map(call))));
    over = true;
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, limits: ['1min', '1min'] });
    expect(await most).toBeLessThanOrEqual(POOL_SIZE);
    expect(await notes()).toBe(2 * answers.length);
    expect((await operator.query(`SELECT FROM note WHERE text = 'refused' OR pair IS NULL`)).rowCount).toBe(0);
  });

  it('refuse a call with 503 that gets no connection, and go on when there is one', async () => {
    const before = await notes();
    await operator.query('BEGIN; LOCK TABLE note');
    const first = Array.from({ length: POOL_SIZE }, () => call(urls[0] ?? ''));
    while ((await waitingForLock()) < POOL_SIZE) await setTimeout(20);
    expect(await call(urls[1] ?? '')).toMatchObject(AWAY);
    await operator.query('COMMIT');
    for (const answer of await Promise.all(first)) expect(answer.status).toBe(200);
    expect(await notes()).toBe(before + 2 * POOL_SIZE);
  });

  it.each(['SIGKILL', 'SIGQUIT'] as const)(
    'do nothing of a call in which it ends (%s), and go on when it is back',
    async (signal) => {
      const before = await notes();
      await operator.query('BEGIN; LOCK TABLE note');
      const cut = call(urls[0] ?? '');
      while ((await waitingForLock()) < 1) await setTimeout(20);
      await endPooler(signal);
      expect(await cut).toMatchObject(AWAY);
      expect(await call(urls[1] ?? '')).toMatchObject(AWAY);
      await startPooler();
      await operator.query('COMMIT');
      for (const url of urls) expect(await call(url)).toMatchObject({ status: 200 });
      expect(await notes()).toBe(before + 2 * REPLICAS);
    },
  );

  it('answer 503 while it cannot reach PostgreSQL', async () => {
    const [nothing] = (await freePorts(1)) as [number];
    await endPooler('SIGQUIT');
    await startPooler(String(nothing));
    for (const answer of await Promise.all(urls.map(call))) expect(answer).toMatchObject(AWAY);
    // Also once it knows.
    for (const answer of await Promise.all(urls.map(call))) expect(answer).toMatchObject(AWAY);
    await endPooler('SIGQUIT');
    await startPooler();
    for (const url of urls) expect(await call(url)).toMatchObject({ status: 200 });
  });
});
