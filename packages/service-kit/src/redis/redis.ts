import { Inject, Injectable, Logger } from '@nestjs/common';
import type { ConnectionOptions } from 'bullmq';
import { Redis, ReplyError } from 'ioredis';
import { type CommonEnvironment, ENVIRONMENT } from '../environment/environment.js';

/** Not for workers, whose blocking reads wait on purpose. */
const COMMAND_TIMEOUT_MS = 2000;

/** Retries forever, with pauses of up to 2 s. */
const getRetryPauseMs = (attempt: number): number => Math.min(attempt * 100, 2000);

const parseRedisUrl = (url: string) => {
  const { hostname, port, username, password, pathname, protocol } = new URL(url);
  return {
    host: hostname,
    port: port ? Number(port) : 6379,
    ...(username ? { username: decodeURIComponent(username) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
    ...(pathname.length > 1 ? { db: Number(pathname.slice(1)) } : {}),
    ...(protocol === 'rediss:' ? { tls: {} } : {}),
    retryStrategy: getRetryPauseMs,
  };
};

/** For workers: blocking reads wait for Redis. */
export const buildWorkerConnection = (connection: ConnectionOptions): ConnectionOptions => ({
  ...connection,
  maxRetriesPerRequest: null,
  enableOfflineQueue: true,
  commandTimeout: undefined,
});

/** For adding jobs: fails at once while Redis is unavailable. */
export const buildProducerConnection = (url: string): ConnectionOptions => ({
  ...parseRedisUrl(url),
  maxRetriesPerRequest: 1,
  enableOfflineQueue: false,
  commandTimeout: COMMAND_TIMEOUT_MS,
});

/**
 * For commands, publish and subscribe: fails at once while Redis is unavailable. Subscribers must subscribe again after a reconnect: a failed
 * attempt of ioredis itself would end the service with an unhandled rejection.
 */
export function createCommandConnection(url: string): Redis {
  const redis = new Redis({
    ...parseRedisUrl(url),
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    lazyConnect: true,
    commandTimeout: COMMAND_TIMEOUT_MS,
    autoResubscribe: false,
  });
  redis.on('error', () => {}); // each use reports its own failure; without a listener ioredis writes to the console
  return redis;
}

const READY_WITHIN_MS = 1000;

/** Time without a response to a PING after which Redis counts as not receiving. */
const ANSWERS_WITHIN_MS = 1000;

/** Response to a PING. With a full disk Redis refuses it and accepts no jobs, but still delivers messages. */
type Answer = 'pong' | 'refusal' | 'none';

const sendPing = (redis: Redis): Promise<Answer> =>
  redis.ping().then(
    () => 'pong',
    (error: unknown) => (error instanceof ReplyError ? 'refusal' : 'none'),
  );

/**
 * A script that might write. It uses no key, which a service may lack the rights to. With `maxmemory` reached Redis answers a PING, and refuses
 * this (https://redis.io/docs/latest/develop/programmability/eval-intro/#script-flags).
 */
const WRITING_SCRIPT = '#!lua\nreturn 1';

/** True if Redis refuses jobs because its memory is full. */
const isFull = (redis: Redis): Promise<boolean> =>
  redis.eval(WRITING_SCRIPT, 0).then(
    () => false,
    (error: unknown) => error instanceof ReplyError && String(error).includes('OOM'),
  );

type Listener = (message: unknown) => void;

/** Messages between services that may be lost: changes for open pages, and changed token keys. */
@Injectable()
export class PubSub {
  private readonly logger = new Logger(PubSub.name);
  private readonly sender: Redis;
  private readonly receiver: Redis;
  private readonly listeners = new Map<string, Listener>();
  private readonly subscribedListeners: (() => void)[] = [];
  private isSubscribed = false;
  /** True if a PING is unanswered. */
  private isPinged = false;
  private answer: Answer = 'pong';
  private isFull = false;
  private pinging: NodeJS.Timeout | undefined;

  constructor(@Inject(ENVIRONMENT) private readonly environment: CommonEnvironment) {
    this.sender = createCommandConnection(environment.REDIS_URL);
    this.receiver = createCommandConnection(environment.REDIS_URL);
    this.receiver.on('message', (channel: string, text: string) => this.receive(channel, text));
    // Subscribing before the connection is ready would fail, because the offline queue is off.
    this.receiver.on('ready', () => void this.subscribe());
    this.receiver.on('close', () => {
      this.isSubscribed = false;
    });
  }

  get connected(): boolean {
    return this.sender.status === 'ready';
  }

  /** True if messages arrive, by the last PING. */
  get receiving(): boolean {
    return this.isSubscribed && this.answer !== 'none';
  }

  /** True if Redis also accepts jobs, by the last PING. */
  get working(): boolean {
    return this.isSubscribed && this.answer === 'pong' && !this.isFull;
  }

  /** Calls the listener each time that messages can be published again. */
  onConnected(listener: () => void): void {
    this.sender.on('ready', listener);
  }

  start(): void {
    // The connections retry by themselves: a service starts without Redis too.
    this.sender.connect().catch(() => {});
    this.receiver.connect().catch(() => {});
    this.pinging = setInterval(() => this.ping(), ANSWERS_WITHIN_MS).unref();
  }

  private ping(): void {
    if (this.isPinged) setImmediate(() => this.recordMiss());
    if (!this.isSubscribed || this.isPinged) return;
    this.isPinged = true;
    void sendPing(this.receiver).then((answer) => {
      this.isPinged = false;
      this.answer = answer;
    });
    void isFull(this.sender).then((full) => {
      this.isFull = full;
    });
  }

  /** Called after pending events, so that an answer during a busy moment counts. */
  private recordMiss(): void {
    if (this.isPinged) this.answer = 'none';
  }

  /** Resolves when Redis is connected, after a second at the latest. */
  async waitUntilReady(): Promise<void> {
    if (this.connected) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      timer = setTimeout(resolve, READY_WITHIN_MS);
      this.sender.once('ready', resolve);
    });
    clearTimeout(timer);
  }

  stop(): void {
    clearInterval(this.pinging);
    this.sender.disconnect();
    this.receiver.disconnect();
  }

  listen(topic: string, listener: Listener): void {
    this.listeners.set(this.buildChannel(topic), listener);
  }

  /** Calls the listener after each subscription: messages that were published before it have not arrived. */
  onSubscribed(listener: () => void): void {
    this.subscribedListeners.push(listener);
  }

  /**
   * Publishes a message to all subscribed services. Returns false if Redis is unavailable; the message is then lost.
   */
  async publish(topic: string, message: unknown): Promise<boolean> {
    if (!this.connected) return false;
    return this.sender.publish(this.buildChannel(topic), JSON.stringify(message)).then(
      () => true,
      () => false,
    );
  }

  private buildChannel(topic: string): string {
    return `${this.environment.REDIS_PREFIX}.${topic}`;
  }

  private async subscribe(): Promise<void> {
    if (this.listeners.size === 0) return;
    try {
      await this.receiver.subscribe(...this.listeners.keys());
    } catch {
      // Without a subscription no message would arrive: the next connection subscribes again.
      if (this.receiver.status === 'ready') this.receiver.disconnect(true);
      return;
    }
    this.isSubscribed = true;
    this.answer = 'pong';
    for (const listener of this.subscribedListeners) listener();
  }

  private receive(channel: string, text: string): void {
    try {
      this.listeners.get(channel)?.(JSON.parse(text));
    } catch (error) {
      this.logger.warn(`A notice on ${channel} could not be read: ${String(error)}`);
    }
  }
}
