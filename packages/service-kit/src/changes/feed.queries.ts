import type { AuditEntry, Thing } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

/** A changed thing, and the request that caused the change. */
export interface ChangedThing extends Thing {
  readonly requestId: string | undefined;
}

/** Audit entries of the same transaction, in services other than svc-auth. */
const INSERT_AUDIT_ENTRIES = `acts AS (INSERT INTO audit_entry (id, entry) SELECT (entry->>'id')::uuid, entry FROM unnest($4::jsonb[]) AS entry),`;

/**
 * Inserts changed things into the feed. Last statement of its transaction: the counter stays locked until the commit, so that a reader of a
 * number can read all numbers before it. All transactions lock the counter first and then the entries in the same order.
 */
export async function insertChanges(
  manager: EntityManager,
  things: readonly ChangedThing[],
  auditEntries: readonly AuditEntry[],
): Promise<void> {
  await manager.query(
    `WITH ${auditEntries.length > 0 ? INSERT_AUDIT_ENTRIES : ''}
     counter AS (UPDATE change_counter SET last_seq = last_seq + cardinality($1::text[]) RETURNING last_seq)
     INSERT INTO change (entity, entity_id, request_id, seq)
     SELECT entity, entity_id, request_id,
       last_seq - cardinality($1::text[]) + row_number() OVER (ORDER BY entity, entity_id)
     FROM unnest($1::text[], $2::uuid[], $3::text[]) AS changed (entity, entity_id, request_id), counter
     ORDER BY entity, entity_id
     ON CONFLICT (entity, entity_id)
       DO UPDATE SET seq = excluded.seq, request_id = excluded.request_id, changed_at = now()`,
    [
      things.map(({ entity }) => entity),
      things.map(({ id }) => id),
      things.map(({ requestId }) => requestId ?? null),
      ...(auditEntries.length > 0 ? [auditEntries] : []),
    ],
  );
}

/** Numbers up to `limit` changes without a number. Returns the newest number. */
export async function numberChanges(
  manager: EntityManager,
  limit: number,
): Promise<{ newest: number; isFull: boolean }> {
  const [result] = await manager.query<{ newest: string; is_full: boolean }[]>(
    'SELECT newest, is_full FROM number_changes($1)',
    [limit],
  );
  return { newest: Number(result?.newest ?? 0), isFull: result?.is_full ?? false };
}

interface FoundRow {
  newest: string;
  seq: string;
  entity: string;
  entity_id: string;
  request_id: string | null;
}

/** Changes after a number, and the newest number. One statement, so that its snapshot contains every change up to that number. */
export async function readChangesAfter(
  manager: EntityManager,
  entities: readonly string[],
  { after, limit }: { after: number; limit: number },
): Promise<{ found: FoundRow[]; newest: string | undefined }> {
  const rows = await manager.query<(FoundRow | { newest: string; seq: null })[]>(
    `SELECT newest.last_seq AS newest, page.* FROM change_counter AS newest LEFT JOIN (
       SELECT seq, entity, entity_id, request_id FROM change
       WHERE seq > $1 AND entity = ANY($3) ORDER BY seq LIMIT $2) AS page ON true
     ORDER BY page.seq`,
    [after, limit, entities],
  );
  return { found: rows.filter((row): row is FoundRow => row.seq !== null), newest: rows[0]?.newest };
}

/** Newest number of the service's own feed, and the changes without a number. */
export async function readFeedStanding(
  manager: EntityManager,
): Promise<{ last_seq: string; unnumbered: number; oldest_seconds: number } | undefined> {
  const [standing] = await manager.query(
    `SELECT (SELECT last_seq FROM change_counter) AS last_seq, count(*)::int AS unnumbered,
       coalesce(extract(epoch FROM now() - min(changed_at)), 0)::float AS oldest_seconds
     FROM change WHERE seq IS NULL`,
  );
  return standing;
}
