import type { AuditAction } from '@cleaning/contracts';
import { type Caller, recordAudit, type Transaction } from '@cleaning/service-kit';

/** Records in the audit log what an admin did about a person at a job, with their present names. */
export async function auditAtJob(
  tx: Transaction,
  admin: Caller,
  action: AuditAction,
  { personId, jobId }: { readonly personId: string; readonly jobId: string },
  details: Readonly<Record<string, string>> = {},
): Promise<void> {
  const [names] = await tx.manager.query<{ person: string; job: string }[]>(
    `SELECT title AS job, coalesce((SELECT name FROM known_account WHERE id = $2), '') AS person FROM job WHERE id = $1`,
    [jobId, personId],
  );
  await recordAudit(tx, {
    actor: admin,
    action,
    subject: { kind: 'person', id: personId, name: names?.person ?? '' },
    details: { job_id: jobId, job: names?.job ?? '', ...details },
  });
}
