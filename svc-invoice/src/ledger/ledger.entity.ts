import type { JobKind } from '@cleaning/contracts';
import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Replica of svc-jobs' jobs: name and address of invoices. */
@Entity('known_job')
export class KnownJob {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  kind: JobKind;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  address: string;

  /** The day it ended, YYYY-MM-DD; null while current. */
  @Column({ type: 'date', nullable: true })
  endedOn: string | null;
}

/** The company's pay for one finished or manual work record; received from svc-jobs' feed. */
@Entity('ledger_entry')
export class LedgerEntry {
  @PrimaryColumn({ type: 'uuid' })
  workRecordId: string;

  @Column({ type: 'uuid' })
  jobId: string;

  /** YYYY-MM-DD; decides the invoice's month. */
  @Column({ type: 'date' })
  businessDate: string;

  @Column({ type: 'integer' })
  minutes: number;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  companyCents: number;

  /** True if it waits for an admin's decision in svc-jobs. */
  @Column({ type: 'boolean' })
  held: boolean;

  /** It puts a complaint right, without charge to the client. */
  @Column({ type: 'boolean', default: false })
  reClean: boolean;

  /** When it was received or changed. Set by the database. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  changedAt: Date;
}
