import type { AuditEntry as Entry } from '@cleaning/contracts';
import { type AuditedAct, auditEntryOf, type Transaction } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The audit log of the whole product. The database refuses changes and deletions. */
@Entity({ name: 'audit_entry' })
export class AuditEntry {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'timestamptz' })
  at: Date;

  @Column({ type: 'text' })
  actor_id: string;

  /** The name at that time; it does not change with the account. */
  @Column({ type: 'text' })
  actor_name: string;

  @Column({ type: 'text' })
  action: Entry['action'];

  @Column({ type: 'text' })
  subject_kind: Entry['subject_kind'];

  @Column({ type: 'text' })
  subject_id: string;

  @Column({ type: 'text' })
  subject_name: string;

  @Column({ type: 'jsonb' })
  details: Entry['details'];
}

/** Enters an action of this service in the audit log, in the transaction of the action itself. */
export async function writeAudit(tx: Transaction, act: AuditedAct): Promise<void> {
  const entry = auditEntryOf(act);
  await tx.manager.insert(AuditEntry, entry);
  tx.announce('audit', entry.id);
}
