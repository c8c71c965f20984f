import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A payment to a removed person. The database refuses to change or delete a row. */
@Entity('settlement')
export class Settlement {
  @PrimaryColumn({ type: 'uuid' })
  personId: string;

  /** Counts the payments to the person from 1. */
  @PrimaryColumn({ type: 'integer' })
  number: number;

  /** YYYY-MM-DD in business time. */
  @Column({ type: 'date' })
  paidOn: string;

  /** The driver returns bigint as text. */
  @Column({ type: 'bigint' })
  cents: number | string;

  @Column({ type: 'uuid' })
  settledBy: string;

  @Column({ type: 'timestamptz' })
  settledAt: Date;
}

/** Money owed to a removed person, including held work; see `publishOwed`. */
@Entity('person_owed')
export class PersonOwed {
  @PrimaryColumn({ type: 'uuid' })
  personId: string;

  /** The driver returns bigint as text. */
  @Column({ type: 'bigint' })
  cents: number | string;
}

/** Cents that svc-invoice has paid to a person for work, and cents of their work in approved pay runs. */
@Entity('paid_by_run')
export class PaidByRun {
  @PrimaryColumn({ type: 'uuid' })
  personId: string;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  paidCents: number;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  inRunCents: number;

  /** Reimbursements and bonuses less deductions that are not paid. */
  @Column({ type: 'bigint', transformer: bigintAsNumber })
  openAdjustmentsCents: number;
}
