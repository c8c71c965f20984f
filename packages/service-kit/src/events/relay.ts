import { type EventEnvelope, listenersOf, type ServiceName } from '@cleaning/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Queue, Worker } from 'bullmq';
import pg from 'pg';
import { type CommonEnvironment, ENVIRONMENT } from '../environment/environment.js';
import { SERVICE } from '../service-name.js';
import { Bus } from './bus.js';
import { Outbox } from './outbox.js';
import { eventQueue, producerConnection, type ReplayRequest, replayQueue, workerConnection } from './redis.js';
import { OUTBOX_CHANNEL } from './tables.js';

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

/** Carries committed events from the outbox to the queues of the services that listen. */
@Injectable()
export class Relay {
  private readonly logger = new Logger(Relay.name);
  private readonly queues = new Map<ServiceName, Queue>();
  private replays: Worker<ReplayRequest> | undefined;
  private listener: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private beating = false;
  private stopped = true;

  constructor(
    @Inject(SERVICE) private readonly service: ServiceName,
    @Inject(ENVIRONMENT) private readonly environment: CommonEnvironment,
    private readonly outbox: Outbox,
    private readonly bus: Bus,
  ) {}

  start(): void {
    this.stopped = false;
    const { REDIS_URL, REDIS_PREFIX } = this.environment;
    for (const consumer of listenersOf(this.service)) {
      const queue = new Queue(eventQueue(this.service, consumer), {
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
    void this.listen();
    this.timer = setInterval(() => void this.beat(), HEARTBEAT_MS);
    this.wake();
  }

  /** Sends what is committed, then lets go. */
  async stop(): Promise<void> {
    this.wake();
    while (this.running) await this.running;
    this.stopped = true;
    clearInterval(this.timer);
    await this.listener?.end().catch(() => {});
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
      for (;;) {
        const events = await this.outbox.number(this.service);
        if (events.length === 0) return;
        await this.send(events);
      }
    } catch (error) {
      // The events stay in the outbox; the next heartbeat tries again.
      this.logger.warn(`Events wait in the outbox: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private async send(events: EventEnvelope[]): Promise<void> {
    if (events.length === 0) return;
    for (const consumer of this.queues.keys()) await this.sendTo(consumer, events);
    await this.outbox.markSent(events);
  }

  private async sendTo(consumer: ServiceName, events: EventEnvelope[]): Promise<void> {
    // A queue without a connection would hold the jobs back instead of refusing them.
    if (!this.bus.connected) throw new Error('Redis cannot be reached');
    const queue = this.queues.get(consumer);
    if (!queue) throw new Error(`svc-${consumer} does not listen to svc-${this.service}`);
    await queue.addBulk(events.map((event) => ({ name: event.name, data: event, opts: JOB_OPTIONS })));
  }

  private async replay({ consumer, after }: ReplayRequest): Promise<void> {
    const events = await this.outbox.behind(this.service, after);
    this.logger.log(`svc-${consumer} asked again for ${events.length} events behind number ${after}`);
    if (events.length > 0) await this.sendTo(consumer, events);
  }

  private async beat(): Promise<void> {
    if (this.beating) return;
    this.beating = true;
    this.wake();
    try {
      // What the pass under way is about to send is not left behind: sent twice, a backlog would hold up what comes after it.
      await this.running;
      await this.send(await this.outbox.unsent(this.service));
      await this.bus.tell(HEARTBEAT, {
        source: this.service,
        last_seq: await this.outbox.lastSeq(),
      } satisfies Heartbeat);
    } catch (error) {
      if (!this.stopped) this.logger.warn(`Heartbeat: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      this.beating = false;
    }
  }

  /** Hears of commits at once. When the connection breaks, the heartbeat carries on and the connection is made anew. */
  private async listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.environment.DATABASE_URL, keepAlive: true });
    this.listener = client;
    let broken = false;
    const onBroken = () => {
      // A server that goes away reports more than one error.
      if (broken || this.stopped) return;
      broken = true;
      client.end().catch(() => {});
      setTimeout(() => void this.listen(), HEARTBEAT_MS).unref();
    };
    client.on('error', onBroken);
    client.on('end', onBroken);
    client.on('notification', () => this.wake());
    await client
      .connect()
      .then(() => client.query(`LISTEN ${OUTBOX_CHANNEL}`))
      .catch(onBroken);
  }
}
