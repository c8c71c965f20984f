import type { ServiceName } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

/** Number up to which a source's feed was applied; 0 before the first. */
export async function readCursor(manager: EntityManager, source: ServiceName): Promise<number> {
  const [row] = await manager.query<{ last_seq: string }[]>('SELECT last_seq FROM change_cursor WHERE source = $1', [
    source,
  ]);
  return Number(row?.last_seq ?? 0);
}

/** Locks the cursor until the transaction ends: of replicas that apply one source's feed, one does it at a time. */
export async function lockCursor(manager: EntityManager, source: ServiceName): Promise<number> {
  const lock = 'SELECT last_seq FROM change_cursor WHERE source = $1 FOR UPDATE';
  const [row] = await manager.query<{ last_seq: string }[]>(lock, [source]);
  if (row) return Number(row.last_seq);
  await manager.query('INSERT INTO change_cursor (source, last_seq) VALUES ($1, 0) ON CONFLICT DO NOTHING', [source]);
  const [created] = await manager.query<{ last_seq: string }[]>(lock, [source]);
  return Number(created?.last_seq ?? 0);
}

export async function moveCursor(manager: EntityManager, source: ServiceName, last: number): Promise<void> {
  await manager.query('UPDATE change_cursor SET last_seq = $2 WHERE source = $1', [source, last]);
}
