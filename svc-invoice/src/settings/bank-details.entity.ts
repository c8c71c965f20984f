import type { BankChangeState } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A change of the bank details on papers. One waits for approval at most, by a unique index. */
@Entity('bank_details_change')
export class BankDetailsChange {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'account_name', type: 'text' })
  accountName: string;

  /** NNN-NNN */
  @Column({ type: 'text' })
  bsb: string;

  /** Digits. */
  @Column({ name: 'account_number', type: 'text' })
  accountNumber: string;

  /** `in-force` also for what others have followed. */
  @Column({ type: 'text' })
  state: BankChangeState;

  @Column({ type: 'text' })
  way: 'factor' | 'second-admin';

  @Column({ name: 'asked_by', type: 'uuid' })
  askedBy: string;

  /** Names are those of that time. */
  @Column({ name: 'asked_by_name', type: 'text' })
  askedByName: string;

  @Column({ name: 'asked_at', type: 'timestamptz', default: () => 'now()' })
  askedAt: Date;

  @Column({ name: 'decided_by', type: 'uuid', nullable: true })
  decidedBy: string | null;

  @Column({ name: 'decided_by_name', type: 'text', default: '' })
  decidedByName: string;

  @Column({ name: 'decided_at', type: 'timestamptz', nullable: true })
  decidedAt: Date | null;
}
