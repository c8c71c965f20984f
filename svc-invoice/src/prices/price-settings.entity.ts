import type { PriceSettings } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How agreed prices are charged; no row before it was saved for the first time. */
@Entity('price_settings')
export class SavedPriceSettings {
  @PrimaryColumn({ name: 'only_row', type: 'boolean' })
  onlyRow: boolean;

  @Column({ name: 'part_month', type: 'text' })
  partMonth: PriceSettings['part_month'];

  /** One more with each change. */
  @Column({ type: 'integer' })
  version: number;
}
