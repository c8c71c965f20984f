import type { EntityState } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The company's details from svc-invoice's feed. One row at most. */
@Entity('known_site')
export class KnownSite {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'jsonb' })
  state: EntityState<'site'>;
}
