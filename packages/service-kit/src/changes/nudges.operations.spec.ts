import type { Server } from 'node:http';
import { DiscoveryService } from '@nestjs/core';
import { Queue, Worker } from 'bullmq';
import { v7 } from 'uuid';
import { Transactions } from '../database/transactions.js';
import { QueueProcessor } from '../redis/queues.js';
import { PubSub } from '../redis/redis.js';
import { expectEventually, NamedJobsFeed } from '../testing/named-jobs-feed.js';
import { RedisProxy } from '../testing/redis-proxy.js';
import type { TestApp } from '../testing/test-app.js';
import { ReadFeeds } from './read-feeds.js';

jest.setTimeout(90_000);

const QUEUE = 'changes-jobs-to-invoice';

/** A reader's own worker of the queue. */
const getWorker = (reader: TestApp) =>
  reader
    .get(DiscoveryService)
    .getProviders()
    .flatMap(({ instance }) =>
      instance instanceof QueueProcessor && instance.worker.name === QUEUE ? [instance.worker] : [],
    );

describe('nudges to two replicas of a reader', () => {
  const way = new RedisProxy();
  let feed: NamedJobsFeed;
  let readers: TestApp[] = [];
  let queue: Queue;

  beforeAll(async () => {
    await way.open();
    feed = await NamedJobsFeed.start(way.port);
    readers = [feed.reader, await feed.startReplica()];
    queue = new Queue(QUEUE, feed.queueOptions);
  });
  afterAll(async () => {
    await queue?.close();
    await readers[1]?.stop();
    await feed?.stop();
    await way.close();
  });

  afterEach(() => jest.restoreAllMocks());

  const readFromBoth = (id: string) => Promise.all(readers.map((reader) => feed.readShownTitle(id, reader)));
  /** Writes, then returns the answers of both replicas. */
  const writeAndRead = async () => {
    const id = v7();
    await feed.write(id, 'again');
    return readFromBoth(id);
  };
  const waitForNudge = () => expectEventually(() => queue.getDeduplicationJobId('nudge'), null);

  it('keep both replicas current while workers pause, and recover the job of a killed reader', async () => {
    const workers = readers.flatMap(getWorker);
    await Promise.all(workers.map((worker) => worker.pause()));
    const killed = new Worker(QUEUE, undefined, { ...feed.queueOptions, lockDuration: 1000 });
    const waits = v7();
    await feed.write(waits, 'while it waits');
    expect(await readFromBoth(waits)).toEqual(['while it waits', 'while it waits']);
    expect((await killed.getNextJob('the lock of the killed'))?.name).toBe('nudge');
    for (const title of ['while it is held', 'and once more']) {
      const held = v7();
      await feed.write(held, title);
      expect(await readFromBoth(held)).toEqual([title, title]);
    }
    expect(await queue.getJobCounts('active', 'waiting')).toEqual({ active: 1, waiting: 0 });
    await killed.close();
    for (const worker of workers) worker.resume();
    // Its job is taken over, and the next one follows.
    await waitForNudge();
    expect(await queue.getJobCounts('active', 'waiting', 'failed')).toEqual({ active: 0, waiting: 0, failed: 0 });
  });

  it('retry in BullMQ while the source is unavailable, without blocking requests', async () => {
    // Without polling only the job reads the feed.
    for (const reader of readers)
      jest.spyOn(reader.get(ReadFeeds) as never as { pollSource(): Promise<void> }, 'pollSource').mockResolvedValue();
    const server: Server = feed.source.app.getHttpServer();
    const { port } = server.address() as { port: number };
    server.close();
    server.closeAllConnections();
    const id = v7();
    await feed.source.get(Transactions).run(async (tx) => {
      await tx.manager.query(`INSERT INTO named_job VALUES ($1, 'meanwhile')`, [id]);
      tx.recordChange('job', id);
    });
    await expectEventually(async () => (await queue.getDelayed()).map(({ attemptsMade }) => attemptsMade > 0), [true]);
    for (let count = 0; count < 5; count += 1) expect(await readFromBoth(id)).toEqual(['', '']);
    expect(readers.map((reader) => reader.get(ReadFeeds).isUpToDate('jobs'))).toEqual([false, false]);
    server.listen(port, '127.0.0.1');
    await expectEventually(() => feed.readCopiedTitle(id), 'meanwhile');
    await waitForNudge();
    // A replica that hasn't read it itself retries after a second. Until then it shows what the other one has read.
    const areUpToDate = async () => {
      await writeAndRead();
      return readers.map((reader) => reader.get(ReadFeeds).isUpToDate('jobs'));
    };
    await expectEventually(areUpToDate, [true, true]);
    expect(await writeAndRead()).toEqual(['again', 'again']);
  });

  it('are not needed without Redis, and resume when it returns empty', async () => {
    const pubSubs = [feed.source, ...readers].map((app) => app.get(PubSub));
    await way.close();
    await expectEventually(async () => pubSubs.map(({ working }) => working), [false, false, false]);
    const away = v7();
    expect((await feed.write(away, 'without Redis')).status).toBe(200);
    await expectEventually(() => feed.readCopiedTitle(away), 'without Redis');
    await feed.redis.del(...(await feed.redis.keys(`${feed.prefix}:*`)));
    await way.open();
    await expectEventually(async () => pubSubs.map(({ working }) => working), [true, true, true]);
    // Each connection recovers by itself.
    await expectEventually(writeAndRead, ['again', 'again']);
    for (let count = 0; count < 10; count += 1) expect(await writeAndRead()).toEqual(['again', 'again']);
  });
});
