import type { Supplier } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One invoice for each job and month. Its number never changes. */
@Entity('invoice')
export class Invoice {
  @PrimaryColumn('uuid')
  id: string;
  @Column('text')
  number: string;
  @Column('uuid')
  job_id: string;
  /** YYYY-MM */
  @Column('text')
  month: string;
}

const number = { from: Number, to: (value: number) => value };

/** An issued invoice. The database refuses to change a row: a change makes a new version. */
@Entity('invoice_version')
export class InvoiceVersion {
  @PrimaryColumn('uuid')
  invoice_id: string;
  /** From 1. */
  @PrimaryColumn('integer')
  version: number;
  @Column('timestamptz')
  issued_at: Date;
  /** Day of issue in business time, YYYY-MM-DD. */
  @Column('date')
  issued_on: string;
  @Column('uuid')
  issued_by: string;
  @Column('text')
  to_name: string;
  @Column('text')
  to_address: string;
  @Column('bigint', { transformer: number })
  sub_total_cents: number;
  @Column('bigint', { transformer: number })
  gst_cents: number;
  @Column('bigint', { transformer: number })
  total_cents: number;
  /** Hundredths of a percent. */
  @Column('integer')
  gst_rate: number;
  @Column('jsonb')
  supplier: Supplier;
  /** What an admin has written; null for a version with the data of the job and month. */
  @Column('jsonb', { nullable: true })
  edits: WrittenTexts | null;
}

/** Texts of an invoice that follow from nothing else once an admin has written them. */
export interface WrittenTexts {
  readonly date: string;
  readonly invoice_number: string;
  readonly description: string;
}
