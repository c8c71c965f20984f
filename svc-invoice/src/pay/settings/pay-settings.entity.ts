import type { BankAccount, PaySettings } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Pay settings of the company; at most one row. */
@Entity('pay_settings')
export class PaySettingsRow {
  @PrimaryColumn({ type: 'boolean' })
  onlyRow: boolean;

  /** Missing settings get defaults when read. */
  @Column({ type: 'jsonb' })
  settings: PaySettings;

  @Column({ type: 'integer' })
  version: number;
}

/** An account that the company pays from. */
@Entity('pay_bank_account')
export class PayBankAccount {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'jsonb' })
  settings: BankAccount;

  @Column({ type: 'integer' })
  version: number;

  @Column({ type: 'timestamptz', nullable: true })
  removedAt: Date | null;
}
