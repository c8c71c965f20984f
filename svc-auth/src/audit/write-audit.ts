import { type AuditedAct, auditEntryOf, type Transaction } from '@cleaning/service-kit';
import { AuditEntry } from './audit-entry.entity.js';

/** Writes an act of this service in the transaction of the act itself: there is never one without the other. */
export async function writeAudit(tx: Transaction, act: AuditedAct): Promise<void> {
  await tx.manager.insert(AuditEntry, auditEntryOf(act));
}
