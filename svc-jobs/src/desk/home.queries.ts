import type { ComplianceBase } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

/** Verified documents with an expiry date, by person; leaves out removed people. */
export const findExpiringDocuments = (
  manager: EntityManager,
): Promise<{ documents: { base: ComplianceBase; expires_on: string }[] }[]> =>
  manager.query(
    `SELECT jsonb_path_query_array(documents, '$[*] ? (@.base == "verified" && @.expires_on != "")') AS documents
     FROM known_compliance JOIN known_account ON known_account.id = person_id AND NOT removed`,
  );
