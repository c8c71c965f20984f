import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { IntervalRuns } from '../interval-runs.js';
import { databaseClock } from './database-clock.js';

const CHECK_MS = 1000;

/** Interval job, each second: reads PostgreSQL's clock when that is due. */
@Injectable()
export class ClockReadings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly runs: IntervalRuns,
  ) {}

  @Interval(CHECK_MS)
  async onInterval(): Promise<void> {
    if (databaseClock.isDue()) await this.runs.run('clock', () => this.measure());
  }

  /** Keeps the last reading while PostgreSQL is unavailable. */
  private async measure(): Promise<void> {
    await databaseClock.measure(this.dataSource).catch(() => {});
  }
}
