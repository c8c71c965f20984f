import type { EntityState } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A notice that this service has raised, on its way to svc-auth, which delivers it. */
@Entity('raised_notice')
export class RaisedNotice {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'jsonb' })
  notice: EntityState<'notice'>;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  raisedAt: Date;
}
