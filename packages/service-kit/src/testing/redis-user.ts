import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { readGlobalSetup } from './read-global-setup.js';

/** A Redis user for one spec, so that its refusals and disconnections do not affect other specs. */
export class RedisUser {
  private constructor(
    private readonly redis: Redis,
    private readonly name: string,
    /** REDIS_URL of a service that connects as this user. */
    readonly url: string,
  ) {}

  /** @param rules of `ACL SETUSER`, such as `-ping` */
  static async add(...rules: string[]): Promise<RedisUser> {
    const url = new URL(readGlobalSetup('TEST_REDIS_URL'));
    const redis = new Redis(url.href);
    url.username = `user-${randomUUID()}`;
    url.password = 'secret';
    const user = new RedisUser(redis, url.username, url.href);
    await user.set('on', `>${url.password}`, '~*', '&*', '+@all', ...rules);
    return user;
  }

  async set(...rules: string[]): Promise<void> {
    await this.redis.acl('SETUSER', this.name, ...rules);
  }

  /** Ends the connections that subscribe, or all others. They connect again. */
  async disconnect(type: 'pubsub' | 'normal'): Promise<void> {
    await this.redis.call('CLIENT', 'KILL', 'USER', this.name, 'TYPE', type);
  }

  /** Counts how often Redis refused a command (lower case) to this user. */
  async countRefusals(command: string): Promise<number> {
    const log = (await this.redis.acl('LOG', 128)) as unknown[][];
    const entries = log.map(
      (entry) => new Map(entry.flatMap((name, at) => (at % 2 === 0 ? [[name, entry[at + 1]]] : []))),
    );
    return entries
      .filter((entry) => entry.get('username') === this.name && entry.get('object') === command)
      .reduce((sum, entry) => sum + Number(entry.get('count')), 0);
  }

  async remove(): Promise<void> {
    await this.redis.acl('DELUSER', this.name);
    this.redis.disconnect();
  }
}
