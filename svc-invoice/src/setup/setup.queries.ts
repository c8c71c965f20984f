import type { SetupStep } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

export interface SetupRow {
  readonly clients: boolean;
  readonly people: boolean;
  readonly job: boolean;
  readonly invoice: boolean;
  readonly skipped: SetupStep[];
}

/** Counts of clients, sub-contractors (with an ABN, unlike admins), jobs and invoices, and the skipped steps. */
export async function readSetup(manager: EntityManager): Promise<SetupRow> {
  const [row] = await manager.query<SetupRow[]>(
    `SELECT EXISTS (SELECT FROM client) AS clients,
       EXISTS (SELECT FROM known_payee WHERE abn <> '' AND NOT erased) AS people,
       EXISTS (SELECT FROM known_job) AS job,
       EXISTS (SELECT FROM client_invoice) OR EXISTS (SELECT FROM invoice) AS invoice,
       ARRAY (SELECT step FROM skipped_setup_step ORDER BY step) AS skipped`,
  );
  return row as SetupRow;
}
