import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: people who registered before the rule get the full number of days from then on. */
@Entity('retention_start')
export class RetentionStart {
  @PrimaryColumn({ type: 'boolean' })
  onlyRow: boolean;

  /** '-infinity' in a database that was made after the rule. */
  @Column({ type: 'timestamptz' })
  since: Date;
}

/** Replica of svc-jobs: whether a removed person is still owed money. */
@Entity('account_owed')
export class AccountOwed {
  @PrimaryColumn({ type: 'uuid' })
  userId: string;

  @Column({ type: 'boolean' })
  owed: boolean;

  /** True if they ever earned anything. */
  @Column({ type: 'boolean', default: true })
  earned: boolean;
}
