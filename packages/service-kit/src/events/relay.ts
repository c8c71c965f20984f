import { setTimeout as pause } from 'node:timers/promises';
import { type EventEnvelope, eventQueue, listenersOf, replayQueue, type ServiceName } from '@cleaning/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Queue, Worker } from 'bullmq';
import { type CommonEnvironment, ENVIRONMENT } from '../environment/environment.js';
import { SERVICE } from '../service-name.js';
import { Bus } from './bus.js';
import { OUTBOX_BATCH, Outbox } from './outbox.js';
import { OutboxSignal } from './outbox-signal.js';
import { producerConnection, type ReplayRequest, workerConnection } from './redis.js';

/** Announces the newest number each second, so that a consumer notices what never reached it. */
const HEARTBEAT_MS = 1000;
export const HEARTBEAT = 'events.heartbeat';
export interface Heartbeat {
  readonly source: ServiceName;
  readonly last_seq: number;
}

/** A failed event is tried again by BullMQ, and asked for again by its consumer after that. */
const JOB_OPTIONS = {
  attempts: 5,
  backoff: { type: 'exponential', delay: 200 },
  removeOnComplete: true,
  removeOnFail: { count: 100 },
} as const;

/** Events that travel, and are applied, together: a consumer's transaction for each event would cost more than all the rest. */
const JOB_EVENTS = 100;

function chunks(events: EventEnvelope[]): EventEnvelope[][] {
  return Array.from({ length: Math.ceil(events.length / JOB_EVENTS) }, (_, index) =>
    events.slice(index * JOB_EVENTS, (index + 1) * JOB_EVENTS),
  );
}

/**
 * Events of writes that come close together travel together: each journey costs the source and its listeners a transaction. The first
 * write after a quiet moment waits for nobody.
 */
const PACE_MS = 20;

/** Carries committed events from the outbox to the queues of the services that listen. */
@Injectable()
export class Relay {
  private readonly logger = new Logger(Relay.name);
  private readonly queues = new Map<ServiceName, Queue<EventEnvelope[]>>();
  private replays: Worker<ReplayRequest> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = true;

  constructor(
    @Inject(SERVICE) private readonly service: ServiceName,
    @Inject(ENVIRONMENT) private readonly environment: CommonEnvironment,
    private readonly outbox: Outbox,
    private readonly bus: Bus,
    private readonly outboxSignal: OutboxSignal,
  ) {}

  start(): void {
    this.stopped = false;
    const { REDIS_URL, REDIS_PREFIX } = this.environment;
    for (const consumer of listenersOf(this.service)) {
      const queue = new Queue<EventEnvelope[]>(eventQueue(this.service, consumer), {
        connection: producerConnection(REDIS_URL),
        prefix: REDIS_PREFIX,
      });
      queue.on('error', () => {}); // each add reports its own failure
      this.queues.set(consumer, queue);
    }
    this.replays = new Worker<ReplayRequest>(replayQueue(this.service), (job) => this.replay(job.data), {
      connection: workerConnection(REDIS_URL),
      prefix: REDIS_PREFIX,
    });
    this.replays.on('error', (error) => this.logger.warn(`Replay queue: ${error.message}`));
    this.outboxSignal.onCommitted(() => this.wake());
    this.bus.onConnected(() => this.wake());
    this.timer = setInterval(() => void this.beat(), HEARTBEAT_MS);
    this.wake();
  }

  /** Sends what is committed, then lets go. */
  async stop(): Promise<void> {
    this.wake();
    while (this.running) await this.running;
    this.stopped = true;
    clearInterval(this.timer);
    await this.replays?.close(true);
    await Promise.all([...this.queues.values()].map((queue) => queue.close().catch(() => {})));
  }

  /** Runs one pass at a time; a call during a pass makes one more pass follow. */
  private wake(): void {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.pass().finally(() => {
      this.running = undefined;
      if (this.again) {
        this.again = false;
        this.wake();
      }
    });
  }

  private async pass(): Promise<void> {
    try {
      // Events that get a number but cannot be sent would wait for their consumers to miss them.
      while (this.bus.connected) {
        const events = await this.outbox.number(this.service);
        await this.send(events);
        if (events.length === 0) return;
        if (events.length < OUTBOX_BATCH) return await pause(PACE_MS);
      }
    } catch (error) {
      // The events stay in the outbox; their consumers ask for them when they hear the next heartbeats.
      this.logger.warn(`Events wait in the outbox: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private async send(events: EventEnvelope[]): Promise<void> {
    if (events.length === 0) return;
    await Promise.all([...this.queues.keys()].map((consumer) => this.sendTo(consumer, events)));
  }

  private async sendTo(consumer: ServiceName, events: EventEnvelope[]): Promise<void> {
    // A queue without a connection would hold the jobs back instead of refusing them.
    if (!this.bus.connected) throw new Error('Redis cannot be reached');
    const queue = this.queues.get(consumer);
    if (!queue) throw new Error(`svc-${consumer} does not listen to svc-${this.service}`);
    await queue.addBulk(chunks(events).map((data) => ({ name: 'events', data, opts: JOB_OPTIONS })));
  }

  private async replay({ consumer, after }: ReplayRequest): Promise<void> {
    const events = await this.outbox.behind(this.service, after);
    this.logger.log(`svc-${consumer} asked again for ${events.length} events behind number ${after}`);
    if (events.length > 0) await this.sendTo(consumer, events);
  }

  private async beat(): Promise<void> {
    try {
      // Left by a process that ended before it sent them, or by a command that has no relay.
      if (await this.outbox.hasUnnumbered()) this.wake();
      await this.bus.tell(HEARTBEAT, {
        source: this.service,
        last_seq: await this.outbox.lastSeq(),
      } satisfies Heartbeat);
    } catch (error) {
      if (!this.stopped) this.logger.warn(`Heartbeat: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
