import { type ServiceName, sourcesOf } from '@cleaning/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { Consumer } from '../events/consumer.js';
import { SERVICE } from '../service-name.js';
import { Metrics } from './metrics.js';
import { QueueStates } from './queue-states.js';

/** Prometheus gives up after 10 s, and what hangs must not hide the rest. */
const PATIENCE_MS = 3000;

interface OutboxRow {
  last_seq: string;
  unsent: number;
  oldest_seconds: number;
}

interface InboxRow {
  source: ServiceName;
  last_seq: string;
  early: number;
}

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long')), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** How things stand with the pool, the outbox, the inbox and the queues, read when Prometheus asks and never beside requests. */
@Injectable()
export class StateMetrics {
  private readonly gauges;

  constructor(
    @Inject(SERVICE) private readonly service: ServiceName,
    private readonly metrics: Metrics,
    private readonly dataSource: DataSource,
    private readonly consumer: Consumer,
    private readonly queues: QueueStates,
  ) {
    this.gauges = this.makeGauges();
  }

  private makeGauges() {
    const gauge = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
      new Gauge({ name: `cleaning_${name}`, help, labelNames, registers: [this.metrics.registry] });
    return {
      up: gauge('dependency_up', 'Whether PostgreSQL and Redis answer (1) or not (0)', 'dependency'),
      pool: gauge('database_pool_connections', 'Connections to PostgreSQL, by what they do', 'state'),
      poolWaiting: gauge('database_pool_waiting', 'Requests that wait for a connection'),
      poolMost: gauge('database_pool_most', 'Most connections that the pool opens'),
      outboxLast: gauge('outbox_last_number', 'Number of the newest event that has left'),
      outboxUnsent: gauge('outbox_unsent_events', 'Committed events that have not left yet'),
      outboxAge: gauge('outbox_oldest_unsent_seconds', 'Age of the oldest event that has not left yet'),
      inboxLast: gauge('inbox_last_number', 'Number of the last event applied, by source', 'source'),
      inboxLag: gauge('inbox_lag_events', 'Events of a source that are told of and not applied yet', 'source'),
      inboxBehind: gauge('inbox_behind_seconds', 'Time since everything of a source was applied', 'source'),
      inboxEarly: gauge('inbox_early_events', 'Events that wait for an earlier one that is missing', 'source'),
      queueJobs: gauge('queue_jobs', 'Jobs in a queue, by state', 'queue', 'state'),
      queueAge: gauge('queue_oldest_waiting_seconds', 'Age of the job that waits longest', 'queue'),
    };
  }

  async read(): Promise<void> {
    this.readPool();
    await Promise.all([
      this.note('postgresql', () => this.readDatabase()),
      this.note('redis', () => this.readQueues()),
    ]);
  }

  private async note(dependency: string, work: () => Promise<void>): Promise<void> {
    const up = await inTime(work()).then(
      () => 1,
      () => 0,
    );
    this.gauges.up.set({ dependency }, up);
  }

  private readPool(): void {
    const { master } = this.dataSource.driver as unknown as { master: pg.Pool };
    this.gauges.pool.set({ state: 'used' }, master.totalCount - master.idleCount);
    this.gauges.pool.set({ state: 'idle' }, master.idleCount);
    this.gauges.poolWaiting.set(master.waitingCount);
    this.gauges.poolMost.set(master.options.max);
  }

  private async readDatabase(): Promise<void> {
    const { outboxLast, outboxUnsent, outboxAge, inboxLast, inboxLag, inboxBehind, inboxEarly } = this.gauges;
    // What was true before would pass for what is true now if the database did not answer.
    for (const gauge of [outboxLast, outboxUnsent, outboxAge]) gauge.remove();
    for (const gauge of [inboxLast, inboxLag, inboxBehind, inboxEarly]) gauge.reset();
    const [outbox] = await this.dataSource.query<OutboxRow[]>(
      `SELECT (SELECT last_seq FROM outbox_counter) AS last_seq, count(*)::int AS unsent,
         coalesce(extract(epoch FROM now() - min(created_at)), 0)::float AS oldest_seconds
       FROM outbox_event WHERE seq IS NULL`,
    );
    const inbox = await this.dataSource.query<InboxRow[]>(
      `SELECT source, last_seq, (SELECT count(*)::int FROM inbox_waiting WHERE inbox_waiting.source = inbox_cursor.source) AS early
       FROM inbox_cursor`,
    );
    if (outbox) {
      outboxLast.set(Number(outbox.last_seq));
      outboxUnsent.set(outbox.unsent);
      outboxAge.set(outbox.oldest_seconds);
    }
    for (const source of sourcesOf(this.service)) {
      const row = inbox.find((each) => each.source === source);
      const applied = Number(row?.last_seq ?? 0);
      inboxLast.set({ source }, applied);
      inboxEarly.set({ source }, row?.early ?? 0);
      inboxLag.set({ source }, Math.max(0, this.consumer.heardOf(source) - applied));
      inboxBehind.set({ source }, this.consumer.secondsBehind(source));
    }
  }

  private async readQueues(): Promise<void> {
    const { queueJobs, queueAge } = this.gauges;
    queueJobs.reset();
    queueAge.reset();
    for (const { queue, jobs, oldestSeconds } of await this.queues.read()) {
      for (const [state, count] of Object.entries(jobs)) queueJobs.set({ queue, state }, count);
      queueAge.set({ queue }, oldestSeconds);
    }
  }
}
