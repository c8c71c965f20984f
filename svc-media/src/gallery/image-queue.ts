import { GALLERY_IMAGES_QUEUE } from '@cleaning/contracts';
import {
  currentRequestId,
  ENVIRONMENT,
  type Environment,
  producerConnection,
  withRequestId,
  workerConnection,
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
  /** Of the upload; the sweep's jobs belong to no request. */
  readonly requestId?: string;
}
/** Only a store or database that is away makes a job fail; the sweep asks again after that. */
const JOB_OPTIONS = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 2000 },
  removeOnComplete: true,
  removeOnFail: true,
} as const;

/** Makes images one after the other, beside the answering of calls, and spreads them over all instances. */
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
      (job) => this.inStoryOf(job, () => this.making.make(job.data.imageId)),
      {
        connection: workerConnection(this.env.REDIS_URL),
        prefix: this.env.REDIS_PREFIX,
        concurrency: 1,
      },
    );
    this.worker.on('error', (error) => this.logger.warn({ msg: 'The image queue cannot be reached', err: error }));
    this.worker.on('completed', (job) => {
      this.inStoryOf(job, () => this.logger.log({ msg: 'An image job is done', image: job.data.imageId }));
    });
    this.worker.on('failed', (job, error) => {
      const told = { msg: 'An image could not be made', image: job?.data.imageId, err: error };
      this.inStoryOf(job, () => this.logger.warn(told));
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker?.close();
    await this.queue.close().catch(() => undefined);
  }

  /** Asks for images to be made. When Redis is away the images stay 'processing', and the sweep asks again. */
  ask(imageIds: readonly string[]): void {
    if (imageIds.length === 0) return;
    const requestId = currentRequestId();
    // A job that waits already is not added twice: its id is the image's.
    const jobs = imageIds.map((imageId) => ({
      name: JOB,
      data: { imageId, ...(requestId ? { requestId } : {}) },
      opts: { ...JOB_OPTIONS, jobId: imageId },
    }));
    this.queue.addBulk(jobs).catch((error: unknown) => {
      this.logger.warn({ msg: 'Images wait for the sweep', images: imageIds.length, err: error });
    });
  }

  /** One grep for a request's id finds what its jobs did as well. */
  private inStoryOf<T>(job: Job<ImageJob> | undefined, work: () => T): T {
    const requestId = job?.data.requestId;
    return requestId ? withRequestId(requestId, work) : work();
  }

  /** Asks for what earlier requests did not bring about. */
  async sweep(): Promise<void> {
    this.ask(await this.making.overdue());
  }
}
