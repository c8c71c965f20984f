import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A change of another service that could not be applied, and is tried again. */
@Entity('set_aside_change')
export class SetAsideEntry {
  @PrimaryColumn({ type: 'text' })
  source: string;

  @PrimaryColumn({ type: 'text' })
  entity: string;

  @PrimaryColumn({ type: 'uuid' })
  entityId: string;

  /** Why, without values. */
  @Column({ type: 'text' })
  error: string;

  @Column({ type: 'integer' })
  tries: number;

  @Column({ type: 'timestamptz' })
  setAsideAt: Date;

  @Column({ type: 'timestamptz' })
  nextTryAt: Date;
}
