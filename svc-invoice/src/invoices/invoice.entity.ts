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

  /** From 1. */
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

  /** The client whose place it is, where the total asks for the buyer's identity; empty otherwise. */
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

  /** What an admin has written; null for a version with the data of the job and month. */
  @Column({ type: 'jsonb', nullable: true })
  edits: WrittenTexts | null;
}

/** Texts of an invoice that follow from nothing else once an admin has written them. */
export interface WrittenTexts {
  readonly date: string;
  readonly invoice_number: string;
  readonly description: string;
}

/** One row, locked by whoever issues an invoice, so that no number is left out. */
@Entity('invoice_counter')
export class InvoiceCounter {
  @PrimaryColumn({ type: 'boolean' })
  onlyRow: boolean;

  @Column({ type: 'integer' })
  lastNumber: number;
}

/** Each invoice as its newest version says it. A trigger of `invoice_version` keeps it. */
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
