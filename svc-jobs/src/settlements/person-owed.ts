import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What is owed to somebody who was removed, held work included; see `owedChanged`. */
@Entity('person_owed')
export class PersonOwed {
  @PrimaryColumn({ name: 'person_id', type: 'uuid' })
  personId: string;

  /** The driver answers bigint as text. */
  @Column({ type: 'bigint' })
  cents: number | string;
}
