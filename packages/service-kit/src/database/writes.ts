import type { PlainRefusalCode } from '@cleaning/contracts';
import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { refuse } from '../errors/refusal.js';

/**
 * Inserts a row, or several, but those that a unique constraint has already (ON CONFLICT DO NOTHING). Whoever inserts the same at the same
 * time waits for the other transaction. Answers whether any was inserted.
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
    // The rows that come back are fewer than those that were given.
    .updateEntity(false)
    .execute();
  return (raw as unknown[]).length > 0;
}

/** The row, locked until the transaction ends (FOR UPDATE); null when there is none. */
export const findLocked = <Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
): Promise<Row | null> => manager.findOne(entity, { where, lock: { mode: 'pessimistic_write' } });

/**
 * The row, locked until the transaction ends (FOR UPDATE).
 * @param missing the refusal that is thrown when there is none
 */
export async function lockRow<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
  missing: PlainRefusalCode,
): Promise<Row> {
  const row = await findLocked(manager, entity, where);
  if (!row) throw refuse(missing);
  return row;
}

/**
 * Two people may change something at once: the second is told so and looks at it again. To call once the row is locked.
 * @param now the version that it has
 * @param shown the version that the client has shown
 * @param changed the refusal that is thrown when they differ
 */
export function requireVersion(now: number, shown: number, changed: PlainRefusalCode): void {
  if (now !== shown) throw refuse(changed);
}
