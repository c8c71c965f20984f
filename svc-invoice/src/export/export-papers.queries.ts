import type { ExportPaper } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

interface Paper {
  readonly kind: ExportPaper['kind'];
  /** Id for reading it. */
  readonly id: string;
  readonly number: string;
  /** For a quote; null for other papers. */
  readonly version: number | null;
}

/** All issued papers, and quotes except drafts. */
export const findExportPapers = (manager: EntityManager): Promise<Paper[]> =>
  manager.query(
    `SELECT 'invoice' AS kind, number AS id, number, null::int AS version FROM client_invoice
     UNION ALL SELECT 'job-invoice', number, number, null FROM invoice
     UNION ALL SELECT 'adjustment-note', number, number, null FROM adjustment_note
     UNION ALL SELECT 'quote', id::text, number::text, version FROM quote WHERE state <> 'draft'
     UNION ALL SELECT 'pay', number, number, null FROM pay_document
     ORDER BY 1, 3, 4`,
  );
