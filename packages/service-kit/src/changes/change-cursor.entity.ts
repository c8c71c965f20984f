import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far this service has applied another's feed. */
@Entity('change_cursor')
export class ChangeCursor {
  @PrimaryColumn({ type: 'text' })
  source: string;

  @Column({ type: 'bigint' })
  lastSeq: string;
}
