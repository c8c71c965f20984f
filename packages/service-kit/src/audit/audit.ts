import type { AuditAction, AuditEntry } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { v7 } from 'uuid';
import { ReadsState, type States, toStatesById } from '../changes/handlers.js';
import { getNow } from '../database/database-clock.js';
import type { Transaction } from '../database/transaction.js';
import { AuditEntryRow } from './audit-entry.entity.js';

interface NamedThing {
  readonly id: string;
  readonly name: string;
}

/** An audited action that has no id and no time yet. */
export interface AuditEvent {
  readonly actor: NamedThing;
  readonly action: AuditAction;
  readonly subject: NamedThing & { readonly kind: AuditEntry['subject_kind'] };
  readonly details?: AuditEntry['details'];
}

type ExportAction = Extract<AuditAction, `${string}.exported`>;

/** An export of a list, with its filters. */
export function buildExportEvent(
  actor: NamedThing,
  action: ExportAction,
  list: string,
  filters: Readonly<Record<string, unknown>>,
): AuditEvent {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '');
  const details = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
  return { actor, action, subject: { kind: 'list', id: '', name: list }, details };
}

/** Adds an id and the current time. */
export function toAuditEntry({ actor, action, subject, details = {} }: AuditEvent): AuditEntry {
  return {
    id: v7(),
    at: getNow().toISOString(),
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
 * Adds an entry to this service's feed, in the transaction of the action. svc-auth reads the entries and stores the audit log of the product.
 */
export async function recordAudit(tx: Transaction, event: AuditEvent): Promise<void> {
  tx.addAuditEntry(toAuditEntry(event));
}

/** Reads this service's audit entries for the feed. */
@Injectable()
export class AuditEntries {
  constructor(@InjectRepository(AuditEntryRow) private readonly acts: Repository<AuditEntryRow>) {}

  @ReadsState('audit-entry')
  async read(ids: readonly string[]): Promise<States<'audit-entry'>> {
    const acts = await this.acts.findBy({ id: In(ids) });
    return toStatesById(acts.map(({ id, entry }) => ({ id, state: entry })));
  }
}
