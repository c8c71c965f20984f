import type { Transaction } from '@cleaning/service-kit';
import { v7 as uuidv7 } from 'uuid';
import { AuditEntry, type AuditedAction } from './audit-entry.entity.js';

interface NamedPerson {
  id: string;
  name: string;
}

/** Writes the entry in the transaction of the act itself: there is never one without the other. */
export async function recordAudit(
  tx: Transaction,
  entry: { action: AuditedAction; actor: NamedPerson; subject: NamedPerson },
): Promise<void> {
  await tx.manager.insert(AuditEntry, {
    id: uuidv7(),
    at: new Date(),
    action: entry.action,
    actor_id: entry.actor.id,
    actor_name: entry.actor.name,
    subject_id: entry.subject.id,
    subject_name: entry.subject.name,
  });
}
