import type { DocumentKind } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import type { StoredDocument } from '../encryption/document-objects.service.js';
import type { FileType } from '../files/file-type.js';
import { MARK_FOR_DELETION, TAKE_OVER } from '../objects/pending-deletions.queries.js';
import type { Document } from './document.entity.js';

export type DocumentIds = Partial<Record<DocumentKind, string>>;

/** The documents of those of these people who have any, by person. */
export async function documentsOf(
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

export interface ExchangedDocuments {
  /** All documents of the person. */
  readonly documents: DocumentIds;
  /** Keys of the objects of those that were replaced; they are marked for deletion. */
  readonly replaced: string[];
  /** How many of the new objects were taken out of the pending deletions. */
  readonly taken: number;
}

/** In one statement: puts documents in the place of those of the same kinds. */
export async function exchangeDocuments(
  manager: EntityManager,
  ownerId: string,
  rows: readonly Document[],
): Promise<ExchangedDocuments> {
  const [changed] = await manager.query<(Omit<ExchangedDocuments, 'documents'> & { documents: DocumentIds | null })[]>(
    `WITH sent AS (
       SELECT * FROM unnest($2::uuid[], $3::text[], $4::text[], $5::int[], $6::text[], $7::text[], $8::bytea[])
         AS sent (id, kind, content_type, size_bytes, object_key, key_id, head_digest)),
     replaced AS (
       UPDATE document SET deleted_at = now() FROM sent
       WHERE owner_id = $1 AND deleted_at IS NULL AND document.kind = sent.kind RETURNING document.object_key),
     marked AS (${MARK_FOR_DELETION('SELECT object_key FROM replaced')}),
     taken AS (${TAKE_OVER('SELECT object_key FROM sent')} RETURNING key),
     -- Counting them makes room first: one document of a kind.
     added AS (
       INSERT INTO document (id, owner_id, kind, content_type, size_bytes, object_key, key_id, head_digest, created_at)
       SELECT id, $1, kind, content_type, size_bytes, object_key, key_id, head_digest, now()
       FROM sent, (SELECT count(*) FROM replaced) AS gone RETURNING kind, id)
     SELECT (SELECT count(*)::int FROM taken) AS taken, ARRAY(SELECT object_key FROM replaced) AS replaced,
       (SELECT json_object_agg(kind, id) FROM (
          SELECT kind, id FROM added UNION ALL
          SELECT kind, id FROM document WHERE owner_id = $1 AND deleted_at IS NULL AND kind NOT IN (SELECT kind FROM sent)
        ) AS kept) AS documents`,
    [
      ownerId,
      rows.map(({ id }) => id),
      rows.map(({ kind }) => kind),
      rows.map(({ contentType }) => contentType),
      rows.map(({ sizeBytes }) => sizeBytes),
      rows.map(({ objectKey }) => objectKey),
      rows.map(({ keyId }) => keyId),
      rows.map(({ headDigest }) => headDigest),
    ],
  );
  return { taken: changed?.taken ?? 0, replaced: changed?.replaced ?? [], documents: changed?.documents ?? {} };
}

/** Some people who were removed, and whose documents are still there. */
export async function removedPeopleWithDocuments(manager: EntityManager, limit: number): Promise<string[]> {
  const people = await manager.query<{ owner_id: string }[]>(
    `SELECT DISTINCT d.owner_id FROM known_account k JOIN document d ON d.owner_id = k.id AND d.deleted_at IS NULL
     WHERE k.removed LIMIT $1`,
    [limit],
  );
  return people.map(({ owner_id }) => owner_id);
}

export interface ReadableDocument extends StoredDocument {
  ownerId: string;
  ownerName: string | null;
  kind: string;
  contentType: FileType;
  readerName: string | null;
  /** Null when the reader is gone. */
  readerRole: 'admin' | 'user' | null;
}

/** A document of somebody who has not left, with who it is that reads it. */
export async function readableDocument(
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
     WHERE d.id = $1 AND d.owner_id IS NOT NULL AND d.deleted_at IS NULL AND owner.removed IS NOT TRUE`,
    [documentId, readerId],
  );
  return document;
}

/** Repeated and partial requests within this time are one reading in the audit log. */
const ONE_READING_SECONDS = 60;

/** Notes that somebody reads a document. False when that was noted just before. */
export async function isNewReading(manager: EntityManager, documentId: string, readerId: string): Promise<boolean> {
  const noted = await manager.query<unknown[]>(
    `INSERT INTO document_reading (document_id, reader_id, told_at) VALUES ($1, $2, now())
     ON CONFLICT (document_id, reader_id) DO UPDATE SET told_at = now()
     WHERE document_reading.told_at < now() - make_interval(secs => $3) RETURNING told_at`,
    [documentId, readerId, ONE_READING_SECONDS],
  );
  return noted.length > 0;
}

/** Deletes staged documents whose registration was never completed, some at a time; no claim is a week late. Answers their object keys. */
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
