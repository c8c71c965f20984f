import type { BankAccount, PaySettings } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How the company pays; there is at most one row. */
@Entity('pay_settings')
export class StoredPaySettings {
  @PrimaryColumn({ type: 'boolean' })
  onlyRow: boolean;

  /** What is missing has its default when it is read. */
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
