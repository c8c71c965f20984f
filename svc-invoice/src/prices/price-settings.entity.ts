import type { PriceSettings } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MissedRules } from './missed-visits.js';

/** How agreed prices are charged; no row before it was saved for the first time. */
@Entity('price_settings')
export class SavedPriceSettings {
  @PrimaryColumn({ name: 'only_row', type: 'boolean' })
  onlyRow: boolean;

  @Column({ name: 'part_month', type: 'text' })
  partMonth: PriceSettings['part_month'];

  @Column({ name: 'missed_of_visits', type: 'text', default: 'credit' })
  missedOfVisits: MissedRules['ofVisits'];

  @Column({ name: 'missed_of_month', type: 'text', default: 'show' })
  missedOfMonth: MissedRules['ofMonth'];

  /** One more with each change. */
  @Column({ type: 'integer' })
  version: number;
}
