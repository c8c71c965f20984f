import type { ExportPart } from '@cleaning/contracts';
import type { Transactions } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import type { Encryption } from '../encryption/document-objects.service.js';

/** Seconds without a sign of life after which the process that creates an export has ended. */
const SILENT_SECONDS = 60;

/**
 * Begins an export, or takes over from a process that has ended. Returns the number of the attempt; undefined if there
 * is nothing to do.
 */
export async function beginExport(transactions: Transactions, id: string): Promise<number | undefined> {
  const [rows] = await transactions.runStatement<[{ attempts: number }[], number]>(
    `UPDATE company_export SET state = 'running', attempts = attempts + 1, beat_at = now(), parts = '[]'
     WHERE id = $1 AND (state = 'waiting' OR (state = 'running' AND beat_at < now() - make_interval(secs => $2)))
     RETURNING attempts`,
    [id, SILENT_SECONDS],
  );
  return rows[0]?.attempts;
}

/** Records an attempt's progress. Returns false if another process has taken over. */
export async function saveProgress(
  manager: EntityManager,
  { id, attempt, parts }: { readonly id: string; readonly attempt: number; readonly parts: readonly ExportPart[] },
): Promise<boolean> {
  const [, count] = await manager.query<[unknown, number]>(
    `UPDATE company_export SET parts = $3, beat_at = now() WHERE id = $1 AND attempts = $2 AND state = 'running'`,
    [id, attempt, JSON.stringify(parts)],
  );
  return count === 1;
}

/** Returns false if another process has taken over. */
export async function finishExport(
  manager: EntityManager,
  {
    id,
    attempt,
    parts,
    key,
    encryption,
  }: {
    readonly id: string;
    readonly attempt: number;
    readonly parts: readonly ExportPart[];
    readonly key: string;
    readonly encryption: Encryption;
  },
): Promise<boolean> {
  const [, count] = await manager.query<[unknown, number]>(
    `UPDATE company_export SET state = 'ready', finished_at = now(), parts = $3, object_key = $4, size_bytes = $5, key_id = $6, head_digest = $7
     WHERE id = $1 AND attempts = $2 AND state = 'running'`,
    [id, attempt, JSON.stringify(parts), key, encryption.size, encryption.keyId, encryption.headDigest],
  );
  return count === 1;
}

/** Returns a failed attempt to waiting, or gives the export up after too many. */
export async function endAttempt(
  manager: EntityManager,
  { id, attempt, limit }: { readonly id: string; readonly attempt: number; readonly limit: number },
): Promise<void> {
  await manager.query(
    `UPDATE company_export SET state = CASE WHEN attempts >= $3 THEN 'failed' ELSE 'waiting' END, beat_at = now(),
       finished_at = CASE WHEN attempts >= $3 THEN now() END
     WHERE id = $1 AND attempts = $2 AND state = 'running'`,
    [id, attempt, limit],
  );
}

/** Exports without a process: their jobs are lost, or their process has ended. */
export async function findForgottenExports(manager: EntityManager): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT id FROM company_export WHERE state IN ('waiting', 'running')
       AND (beat_at IS NULL OR beat_at < now() - make_interval(secs => CASE state WHEN 'waiting' THEN 10 ELSE $1 END))`,
    [SILENT_SECONDS],
  );
  return rows.map(({ id }) => id);
}

/** Expires files older than a number of days, and all but the newest. Returns their object keys. */
export async function endOldExports(manager: EntityManager, days: number): Promise<string[]> {
  const [rows] = await manager.query<[{ object_key: string }[], number]>(
    `WITH due AS (
       SELECT id, object_key FROM company_export WHERE state = 'ready' AND (finished_at < now() - make_interval(days => $1)
         OR finished_at < (SELECT max(finished_at) FROM company_export WHERE state = 'ready')) FOR UPDATE)
     UPDATE company_export SET state = 'deleted', object_key = NULL, key_id = NULL, head_digest = NULL
     FROM due WHERE company_export.id = due.id RETURNING due.object_key`,
    [days],
  );
  return rows.map(({ object_key }) => object_key);
}

/** A file of the store in an export. */
export interface ExportedFile {
  readonly id: string;
  readonly objectKey: string;
  readonly sizeBytes: number;
  readonly keyId: string | null;
  readonly headDigest: Buffer | null;
  readonly createdAt: Date;
  readonly contentType: string;
  /** Folder and name, as they are written in the database. */
  readonly folder: string;
  readonly name: string;
}

const ENCRYPTED =
  'object_key AS "objectKey", size_bytes AS "sizeBytes", key_id AS "keyId", head_digest AS "headDigest"';

/** Statements of the files, by kind. Parameters: the id of the previous page's last file, and the page size. */
const FILES = [
  `SELECT document.id, ${ENCRYPTED}, created_at AS "createdAt", content_type AS "contentType", 'documents' AS folder,
     concat_ws(' ', coalesce(known_account.name, 'Unknown'), kind, document.id) AS name
   FROM document LEFT JOIN known_account ON known_account.id = owner_id WHERE has_object AND document.id > $1 ORDER BY document.id LIMIT $2`,
  `SELECT work_photo.id, ${ENCRYPTED}, created_at AS "createdAt", 'image/jpeg' AS "contentType",
     concat('photos/', coalesce((SELECT kind FROM named_work_photo WHERE photo_id = work_photo.id), 'unnamed')) AS folder, work_photo.id::text AS name
   FROM work_photo WHERE id > $1 ORDER BY id LIMIT $2`,
  `SELECT id, ${ENCRYPTED}, created_at AS "createdAt", CASE kind WHEN 'sheet' THEN 'application/pdf' ELSE 'image/jpeg' END AS "contentType",
     'site documents' AS folder, concat_ws(' ', name, id) AS name
   FROM site_file WHERE id > $1 ORDER BY id LIMIT $2`,
  `SELECT id, ${ENCRYPTED}, created_at AS "createdAt", content_type AS "contentType", 'adjustments' AS folder, id::text AS name
   FROM adjustment_file WHERE id > $1 ORDER BY id LIMIT $2`,
  `SELECT id, ${ENCRYPTED}, created_at AS "createdAt", 'image/jpeg' AS "contentType", 'photos/enquiry' AS folder, id::text AS name
   FROM enquiry_photo WHERE id > $1 ORDER BY id LIMIT $2`,
] as const;

const PAGE = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** All files of people, sites and work, in pages. */
export async function* findExportedFiles(manager: EntityManager): AsyncGenerator<ExportedFile> {
  for (const sql of FILES)
    for (let last = FIRST; ; ) {
      const page = await manager.query<ExportedFile[]>(sql, [last, PAGE]);
      yield* page;
      const next = page.at(-1);
      if (!next || page.length < PAGE) break;
      last = next.id;
    }
}

export async function countExportedFiles(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<{ files: number }[]>(
    `SELECT ((SELECT count(*) FROM document WHERE has_object) + (SELECT count(*) FROM work_photo) + (SELECT count(*) FROM site_file)
       + (SELECT count(*) FROM adjustment_file) + (SELECT count(*) FROM enquiry_photo))::int AS files`,
  );
  return row?.files ?? 0;
}
