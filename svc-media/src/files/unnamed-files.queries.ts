import type { EntityManager } from 'typeorm';

const OWNER_COLUMNS = { adjustment_file: 'adjustment_id', enquiry_photo: 'enquiry_id' } as const;

/** Deletes files that another service's feed has not assigned within some hours, at most `limit`. Returns their object keys. */
export async function deleteUnnamed(
  manager: EntityManager,
  table: keyof typeof OWNER_COLUMNS,
  hours: number,
  limit: number,
): Promise<string[]> {
  const [rows] = await manager.query<[{ object_key: string }[], number]>(
    `DELETE FROM ${table} WHERE id IN (
       SELECT id FROM ${table} WHERE ${OWNER_COLUMNS[table]} IS NULL AND created_at < now() - make_interval(hours => $1)
       LIMIT $2 FOR UPDATE SKIP LOCKED)
     RETURNING object_key`,
    [hours, limit],
  );
  return rows.map(({ object_key }) => object_key);
}
