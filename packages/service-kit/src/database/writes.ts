import type { PlainRefusalCode } from '@cleaning/contracts';
import type { EntityManager, EntityTarget, FindOptionsOrder, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { refuse } from '../errors/refusal.js';

/**
 * Inserts rows, except those that violate a unique constraint (ON CONFLICT DO NOTHING). A concurrent insert of the same row waits for the other
 * transaction. Returns whether any row was inserted.
 */
export async function insertOnce<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  rows: QueryDeepPartialEntity<Row> | QueryDeepPartialEntity<Row>[],
): Promise<boolean> {
  const keys = manager.connection.getMetadata(entity).primaryColumns.map(({ propertyName }) => propertyName);
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(rows)
    .orIgnore()
    .returning(keys)
    // Fewer rows come back than were given.
    .updateEntity(false)
    .execute();
  return (raw as unknown[]).length > 0;
}

/** Reads a row FOR UPDATE; null if there is none. */
export const findLocked = <Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
): Promise<Row | null> => manager.findOne(entity, { where, lock: { mode: 'pessimistic_write' } });

/**
 * Reads a row without a lock.
 * @param missing refusal when there is none
 */
export async function findRow<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
  missing: PlainRefusalCode,
): Promise<Row> {
  const row = await manager.findOneBy(entity, where);
  if (!row) throw refuse(missing);
  return row;
}

/**
 * Reads a row FOR UPDATE.
 * @param missing refusal when there is none
 * @param mode `pessimistic_read` for FOR SHARE: others can read the row with the same lock, but not change it
 */
export async function lockRow<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
  missing: PlainRefusalCode,
  mode: 'pessimistic_write' | 'pessimistic_read' = 'pessimistic_write',
): Promise<Row> {
  const row = await manager.findOne(entity, { where, lock: { mode } });
  if (!row) throw refuse(missing);
  return row;
}

/** Reads rows FOR UPDATE in the order of their ids, so that two transactions can't wait for each other. */
export const lockRows = <Row extends ObjectLiteral & { id: string }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
): Promise<Row[]> =>
  manager.find(entity, {
    where,
    order: { id: 'ASC' } as FindOptionsOrder<Row>,
    lock: { mode: 'pessimistic_write' },
  });

/**
 * Optimistic locking. Call it on a locked row.
 * @param now current version
 * @param shown version that the client showed
 * @param changed refusal when they differ
 */
export function requireVersion(now: number, shown: number, changed: PlainRefusalCode): void {
  if (now !== shown) throw refuse(changed);
}
