import type { DocumentKind } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import type { StoredDocument } from '../encryption/document-objects.service.js';
import type { FileType } from '../files/file-type.js';
import { buildTakeOver } from '../objects/pending-deletions.queries.js';
import type { NewDocument } from './document.entity.js';

export type DocumentIds = Partial<Record<DocumentKind, string>>;

/** Documents by person; people without any are left out. */
export async function findDocuments(
  manager: EntityManager,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, DocumentIds>> {
  const rows = await manager.query<{ owner_id: string; documents: DocumentIds }[]>(
    `SELECT owner_id, json_object_agg(kind, id) AS documents FROM document
     WHERE owner_id = ANY($1) AND deleted_at IS NULL GROUP BY owner_id`,
    [personIds],
  );
  return new Map(rows.map(({ owner_id, documents }) => [owner_id, documents]));
}

/** Locks a person's documents until the end of the transaction. */
export async function lockOwner(manager: EntityManager, personId: string): Promise<void> {
  await manager.query(
    `INSERT INTO document_owner (user_id, version) VALUES ($1, 1)
     ON CONFLICT (user_id) DO UPDATE SET version = document_owner.version + 1`,
    [personId],
  );
}

export interface AddedVersions {
  /** The file that accounts show, by kind. */
  readonly documents: DocumentIds;
  /** Number of new objects removed from the pending deletions. */
  readonly taken: number;
  /** Versions that the person sent in the 24 hours before. */
  readonly sentToday: number;
}

/**
 * In one statement: adds the files as new versions of their kinds, keeps the files that accounts showed, replaces undecided versions and
 * deletes the office's requests for these kinds.
 * @param rows files of one kind have the same `versionId`
 */
export async function addVersions(
  manager: EntityManager,
  personId: string,
  rows: readonly NewDocument[],
  now: Date,
): Promise<AddedVersions> {
  const [changed] = await manager.query<{ taken: number; sent_today: number; documents: DocumentIds | null }[]>(
    `WITH sent AS (
       SELECT * FROM unnest($3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::int[], $8::text[], $9::text[], $10::bytea[],
           $11::timestamptz[], $12::timestamptz[], $13::boolean[])
         AS sent (id, version_id, kind, content_type, size_bytes, object_key, key_id, head_digest, created_at, deleted_at, kept)),
     version AS (SELECT DISTINCT version_id, kind FROM sent),
     replaced AS (
       UPDATE document SET deleted_at = $2, kept = true FROM version
       WHERE owner_id = $1 AND deleted_at IS NULL AND document.kind = version.kind RETURNING document.id),
     gave_way AS (
       UPDATE compliance_version SET state = 'replaced' FROM version
       WHERE person_id = $1 AND state = 'submitted' AND compliance_version.kind = version.kind),
     answered AS (
       DELETE FROM compliance_request USING version WHERE person_id = $1 AND compliance_request.kind = version.kind),
     versions AS (
       INSERT INTO compliance_version (id, person_id, kind, number, state, submitted_at)
       SELECT version_id, $1, kind, 1 + coalesce((SELECT max(number) FROM compliance_version AS former
         WHERE former.person_id = $1 AND former.kind = version.kind), 0), 'submitted', $2 FROM version),
     taken AS (${buildTakeOver('SELECT object_key FROM sent')} RETURNING key),
     -- The count forces the update first: accounts show one document of a kind.
     added AS (
       INSERT INTO document (id, owner_id, version_id, kind, content_type, size_bytes, object_key, key_id, head_digest, created_at,
         deleted_at, kept)
       SELECT id, $1, version_id, kind, content_type, size_bytes, object_key, key_id, head_digest, created_at, deleted_at, kept
       FROM sent, (SELECT count(*) FROM replaced) AS gone RETURNING kind, id, deleted_at)
     SELECT (SELECT count(*)::int FROM taken) AS taken,
       (SELECT count(*)::int FROM compliance_version
        WHERE person_id = $1 AND submitted_at > $2::timestamptz - interval '24 hours') AS sent_today,
       (SELECT json_object_agg(kind, id) FROM (
          SELECT kind, id FROM added WHERE deleted_at IS NULL UNION ALL
          SELECT kind, id FROM document WHERE owner_id = $1 AND deleted_at IS NULL AND kind NOT IN (SELECT kind FROM sent)
        ) AS shown) AS documents`,
    [
      personId,
      now,
      rows.map(({ id }) => id),
      rows.map(({ versionId }) => versionId),
      rows.map(({ kind }) => kind),
      rows.map(({ contentType }) => contentType),
      rows.map(({ sizeBytes }) => sizeBytes),
      rows.map(({ objectKey }) => objectKey),
      rows.map(({ keyId }) => keyId),
      rows.map(({ headDigest }) => headDigest),
      rows.map(({ createdAt }) => createdAt),
      rows.map(({ deletedAt }) => deletedAt),
      rows.map(({ kept }) => kept),
    ],
  );
  return { taken: changed?.taken ?? 0, sentToday: changed?.sent_today ?? 0, documents: changed?.documents ?? {} };
}

/** Versions that a person sent in the 24 hours before. */
export async function countVersionsOfDay(manager: EntityManager, personId: string, now: Date): Promise<number> {
  const [row] = await manager.query<{ sent: number }[]>(
    `SELECT count(*)::int AS sent FROM compliance_version
     WHERE person_id = $1 AND submitted_at > $2::timestamptz - interval '24 hours'`,
    [personId, now],
  );
  return row?.sent ?? 0;
}

/** Removed people who still have documents or records of them, at most `limit`. */
export async function findRemovedPeopleWithDocuments(manager: EntityManager, limit: number): Promise<string[]> {
  const people = await manager.query<{ id: string }[]>(
    `SELECT k.id FROM known_account k
     WHERE k.removed AND (EXISTS (SELECT FROM document WHERE owner_id = k.id AND deleted_at IS NULL)
       OR EXISTS (SELECT FROM document WHERE owner_id = k.id AND kept)
       OR EXISTS (SELECT FROM compliance_version WHERE person_id = k.id)
       OR EXISTS (SELECT FROM compliance_request WHERE person_id = k.id))
     LIMIT $1`,
    [limit],
  );
  return people.map(({ id }) => id);
}

export interface ReadableDocument extends StoredDocument {
  ownerId: string;
  ownerName: string | null;
  kind: string;
  contentType: FileType;
  readerName: string | null;
  /** Null if the reader was removed. */
  readerRole: 'admin' | 'user' | null;
}

/** A document of a current person, with its reader. */
export async function findReadableDocument(
  manager: EntityManager,
  documentId: string,
  readerId: string,
): Promise<ReadableDocument | undefined> {
  const [document] = await manager.query<ReadableDocument[]>(
    `SELECT d.owner_id AS "ownerId", owner.name AS "ownerName", d.kind, d.content_type AS "contentType",
       d.object_key AS "objectKey", d.size_bytes AS "sizeBytes", d.key_id AS "keyId", d.head_digest AS "headDigest",
       reader.name AS "readerName", reader.role AS "readerRole"
     FROM document d
     LEFT JOIN known_account owner ON owner.id = d.owner_id
     LEFT JOIN known_account reader ON reader.id = $2 AND NOT reader.removed
     WHERE d.id = $1 AND d.owner_id IS NOT NULL AND d.has_object AND owner.removed IS NOT TRUE`,
    [documentId, readerId],
  );
  return document;
}

/** Repeated and partial requests within this time are one entry in the audit log. */
const ONE_READING_SECONDS = 60;

/** False if the same access was recorded just before. */
export async function recordReading(manager: EntityManager, documentId: string, readerId: string): Promise<boolean> {
  const noted = await manager.query<unknown[]>(
    `INSERT INTO document_reading (document_id, reader_id, told_at) VALUES ($1, $2, now())
     ON CONFLICT (document_id, reader_id) DO UPDATE SET told_at = now()
     WHERE document_reading.told_at < now() - make_interval(secs => $3) RETURNING told_at`,
    [documentId, readerId, ONE_READING_SECONDS],
  );
  return noted.length > 0;
}

/** Deletes staged documents whose registration was never completed, at most `limit`. No claim is a week late. Returns their object keys. */
export async function deleteAbandoned(manager: EntityManager, limit: number): Promise<string[]> {
  const [rows] = await manager.query<[{ object_key: string }[], number]>(
    `DELETE FROM document WHERE owner_id IS NULL AND id IN (
       SELECT id FROM document WHERE owner_id IS NULL AND created_at < now() - interval '7 days'
       LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING object_key`,
    [limit],
  );
  return rows.map(({ object_key }) => object_key);
}

/** Adds a version for each file of a person without one. */
export async function addMissingVersions(manager: EntityManager, personId: string): Promise<void> {
  await manager.query(
    `WITH unversioned AS (
       SELECT id, owner_id, kind, created_at FROM document
       WHERE owner_id = $1 AND version_id IS NULL AND deleted_at IS NULL FOR UPDATE),
     added AS (
       INSERT INTO compliance_version (id, person_id, kind, number, state, submitted_at)
       SELECT id, owner_id, kind, 1 + coalesce((SELECT max(number) FROM compliance_version AS former
         WHERE former.person_id = owner_id AND former.kind = unversioned.kind), 0), 'submitted', created_at
       FROM unversioned RETURNING id)
     UPDATE document SET version_id = added.id FROM added WHERE document.id = added.id`,
    [personId],
  );
}
