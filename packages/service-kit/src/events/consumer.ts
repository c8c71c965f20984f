import {
  type EventEnvelope,
  eventEnvelope,
  eventQueue,
  replayQueue,
  type ServiceName,
  sourcesOf,
} from '@cleaning/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Queue, Worker } from 'bullmq';
import { type CommonEnvironment, ENVIRONMENT } from '../environment/environment.js';
import { SERVICE } from '../service-name.js';
import { Bus } from './bus.js';
import { Inbox } from './inbox.js';
import { producerConnection, type ReplayRequest, workerConnection } from './redis.js';
import { HEARTBEAT, type Heartbeat } from './relay.js';

/** After so many heartbeats without progress the worker itself is taken for deaf and made anew. */
const DEAF_AFTER_BEATS = 10;

interface Subscription {
  worker: Worker<EventEnvelope[]>;
  readonly replays: Queue<ReplayRequest>;
  /** Number of the last applied event at the previous heartbeat that found this service behind. */
  stuckAt: number | undefined;
  stuckBeats: number;
}

/** Reads the queues of the sources that this service listens to and asks again for what never came. */
@Injectable()
export class Consumer {
  private readonly logger = new Logger(Consumer.name);
  private readonly subscriptions = new Map<ServiceName, Subscription>();
  /** The newest number that each source has told of. */
  private readonly heard = new Map<ServiceName, number>();
  private readonly caughtUp = new Map<ServiceName, Date>();
  private readonly made = new Date();

  constructor(
    @Inject(SERVICE) private readonly service: ServiceName,
    @Inject(ENVIRONMENT) private readonly environment: CommonEnvironment,
    private readonly inbox: Inbox,
    private readonly bus: Bus,
  ) {
    bus.listen(HEARTBEAT, (message) => {
      this.onHeartbeat(message as Heartbeat).catch((error: unknown) => this.logger.warn(String(error)));
    });
  }

  /** Number of the newest event that a source has told of; 0 before its first heartbeat. */
  heardOf(source: ServiceName): number {
    return this.heard.get(source) ?? 0;
  }

  /** Seconds since this service last knew to have applied everything of a source, or since its start. At most one or two when all is well. */
  secondsBehind(source: ServiceName, now = Date.now()): number {
    return (now - (this.caughtUp.get(source) ?? this.made).getTime()) / 1000;
  }

  start(): void {
    const { REDIS_URL, REDIS_PREFIX } = this.environment;
    for (const source of sourcesOf(this.service)) {
      const replays = new Queue<ReplayRequest>(replayQueue(source), {
        connection: producerConnection(REDIS_URL),
        prefix: REDIS_PREFIX,
      });
      replays.on('error', () => {}); // each add reports its own failure
      this.subscriptions.set(source, { worker: this.work(source), replays, stuckAt: undefined, stuckBeats: 0 });
    }
  }

  async stop(): Promise<void> {
    await Promise.all(
      [...this.subscriptions.values()].map(async ({ worker, replays }) => {
        // Waits for the event under way; without Redis there is nothing to hand back.
        await worker.close(!this.bus.connected);
        await replays.close().catch(() => {});
      }),
    );
  }

  private work(source: ServiceName): Worker<EventEnvelope[]> {
    const worker = new Worker<EventEnvelope[]>(
      eventQueue(source, this.service),
      async (job) => {
        const receipt = await this.inbox.receive(source, eventEnvelope.array().parse(job.data));
        if (receipt.state === 'waiting') await this.askAgain(source, receipt.after);
      },
      { connection: workerConnection(this.environment.REDIS_URL), prefix: this.environment.REDIS_PREFIX },
    );
    worker.on('error', (error) => this.logger.warn(`Events of svc-${source}: ${error.message}`));
    worker.on('failed', (job, error) =>
      this.logger.error(`Events from number ${job?.data[0]?.seq} on of svc-${source}: ${error.message}`),
    );
    return worker;
  }

  private async onHeartbeat({ source, last_seq }: Heartbeat): Promise<void> {
    const subscription = this.subscriptions.get(source);
    if (!subscription) return;
    this.heard.set(source, last_seq);
    const applied = await this.inbox.lastSeq(source);
    if (applied >= last_seq) {
      this.caughtUp.set(source, new Date());
      subscription.stuckAt = undefined;
      subscription.stuckBeats = 0;
      return;
    }
    if (subscription.stuckAt !== applied) {
      // Behind, but it was another number a second ago: the queue is being worked off.
      subscription.stuckAt = applied;
      subscription.stuckBeats = 0;
      return;
    }
    subscription.stuckBeats += 1;
    await this.askAgain(source, applied);
    if (subscription.stuckBeats % DEAF_AFTER_BEATS === 0) await this.renew(source, subscription);
  }

  private async askAgain(source: ServiceName, after: number): Promise<void> {
    const replays = this.subscriptions.get(source)?.replays;
    if (!replays || !this.bus.connected) return;
    // The same request is not queued twice; once served it is forgotten, so it can be made again.
    const jobId = `${this.service}-behind-${after}`;
    await replays.add(
      'replay',
      { consumer: this.service, after },
      { jobId, removeOnComplete: true, removeOnFail: true },
    );
  }

  private async renew(source: ServiceName, subscription: Subscription): Promise<void> {
    this.logger.warn(`No event of svc-${source} gets through: the worker is made anew`);
    await subscription.worker.close(true).catch(() => {});
    subscription.worker = this.work(source);
  }
}
