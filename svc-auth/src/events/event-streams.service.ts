import { randomUUID } from 'node:crypto';
import { HEARTBEAT_SECONDS, LIVE_CHANNEL, liveMessage, MAX_STREAMS_PER_PERSON } from '@cleaning/contracts';
import {
  AccountLookup,
  AnnouncementSet,
  type Caller,
  type CommonEnvironment,
  ENVIRONMENT,
  getCallerRole,
  getNow,
  Metrics,
  mustEnrol,
  PubSub,
  refuse,
} from '@cleaning/service-kit';
import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Response } from 'express';
import { Counter, Gauge } from 'prom-client';
import { EventStream } from './event-stream.js';
import { RecentAnnouncements } from './recent-announcements.js';

/** Streams that one replica holds. */
const MAX_STREAMS = 2000;
/** Announcements of this time are sent together. */
const COLLECTED_MS = 100;
/** Above this number nothing is sent: pages reread everything. */
const MAX_AT_ONCE = 200;
const CHECK_MS = 1000;
/** Messages to itself show that Redis passes messages on, also when its connection looks sound. */
const PING_MS = 3000;
const LOST_AFTER_MS = 3 * PING_MS;
/** A page's position is its last sign of life: later messages may have been lost in transit. */
const IN_FLIGHT_MS = 10_000;

/** The streams of this replica to open pages. Each replica gets all announcements. */
@Injectable()
export class EventStreams implements OnModuleDestroy, OnModuleInit {
  private readonly logger = new Logger(EventStreams.name);
  private readonly streams = new Set<EventStream>();
  private readonly recent = new RecentAnnouncements();
  private waiting = new AnnouncementSet();
  private flushing: NodeJS.Timeout | undefined;
  private checking: NodeJS.Timeout | undefined;
  /** Whether announcements arrive; null while unknown, some seconds after the start at most. */
  private isLive: boolean | null = null;
  private isDraining = false;
  private readonly ownPing = randomUUID();
  private readonly begunAt = performance.now();
  private pingedAt = Number.NEGATIVE_INFINITY;
  private lastMessageAt = Number.NEGATIVE_INFINITY;
  private heartbeatAt = 0;
  private readonly ended: Counter<'reason'>;

  constructor(
    private readonly pubSub: PubSub,
    private readonly accounts: AccountLookup,
    @Inject(ENVIRONMENT) private readonly environment: CommonEnvironment,
    { registry }: Metrics,
  ) {
    pubSub.listen(LIVE_CHANNEL, (message) => this.receive(message));
    pubSub.onSubscribed(() => this.handleSubscription(performance.now()));
    const streams = this.streams;
    new Gauge({
      name: 'cleaning_event_streams',
      help: 'Open streams of events to pages',
      registers: [registry],
      collect() {
        this.set(streams.size);
      },
    });
    this.ended = new Counter({
      name: 'cleaning_event_streams_ended_total',
      help: 'Streams of events that ended, by reason; refused: above the limits',
      labelNames: ['reason'],
      registers: [registry],
    });
  }

  onModuleInit(): void {
    this.checking = setInterval(() => this.tick(performance.now()), CHECK_MS).unref();
  }

  /** Runs before the HTTP server stops, which would wait for the streams. */
  onModuleDestroy(): void {
    this.isDraining = true;
    clearInterval(this.checking);
    clearTimeout(this.flushing);
    for (const stream of [...this.streams]) this.end(stream, 'shutdown');
  }

  /**
   * Opens a stream. Throws 429 above the limit of the person, 503 above that of the replica and while
   * it shuts down.
   * @param expiresAt when the token expires, in milliseconds
   * @param missedMs for how many milliseconds the page has had no changes
   */
  open(caller: Caller, expiresAt: number, missedMs: number, response: Response): void {
    this.requireRoom(caller);
    const stream = new EventStream(caller, getCallerRole(caller), expiresAt, response);
    this.streams.add(stream);
    response.once('close', () => {
      if (this.streams.delete(stream)) this.ended.inc({ reason: 'closed' });
    });
    if (this.isLive === null) return;
    const { announcements, complete } = this.recent.getRecent(missedMs + IN_FLIGHT_MS, performance.now());
    const isComplete = this.isLive && complete && announcements.length <= MAX_AT_ONCE;
    if (this.send(stream, () => stream.sendState({ live: this.isLive === true, complete: isComplete })) && isComplete)
      this.send(stream, () => stream.sendChanges(announcements));
  }

  private requireRoom({ id }: Caller): void {
    const own = [...this.streams].filter(({ caller }) => caller.id === id).length;
    const isTooMany = own >= MAX_STREAMS_PER_PERSON;
    if (!isTooMany && !this.isDraining && this.streams.size < MAX_STREAMS) return;
    this.ended.inc({ reason: 'refused' });
    if (isTooMany) throw refuse('too_many_pages', { retry_after: HEARTBEAT_SECONDS });
    throw refuse('changes_away');
  }

  private receive(message: unknown): void {
    const now = performance.now();
    this.lastMessageAt = now;
    this.checkRedis(now);
    const read = liveMessage.safeParse(message);
    if (!read.success) {
      this.logger.warn('An announcement of another version cannot be read: pages read everything again');
      this.reset(now);
      return;
    }
    const { announcements = [], reset } = read.data;
    if (reset) this.reset(now);
    if (announcements.length === 0) return;
    this.recent.add(announcements, now);
    for (const announcement of announcements) this.waiting.add(announcement);
    this.flushing ??= setTimeout(() => this.flush(), COLLECTED_MS);
    const people = new Set(announcements.flatMap((one) => (one.topic === 'account' ? one.people : [])));
    void this.checkSessions((stream) => people.has(stream.caller.id));
  }

  /** Announcements before, and since the subscription ended, are unknown. */
  private handleSubscription(now: number): void {
    this.lastMessageAt = now;
    if (this.isLive) this.reset(now);
    else this.checkRedis(now);
  }

  /** Every page rereads everything. */
  private reset(now: number): void {
    this.waiting = new AnnouncementSet();
    this.recent.begin(now);
    this.sendStates();
  }

  private flush(): void {
    this.flushing = undefined;
    const waiting = this.waiting.all;
    this.waiting = new AnnouncementSet();
    if (waiting.length > MAX_AT_ONCE) {
      this.reset(performance.now());
      return;
    }
    for (const stream of this.streams) this.send(stream, () => stream.sendChanges(waiting));
  }

  private tick(now: number): void {
    if (now - this.pingedAt >= (this.isLive ? PING_MS : CHECK_MS)) {
      this.pingedAt = now;
      void this.pubSub.publish(LIVE_CHANNEL, { ping: this.ownPing });
    }
    this.checkRedis(now);
    if (now - this.heartbeatAt >= HEARTBEAT_SECONDS * 1000) {
      this.heartbeatAt = now;
      for (const stream of this.streams) this.send(stream, () => stream.sendHeartbeat());
    }
    void this.checkSessions(() => true);
  }

  /** Notifies pages when announcements stop, and to reread everything when they return. */
  private checkRedis(now: number): void {
    const isLive = this.pubSub.receiving && now - this.lastMessageAt < LOST_AFTER_MS;
    const isSettling = this.isLive === null && now - this.begunAt < LOST_AFTER_MS;
    if (isLive === this.isLive || (!isLive && isSettling)) return;
    this.isLive = isLive;
    this.reset(now);
  }

  private sendStates(): void {
    const state = { live: this.isLive === true, complete: false };
    for (const stream of this.streams) this.send(stream, () => stream.sendState(state));
  }

  /** Ends the streams of sessions that have ended. Each second for all, so it does not rely on announcements. */
  private async checkSessions(which: (stream: EventStream) => boolean): Promise<void> {
    try {
      await Promise.all([...this.streams].filter(which).map((stream) => this.checkSession(stream)));
    } catch (error) {
      // The database is away: the next check is a second later.
      this.logger.debug(`Sessions cannot be checked: ${String(error)}`);
    }
  }

  private async checkSession(stream: EventStream): Promise<void> {
    const { id, sessionVersion, sessionId } = stream.caller;
    const account = await this.accounts.findOpen(id, sessionVersion, sessionId);
    const isOver = !account || stream.expiresAt <= getNow().getTime();
    if (isOver || mustEnrol(this.environment, account)) this.end(stream, 'session');
    else stream.setRole(getCallerRole(account));
  }

  private send(stream: EventStream, write: () => boolean): boolean {
    if (write()) return true;
    this.streams.delete(stream);
    this.ended.inc({ reason: 'slow' });
    return false;
  }

  private end(stream: EventStream, reason: 'session' | 'shutdown'): void {
    if (!this.streams.delete(stream)) return;
    this.ended.inc({ reason });
    stream.end();
  }
}
