import type { AuditEntry, Entity, Topic } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

/** A running transaction. */
export interface Transaction {
  readonly manager: EntityManager;
  /**
   * Adds a changed thing to this service's feed. Readers read its state after the commit. Also announces it under the topic of the entity (see
   * `announce`), and a thing of a person to that person.
   */
  recordChange(entity: Entity, id: string, people?: readonly string[]): void;
  /** Adds an audit entry, in services other than svc-auth. Use `recordAudit`. */
  addAuditEntry(act: AuditEntry): void;
  /**
   * Announces a change to open pages of admins and `people` after the commit. `id` is the key of its row in lists, or ''. `Transactions.run`
   * announces the `changes` of a call's contract itself. This is for changes that depend on a row, and for background work.
   */
  announce(topic: Topic, id: string, people?: readonly string[]): void;
  /** Calls the listener of this queue in this process after the commit (`Transactions.onQueued`). */
  notifyQueue(queue: string): void;
}
