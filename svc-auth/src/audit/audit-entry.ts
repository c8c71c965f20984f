import type { AuditEntry as Entry } from '@cleaning/contracts';
import { type AuditedAct, auditEntryOf, type Transaction } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who did what to whom and when, in the whole product. The database refuses to change or delete a row. */
@Entity({ name: 'audit_entry' })
export class AuditEntry {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'timestamptz' })
  at: Date;

  @Column({ type: 'text' })
  actor_id: string;

  /** The name at that time: later changes of the account do not rewrite history. */
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

/** Writes an act of this service in the transaction of the act itself: there is never one without the other. */
export async function writeAudit(tx: Transaction, act: AuditedAct): Promise<void> {
  await tx.manager.insert(AuditEntry, auditEntryOf(act));
}
