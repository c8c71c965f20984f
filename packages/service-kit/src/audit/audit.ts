import type { AuditAction, AuditEntry } from '@cleaning/contracts';
import { v7 } from 'uuid';
import type { Transaction } from '../database/transactions.js';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What somebody did, before it has a time. */
export interface AuditedAct {
  readonly actor: Named;
  readonly action: AuditAction;
  readonly subject: Named & { readonly kind: AuditEntry['subject_kind'] };
  readonly details?: AuditEntry['details'];
}

/** The act as an entry of this moment. */
export function auditEntryOf({ actor, action, subject, details = {} }: AuditedAct): AuditEntry {
  return {
    id: v7(),
    at: new Date().toISOString(),
    actor_id: actor.id,
    actor_name: actor.name,
    action,
    subject_kind: subject.kind,
    subject_id: subject.id,
    subject_name: subject.name,
    details,
  };
}

/**
 * Tells svc-auth, which keeps the log for the whole product, of an act. In the transaction of the act itself, so that there is
 * never one without the other.
 */
export const recordAudit = (tx: Transaction, act: AuditedAct): Promise<void> =>
  tx.publish('audit.recorded', auditEntryOf(act));
