import type { EventEnvelope, ServiceName } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

interface OutboxRow {
  id: string;
  seq: string;
  name: string;
  payload: unknown;
  request_id: string | null;
}

const COLUMNS = 'id, seq, name, payload, request_id';
const BATCH = 500;

/** The events of this service, numbered from 1 without gaps in the order in which their commits were seen. */
@Injectable()
export class Outbox {
  constructor(private readonly dataSource: DataSource) {}

  /** Gives the next committed events their numbers and returns them. Replicas do this one after the other. */
  async number(source: ServiceName): Promise<EventEnvelope[]> {
    // Without new events no lock and no write: this runs each second.
    const [unnumbered] = await this.dataSource.query('SELECT 1 FROM outbox_event WHERE seq IS NULL LIMIT 1');
    if (!unnumbered) return [];
    return this.dataSource.transaction(async (manager) => {
      const [counter] = await manager.query<{ last_seq: string }[]>(
        'SELECT last_seq FROM outbox_counter WHERE only_row FOR UPDATE',
      );
      const last = Number(counter?.last_seq);
      const [rows] = await this.numberBehind(manager, last);
      if (rows.length > 0) {
        await manager.query('UPDATE outbox_counter SET last_seq = $1 WHERE only_row', [last + rows.length]);
      }
      return this.envelopes(source, rows);
    });
  }

  private numberBehind(manager: EntityManager, last: number): Promise<[OutboxRow[], number]> {
    return manager.query(
      `WITH next AS (
         SELECT position, $1 + row_number() OVER (ORDER BY position) AS seq
         FROM (SELECT position FROM outbox_event WHERE seq IS NULL ORDER BY position LIMIT $2) AS unnumbered
       )
       UPDATE outbox_event SET seq = next.seq FROM next WHERE outbox_event.position = next.position
       RETURNING ${COLUMNS.replaceAll(/\b(id|seq|name|payload|request_id)\b/g, 'outbox_event.$1')}`,
      [last, BATCH],
    );
  }

  /** Numbered events that no relay has managed to send for a while: it died, or Redis was away. */
  async unsent(source: ServiceName): Promise<EventEnvelope[]> {
    const rows = await this.dataSource.query<OutboxRow[]>(
      `SELECT ${COLUMNS} FROM outbox_event
       WHERE sent_at IS NULL AND seq IS NOT NULL AND created_at < now() - interval '2 seconds'
       ORDER BY seq LIMIT ${BATCH}`,
    );
    return this.envelopes(source, rows);
  }

  async behind(source: ServiceName, seq: number): Promise<EventEnvelope[]> {
    const rows = await this.dataSource.query<OutboxRow[]>(
      `SELECT ${COLUMNS} FROM outbox_event WHERE seq > $1 ORDER BY seq LIMIT ${BATCH}`,
      [seq],
    );
    return this.envelopes(source, rows);
  }

  async markSent(events: readonly EventEnvelope[]): Promise<void> {
    await this.dataSource.query('UPDATE outbox_event SET sent_at = now() WHERE seq = ANY($1) AND sent_at IS NULL', [
      events.map((event) => event.seq),
    ]);
  }

  /** Number of the newest event; 0 before the first. */
  async lastSeq(): Promise<number> {
    const [row] = await this.dataSource.query<{ last_seq: string }[]>('SELECT last_seq FROM outbox_counter');
    return Number(row?.last_seq ?? 0);
  }

  private envelopes(source: ServiceName, rows: OutboxRow[]): EventEnvelope[] {
    return rows
      .map(({ id, seq, name, payload, request_id }) => ({ id, source, seq: Number(seq), name, payload, request_id }))
      .sort((a, b) => a.seq - b.seq);
  }
}
