import type { EntityState } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What svc-invoice's feed says of the company. One row at most. */
@Entity('known_site')
export class KnownSite {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'jsonb' })
  state: EntityState<'site'>;
}
