import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { type CommonEnvironment, ENVIRONMENT } from '../environment/environment.js';
import { commandConnection } from './redis.js';

type Listener = (message: unknown) => void;

/**
 * Short notices between running services that nobody needs to keep: heartbeats and acknowledgements.
 * What must not be lost travels in queues.
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
    this.receiver.on('message', (channel: string, text: string) => this.hear(channel, text));
    // With the offline queue off, a subscription made before the connection stands would be refused.
    this.receiver.on('ready', () => void this.subscribe());
  }

  /** Whether Redis can be reached right now. */
  get connected(): boolean {
    return this.sender.status === 'ready';
  }

  /** Calls the listener whenever Redis can be reached again, and for the first time. */
  onConnected(listener: () => void): void {
    this.sender.on('ready', listener);
  }

  start(): void {
    // The connections keep trying by themselves; a service starts without Redis too.
    this.sender.connect().catch(() => {});
    this.receiver.connect().catch(() => {});
  }

  stop(): void {
    this.sender.disconnect();
    this.receiver.disconnect();
  }

  listen(topic: string, listener: Listener): void {
    this.listeners.set(this.channel(topic), listener);
  }

  /** Tells all listening services; lost when Redis is away. */
  async tell(topic: string, message: unknown): Promise<void> {
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

  private hear(channel: string, text: string): void {
    try {
      this.listeners.get(channel)?.(JSON.parse(text));
    } catch (error) {
      this.logger.warn(`A notice on ${channel} could not be read: ${String(error)}`);
    }
  }
}
