import type { PersonalDocuments } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

export const findPersonalFiles = (
  manager: EntityManager,
  personId: string,
): Promise<PersonalDocuments['document-files']> =>
  manager.query(
    `SELECT d.id, d.kind, v.number AS version, d.content_type, d.size_bytes, d.created_at, d.deleted_at, d.has_object
     FROM document d LEFT JOIN compliance_version v ON v.id = d.version_id
     WHERE d.owner_id = $1 ORDER BY d.kind, v.number, d.created_at, d.id`,
    [personId],
  );

export const findPersonalVersions = (
  manager: EntityManager,
  personId: string,
): Promise<PersonalDocuments['document-versions']> =>
  manager.query(
    `SELECT kind, number, state, submitted_at, decided_at, decided_by_name, reason, issued_on::text, expires_on::text,
       details, work_limit, files_deleted_at
     FROM compliance_version WHERE person_id = $1 ORDER BY kind, number`,
    [personId],
  );

export const findPersonalRequests = (
  manager: EntityManager,
  personId: string,
): Promise<PersonalDocuments['document-requests']> =>
  manager.query('SELECT kind, asked_at FROM compliance_request WHERE person_id = $1 ORDER BY kind', [personId]);

/** Texts that a person has signed on screen. */
export const findPersonalSignatures = (
  manager: EntityManager,
  personId: string,
): Promise<PersonalDocuments['document-signatures']> =>
  manager.query(
    `SELECT s.kind, s.name, s.signed_at, s.text_version, s.text_sha256, s.address, t.text
     FROM document_signature s JOIN signed_text t ON t.sha256 = s.text_sha256
     WHERE s.person_id = $1 ORDER BY s.signed_at, s.kind`,
    [personId],
  );
