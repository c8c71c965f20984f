import type { BankChangeState } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A change of the bank details on papers. One waits for approval at most, by a unique index. */
@Entity('bank_details_change')
export class BankDetailsChange {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  accountName: string;

  /** NNN-NNN */
  @Column({ type: 'text' })
  bsb: string;

  /** Digits. */
  @Column({ type: 'text' })
  accountNumber: string;

  /** Empty if none, like the next field. */
  @Column({ type: 'text', default: '' })
  payId: string;

  @Column({ type: 'text', default: '' })
  bpayBillerCode: string;

  /** `in-force` also applies to superseded changes. */
  @Column({ type: 'text' })
  state: BankChangeState;

  @Column({ type: 'text' })
  way: 'factor' | 'second-admin';

  @Column({ type: 'uuid' })
  askedBy: string;

  /** Names at that time. */
  @Column({ type: 'text' })
  askedByName: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  askedAt: Date;

  @Column({ type: 'uuid', nullable: true })
  decidedBy: string | null;

  @Column({ type: 'text', default: '' })
  decidedByName: string;

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;
}
