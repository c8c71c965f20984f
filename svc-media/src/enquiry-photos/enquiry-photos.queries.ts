import type { EntityManager } from 'typeorm';

/** Assigns unassigned photos to an enquiry, in the order of `photos`. */
export async function assignPhotos(
  manager: EntityManager,
  enquiryId: string,
  photos: readonly string[],
): Promise<void> {
  await manager.query(
    `UPDATE enquiry_photo SET enquiry_id = $1, position = named.position - 1
     FROM unnest($2::uuid[]) WITH ORDINALITY AS named (id, position)
     WHERE enquiry_photo.id = named.id AND enquiry_id IS NULL`,
    [enquiryId, photos],
  );
}
