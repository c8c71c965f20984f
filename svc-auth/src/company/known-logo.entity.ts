import type { EntityState } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What svc-media's feed says of the company's logo. One row at most; none while there is no logo. */
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
