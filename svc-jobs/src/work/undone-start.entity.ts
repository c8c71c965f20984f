import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A Start that was undone: the same clock event, sent again, starts nothing. */
@Entity('undone_start')
export class UndoneStart {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'person_id', type: 'uuid' })
  personId: string;

  /** Null for a Start whose record never arrived here. */
  @Column({ name: 'record_id', type: 'uuid', nullable: true })
  recordId: string | null;

  /** Null for a Start that was sent without a key. */
  @Column({ name: 'start_key', type: 'uuid', nullable: true })
  startKey: string | null;

  @Column({ name: 'undone_at', type: 'timestamptz' })
  undoneAt: Date;
}
