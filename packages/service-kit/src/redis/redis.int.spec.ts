import { setTimeout as pause } from 'node:timers/promises';
import { BullModule, InjectQueue, Processor } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { defineService } from '../service.js';
import { expectEventually, sourceDefinition } from '../testing/named-jobs-feed.js';
import { RedisUser } from '../testing/redis-user.js';
import { startTestApp } from '../testing/test-app.js';
import { QueueProcessor } from './queues.js';
import { PubSub } from './redis.js';

describe('Redis pub/sub', () => {
  let user: RedisUser;
  beforeAll(async () => {
    user = await RedisUser.add('-ping');
  });
  afterAll(() => user.remove());

  it('keeps receiving messages while Redis refuses PING, as with a full disk', async () => {
    const pubSub = new PubSub({ REDIS_URL: user.url, REDIS_PREFIX: 'pubsub-test' } as never);
    const arrived = new Promise((resolve) => pubSub.listen('topic', resolve));
    const subscribed = new Promise<void>((resolve) => pubSub.onSubscribed(resolve));
    pubSub.start();
    await Promise.all([subscribed, pubSub.waitUntilReady()]);
    expect(await pubSub.publish('topic', 'a message')).toBe(true);
    expect(await arrived).toBe('a message');
    // PubSub pings each second to check that messages arrive.
    await expectEventually(async () => (await user.countRefusals('ping')) >= 2, true);
    expect(pubSub.receiving).toBe(true);
    // No jobs in this state: services poll for changes.
    expect(pubSub.working).toBe(false);
    pubSub.stop();
  });
});

const QUEUE = 'numbers';

@Processor(QUEUE)
class Numbers extends QueueProcessor {
  readonly begun: number[] = [];
  readonly done: number[] = [];

  constructor(
    pubSub: PubSub,
    @InjectQueue(QUEUE) readonly queue: Queue<number>,
  ) {
    super(pubSub);
  }

  async process({ data }: { data: number }): Promise<void> {
    this.begun.push(data);
    await pause(100);
    this.done.push(data);
  }
}

@Module({ imports: [BullModule.registerQueue({ name: QUEUE })], providers: [Numbers] })
class NumbersModule {}

const service = defineService({ ...sourceDefinition, modules: [NumbersModule] });

describe('queue of a service', () => {
  it('finishes the current job when the service stops, and starts no other', async () => {
    const testApp = await startTestApp(service);
    const numbers = testApp.get(Numbers);
    await expectEventually(async () => testApp.get(PubSub).connected, true);
    await numbers.queue.addBulk([1, 2, 3].map((data) => ({ name: 'number', data })));
    await expectEventually(async () => numbers.begun.length, 2);
    await testApp.stop();
    expect(numbers.done).toEqual([1, 2]);
    expect(numbers.begun).toEqual([1, 2]);
  });

  it('resumes after Redis ends all connections', async () => {
    const url = new URL(process.env.TEST_REDIS_URL as string);
    const redis = new Redis(url.href);
    // A user for this service only, because other specs use the same server.
    url.username = 'queues-spec';
    url.password = 'secret';
    await redis.acl('SETUSER', url.username, 'on', `>${url.password}`, '~*', '&*', '+@all');
    const testApp = await startTestApp(service, { env: { REDIS_URL: url.href } });
    const numbers = testApp.get(Numbers);
    const add = (data: number) =>
      expectEventually(() => numbers.queue.add('number', data).then(Boolean, () => false), true);
    await add(1);
    await expectEventually(async () => numbers.done, [1]);
    expect(await redis.client('KILL', 'USER', url.username)).toBeGreaterThan(2);
    await add(2);
    await expectEventually(async () => numbers.done, [1, 2]);
    await testApp.stop();
    await redis.acl('DELUSER', url.username);
    redis.disconnect();
  });

  it('lets a service start and end without Redis', async () => {
    const testApp = await startTestApp(service, { env: { REDIS_URL: 'redis://127.0.0.1:1' } });
    expect((await fetch(`${testApp.url}/healthz`)).status).toBe(200);
    testApp
      .get(Numbers)
      .queue.add('number', 1)
      .catch(() => {});
    await testApp.stop();
  });
});
