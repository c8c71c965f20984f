import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * An object that no row owns: not yet, because its upload is under way, or no longer, because its row is gone. The store has no
 * transactions; with this table no object stays there without an owner.
 */
@Entity('pending_deletion')
export class PendingDeletion {
  @PrimaryColumn({ type: 'text' })
  key: string;

  /** From this moment on the interval job may remove the object. */
  @Column({ type: 'timestamptz' })
  deleteAfter: Date;

  /** For deletion: no row may take the object over any more. */
  @Column({ type: 'boolean' })
  marked: boolean;
}
