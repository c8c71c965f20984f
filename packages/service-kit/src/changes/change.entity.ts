import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An entry of this service's feed: one for each thing, with the number of its last change. */
@Entity('change')
export class FeedEntry {
  @PrimaryColumn({ type: 'text' })
  entity: string;

  @PrimaryColumn({ name: 'entity_id', type: 'uuid' })
  entityId: string;

  /** Null until it has one. A later change of the same thing takes a new number. */
  @Column({ type: 'bigint', nullable: true })
  seq: string | null;

  @Column({ name: 'request_id', type: 'text', nullable: true })
  requestId: string | null;

  @Column({ name: 'changed_at', type: 'timestamptz' })
  changedAt: Date;
}

/** The newest number of this service's feed; one row. */
@Entity('change_counter')
export class FeedCounter {
  @PrimaryColumn({ name: 'only_row', type: 'boolean' })
  onlyRow: true;

  @Column({ name: 'last_seq', type: 'bigint' })
  lastSeq: string;
}
