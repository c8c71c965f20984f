import { eventually } from '../testing/named-jobs-feed.js';
import { RedisUser } from '../testing/redis-user.js';
import { PubSub } from './redis.js';

describe('Redis pub/sub', () => {
  let user: RedisUser;
  beforeAll(async () => {
    user = await RedisUser.add('-ping');
  });
  afterAll(() => user.remove());

  it('goes on while Redis refuses PING and passes messages on, as it does with a full disk', async () => {
    const pubSub = new PubSub({ REDIS_URL: user.url, REDIS_PREFIX: 'pubsub-test' } as never);
    const arrived = new Promise((resolve) => pubSub.listen('topic', resolve));
    const subscribed = new Promise<void>((resolve) => pubSub.onSubscribed(resolve));
    pubSub.start();
    await Promise.all([subscribed, pubSub.ready()]);
    expect(await pubSub.publishDelivered('topic', 'a message')).toBe(true);
    expect(await arrived).toBe('a message');
    // It sends one each second to see whether messages arrive, the next one when the last was answered.
    const refused = await user.refusals('ping');
    expect(refused).toBeGreaterThan(0);
    await eventually(async () => (await user.refusals('ping')) >= refused + 2, true);
    expect(pubSub.receiving).toBe(true);
    pubSub.stop();
  });
});
