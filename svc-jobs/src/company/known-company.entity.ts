import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Company details for papers, replicated from svc-invoice. At most one row; none before its first state. */
@Entity('known_company')
export class KnownCompany {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  name: string;

  /** `#rrggbb` */
  @Column({ type: 'text' })
  colour: string;
}
