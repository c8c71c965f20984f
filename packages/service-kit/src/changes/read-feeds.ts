import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import {
  CHANGES_PATH,
  type ChangesPage,
  changesPage,
  FEED_PAGE,
  type FeedStanding,
  JWKS_PATH,
  SET_ASIDE_PATH,
  type ServiceName,
  STATES_PATH,
  sourcesOf,
  statesAnswer,
} from '@cleaning/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { SERVICE } from '../environment/environment.js';
import { Peers } from '../peers/peers.js';
import { PubSub } from '../redis/redis.js';
import { ApplyChanges, moveCursor, readCursor } from './apply-changes.js';
import { NewestNumbers } from './publish-changes.js';
import { SetAside } from './set-aside.js';

/** Interval at which a feed is read when messages about it may be lost, or when it is known to hold something unread. */
const POLL_MS = 1000;
/** In intervals: how often a feed is read although messages arrive and none says that there is something new. */
const UNASKED_EVERY = 10;

/** A request is answered when what was written before it has been applied. A healthy service needs some 20 ms; a busy machine takes longer than 200 ms. */
const CAUGHT_UP_WITHIN_MS = 1000;
/** After this many failures in a row requests do not wait for a feed until it was read again. */
const MAX_FAILURES = 3;

interface Reading {
  running: Promise<void> | undefined;
  again: boolean;
  /** Last known position of the cursor; undefined before the first read, or when another replica may have moved it. */
  cursor: number | undefined;
  /** Number up to which this process knows that the feed is applied. */
  applied: number;
  /** Requests that have waited for nothing since the feed was last read to its end. */
  failures: number;
  /** Intervals since the feed was last read without being asked for. */
  intervals: number;
  /** Whether changes of the feed are set aside, and wait for their next retry. */
  hasSetAside: boolean;
  /** When the feed was last applied to its end. */
  upToDateAt: Date;
  timer: NodeJS.Timeout | undefined;
  /** The last reading error; logged once, not each second. */
  lastError: string;
}

/** Reads the feeds that this service depends on, and applies new changes. */
@Injectable()
export class ReadFeeds {
  private readonly logger = new Logger(ReadFeeds.name);
  private readonly readings = new Map<ServiceName, Reading>();
  private stopped = false;

  constructor(
    @Inject(SERVICE) private readonly service: ServiceName,
    private readonly dataSource: DataSource,
    private readonly peers: Peers,
    private readonly apply: ApplyChanges,
    private readonly setAside: SetAside,
    private readonly newest: NewestNumbers,
    private readonly pubSub: PubSub,
  ) {
    for (const source of sourcesOf(service))
      this.readings.set(source, {
        running: undefined,
        again: false,
        cursor: undefined,
        applied: 0,
        failures: 0,
        intervals: 0,
        hasSetAside: true,
        upToDateAt: new Date(),
        timer: undefined,
        lastError: '',
      });
    // What was published since the last subscription has not arrived.
    pubSub.onSubscribed(() => {
      for (const source of this.readings.keys()) void this.read(source);
    });
  }

  async start(): Promise<void> {
    await this.setAside.makeAllDue();
    for (const source of this.readings.keys()) void this.poll(source);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const reading of this.readings.values()) clearTimeout(reading.timer);
    await Promise.all([...this.readings.values()].map(({ running }) => running));
  }

  /** Reads a feed to its end. Calls during a reading share the next one. Never throws. */
  read(source: ServiceName): Promise<void> {
    const reading = this.readings.get(source);
    if (!reading || this.stopped) return Promise.resolve();
    if (reading.running) {
      reading.again = true;
      return reading.running;
    }
    reading.running = this.readAll(source, reading).finally(() => {
      reading.running = undefined;
    });
    return reading.running;
  }

  /**
   * Read your own writes: resolves when each feed is applied up to the number that its source has published, after
   * a second at the latest.
   */
  async catchUp(): Promise<void> {
    // Messages that arrived together with the request are received by then.
    await nextTurn();
    const behind = [...this.readings].filter(
      ([source, { applied, failures }]) => this.newest.of(source) > applied && failures < MAX_FAILURES,
    );
    if (behind.length === 0) return;
    const cancelled = new AbortController();
    const late = pause(CAUGHT_UP_WITHIN_MS, undefined, { signal: cancelled.signal }).then(
      () => {
        for (const [, reading] of behind) reading.failures += 1;
      },
      () => {},
    );
    await Promise.race([Promise.all(behind.map(([source, reading]) => this.readUpTo(source, reading))), late]);
    cancelled.abort();
  }

  private async readUpTo(source: ServiceName, reading: Reading): Promise<void> {
    const published = this.newest.of(source);
    await reading.running;
    if (reading.applied >= published) return;
    await this.read(source);
    if (reading.applied >= published) return;
    if (reading.lastError) reading.failures += 1;
    else this.newest.correct(source, published, reading.applied);
  }

  /** Whether this process has applied all that a source is known to have changed: nothing newer is known, set aside or could not be read. */
  isUpToDate(source: ServiceName): boolean {
    const reading = this.readings.get(source);
    if (!reading) return true;
    return reading.lastError === '' && !reading.hasSetAside && reading.applied >= this.newest.of(source);
  }

  async standings(now = Date.now()): Promise<FeedStanding[]> {
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

  private async poll(source: ServiceName): Promise<void> {
    const reading = this.readings.get(source);
    if (!reading) return;
    const published = this.newest.of(source);
    const isAsked = published > reading.applied || reading.hasSetAside || reading.lastError !== '';
    if (isAsked || !this.pubSub.receiving || reading.intervals % UNASKED_EVERY === 0) {
      // Read the cursor from the database: it may have been restored from a backup.
      reading.cursor = undefined;
      await this.read(source);
      if (reading.lastError === '') this.newest.correct(source, published, reading.applied);
    }
    reading.intervals += 1;
    if (!this.stopped) reading.timer = setTimeout(() => void this.poll(source), POLL_MS).unref();
  }

  private async readAll(source: ServiceName, reading: Reading): Promise<void> {
    do {
      reading.again = false;
      try {
        await this.readToTheEnd(source, reading);
        await this.retryDue(source);
        reading.upToDateAt = new Date();
        reading.lastError = '';
        reading.failures = 0;
      } catch (error) {
        this.logFailure(source, reading, error);
      }
    } while (reading.again && !this.stopped);
  }

  private async readToTheEnd(source: ServiceName, reading: Reading): Promise<void> {
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
      reading.applied = page.last;
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

  private async retryDue(source: ServiceName): Promise<void> {
    const waiting = await this.setAside.next(source);
    const reading = this.readings.get(source);
    if (reading) reading.hasSetAside = waiting.length > 0;
    const things = waiting.flatMap(({ is_due, ...thing }) => (is_due ? [thing] : []));
    if (things.length === 0) return;
    const after = await readCursor(this.dataSource.manager, source);
    const answer = await this.peers.call(source, 'POST', STATES_PATH, { things });
    if (answer.status !== 200) throw new Error(`svc-${source} answered ${answer.status}`);
    const { changes } = statesAnswer.parse(JSON.parse(answer.body));
    await this.apply.retry(source, after, changes);
    // A source that does not answer a thing has withdrawn it from this service.
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

/** Services answer these while the asking service answers a request itself: they must not wait for it. */
const OF_FEEDS = [CHANGES_PATH, STATES_PATH, SET_ASIDE_PATH, JWKS_PATH, '/healthz', '/readyz', '/metrics'];

/** Lets a request wait until this service has applied what was written before it. */
export const caughtUp =
  (feeds: ReadFeeds) =>
  ({ path }: Request, _response: Response, next: NextFunction): void => {
    if (OF_FEEDS.includes(path)) next();
    else feeds.catchUp().then(() => next(), next);
  };
