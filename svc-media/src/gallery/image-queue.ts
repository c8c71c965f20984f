import { GALLERY_IMAGES_QUEUE } from '@cleaning/contracts';
import {
  currentRequestId,
  ENVIRONMENT,
  type Environment,
  producerConnection,
  withRequestId,
  workerOptions,
} from '@cleaning/service-kit';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { type Job, Queue, Worker } from 'bullmq';
import type { environment } from '../environment.js';
import { ImageMaking } from './image-making.js';

const JOB = 'make';

interface ImageJob {
  readonly imageId: string;
  /** Of the upload; jobs that the interval job adds belong to no request. */
  readonly requestId?: string;
}
/** A job fails only while the store or the database is away; the interval job adds it again. */
const JOB_OPTIONS = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 2000 },
  removeOnComplete: true,
  removeOnFail: true,
} as const;

/** Makes images one after the other in the background, on all instances. */
@Injectable()
export class ImageQueue implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ImageQueue.name);
  private readonly queue: Queue<ImageJob>;
  private worker: Worker<ImageJob> | undefined;

  constructor(
    private readonly making: ImageMaking,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {
    const connection = producerConnection(this.env.REDIS_URL);
    this.queue = new Queue(GALLERY_IMAGES_QUEUE, { connection, prefix: this.env.REDIS_PREFIX });
    this.queue.on('error', () => {}); // each use reports its own failure
  }

  onApplicationBootstrap(): void {
    this.worker = new Worker<ImageJob>(
      GALLERY_IMAGES_QUEUE,
      (job) => this.inRequestOf(job, () => this.making.make(job.data.imageId)),
      {
        ...workerOptions(this.env),
        concurrency: 1,
      },
    );
    this.worker.on('error', (error) => this.logger.warn({ msg: 'The image queue cannot be reached', err: error }));
    this.worker.on('completed', (job) => {
      this.inRequestOf(job, () => this.logger.log({ msg: 'An image job is done', image: job.data.imageId }));
    });
    this.worker.on('failed', (job, error) => {
      const failure = { msg: 'An image could not be made', image: job?.data.imageId, err: error };
      this.inRequestOf(job, () => this.logger.warn(failure));
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker?.close();
    await this.queue.close().catch(() => undefined);
  }

  /** Adds a job for each image. While Redis is away the images stay 'processing', and the interval job adds theirs later. */
  ask(imageIds: readonly string[]): void {
    if (imageIds.length === 0) return;
    const requestId = currentRequestId();
    // The job's id is the image's: one that waits is not added twice.
    const jobs = imageIds.map((imageId) => ({
      name: JOB,
      data: { imageId, ...(requestId ? { requestId } : {}) },
      opts: { ...JOB_OPTIONS, jobId: imageId },
    }));
    this.queue.addBulk(jobs).catch((error: unknown) => {
      this.logger.warn({ msg: 'Images wait for the sweep', images: imageIds.length, err: error });
    });
  }

  /** Logs of a job carry the id of the request that caused it. */
  private inRequestOf<T>(job: Job<ImageJob> | undefined, work: () => T): T {
    const requestId = job?.data.requestId;
    return requestId ? withRequestId(requestId, work) : work();
  }

  /** Adds jobs for images that are overdue. */
  async sweep(): Promise<void> {
    this.ask(await this.making.overdue());
  }
}
