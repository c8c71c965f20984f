import type { Supplier } from '@cleaning/contracts';
import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One invoice for each job and month. Its number never changes. */
@Entity('invoice')
export class Invoice {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  number: string;

  @Column({ type: 'uuid' })
  jobId: string;

  /** YYYY-MM */
  @Column({ type: 'text' })
  month: string;

  /** Null until it was sent. The database refuses a version after that. */
  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;
}

/** An issued invoice. The database refuses to change a row: a change makes a new version. */
@Entity('invoice_version')
export class InvoiceVersion {
  @PrimaryColumn({ type: 'uuid' })
  invoiceId: string;

  /** Counts from 1. */
  @PrimaryColumn({ type: 'integer' })
  version: number;

  @Column({ type: 'timestamptz' })
  issuedAt: Date;

  /** Day of issue in business time, YYYY-MM-DD. */
  @Column({ type: 'date' })
  issuedOn: string;

  @Column({ type: 'uuid' })
  issuedBy: string;

  @Column({ type: 'text' })
  toName: string;

  @Column({ type: 'text' })
  toAddress: string;

  /** The client of the place, if the total requires the buyer's identity; otherwise empty. */
  @Column({ type: 'text', default: '' })
  buyerName: string;

  @Column({ type: 'text', default: '' })
  buyerAbn: string;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  subTotalCents: number;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  gstCents: number;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  totalCents: number;

  /** Hundredths of a percent. */
  @Column({ type: 'integer' })
  gstRate: number;

  @Column({ type: 'jsonb' })
  supplier: Supplier;

  /** An admin's edits; null for a version with the data of the job and month. */
  @Column({ type: 'jsonb', nullable: true })
  edits: WrittenTexts | null;
}

/** Invoice texts that are no longer derived once an admin has edited them. */
export interface WrittenTexts {
  readonly date: string;
  readonly invoice_number: string;
  readonly description: string;
}

/** One row, locked while an invoice is issued, so that numbers have no gaps. */
@Entity('invoice_counter')
export class InvoiceCounter {
  @PrimaryColumn({ type: 'boolean' })
  onlyRow: boolean;

  @Column({ type: 'integer' })
  lastNumber: number;
}

/** Newest version of each invoice. Written by a trigger of `invoice_version`. */
@Entity('newest_invoice')
export class NewestInvoice {
  @PrimaryColumn({ type: 'uuid' })
  invoiceId: string;

  @Column({ type: 'text' })
  number: string;

  @Column({ type: 'uuid' })
  jobId: string;

  /** YYYY-MM */
  @Column({ type: 'text' })
  month: string;

  @Column({ type: 'integer' })
  version: number;

  /** YYYY-MM-DD */
  @Column({ type: 'date' })
  issuedOn: string;

  @Column({ type: 'text' })
  toName: string;

  @Column({ type: 'text' })
  toAddress: string;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  subTotalCents: number;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  gstCents: number;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  totalCents: number;
}
