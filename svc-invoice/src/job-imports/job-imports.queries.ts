import type { EntityManager } from 'typeorm';

/** Jobs of imports that svc-jobs has not made yet, by name and address. */
export const findPendingJobs = (manager: EntityManager): Promise<{ title: string; address: string }[]> =>
  manager.query(
    `SELECT job ->> 'title' AS title, job ->> 'address' AS address
     FROM imported_job JOIN job_import ON job_import.id = import_id
     WHERE undone_at IS NULL AND NOT EXISTS (SELECT FROM known_job WHERE known_job.id = job_id)`,
  );

export interface ImportedState {
  readonly id: string;
  readonly title: string;
  /** True if svc-jobs has created it. */
  readonly made: boolean;
  /** True if its client or price was changed since, or an invoice or extra has it. */
  readonly used: boolean;
}

/** The jobs of an import by title. */
export const findImportedJobs = (manager: EntityManager, importId: string): Promise<ImportedState[]> =>
  manager.query<ImportedState[]>(
    `SELECT job_id AS id, job ->> 'title' AS title,
       EXISTS (SELECT FROM known_job WHERE known_job.id = job_id) AS made,
       EXISTS (SELECT FROM job_client AS own WHERE own.job_id = imported.job_id AND own.version > 1)
         OR EXISTS (SELECT FROM job_price AS own WHERE own.job_id = imported.job_id AND own.version > 1)
         OR EXISTS (SELECT FROM invoice WHERE invoice.job_id = imported.job_id)
         OR EXISTS (SELECT FROM client_invoice_line AS line WHERE line.job_id = imported.job_id)
         OR EXISTS (SELECT FROM invoice_extra AS extra WHERE extra.job_id = imported.job_id)
         OR EXISTS (SELECT FROM ledger_entry AS entry WHERE entry.job_id = imported.job_id) AS used
     FROM imported_job AS imported WHERE import_id = $1 ORDER BY lower(job ->> 'title'), job_id`,
    [importId],
  );

/** Deletes clients, prices and visits of deleted jobs. */
export async function forgetJobs(manager: EntityManager, ids: readonly string[]): Promise<void> {
  for (const table of ['job_client', 'job_price', 'planned_visit', 'planned_visits_until', 'labour_supply'])
    await manager.query(`DELETE FROM ${table} WHERE job_id = ANY($1)`, [ids]);
  await manager.query('DELETE FROM known_job WHERE id = ANY($1)', [ids]);
}
