import { setTimeout as pause } from 'node:timers/promises';
import {
  CHANGES_PATH,
  type ChangesPage,
  changesPage,
  FEED_PAGE,
  type FeedStanding,
  JWKS_PATH,
  listSources,
  SET_ASIDE_PATH,
  type ServiceName,
  STATES_PATH,
  statesAnswer,
} from '@cleaning/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { NextFunction, Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { SERVICE } from '../environment/environment.js';
import { runOutsideRequest } from '../http/request-budget.js';
import { IntervalRuns } from '../interval-runs.js';
import { Peers } from '../peers/peers.js';
import { PubSub } from '../redis/redis.js';
import { ApplyChanges, moveCursor, readCursor } from './apply-changes.js';
import { coalesce } from './coalesce.js';
import { Nudges } from './nudges.js';
import { SetAside } from './set-aside.js';

/** Interval for reading feeds while Redis delivers no nudges, and for retrying changes that were set aside. */
const POLL_MS = 1000;
/** In intervals. A feed is also read while Redis works, because a nudge may have been lost. */
const FORCED_READ_EVERY = 10;

/** Longest wait of a request for earlier writes. A healthy service needs some 20 ms, a busy machine a second for two reads. */
const CATCH_UP_TIMEOUT_MS = 2000;
/** After this many failures in a row only one request a second waits for a feed. */
const MAX_FAILURES = 3;
const RETRY_INTERVAL_MS = 1000;

interface Reading {
  /** Reads the feed to its end. Rejects when that fails. */
  readonly read: () => Promise<void>;
  /** Last known position of the cursor; undefined before the first read, or when another replica may have moved it. */
  cursor: number | undefined;
  /** Requests that waited in vain since the feed was last read to its end. */
  failures: number;
  /** When a request last waited despite failures, by `performance.now()`. */
  lastWaitAt: number;
  /** Intervals since the last forced read. */
  intervals: number;
  /** True while changes of the feed are set aside. */
  hasSetAside: boolean;
  /** When the feed was last applied to its end. */
  upToDateAt: Date;
  /** The last reading error; logged once, not each second. */
  lastError: string;
}

function shouldWaitFor(reading: Reading): boolean {
  if (reading.failures < MAX_FAILURES) return true;
  const now = performance.now();
  if (now < reading.lastWaitAt + RETRY_INTERVAL_MS) return false;
  reading.lastWaitAt = now;
  return true;
}

/** Reads the feeds that this service depends on, and applies new changes. */
@Injectable()
export class ReadFeeds {
  private readonly logger = new Logger(ReadFeeds.name);
  private readonly readings: ReadonlyMap<ServiceName, Reading>;
  private stopped = false;

  constructor(
    @Inject(SERVICE) private readonly service: ServiceName,
    private readonly dataSource: DataSource,
    private readonly peers: Peers,
    private readonly apply: ApplyChanges,
    private readonly setAside: SetAside,
    private readonly nudges: Nudges,
    private readonly pubSub: PubSub,
    private readonly runs: IntervalRuns,
  ) {
    this.readings = new Map(listSources(service).map((source) => [source, this.createReading(source)]));
  }

  private createReading(source: ServiceName): Reading {
    const reading: Reading = {
      // Several requests share it, so it must outlive the first.
      read: coalesce(() => runOutsideRequest(() => this.readAll(source, reading))),
      cursor: undefined,
      failures: 0,
      lastWaitAt: 0,
      intervals: 0,
      hasSetAside: true,
      upToDateAt: new Date(),
      lastError: '',
    };
    return reading;
  }

  async start(): Promise<void> {
    await this.setAside.makeAllDue();
    void this.poll();
  }

  /** Waits for running reads. */
  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.allSettled([...this.readings.values()].map(({ read }) => read()));
  }

  /** Reads a feed to its end. Never throws. */
  read(source: ServiceName): Promise<void> {
    return this.readOrFail(source).catch(() => {});
  }

  /** Reads a feed to its end. Calls during a read share the next one. */
  async readOrFail(source: ServiceName): Promise<void> {
    await this.readings.get(source)?.read();
  }

  /**
   * Read your own writes: resolves when each nudged feed is applied, after two seconds at the latest. Holds in each replica of this service,
   * because they share nudges and cursor.
   */
  async catchUp(): Promise<void> {
    const waiting = await this.nudges.listWaiting();
    const lagging = waiting.flatMap((source) => this.readings.get(source) ?? []).filter(shouldWaitFor);
    if (lagging.length === 0) return;
    const cancelled = new AbortController();
    const late = pause(CATCH_UP_TIMEOUT_MS, undefined, { signal: cancelled.signal }).then(
      () => {
        for (const reading of lagging) reading.failures += 1;
      },
      () => {},
    );
    const countFailure = (reading: Reading) => () => {
      reading.failures += 1;
    };
    await Promise.race([Promise.all(lagging.map((reading) => reading.read().catch(countFailure(reading)))), late]);
    cancelled.abort();
  }

  /** True if a request sees all earlier changes of the source. */
  isUpToDate(source: ServiceName): boolean {
    const reading = this.readings.get(source);
    if (!reading) return true;
    return reading.lastError === '' && !reading.hasSetAside && reading.failures === 0;
  }

  async readStandings(now = Date.now()): Promise<FeedStanding[]> {
    const counts = await this.setAside.counts();
    return Promise.all(
      [...this.readings].map(async ([source, { upToDateAt }]) => ({
        reader: this.service,
        source,
        applied: await readCursor(this.dataSource.manager, source),
        seconds_behind: Math.max(0, now - upToDateAt.getTime()) / 1000,
        set_aside: counts.get(source) ?? 0,
      })),
    );
  }

  /** Finds changes without a nudge. */
  @Interval(POLL_MS)
  async poll(): Promise<void> {
    const looks = [...this.readings].map(([source, reading]) =>
      this.runs.run(`feed of ${source}`, () => this.pollSource(source, reading)),
    );
    await Promise.all(looks);
  }

  private async pollSource(source: ServiceName, reading: Reading): Promise<void> {
    const { working } = this.pubSub;
    const isDue = !working || reading.intervals % FORCED_READ_EVERY === 0;
    // Also once after Redis works again.
    reading.intervals = working ? reading.intervals + 1 : 0;
    if (!isDue && !reading.hasSetAside) return;
    // Read the cursor from the database: it may have been restored from a backup.
    reading.cursor = undefined;
    await this.read(source);
  }

  private async readAll(source: ServiceName, reading: Reading): Promise<void> {
    if (this.stopped) return;
    try {
      await this.readToEnd(source, reading);
      await this.retryDue(source, reading);
    } catch (error) {
      this.logFailure(source, reading, error);
      throw error;
    }
    reading.upToDateAt = new Date();
    reading.lastError = '';
    reading.failures = 0;
  }

  private async readToEnd(source: ServiceName, reading: Reading): Promise<void> {
    while (!this.stopped) {
      const after = reading.cursor ?? (await readCursor(this.dataSource.manager, source));
      const page = await this.page(source, after);
      reading.cursor = undefined;
      if (page.last < after) {
        await this.restart(source, after, page.last);
        continue;
      }
      if (page.last > after && !(await this.apply.page(source, after, page))) continue;
      reading.cursor = page.last;
      // The last page is not full. Later changes send a nudge.
      if (page.changes.length < FEED_PAGE) return;
    }
  }

  private async page(source: ServiceName, after: number): Promise<ChangesPage> {
    const answer = await this.peers.call(source, 'GET', `${CHANGES_PATH}?after=${after}&limit=${FEED_PAGE}`);
    if (answer.status !== 200) throw new Error(`svc-${source} answered ${answer.status}`);
    return changesPage.parse(JSON.parse(answer.body));
  }

  /** The source was restored from a backup: its feed is read from the start. */
  private async restart(source: ServiceName, after: number, last: number): Promise<void> {
    this.logger.warn({ msg: 'A feed ends before what was read of it: it is read anew', source, after, last });
    await moveCursor(this.dataSource.manager, source, 0);
  }

  private async retryDue(source: ServiceName, reading: Reading): Promise<void> {
    const waiting = await this.setAside.findNext(source);
    reading.hasSetAside = waiting.length > 0;
    const things = waiting.flatMap(({ is_due, ...thing }) => (is_due ? [thing] : []));
    if (things.length === 0) return;
    const after = await readCursor(this.dataSource.manager, source);
    const answer = await this.peers.call(source, 'POST', STATES_PATH, { things });
    if (answer.status !== 200) throw new Error(`svc-${source} answered ${answer.status}`);
    const { changes } = statesAnswer.parse(JSON.parse(answer.body));
    await this.apply.retry(source, after, changes);
    // The source may no longer publish the thing to this service.
    const answered = new Set(changes.map(({ entity, id }) => `${entity} ${id}`));
    for (const thing of things)
      if (!answered.has(`${thing.entity} ${thing.id}`))
        await this.setAside.retryFailed(source, thing, new Error('The source does not answer it'));
  }

  private logFailure(source: ServiceName, reading: Reading, error: unknown): void {
    const trouble = error instanceof Error && error.constructor !== Error ? error.name : (error as Error).message;
    if (this.stopped || trouble === reading.lastError) return;
    reading.lastError = trouble;
    this.logger.warn({ msg: 'A feed cannot be read at the moment', source, trouble });
  }
}

/** Must not wait: another service may call them while it handles a request that this service waits for. */
const FEED_PATHS = [CHANGES_PATH, STATES_PATH, SET_ASIDE_PATH, JWKS_PATH, '/healthz', '/readyz', '/metrics'];

/** Middleware: a request waits until this service has applied earlier writes. */
export const waitForFeeds =
  (feeds: ReadFeeds) =>
  ({ path }: Request, _response: Response, next: NextFunction): void => {
    if (FEED_PATHS.includes(path)) next();
    else feeds.catchUp().then(() => next(), next);
  };
