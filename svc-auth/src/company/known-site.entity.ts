import type { EntityState } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The company from svc-invoice's feed. At most one row. */
@Entity('known_site')
export class KnownSite {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'jsonb' })
  state: EntityState<'site'>;
}
