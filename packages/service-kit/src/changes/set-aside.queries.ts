import type { NamedChange, ServiceName, SetAsideChange, Thing } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

/** Adds a change that could not be applied. For one that exists the tries start again. */
export async function enterSetAside(
  manager: EntityManager,
  { source, entity, id }: NamedChange,
  reason: string,
  pauseSeconds: number,
): Promise<void> {
  await manager.query(
    `INSERT INTO set_aside_change (source, entity, entity_id, error, tries, set_aside_at, next_try_at)
     VALUES ($1, $2, $3, $4, 1, now(), now() + make_interval(secs => $5))
     ON CONFLICT (source, entity, entity_id) DO UPDATE SET error = $4, tries = 1, next_try_at = excluded.next_try_at`,
    [source, entity, id, reason, pauseSeconds],
  );
}

/** Returns whether any were deleted. */
export async function deleteSetAside(
  manager: EntityManager,
  source: ServiceName,
  things: readonly Thing[],
): Promise<boolean> {
  const [, deleted] = await manager.query<[unknown[], number]>(
    `DELETE FROM set_aside_change WHERE source = $1
       AND (entity, entity_id) IN (SELECT * FROM unnest($2::text[], $3::uuid[]))`,
    [source, things.map(({ entity }) => entity), things.map(({ id }) => id)],
  );
  return deleted > 0;
}

/** Counts a failed try and doubles the pause, in seconds. */
export async function postponeSetAside(
  manager: EntityManager,
  { source, entity, id }: NamedChange,
  reason: string,
  { first, longest }: { first: number; longest: number },
): Promise<void> {
  await manager.query(
    `UPDATE set_aside_change SET error = $4, tries = tries + 1,
       next_try_at = now() + make_interval(secs => least($6, $5 * 2 ^ least(tries, 20)))
     WHERE source = $1 AND entity = $2 AND entity_id = $3`,
    [source, entity, id, reason, first, longest],
  );
}

/** The changes whose retry comes next, and whether it is due. */
export const findNextSetAside = (
  manager: EntityManager,
  source: ServiceName,
  limit: number,
): Promise<(Thing & { is_due: boolean })[]> =>
  manager.query(
    `SELECT entity, entity_id AS id, next_try_at <= now() AS is_due FROM set_aside_change WHERE source = $1
     ORDER BY next_try_at LIMIT $2`,
    [source, limit],
  );

const utc = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS ${column}`;

/** For the queue page, oldest first. */
export const listSetAside = (manager: EntityManager, reader: ServiceName, limit: number): Promise<SetAsideChange[]> =>
  manager.query(
    `SELECT $1 AS reader, source, entity, entity_id AS id, error, tries, ${utc('set_aside_at')}, ${utc('next_try_at')}
     FROM set_aside_change ORDER BY set_aside_change.set_aside_at, entity, entity_id LIMIT $2`,
    [reader, limit],
  );
