import { v7 } from 'uuid';
import { PubSub } from '../redis/redis.js';
import { expectEventually, NamedJobsFeed } from '../testing/named-jobs-feed.js';
import { OwnRedis } from '../testing/own-redis.js';
import { waitFor } from '../testing/wait-for.js';
import { readCursor } from './apply-changes.js';

jest.setTimeout(90_000);

describe('change feed under faults', () => {
  const own = new OwnRedis();
  let feed: NamedJobsFeed;
  let { source, reader, redis, write, listCopies, listJobs, readCopiedTitle, fetchPage } = {} as NamedJobsFeed;

  beforeAll(async () => {
    await own.start();
    feed = await NamedJobsFeed.start();
    ({ source, reader, redis, write, listCopies, listJobs, readCopiedTitle, fetchPage } = feed);
    for (let count = 0; count < 5; count += 1) await write(v7(), `job ${count}`);
  });
  afterAll(async () => {
    await feed?.stop();
    await own.stop();
  });

  it('gives the same result to a reader that lost its cursor', async () => {
    await reader.dataSource.query('DELETE FROM change_cursor; DELETE FROM kept_job');
    // The reader uses the cursor in the database, not the one in memory.
    await expectEventually(listCopies, await listJobs());
  });

  it('continues after the source is restored to an earlier state', async () => {
    const id = v7();
    await write(id, 'after the backup');
    // Otherwise a page in flight could be applied after the restore.
    await expectEventually(() => readCopiedTitle(id), 'after the backup');
    await source.dataSource.query(
      `DELETE FROM named_job WHERE id = '${id}'; DELETE FROM change WHERE entity_id = '${id}'`,
    );
    await source.dataSource.query('UPDATE change_counter SET last_seq = (SELECT coalesce(max(seq), 0) FROM change)');
    const { last } = (await fetchPage('invoice')).body;
    // Without messages the reader polls each second.
    await feed.readerUser.set('-subscribe');
    await feed.readerUser.disconnect('pubsub');
    await expectEventually(() => readCursor(reader.dataSource.manager, 'jobs'), last);
    const subscribed = new Promise<void>((resolve) => reader.get(PubSub).onSubscribed(resolve));
    await feed.readerUser.set('+subscribe');
    await subscribed;
    await write(v7(), 'after the restore');
    // A restore resets all services together; rows that only the reader still has are out of scope here.
    await reader.dataSource.query('DELETE FROM kept_job WHERE id = $1', [id]);
    await expectEventually(listCopies, await listJobs());
  });

  it('loses nothing when Redis loses everything', async () => {
    for (let count = 0; count < 40; count += 1)
      await Promise.all([write(v7(), `flushed ${count}`), count % 10 === 5 ? redis.flushall() : undefined]);
    await redis.flushall();
    await expectEventually(listCopies, await listJobs());
    const id = v7();
    await write(id, 'after the flush');
    await expectEventually(() => readCopiedTitle(id), 'after the flush');
  });

  it('delivers a write within a poll while Redis is full, and by nudges once it has room', async () => {
    const pubSubs = [source, reader].map((app) => app.get(PubSub));
    await redis.config('SET', 'maxmemory', '1');
    try {
      await expectEventually(async () => pubSubs.map(({ working }) => working), [false, false]);
      // Messages for open pages still arrive.
      expect(pubSubs.map(({ receiving }) => receiving)).toEqual([true, true]);
      const id = v7();
      expect((await write(id, 'without room')).status).toBe(200);
      await expectEventually(() => readCopiedTitle(id), 'without room');
    } finally {
      await redis.config('SET', 'maxmemory', '0');
    }
    await expectEventually(async () => pubSubs.map(({ working }) => working), [true, true]);
    const after = v7();
    await write(after, 'with room');
    await expectEventually(() => readCopiedTitle(after), 'with room');
    expect(await listCopies()).toEqual(await listJobs());
  });

  it('accepts a write and delivers it while Redis is paused', async () => {
    const id = v7();
    await redis.client('PAUSE', 5000, 'ALL');
    const redisResumes = redis.ping().then(() => 'Redis');
    const writeAndRead = async () => {
      await write(id, 'meanwhile');
      await waitFor(async () => (await readCopiedTitle(id)) === 'meanwhile');
      return 'the write';
    };
    const pubSub = reader.get(PubSub);
    const receiving: boolean[] = [];
    const watching = setInterval(() => {
      if (pubSub.receiving !== receiving.at(-1)) receiving.push(pubSub.receiving);
    }, 20);
    expect(await Promise.race([writeAndRead(), redisResumes])).toBe('the write');
    await redisResumes;
    clearInterval(watching);
    // True again only when Redis goes on.
    expect([true, false, true].slice(0, receiving.length)).toEqual(receiving);
  });
});
