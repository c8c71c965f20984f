import type { AuditEntry, Thing } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

/** A changed thing, and the request that caused the change. */
export interface ChangedThing extends Thing {
  readonly requestId: string | undefined;
}

/** Audited actions of the same transaction, of a service that keeps them for the feed only. */
const WITH_ACTS = `acts AS (INSERT INTO audit_entry (id, entry) SELECT (entry->>'id')::uuid, entry FROM unnest($4::jsonb[]) AS entry),`;

/**
 * Enters things as changed. It is the last statement of its transaction: the counter stays
 * locked until the commit, so that whoever reads a number can read all numbers before it. All transactions lock the counter first, then
 * the entries in the same order.
 */
export async function enterChanges(
  manager: EntityManager,
  things: readonly ChangedThing[],
  acts: readonly AuditEntry[],
): Promise<void> {
  await manager.query(
    `WITH ${acts.length > 0 ? WITH_ACTS : ''}
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
      ...(acts.length > 0 ? [acts] : []),
    ],
  );
}
