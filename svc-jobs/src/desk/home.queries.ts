import type { ComplianceBase } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

/** Of each person who was not removed, the verified documents that have an end. */
export const findExpiringDocuments = (
  manager: EntityManager,
): Promise<{ documents: { base: ComplianceBase; expires_on: string }[] }[]> =>
  manager.query(
    `SELECT jsonb_path_query_array(documents, '$[*] ? (@.base == "verified" && @.expires_on != "")') AS documents
     FROM known_compliance JOIN known_account ON known_account.id = person_id AND NOT removed`,
  );
