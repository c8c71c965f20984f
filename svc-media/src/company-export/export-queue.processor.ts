import { COMPANY_EXPORT_QUEUE, SECOND_MS } from '@cleaning/contracts';
import { IntervalRuns, PubSub, QueueProcessor } from '@cleaning/service-kit';
import { InjectQueue, OnWorkerEvent, Processor } from '@nestjs/bullmq';
import { Interval } from '@nestjs/schedule';
import type { Job, Queue } from 'bullmq';
import { ExportMaking } from './export-making.service.js';

const JOB = 'make';
/** A job that fails is added again by the interval job. */
const JOB_OPTIONS = { removeOnComplete: true, removeOnFail: true } as const;

interface ExportJob {
  readonly exportId: string;
}

/** Makes exports one after the other in the background. */
@Processor(COMPANY_EXPORT_QUEUE, { concurrency: 1 })
export class ExportQueue extends QueueProcessor {
  constructor(
    pubSub: PubSub,
    private readonly making: ExportMaking,
    @InjectQueue(COMPANY_EXPORT_QUEUE) private readonly queue: Queue<ExportJob>,
    private readonly runs: IntervalRuns,
  ) {
    super(pubSub);
  }

  process(job: Job<ExportJob>): Promise<void> {
    return this.making.make(job.data.exportId);
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job<ExportJob> | undefined, error: Error): void {
    this.logger.warn({ msg: 'An export could not be made', export: job?.data.exportId, err: error });
  }

  /** Adds a job for each export. While Redis is away the interval job adds it later. */
  ask(exportIds: readonly string[]): void {
    if (exportIds.length === 0) return;
    // The job's id is the export's: one that waits is not added twice.
    const jobs = exportIds.map((exportId) => ({
      name: JOB,
      data: { exportId },
      opts: { ...JOB_OPTIONS, jobId: exportId },
    }));
    this.queue.addBulk(jobs).catch((error: unknown) => {
      this.logger.warn({ msg: 'An export waits for the sweep', err: error });
    });
  }

  @Interval(30 * SECOND_MS)
  onInterval(): Promise<void> {
    return this.runs.run('exports that nobody works on', () => this.sweep());
  }

  /** Adds jobs for exports that nobody works on. */
  async sweep(): Promise<void> {
    this.ask(await this.making.findForgotten());
  }
}
