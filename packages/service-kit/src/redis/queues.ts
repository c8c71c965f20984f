import { BullModule, OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { type Processor, Queue, type QueueOptions, Worker, type WorkerOptions } from 'bullmq';
import { type CommonEnvironment, ENVIRONMENT } from '../environment/environment.js';
import { buildProducerConnection, buildWorkerConnection, type PubSub } from './redis.js';

/** A queue that jobs are added to. It fails at once while Redis is unavailable. */
class ServiceQueue extends Queue {
  constructor(name: string, options: QueueOptions) {
    super(name, options);
    this.on('error', () => {}); // each use reports its own failure
  }

  /** Without Redis there is nothing to close. */
  override close(): Promise<void> {
    return super.close().catch(() => {});
  }
}

const failures = new Map<string, number>();

/** Jobs of a queue that failed their last attempt in this process. Redis keeps none of them. */
export const getFailures = (queue: string): number => failures.get(queue) ?? 0;

/**
 * Waits for Redis, although Nest passes it the options of its queue, which does not. Runs once the service has started. `drainDelay`: seconds
 * of a blocking read without a job.
 */
class ServiceWorker extends Worker {
  constructor(name: string, processor: Processor, options: WorkerOptions) {
    const connection = buildWorkerConnection(options.connection);
    super(name, processor, { drainDelay: 30, autorun: false, ...options, connection });
    this.on('failed', (job) => {
      if (!job || job.attemptsMade >= (job.opts.attempts ?? 1)) failures.set(name, getFailures(name) + 1);
    });
  }
}

// Before the first `registerQueue`, which uses these classes.
BullModule.queueClass = ServiceQueue;
BullModule.workerClass = ServiceWorker;

/** Shared options of all queues and workers. */
export const createQueuesModule = () =>
  BullModule.forRootAsync({
    inject: [ENVIRONMENT],
    useFactory: ({ REDIS_URL, REDIS_PREFIX }: CommonEnvironment) => ({
      connection: buildProducerConnection(REDIS_URL),
      prefix: REDIS_PREFIX,
    }),
  });

/** Processes the jobs of a queue, from the start of the service to its end. */
export abstract class QueueProcessor extends WorkerHost implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  private hasBegun = false;

  protected constructor(protected readonly pubSub: PubSub) {
    super();
  }

  onApplicationBootstrap(): void {
    this.hasBegun = true;
    this.worker.run().catch((error: Error) => this.onError(error));
  }

  /** Waits for running jobs. Without Redis it closes at once, because no job can be handed back. Commands run no worker. */
  async beforeApplicationShutdown(): Promise<void> {
    if (this.hasBegun) await this.worker.close(!this.pubSub.connected);
  }

  @OnWorkerEvent('error')
  onError(err: Error): void {
    this.logger.warn({ msg: 'The queue cannot be reached', queue: this.worker.name, err });
  }
}
