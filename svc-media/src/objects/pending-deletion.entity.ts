import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * An object without a row: its upload has not finished, or its row was deleted. Because the store has no transactions, this table ensures
 * that no object stays there without an owner.
 */
@Entity('pending_deletion')
export class PendingDeletion {
  @PrimaryColumn({ type: 'text' })
  key: string;

  /** When the interval job may remove the object. */
  @Column({ type: 'timestamptz' })
  deleteAfter: Date;

  /** Marked for deletion: rows can no longer take the object over. */
  @Column({ type: 'boolean' })
  marked: boolean;
}
