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

  /** The day on which it ended, YYYY-MM-DD; null while it goes on. */
  @Column({ name: 'ended_on', type: 'date', nullable: true })
  endedOn: string | null;
}

/** The company's pay for one finished or manual work record; received from svc-jobs' feed. */
@Entity('ledger_entry')
export class LedgerEntry {
  @PrimaryColumn({ name: 'work_record_id', type: 'uuid' })
  workRecordId: string;

  @Column({ name: 'job_id', type: 'uuid' })
  jobId: string;

  /** YYYY-MM-DD; decides the invoice's month. */
  @Column({ name: 'business_date', type: 'date' })
  businessDate: string;

  @Column({ type: 'integer' })
  minutes: number;

  @Column({ name: 'company_cents', type: 'bigint', transformer: bigintAsNumber })
  companyCents: number;

  /** Whether it waits for an admin's decision in svc-jobs. */
  @Column({ type: 'boolean' })
  held: boolean;

  /** It puts a complaint right: the client is charged nothing. */
  @Column({ name: 're_clean', type: 'boolean', default: false })
  reClean: boolean;

  /** When it was received or became another one. The database sets it. */
  @Column({ name: 'changed_at', type: 'timestamptz', default: () => 'now()' })
  changedAt: Date;
}
