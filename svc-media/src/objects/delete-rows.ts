import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';

/** Deletes rows that own an object. Returns the object keys, which the caller marks for deletion in the same transaction. */
export async function deleteRows<Row extends { readonly objectKey: string }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  which: FindOptionsWhere<Row>,
): Promise<string[]> {
  const deleted = await manager
    .createQueryBuilder()
    .delete()
    .from(entity)
    .where(which)
    .returning('object_key')
    .execute();
  return (deleted.raw as { object_key: string }[]).map(({ object_key }) => object_key);
}
