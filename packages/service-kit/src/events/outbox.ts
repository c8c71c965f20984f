import type { EventEnvelope, ServiceName } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

interface OutboxRow {
  id: string;
  seq: string;
  name: string;
  payload: unknown;
  request_id: string | null;
}

const COLUMNS = 'id, seq, name, payload, request_id';
/** Most events that are numbered, or sent again, in one go. */
export const OUTBOX_BATCH = 500;

/** The events of this service, numbered from 1 without gaps in the order in which their commits were seen. */
@Injectable()
export class Outbox {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether events wait for their numbers: asked each second, so without a lock and a write. */
  async hasUnnumbered(): Promise<boolean> {
    const [unnumbered] = await this.dataSource.query('SELECT 1 FROM outbox_event WHERE seq IS NULL LIMIT 1');
    return unnumbered !== undefined;
  }

  /** Gives the next committed events their numbers and returns them, at most OUTBOX_BATCH. Replicas do this one after the other. */
  async number(source: ServiceName): Promise<EventEnvelope[]> {
    return this.dataSource.transaction(async (manager) => {
      const [counter] = await manager.query<{ last_seq: string }[]>(
        'SELECT last_seq FROM outbox_counter WHERE only_row FOR UPDATE',
      );
      // A statement of its own: it must see what another replica has numbered while this one waited for the lock.
      const rows = await manager.query<OutboxRow[]>(
        `WITH next AS (
           SELECT position, $1::bigint + row_number() OVER (ORDER BY position) AS number
           FROM (SELECT position FROM outbox_event WHERE seq IS NULL ORDER BY position LIMIT $2) AS unnumbered
         ), numbered AS (
           UPDATE outbox_event SET seq = number FROM next WHERE outbox_event.position = next.position
           RETURNING ${COLUMNS}
         ), counted AS (
           UPDATE outbox_counter SET last_seq = last_seq + (SELECT count(*) FROM numbered) WHERE only_row
         )
         SELECT ${COLUMNS} FROM numbered`,
        [counter?.last_seq, OUTBOX_BATCH],
      );
      return this.envelopes(source, rows);
    });
  }

  /** Numbered events behind the given number, at most OUTBOX_BATCH. */
  async behind(source: ServiceName, seq: number): Promise<EventEnvelope[]> {
    const rows = await this.dataSource.query<OutboxRow[]>(
      `SELECT ${COLUMNS} FROM outbox_event WHERE seq > $1 ORDER BY seq LIMIT ${OUTBOX_BATCH}`,
      [seq],
    );
    return this.envelopes(source, rows);
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
