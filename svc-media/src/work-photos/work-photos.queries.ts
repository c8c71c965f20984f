import { WORK_PHOTO_MONTHS, type WorkPhotoKind } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import type { StoredDocument } from '../encryption/document-objects.service.js';
import type { WorkPhoto } from './work-photo.entity.js';

/** SQL: joins a photo with its owner, which must be of the person who took it. */
const OWNER_JOIN = 'named_work_photo.photo_id = work_photo.id AND named_work_photo.person_id = work_photo.person_id';

interface PhotoAssignment {
  readonly ownerId: string;
  readonly kind: WorkPhotoKind;
  readonly jobId: string | null;
  readonly personId: string;
  readonly photos: readonly string[];
}

/** Records the owner of photos, in their order. A photo keeps its first owner. */
export async function assignPhotos(manager: EntityManager, assignment: PhotoAssignment): Promise<void> {
  await manager.query(
    `INSERT INTO named_work_photo (photo_id, owner_id, kind, job_id, person_id, position)
     SELECT id, $1, $2, $3, $4, position - 1 FROM unnest($5::uuid[]) WITH ORDINALITY AS named (id, position)
     ON CONFLICT (photo_id) DO NOTHING`,
    [assignment.ownerId, assignment.kind, assignment.jobId, assignment.personId, assignment.photos],
  );
}

/** Deletes the photos of a deleted owner. Returns their object keys. */
export async function forgetOwnerPhotos(manager: EntityManager, ownerId: string): Promise<string[]> {
  const rows = await manager.query<{ object_key: string }[]>(
    `WITH names AS (DELETE FROM named_work_photo WHERE owner_id = $1 RETURNING photo_id, person_id),
       gone AS (DELETE FROM work_photo USING names WHERE names.photo_id = id AND names.person_id = work_photo.person_id RETURNING object_key)
     SELECT object_key FROM gone`,
    [ownerId],
  );
  return rows.map(({ object_key }) => object_key);
}

export interface PhotoOfOwner {
  readonly id: string;
  /** Null while it has not arrived. */
  readonly width: number | null;
  readonly height: number | null;
  readonly deleted: boolean;
}

/** The photos of an owner, in order; only those of `personId` and at `places`, if given. */
export const findPhotos = (
  manager: EntityManager,
  ownerId: string,
  { personId, places }: { readonly personId: string | null; readonly places: readonly string[] | null },
): Promise<PhotoOfOwner[]> =>
  manager.query(
    `SELECT photo_id AS id, width, height, deleted_at IS NOT NULL AS deleted
     FROM named_work_photo LEFT JOIN work_photo ON ${OWNER_JOIN}
     WHERE owner_id = $1 AND ($2::uuid IS NULL OR named_work_photo.person_id = $2)
       AND ($3::uuid[] IS NULL OR job_id = ANY ($3)) ORDER BY position, photo_id`,
    [ownerId, personId, places],
  );

/** The photos of messages, in each one's order. */
export const findMessagePhotos = (
  manager: EntityManager,
  messageIds: readonly string[],
): Promise<(PhotoOfOwner & { readonly ownerId: string })[]> =>
  manager.query(
    `SELECT photo_id AS id, owner_id AS "ownerId", width, height, deleted_at IS NOT NULL AS deleted
     FROM named_work_photo LEFT JOIN work_photo ON ${OWNER_JOIN}
     WHERE owner_id = ANY ($1) AND kind = 'message' ORDER BY owner_id, position, photo_id`,
    [messageIds],
  );

/** A photo that something at a job names; without an object until it has arrived, and when it was deleted. */
export interface NamedPhoto extends Omit<StoredDocument, 'objectKey'> {
  readonly id: string;
  readonly createdAt: Date | null;
  readonly objectKey: string | null;
  readonly deleted: boolean;
}

/** The photos that everything at a job names, but messages. */
export const findJobPhotos = (manager: EntityManager, jobId: string): Promise<NamedPhoto[]> =>
  manager.query(
    `SELECT photo_id AS id, object_key AS "objectKey", size_bytes AS "sizeBytes", key_id AS "keyId", head_digest AS "headDigest",
       created_at AS "createdAt", deleted_at IS NOT NULL AS deleted
     FROM named_work_photo LEFT JOIN work_photo ON ${OWNER_JOIN} WHERE job_id = $1 AND kind <> 'message'`,
    [jobId],
  );

export interface VisitPhoto extends WorkPhoto {
  readonly jobId: string;
}

/** Undefined if the photo has not arrived, is deleted, or does not belong to a visit. */
export async function findVisitPhoto(manager: EntityManager, id: string): Promise<VisitPhoto | undefined> {
  const [row] = await manager.query<VisitPhoto[]>(
    `SELECT work_photo.id, work_photo.person_id AS "personId", object_key AS "objectKey", size_bytes AS "sizeBytes", key_id AS "keyId",
       head_digest AS "headDigest", width, height, created_at AS "createdAt",
       job_id AS "jobId"
     FROM work_photo JOIN named_work_photo ON ${OWNER_JOIN} WHERE work_photo.id = $1 AND kind = 'visit'`,
    [id],
  );
  return row;
}

export async function isPhotoAt(manager: EntityManager, photoId: string, places: readonly string[]): Promise<boolean> {
  const [row] = await manager.query<{ found: boolean }[]>(
    `SELECT EXISTS (SELECT FROM work_photo JOIN named_work_photo ON ${OWNER_JOIN} WHERE work_photo.id = $1 AND job_id = ANY ($2)) AS found`,
    [photoId, places],
  );
  return row?.found ?? false;
}

const getKeys = ([rows]: [{ object_key: string }[], number]) => rows.map(({ object_key }) => object_key);

/** Deletes photos without an owner after some days, at most `limit`. Returns their object keys. */
export const deleteUnnamedPhotos = async (manager: EntityManager, days: number, limit: number): Promise<string[]> =>
  getKeys(
    await manager.query(
      `DELETE FROM work_photo WHERE id IN (
         SELECT id FROM work_photo WHERE created_at < now() - make_interval(days => $1)
           AND NOT EXISTS (SELECT FROM named_work_photo WHERE ${OWNER_JOIN})
         LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING object_key`,
      [days, limit],
    ),
  );

/** Deletes photos after their retention (WORK_PHOTO_MONTHS), at most `limit`, and records that they existed. Returns their object keys. */
export async function deleteOldPhotos(manager: EntityManager, limit: number): Promise<string[]> {
  const kinds = Object.entries(WORK_PHOTO_MONTHS);
  const rows = await manager.query<{ object_key: string }[]>(
    `WITH due AS (
       SELECT id FROM work_photo JOIN named_work_photo ON ${OWNER_JOIN}
         JOIN unnest($1::text[], $2::int[]) AS kept (of_kind, months) ON of_kind = kind
       WHERE created_at < now() - make_interval(months => months) LIMIT $3 FOR UPDATE OF work_photo SKIP LOCKED),
     noted AS (UPDATE named_work_photo SET deleted_at = now() FROM due WHERE photo_id = due.id),
     gone AS (DELETE FROM work_photo USING due WHERE work_photo.id = due.id RETURNING object_key)
     SELECT object_key FROM gone`,
    [kinds.map(([kind]) => kind), kinds.map(([, months]) => months), limit],
  );
  return rows.map(({ object_key }) => object_key);
}
