import type { EntityState } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The company's logo from svc-media's feed. At most one row; none without a logo. */
@Entity('known_logo')
export class KnownLogo {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  path: string;

  @Column({ type: 'integer' })
  width: number;

  @Column({ type: 'integer' })
  height: number;
}

export type Logo = Pick<EntityState<'logo'>, 'path' | 'width' | 'height'>;
