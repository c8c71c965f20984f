import { Redis } from 'ioredis';
import { Bus } from './redis.js';

describe('the bus', () => {
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
    const bus = new Bus({ REDIS_URL: url.href, REDIS_PREFIX: 'bus-test' } as never);
    const arrived = new Promise((resolve) => bus.listen('topic', resolve));
    const { receiver } = bus as unknown as { receiver: Redis };
    const ping = receiver.ping.bind(receiver);
    const refused = new Promise<string>((resolve) => {
      const asked = jest.spyOn(receiver, 'ping').mockImplementation(() => {
        const answer = ping();
        answer.catch((error: Error) => setImmediate(() => resolve(error.message)));
        asked.mockRestore();
        return answer;
      });
    });
    const subscribed = new Promise<void>((resolve) => bus.onSubscribed(resolve));
    bus.start();
    await Promise.all([subscribed, bus.ready()]);
    expect(await bus.publishDelivered('topic', 'a message')).toBe(true);
    expect(await arrived).toBe('a message');
    // The bus sends one each second.
    expect(await refused).toContain('NOPERM');
    expect(bus.receiving).toBe(true);
    bus.stop();
  });
});
