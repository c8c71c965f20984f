import { Redis } from 'ioredis';
import { PubSub } from './redis.js';

describe('Redis pub/sub', () => {
  const url = new URL(process.env.TEST_REDIS_URL as string);
  const redis = new Redis(url.href);
  afterAll(async () => {
    await redis.acl('DELUSER', 'without-ping');
    redis.disconnect();
  });

  it('goes on while Redis refuses PING and passes messages on, as it does with a full disk', async () => {
    await redis.acl('SETUSER', 'without-ping', 'on', '>secret', '~*', '&*', '+@all', '-ping');
    url.username = 'without-ping';
    url.password = 'secret';
    const pubSub = new PubSub({ REDIS_URL: url.href, REDIS_PREFIX: 'pubsub-test' } as never);
    const arrived = new Promise((resolve) => pubSub.listen('topic', resolve));
    const { receiver } = pubSub as unknown as { receiver: Redis };
    const ping = receiver.ping.bind(receiver);
    const refused = new Promise<string>((resolve) => {
      const asked = jest.spyOn(receiver, 'ping').mockImplementation(() => {
        const answer = ping();
        answer.catch((error: Error) => setImmediate(() => resolve(error.message)));
        asked.mockRestore();
        return answer;
      });
    });
    const subscribed = new Promise<void>((resolve) => pubSub.onSubscribed(resolve));
    pubSub.start();
    await Promise.all([subscribed, pubSub.ready()]);
    expect(await pubSub.publishDelivered('topic', 'a message')).toBe(true);
    expect(await arrived).toBe('a message');
    // It sends one each second.
    expect(await refused).toContain('NOPERM');
    expect(pubSub.receiving).toBe(true);
    pubSub.stop();
  });
});
