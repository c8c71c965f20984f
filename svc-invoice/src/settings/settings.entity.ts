import type { Supplier } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The saved settings; no row before the first time. */
@Entity('invoice_settings')
export class InvoiceSettingsRow {
  @PrimaryColumn({ type: 'boolean' })
  onlyRow: boolean;

  @Column({ type: 'jsonb' })
  supplier: Supplier;

  /** Hundredths of a percent. */
  @Column({ type: 'integer' })
  gstRate: number;

  @Column({ type: 'text' })
  numberPrefix: string;

  /** For each invoice sent. */
  @Column({ type: 'boolean', default: false })
  copyToOffice: boolean;

  /** Increases with each change. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
