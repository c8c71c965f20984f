import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { runOutsideRequest } from './http/request-budget.js';

/**
 * Runs of interval jobs: one of a job at a time. What a run throws is logged, and the next run comes nevertheless. A service that ends waits
 * for those under way. `@nestjs/schedule` says when a run begins.
 */
@Injectable()
export class IntervalRuns implements OnModuleDestroy {
  private readonly logger = new Logger('IntervalJobs');
  private readonly running = new Map<string, Promise<void>>();
  private hasEnded = false;

  constructor(private readonly scheduler: SchedulerRegistry) {}

  /**
   * A run, or the one under way. Never throws.
   * @param job one name for each job of a service; the log shows it
   */
  run(job: string, work: () => Promise<unknown>): Promise<void> {
    if (this.hasEnded) return Promise.resolve();
    const underWay = this.running.get(job);
    if (underWay) return underWay;
    const run = runOutsideRequest(work)
      .catch((err: unknown) => this.logger.error({ msg: 'An interval job failed', job, err }))
      .then(() => {
        this.running.delete(job);
      });
    this.running.set(job, run);
    return run;
  }

  /** A run that begins after this call, and after a time at the latest: there is something to do. Calls within that time share it. */
  runSoon(job: string, withinMs: number, work: () => Promise<unknown>): void {
    if (this.hasEnded || this.scheduler.doesExist('timeout', job)) return;
    const begin = () => {
      this.scheduler.deleteTimeout(job);
      // One that is under way may have looked before.
      void (this.running.get(job) ?? Promise.resolve()).then(() => this.run(job, work));
    };
    this.scheduler.addTimeout(job, setTimeout(begin, withinMs).unref());
  }

  /** Before what runs use is shut down. */
  async onModuleDestroy(): Promise<void> {
    this.hasEnded = true;
    await Promise.all(this.running.values());
  }
}
