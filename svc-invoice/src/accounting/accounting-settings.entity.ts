import type { AccountingSettings, GstBasis } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Account and tax codes. */
export type SavedCodes = Omit<AccountingSettings, 'gst_basis' | 'version'>;

/** The codes of the accountant's files; no row before the first time that they were saved. */
@Entity('accounting_settings')
export class AccountingSettingsRow {
  @PrimaryColumn({ type: 'boolean', default: true })
  onlyRow: boolean;

  @Column({ type: 'jsonb' })
  codes: SavedCodes;

  @Column({ type: 'text' })
  gstBasis: GstBasis;

  /** Increases with each change. */
  @Column({ type: 'integer' })
  version: number;
}
