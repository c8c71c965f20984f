import type { Transactions } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import { buildTakeOver } from '../objects/pending-deletions.queries.js';
import type { GalleryCollection, GalleryImage } from './gallery.entity.js';

export type NewImage = GalleryImage & { readonly originalKey: string };

/**
 * In one statement: inserts a collection and its images, which take over their originals. Returns how many were taken over: none if the
 * collection exists.
 */
export async function insertCollection(
  manager: EntityManager,
  collection: GalleryCollection,
  images: readonly NewImage[],
): Promise<number> {
  const [row] = await manager.query<{ taken: number }[]>(
    `WITH added AS (
       INSERT INTO gallery_collection (id, catergory, created_by, created_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id) DO NOTHING RETURNING id),
     images AS (
       INSERT INTO gallery_image (id, collection_id, side, position, original_key, status, width, height, placeholder,
         sources, attempts, queued_at)
       SELECT image.id, added.id, side, position, original_key, 'processing', 0, 0, '', '[]', 0, $4
       FROM added, unnest($5::uuid[], $6::text[], $7::int[], $8::text[]) AS image (id, side, position, original_key)),
     taken AS (${buildTakeOver('SELECT unnest($8::text[]) FROM added')} RETURNING key)
     SELECT count(*)::int AS taken FROM taken`,
    [
      collection.id,
      collection.catergory,
      collection.createdBy,
      collection.createdAt,
      images.map(({ id }) => id),
      images.map(({ side }) => side),
      images.map(({ position }) => position),
      images.map(({ originalKey }) => originalKey),
    ],
  );
  return row?.taken ?? 0;
}

/** Marks images that have waited for 30 s as queued again. Returns their ids. */
export async function queueOverdueImages(transactions: Transactions): Promise<string[]> {
  const [rows] = await transactions.runStatement<[{ id: string }[], number]>(
    `UPDATE gallery_image SET queued_at = now()
     WHERE status = 'processing' AND queued_at < now() - interval '30 seconds' RETURNING id`,
    [],
  );
  return rows.map(({ id }) => id);
}

/** Counts an attempt at an image. Undefined if it is ready, damaged or deleted. */
export async function beginAttempt(
  transactions: Transactions,
  imageId: string,
): Promise<{ originalKey: string; attempts: number } | undefined> {
  const [rows] = await transactions.runStatement<[{ originalKey: string; attempts: number }[], number]>(
    `UPDATE gallery_image SET attempts = attempts + 1 WHERE id = $1 AND status = 'processing'
     RETURNING original_key AS "originalKey", attempts`,
    [imageId],
  );
  return rows[0];
}

/** For an attempt that failed through no fault of the image. */
export async function undoAttempt(transactions: Transactions, imageId: string): Promise<void> {
  await transactions.runStatement('UPDATE gallery_image SET attempts = attempts - 1 WHERE id = $1', [imageId]);
}
