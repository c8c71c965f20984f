import type { Supplier } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The saved settings; no row before the first time. */
@Entity('invoice_settings')
export class SavedSettings {
  @PrimaryColumn('boolean')
  only_row: boolean;
  @Column('jsonb')
  supplier: Supplier;
  /** Hundredths of a percent. */
  @Column('integer')
  gst_rate: number;
  @Column('text')
  number_prefix: string;
  /** One more with each change. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
