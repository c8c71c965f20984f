import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When the demo company was seeded; no row if it wasn't. */
@Entity('demo_seed')
export class DemoSeedRow {
  @PrimaryColumn({ type: 'boolean', default: true })
  onlyRow: true;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  seededAt: Date;
}
