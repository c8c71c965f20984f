import type { JobKind } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Replica of svc-jobs' jobs: name and address of invoices. */
@Entity('known_job')
export class KnownJob {
  @PrimaryColumn('uuid')
  id: string;
  @Column('text')
  kind: JobKind;
  @Column('text')
  title: string;
  @Column('text')
  address: string;
}

/** The company's pay for one finished or manual work record; received from svc-jobs' feed. */
@Entity('ledger_entry')
export class LedgerEntry {
  @PrimaryColumn('uuid')
  work_record_id: string;
  @Column('uuid')
  job_id: string;
  /** YYYY-MM-DD; decides the invoice's month. */
  @Column('date')
  business_date: string;
  @Column('integer')
  minutes: number;
  /** bigint: PostgreSQL's driver reads it as text. */
  @Column('bigint')
  company_cents: string;
  /** Whether it waits for an admin's decision in svc-jobs. */
  @Column('boolean')
  held: boolean;
}
