import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The company as papers name it. One row at most; none while svc-invoice has said nothing. */
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
