import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Interval, ScheduleModule } from '@nestjs/schedule';
import { IntervalRuns } from './interval-runs.js';

const INTERVAL_MS = 20;

@Injectable()
class Job {
  begun = 0;
  underWay = 0;
  most = 0;
  ends: () => Promise<unknown> = () => Promise.resolve();

  constructor(private readonly runs: IntervalRuns) {}

  @Interval(INTERVAL_MS)
  onInterval() {
    return this.runs.run('job', () => this.work());
  }

  runSoon(withinMs: number): void {
    this.runs.runSoon('job', withinMs, () => this.work());
  }

  private async work(): Promise<void> {
    this.begun += 1;
    this.underWay += 1;
    this.most = Math.max(this.most, this.underWay);
    try {
      await this.ends();
    } finally {
      this.underWay -= 1;
    }
  }
}

@Module({ imports: [ScheduleModule.forRoot()], providers: [IntervalRuns, Job] })
class JobsModule {}

describe('interval job', () => {
  const start = async () => {
    const app = await NestFactory.createApplicationContext(JobsModule, { logger: false });
    return { app, job: app.get(Job) };
  };
  const until = async (condition: () => boolean) => {
    while (!condition()) await pause(5);
  };

  it('runs at each interval, one run at a time', async () => {
    const { app, job } = await start();
    job.ends = () => pause(3 * INTERVAL_MS);
    await until(() => job.begun === 3);
    expect(job.most).toBe(1);
    await app.close();
  });

  it('runs once per day, and again on that day after a failure', async () => {
    const { app } = await start();
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => {});
    const runs = app.get(IntervalRuns);
    const work = jest.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(undefined);
    for (const day of ['2026-11-29', '2026-11-29', '2026-11-29', '2026-11-30', '2026-11-30'])
      await runs.runOncePerDay('daily', day, work);
    expect(work).toHaveBeenCalledTimes(3);
    jest.restoreAllMocks();
    await app.close();
  });

  it('logs a failed run and runs again', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => {});
    const { app, job } = await start();
    const err = new Error('failed');
    job.ends = () => Promise.reject(err);
    await until(() => job.begun === 3);
    await app.close();
    expect(logged).toHaveBeenCalledWith({ msg: 'An interval job failed', job: 'job', err });
    logged.mockRestore();
  });

  it('finishes before its service stops and starts no new run', async () => {
    const { app, job } = await start();
    job.ends = () => pause(2 * INTERVAL_MS);
    await until(() => job.underWay === 1);
    job.runSoon(0);
    await app.close();
    expect(job.underWay).toBe(0);
    const { begun } = job;
    await pause(3 * INTERVAL_MS);
    expect(job.begun).toBe(begun);
  });

  it('runs once after the current run for several requests', async () => {
    const app = await NestFactory.createApplicationContext(JobsModule, { logger: false });
    const job = app.get(Job);
    let end = () => {};
    job.ends = () =>
      new Promise<void>((resolve) => {
        end = resolve;
      });
    await until(() => job.begun === 1);
    for (let times = 0; times < 3; times += 1) job.runSoon(0);
    await pause(INTERVAL_MS);
    expect(job.begun).toBe(1);
    job.ends = () => pause(200);
    end();
    await until(() => job.begun === 2);
    await app.close();
    expect([job.begun, job.most]).toEqual([2, 1]);
  });
});
