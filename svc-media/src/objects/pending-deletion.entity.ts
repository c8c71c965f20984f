import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Bytes that no row owns: not yet, because their upload is under way, or no more, because what they belonged to is gone.
 * The store knows no transactions. This table makes sure that no object is ever forgotten there.
 */
@Entity('loose_object')
export class PendingDeletion {
  @PrimaryColumn('text')
  key: string;
  /** From this moment on the sweep may remove the bytes. */
  @Column('timestamptz')
  delete_after: Date;
  /** The bytes are to go; nothing may take them over any more. */
  @Column('boolean')
  doomed: boolean;
}
