import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Queue } from 'bullmq';
import { findFreePorts } from '../machine/ports.mjs';
import { ROOT } from '../root.mjs';
import { ProcessRecords } from '../stack/process-records.mjs';
import { createRedis } from '../stack/redis.mjs';
import { readOrMakeSecrets } from '../stack/secrets.mjs';

/** The product's Redis with damaged files. */
describe('Redis files', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'redis-files-'));
  const folder = path.join(dir, 'redis', 'appendonlydir');
  const secrets = readOrMakeSecrets(dir, false);
  let port: number;

  const createServer = () => {
    const runDir = path.join(dir, 'run');
    mkdirSync(runDir, { recursive: true });
    const records = new ProcessRecords(runDir);
    return createRedis({
      root: ROOT,
      dataDir: dir,
      runDir,
      logFile: path.join(dir, 'log'),
      port,
      secrets,
      records,
      log: () => {},
    });
  };
  /** Starts Redis for the work and stops it. */
  async function withQueue<T>(work: (queue: Queue) => Promise<T>): Promise<T> {
    const server = createServer();
    await server.start();
    const connection = { host: '127.0.0.1', port, username: 'media', password: secrets.redisUsers.media };
    const queue = new Queue('gallery-images', { connection, prefix: 'cleaning' });
    try {
      return await work(queue);
    } finally {
      await queue.close();
      await server.stop();
    }
  }
  const add = (jobId: string) => withQueue((queue) => queue.add('make', {}, { jobId }));
  const listJobs = () =>
    withQueue(async (queue) => (await queue.getJobs(['waiting'])).map(({ id = '' }) => id).toSorted());
  const buildFile = (kind: 'base' | 'incr') =>
    path.join(folder, readdirSync(folder).find((name) => name.includes(`.${kind}.`)) ?? '');
  /** Overwrites 16 bytes. */
  function damage(file: string, at: number): void {
    const bytes = readFileSync(file);
    bytes.fill('?', at, at + 16);
    writeFileSync(file, bytes);
  }

  beforeAll(async () => {
    [port] = (await findFreePorts(1)) as [number];
  });
  beforeEach(async () => {
    rmSync(path.join(dir, 'redis'), { recursive: true, force: true });
    await add('one');
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  it('restore jobs before a damaged place', async () => {
    const { length } = readFileSync(buildFile('incr'));
    await add('two');
    damage(buildFile('incr'), length + 40);
    expect(await listJobs()).toEqual(['one']);
    await add('three');
    expect(await listJobs()).toEqual(['one', 'three']);
  });

  it('restore jobs before a truncated transaction', async () => {
    const { length } = readFileSync(buildFile('incr'));
    await add('two');
    truncateSync(buildFile('incr'), length + 200);
    expect(await listJobs()).toEqual(['one']);
  });

  it.each([
    ['the file of before', () => damage(buildFile('base'), 20)],
    ['their list', () => writeFileSync(path.join(folder, 'appendonly.aof.manifest'), 'file')],
    ['a file that is listed', () => rmSync(buildFile('incr'))],
  ])('are dropped when %s is damaged, and Redis starts empty', async (_what, spoil) => {
    spoil();
    expect(await listJobs()).toEqual([]);
    await add('two');
    expect(await listJobs()).toEqual(['two']);
  });
});
