import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { runOutsideRequest } from './http/request-budget.js';

/**
 * Runs interval jobs, one run of a job at a time, scheduled by `@nestjs/schedule`. Logs errors and continues. Shutdown waits for running jobs.
 */
@Injectable()
export class IntervalRuns implements OnModuleDestroy {
  private readonly logger = new Logger('IntervalJobs');
  private readonly running = new Map<string, Promise<void>>();
  /** The last day that each job has done. */
  private readonly lastDays = new Map<string, string>();
  private hasEnded = false;

  constructor(private readonly scheduler: SchedulerRegistry) {}

  /**
   * Starts a run or joins the running one. Never throws.
   * @param job unique name for the log
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

  /**
   * Like `run`, but only until it has succeeded once on a day. Call it at the start and each minute: `@Cron` would miss the days that begin
   * while the process is down.
   * @param today as YYYY-MM-DD
   */
  runOncePerDay(job: string, today: string, work: () => Promise<unknown>): Promise<void> {
    if (this.lastDays.get(job) === today) return Promise.resolve();
    return this.run(job, async () => {
      await work();
      this.lastDays.set(job, today);
    });
  }

  /** Starts a run within a time. Calls within that time share the run. */
  runSoon(job: string, withinMs: number, work: () => Promise<unknown>): void {
    if (this.hasEnded || this.scheduler.doesExist('timeout', job)) return;
    const begin = () => {
      this.scheduler.deleteTimeout(job);
      // A running job may have checked before this call.
      void (this.running.get(job) ?? Promise.resolve()).then(() => this.run(job, work));
    };
    this.scheduler.addTimeout(job, setTimeout(begin, withinMs).unref());
  }

  /** Runs before the dependencies of jobs shut down. */
  async onModuleDestroy(): Promise<void> {
    this.hasEnded = true;
    await Promise.all(this.running.values());
  }
}
