import type { PriceSettings } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MissedRules } from './missed-visits.js';

/** Settings for agreed prices; no row before the first save. */
@Entity('price_settings')
export class PriceSettingsRow {
  @PrimaryColumn({ type: 'boolean' })
  onlyRow: boolean;

  @Column({ type: 'text' })
  partMonth: PriceSettings['part_month'];

  @Column({ type: 'text', default: 'credit' })
  missedOfVisits: MissedRules['ofVisits'];

  @Column({ type: 'text', default: 'show' })
  missedOfMonth: MissedRules['ofMonth'];

  /** Increases with each change. */
  @Column({ type: 'integer' })
  version: number;
}
