import type { AuditEntry, Entity, Topic } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

/** A running transaction. */
export interface Transaction {
  readonly manager: EntityManager;
  /**
   * Enters a thing in this service's feed as changed. Readers read its state after the commit; a rollback enters
   * nothing. It is announced too, under the topic of the entity: see `announce`. A thing of a person is announced to that person.
   */
  changed(entity: Entity, id: string, people?: readonly string[]): void;
  /** Enters an audited action of this service, in any but svc-auth, which keeps the log: see `recordAudit`. */
  addAuditEntry(act: AuditEntry): void;
  /**
   * Announces a change to open pages after the commit: to those of admins, and to those of `people`, who see the thing on
   * screens of their own. `id` is the key of its row in lists, or ''. In `Transactions.run` of a call, its contract's `changes` are
   * announced by themselves: this is for what only a row knows, and for what no call does.
   */
  announce(topic: Topic, id: string, people?: readonly string[]): void;
  /** After the commit, calls the listener of this queue in this process (`Transactions.onQueued`). */
  queued(queue: string): void;
}
