import { GALLERY_IMAGES_QUEUE, SECOND_MS } from '@cleaning/contracts';
import { getCurrentRequestId, IntervalRuns, PubSub, QueueProcessor, withRequestId } from '@cleaning/service-kit';
import { InjectQueue, OnWorkerEvent, Processor } from '@nestjs/bullmq';
import { Interval } from '@nestjs/schedule';
import type { Job, Queue } from 'bullmq';
import { ImageMaking } from './image-making.service.js';

const JOB = 'make';

interface ImageJob {
  readonly imageId: string;
  /** From the upload; missing in jobs that the interval job adds. */
  readonly requestId?: string;
}
/** A job fails only while the store or the database cannot be reached; then the interval job adds it again. */
const JOB_OPTIONS = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 2000 },
  removeOnComplete: true,
  removeOnFail: true,
} as const;

/** Processes images in the background on all instances, one at a time on each. */
@Processor(GALLERY_IMAGES_QUEUE, { concurrency: 1 })
export class ImageQueue extends QueueProcessor {
  constructor(
    pubSub: PubSub,
    private readonly making: ImageMaking,
    @InjectQueue(GALLERY_IMAGES_QUEUE) private readonly queue: Queue<ImageJob>,
    private readonly runs: IntervalRuns,
  ) {
    super(pubSub);
  }

  process(job: Job<ImageJob>): Promise<void> {
    return this.runInRequest(job, () => this.making.make(job.data.imageId));
  }

  @OnWorkerEvent('completed')
  onCompleted(job: Job<ImageJob>): void {
    this.runInRequest(job, () => this.logger.log({ msg: 'An image job is done', image: job.data.imageId }));
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job<ImageJob> | undefined, error: Error): void {
    const failure = { msg: 'An image could not be made', image: job?.data.imageId, err: error };
    this.runInRequest(job, () => this.logger.warn(failure));
  }

  /** Adds a job for each image. If Redis cannot be reached, the images stay 'processing' and the interval job adds them later. */
  enqueue(imageIds: readonly string[]): void {
    if (imageIds.length === 0) return;
    const requestId = getCurrentRequestId();
    // The image's id as job id prevents duplicates.
    const jobs = imageIds.map((imageId) => ({
      name: JOB,
      data: { imageId, requestId },
      opts: { ...JOB_OPTIONS, jobId: imageId },
    }));
    this.queue.addBulk(jobs).catch((error: unknown) => {
      this.logger.warn({ msg: 'Images wait for the sweep', images: imageIds.length, err: error });
    });
  }

  /** Adds the id of the request that caused the job to its log lines. */
  private runInRequest<T>(job: Job<ImageJob> | undefined, work: () => T): T {
    const requestId = job?.data.requestId;
    return requestId ? withRequestId(requestId, work) : work();
  }

  @Interval(30 * SECOND_MS)
  onInterval(): Promise<void> {
    return this.runs.run('images whose job was lost', () => this.sweep());
  }

  /** Adds jobs for images that are overdue. */
  async sweep(): Promise<void> {
    this.enqueue(await this.making.requeueOverdue());
  }
}
