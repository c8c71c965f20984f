import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A change of another service that could not be applied, and is tried again. */
@Entity('set_aside_change')
export class SetAsideEntry {
  @PrimaryColumn({ type: 'text' })
  source: string;

  @PrimaryColumn({ type: 'text' })
  entity: string;

  @PrimaryColumn({ name: 'entity_id', type: 'uuid' })
  entityId: string;

  /** Why, without values. */
  @Column({ type: 'text' })
  error: string;

  @Column({ type: 'integer' })
  tries: number;

  @Column({ name: 'set_aside_at', type: 'timestamptz' })
  setAsideAt: Date;

  @Column({ name: 'next_try_at', type: 'timestamptz' })
  nextTryAt: Date;
}
