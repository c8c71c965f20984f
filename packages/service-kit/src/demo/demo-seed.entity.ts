import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When the demo company was made; no row: it was not. */
@Entity('demo_seed')
export class SeededDemo {
  @PrimaryColumn({ name: 'only_row', type: 'boolean', default: true })
  onlyRow: true;

  @Column({ name: 'seeded_at', type: 'timestamptz', default: () => 'now()' })
  seededAt: Date;
}
