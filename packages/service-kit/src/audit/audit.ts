import type { AuditAction, AuditEntry } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { ReadsState, type States, statesById } from '../changes/handlers.js';
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

type ExportAction = Extract<AuditAction, `${string}.exported`>;

/** Somebody took a list away, with the filters that it was taken with. */
export function exportAct(
  actor: Named,
  action: ExportAction,
  list: string,
  filters: Readonly<Record<string, unknown>>,
): AuditedAct {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '');
  const details = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
  return { actor, action, subject: { kind: 'list', id: '', name: list }, details };
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
 * Writes an act to the entries that svc-auth, which keeps the log for the whole product, reads from this service's feed. In the
 * transaction of the act itself, so that there is never one without the other.
 */
export async function recordAudit(tx: Transaction, act: AuditedAct): Promise<void> {
  const entry = auditEntryOf(act);
  await tx.manager.query('INSERT INTO audit_entry (id, entry) VALUES ($1, $2)', [entry.id, entry]);
  tx.changed('audit-entry', entry.id);
}

/** Tells svc-auth's log of this service's entries. */
@Injectable()
export class AuditEntries {
  constructor(private readonly dataSource: DataSource) {}

  @ReadsState('audit-entry')
  async read(ids: readonly string[]): Promise<States<'audit-entry'>> {
    return statesById(
      await this.dataSource.query<{ id: string; state: AuditEntry }[]>(
        'SELECT id, entry AS state FROM audit_entry WHERE id = ANY($1)',
        [ids],
      ),
    );
  }
}
