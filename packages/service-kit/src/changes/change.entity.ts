import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An entry of this service's feed: one for each thing, with the number of its last change. */
@Entity('change')
export class FeedEntry {
  @PrimaryColumn({ type: 'text' })
  entity: string;

  @PrimaryColumn({ type: 'uuid' })
  entityId: string;

  /** Null until numbered. A later change of the same thing takes a new number. */
  @Column({ type: 'bigint', nullable: true })
  seq: string | null;

  @Column({ type: 'text', nullable: true })
  requestId: string | null;

  @Column({ type: 'timestamptz' })
  changedAt: Date;
}

/** The newest number of this service's feed; one row. */
@Entity('change_counter')
export class FeedCounter {
  @PrimaryColumn({ type: 'boolean' })
  onlyRow: true;

  @Column({ type: 'bigint' })
  lastSeq: string;
}
