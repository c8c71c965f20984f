import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An undone Start: the same clock event, sent again, starts nothing. */
@Entity('undone_start')
export class UndoneStart {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  personId: string;

  /** Null if the Start's record never arrived. */
  @Column({ type: 'uuid', nullable: true })
  recordId: string | null;

  /** Null for a Start that was sent without a key. */
  @Column({ type: 'uuid', nullable: true })
  startKey: string | null;

  @Column({ type: 'timestamptz' })
  undoneAt: Date;
}
