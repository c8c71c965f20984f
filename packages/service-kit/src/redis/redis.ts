import type { ConnectionOptions } from 'bullmq';
import { Redis } from 'ioredis';

/** A Redis that stands still is taken for away after so long. Not for workers: their blocking reads wait on purpose. */
const COMMAND_TIMEOUT_MS = 2000;

/** Waits up to 2 s between attempts, for as long as Redis is away. */
const retryStrategy = (attempt: number): number => Math.min(attempt * 100, 2000);

const fromUrl = (url: string) => {
  const { hostname, port, username, password, pathname, protocol } = new URL(url);
  return {
    host: hostname,
    port: port ? Number(port) : 6379,
    ...(username ? { username: decodeURIComponent(username) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
    ...(pathname.length > 1 ? { db: Number(pathname.slice(1)) } : {}),
    ...(protocol === 'rediss:' ? { tls: {} } : {}),
    retryStrategy,
  };
};

/** For workers: blocking reads must outlive any pause of Redis. */
export const workerConnection = (url: string): ConnectionOptions => ({ ...fromUrl(url), maxRetriesPerRequest: null });

/** For adding jobs: fails at once while Redis is away, so that the caller can go on and try again later. */
export const producerConnection = (url: string): ConnectionOptions => ({
  ...fromUrl(url),
  maxRetriesPerRequest: 1,
  enableOfflineQueue: false,
  commandTimeout: COMMAND_TIMEOUT_MS,
});

/** For single commands, publish and subscribe: fails at once while Redis is away. Subscriptions come back by themselves after a lost connection. */
export function commandConnection(url: string): Redis {
  const redis = new Redis({
    ...fromUrl(url),
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    lazyConnect: true,
    commandTimeout: COMMAND_TIMEOUT_MS,
  });
  redis.on('error', () => {}); // each use reports its own failure; without a listener ioredis writes to the console
  return redis;
}
