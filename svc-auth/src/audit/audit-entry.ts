import type { AuditEntry as Entry } from '@cleaning/contracts';
import { type AuditEvent, type Transaction, toAuditEntry } from '@cleaning/service-kit';
import { AuditEntry } from './audit-entry.entity.js';

/** An entry of a feed or of this service as a row. */
export const toAuditRow = ({
  actor_id,
  actor_name,
  subject_kind,
  subject_id,
  subject_name,
  ...entry
}: Entry): AuditEntry => ({
  ...entry,
  at: new Date(entry.at),
  actorId: actor_id,
  actorName: actor_name,
  subjectKind: subject_kind,
  subjectId: subject_id,
  subjectName: subject_name,
});

/** A row in the form of the contract. */
export const toEntryView = ({
  actorId,
  actorName,
  subjectKind,
  subjectId,
  subjectName,
  ...row
}: AuditEntry): Entry => ({
  ...row,
  at: row.at.toISOString(),
  actor_id: actorId,
  actor_name: actorName,
  subject_kind: subjectKind,
  subject_id: subjectId,
  subject_name: subjectName,
});

/** Enters an action of this service in the audit log, in the transaction of the action itself. */
export async function writeAudit(tx: Transaction, act: AuditEvent): Promise<void> {
  const entry = toAuditEntry(act);
  await tx.manager.insert(AuditEntry, toAuditRow(entry));
  tx.announce('audit', entry.id);
}
