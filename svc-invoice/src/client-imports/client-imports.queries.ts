import type { EntityManager } from 'typeorm';
import { CLIENT_NAME } from '../clients/clients.queries.js';

export interface ImportedState {
  readonly id: string;
  readonly name: string;
  /** Changed since the import, or some job's client, or a quote or an extra is theirs. */
  readonly used: boolean;
}

/** The clients of an import that are there still, locked until the transaction ends. */
export const lockImportedClients = (manager: EntityManager, importId: string): Promise<ImportedState[]> =>
  manager.query<ImportedState[]>(
    `SELECT client.id, ${CLIENT_NAME} AS name,
       client.version > 1 OR EXISTS (SELECT FROM job_client WHERE job_client.client_id = client.id)
         OR EXISTS (SELECT FROM quote WHERE quote.client_id = client.id)
         OR EXISTS (SELECT FROM invoice_extra WHERE invoice_extra.client_id = client.id) AS used
     FROM client JOIN imported_client ON imported_client.client_id = client.id
     WHERE imported_client.import_id = $1
     ORDER BY lower(${CLIENT_NAME}) FOR UPDATE OF client`,
    [importId],
  );

/** Deletes the Xero links of deleted clients, so that other clients can use the contacts. */
export async function forgetContactsInXero(manager: EntityManager, clientIds: readonly string[]): Promise<void> {
  await manager.query(`DELETE FROM xero_link WHERE kind = 'client' AND owner_id = ANY($1)`, [clientIds]);
}
