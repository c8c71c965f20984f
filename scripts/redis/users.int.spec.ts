import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SERVICES as ALL, listQueues } from '@cleaning/contracts';
import { type Job, Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { findFreePorts } from '../machine/ports.mjs';
import { ROOT } from '../root.mjs';
import { ProcessRecords } from '../stack/process-records.mjs';
import { createRedis } from '../stack/redis.mjs';
import { readOrMakeSecrets } from '../stack/secrets.mjs';

const PAIRS = [
  'auth→jobs',
  'auth→media',
  'auth→invoice',
  'jobs→auth',
  'jobs→media',
  'media→jobs',
  'jobs→invoice',
  'media→auth',
  'media→invoice',
  'invoice→auth',
  'invoice→jobs',
  'invoice→media',
];
const SERVICES = ['auth', 'jobs', 'media', 'invoice'];
const QUEUES = [
  ...PAIRS.map((pair) => pair.split('→')).map((members) => ({ queue: `changes-${members.join('-to-')}`, members })),
  { queue: 'gallery-images', members: ['media', 'media'] },
  { queue: 'company-exports', members: ['media', 'media'] },
  { queue: 'mail', members: ['auth', 'auth'] },
  { queue: 'push', members: ['auth', 'auth'] },
  { queue: 'sms', members: ['auth', 'auth'] },
  { queue: 'webhooks', members: ['auth', 'auth'] },
  { queue: 'xero', members: ['invoice', 'invoice'] },
];

/** The product's Redis, where each user sees only their own part. */
describe('Redis users', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'redis-users-'));
  const secrets = readOrMakeSecrets(dir, false);
  const passwords: Record<string, string> = { ...secrets.redisUsers, operator: secrets.redis };
  const closing: (() => Promise<unknown>)[] = [];
  let port: number;
  let server: { start(): Promise<void>; stop(): Promise<void> };

  beforeAll(async () => {
    [port] = (await findFreePorts(1)) as [number];
    const runDir = path.join(dir, 'run');
    mkdirSync(runDir);
    const logFile = path.join(dir, 'redis.log');
    const records = new ProcessRecords(runDir);
    server = createRedis({ root: ROOT, dataDir: dir, runDir, logFile, port, secrets, records, log: () => {} });
    await server.start();
  });
  afterAll(async () => {
    await Promise.all(closing.map((close) => close()));
    await server.stop();
    rmSync(dir, { recursive: true });
  });

  const connection = (username: string) => ({
    host: '127.0.0.1',
    port,
    username,
    password: passwords[username],
    maxRetriesPerRequest: null,
  });
  const client = (username: string) => {
    const redis = new Redis(connection(username));
    closing.push(async () => redis.disconnect());
    return redis;
  };
  const queueAs = (username: string, name: string) => {
    const queue = new Queue(name, { connection: connection(username), prefix: 'cleaning' });
    queue.on('error', () => {});
    closing.push(() => queue.close());
    return queue;
  };
  const REFUSED = /NOPERM/;

  it('keep jobs across a restart', async () => {
    const queue = queueAs('media', 'gallery-images');
    await queue.addBulk(['one', 'two', 'three'].map((jobId) => ({ name: 'make', data: {}, opts: { jobId } })));
    await queue.remove('two');
    await client('operator').set('cleaning:kept', 'yes');
    await server.stop();
    await server.start();
    const kept = await queueAs('media', 'gallery-images').getJobs(['waiting']);
    expect(kept.map(({ id }) => id).toSorted()).toEqual(['one', 'three']);
    await Promise.all(kept.map((job) => job.remove()));
    expect(await client('operator').getdel('cleaning:kept')).toBe('yes');
  });

  it('cover every queue', () => {
    expect(QUEUES.map(({ queue }) => queue).toSorted()).toEqual(ALL.flatMap(listQueues).toSorted());
  });

  it.each(QUEUES)('add, process, retry and count jobs of $queue', async ({ queue: name, members }) => {
    const [producer = '', consumer = ''] = members;
    const queue = queueAs(producer, name);
    let attempts = 0;
    const worker = new Worker(
      name,
      async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('not yet');
      },
      { connection: connection(consumer), prefix: 'cleaning', name: 'one' },
    );
    const errors: Error[] = [];
    worker.on('error', (error) => errors.push(error));
    closing.push(() => worker.close());
    const done = new Promise<Job>((resolve) => worker.on('completed', resolve));
    const options = { attempts: 3, backoff: { type: 'exponential', delay: 20 }, removeOnComplete: true };
    await queue.add('nudge', {}, { ...options, deduplication: { id: 'one' } });
    await done;
    await queue.addBulk([{ name: 'later', data: {}, opts: { delay: 60_000 } }]);
    expect(await queueAs(consumer, name).getJobCounts('delayed')).toEqual({ delayed: 1 });
    expect([attempts, errors]).toEqual([2, []]);
  });

  it.each(
    QUEUES.flatMap(({ queue, members }) =>
      SERVICES.filter((name) => !members.includes(name)).map((name) => ({ name, queue })),
    ),
  )('keep $name out of $queue', async ({ name, queue }) => {
    await expect(queueAs(name, queue).add('forged', {})).rejects.toThrow(REFUSED);
    await expect(client(name).hset(`cleaning:${queue}:1`, 'data', '{}')).rejects.toThrow(REFUSED);
    const read = client(name).lrange(`cleaning:${queue}:wait`, 0, -1);
    if (name === 'auth') await read;
    else await expect(read).rejects.toThrow(REFUSED);
  });

  it.each(['jobs-to-invoice', 'invoice-to-jobs', 'invoice-to-media', 'gallery-images'])(
    'let svc-auth read %s for the queue dashboard',
    async (name) => {
      const queue = queueAs('auth', name.startsWith('gallery') ? name : `changes-${name}`);
      expect(await queue.getJobCounts('waiting', 'delayed')).toMatchObject({ waiting: 0 });
      const [job] = await queue.getJobs(['delayed']);
      expect(job?.name).toBe('later');
      expect(await queue.isPaused()).toBe(false);
      await expect(job?.remove()).rejects.toThrow(REFUSED);
      await expect(queue.drain(true)).rejects.toThrow(REFUSED);
    },
  );

  it('pass notices between services', async () => {
    const received = new Promise((resolve) => {
      const receiver = client('invoice');
      receiver.on('message', (_, text) => resolve(text));
      void receiver.subscribe('cleaning.changes').then(() => client('media').publish('cleaning.changes', 'new'));
    });
    expect(await received).toBe('new');
    await expect(client('media').publish('other', 'new')).rejects.toThrow(REFUSED);
  });

  it.each([...SERVICES, 'backup'])('deny %s commands that empty, list, copy or watch', async (name) => {
    const redis = client(name);
    const commands = [
      ['FLUSHALL'],
      ['KEYS', '*'],
      ['SCAN', '0'],
      ['RANDOMKEY'],
      ['CONFIG', 'GET', 'dir'],
      ['CONFIG', 'SET', 'dir', '/'],
      ['ACL', 'LIST'],
      ['ACL', 'SETUSER', name, 'allkeys'],
      ['MONITOR'],
      ['SAVE'],
      ['SHUTDOWN'],
      ['REPLICAOF', '127.0.0.1', '1'],
      ['MODULE', 'LIST'],
      ['FUNCTION', 'LIST'],
      ['SCRIPT', 'FLUSH'],
      ['CLIENT', 'KILL', 'TYPE', 'normal'],
      ['SLOWLOG', 'GET'],
      ...(name === 'backup'
        ? [
            ['GET', 'cleaning:x'],
            ['PUBLISH', 'cleaning.x', 'y'],
          ]
        : [['FLUSHDB']]),
    ];
    const answers = await Promise.all(
      commands.map(([command = '', ...words]) =>
        redis.call(command, ...words).then(
          () => 'done',
          (error: Error) => error.message,
        ),
      ),
    );
    expect(answers.filter((answer) => !REFUSED.test(answer))).toEqual([]);
  });

  it('require a name, and let the operator do everything', async () => {
    const nameless = new Redis({ host: '127.0.0.1', port, password: passwords.operator, retryStrategy: () => null });
    nameless.on('error', () => {});
    await expect(nameless.ping()).rejects.toThrow();
    nameless.disconnect();
    for (const password of ['', passwords.operator ?? ''])
      await expect(client('jobs').call('AUTH', 'default', password)).rejects.toThrow('WRONGPASS');
    // RESET switches to the default user, which is not logged in.
    const reset = client('jobs');
    expect(await reset.call('RESET')).toBe('RESET');
    await expect(reset.set('cleaning:mail:1', 'forged')).rejects.toThrow('NOAUTH');
    expect(await client('operator').dbsize()).toBeGreaterThan(0);
    expect(await client('backup').flushdb()).toBe('OK');
    expect(await client('operator').dbsize()).toBe(0);
  });
});
