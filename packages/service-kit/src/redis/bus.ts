import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { type CommonEnvironment, ENVIRONMENT } from '../environment/environment.js';
import { commandConnection } from './redis.js';

const READY_WITHIN_MS = 1000;

type Listener = (message: unknown) => void;

/**
 * Short notices between running services that nobody needs to keep: how far feeds were applied, and that keys have changed.
 * What must not be lost is in the databases.
 */
@Injectable()
export class Bus {
  private readonly logger = new Logger(Bus.name);
  private readonly sender: Redis;
  private readonly receiver: Redis;
  private readonly listeners = new Map<string, Listener>();

  constructor(@Inject(ENVIRONMENT) private readonly environment: CommonEnvironment) {
    this.sender = commandConnection(environment.REDIS_URL);
    this.receiver = commandConnection(environment.REDIS_URL);
    this.receiver.on('message', (channel: string, text: string) => this.receive(channel, text));
    // With the offline queue off, a subscription made before the connection stands would be refused.
    this.receiver.on('ready', () => void this.subscribe());
  }

  /** Whether Redis can be reached right now. */
  get connected(): boolean {
    return this.sender.status === 'ready';
  }

  start(): void {
    // The connections keep trying by themselves; a service starts without Redis too.
    this.sender.connect().catch(() => {});
    this.receiver.connect().catch(() => {});
  }

  /** Resolves when Redis can be reached, and after a second at the latest. */
  async ready(): Promise<void> {
    if (this.connected) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      timer = setTimeout(resolve, READY_WITHIN_MS);
      this.sender.once('ready', resolve);
    });
    clearTimeout(timer);
  }

  stop(): void {
    this.sender.disconnect();
    this.receiver.disconnect();
  }

  listen(topic: string, listener: Listener): void {
    this.listeners.set(this.channel(topic), listener);
  }

  /** Sends a message to all listening services; lost when Redis is away. */
  async publish(topic: string, message: unknown): Promise<void> {
    if (!this.connected) return;
    await this.sender.publish(this.channel(topic), JSON.stringify(message)).catch(() => {});
  }

  private channel(topic: string): string {
    return `${this.environment.REDIS_PREFIX}.${topic}`;
  }

  private async subscribe(): Promise<void> {
    if (this.listeners.size === 0) return;
    await this.receiver.subscribe(...this.listeners.keys()).catch(() => {});
  }

  private receive(channel: string, text: string): void {
    try {
      this.listeners.get(channel)?.(JSON.parse(text));
    } catch (error) {
      this.logger.warn(`A notice on ${channel} could not be read: ${String(error)}`);
    }
  }
}
