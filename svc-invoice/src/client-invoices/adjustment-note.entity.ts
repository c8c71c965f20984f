import type { Supplier } from '@cleaning/contracts';
import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ClaimChange } from './claims.entity.js';

/** A correction of an invoice that was sent. Amounts are what it adds to the invoice. The database refuses to change what it says. */
@Entity('adjustment_note')
export class AdjustmentNote {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  number: string;

  /** One of the two: the invoice of a client's month, or of one job. */
  @Column({ type: 'uuid', nullable: true })
  clientInvoiceId: string | null;

  @Column({ type: 'uuid', nullable: true })
  invoiceId: string | null;

  /** The note that this one takes back. */
  @Column({ type: 'uuid', nullable: true })
  undoesId: string | null;

  @Column({ type: 'timestamptz' })
  issuedAt: Date;

  /** Day of issue in business time, YYYY-MM-DD. */
  @Column({ type: 'date' })
  issuedOn: string;

  @Column({ type: 'uuid' })
  issuedBy: string;

  @Column({ type: 'text' })
  reason: string;

  /** Since when the company knows of it, YYYY-MM-DD. */
  @Column({ type: 'date' })
  knownOn: string;

  @Column({ type: 'text' })
  toName: string;

  @Column({ type: 'text' })
  toTradingName: string;

  @Column({ type: 'text' })
  toAbn: string;

  @Column({ type: 'text' })
  toAddress: string;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  subTotalCents: number;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  gstCents: number;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  totalCents: number;

  /** Of the invoice, in hundredths of a percent. */
  @Column({ type: 'integer' })
  gstRate: number;

  @Column({ type: 'jsonb' })
  supplier: Supplier;

  /** Of the press that has issued it; null without one. */
  @Column({ type: 'uuid', nullable: true })
  idempotencyKey: string | null;

  /** How it has changed which days and records its invoice has; null: it is not about differences. */
  @Column({ type: 'jsonb', nullable: true })
  claims: ClaimChange | null;

  /** As of an invoice. */
  @Column({ type: 'timestamptz', nullable: true })
  sendWantedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;
}

@Entity('adjustment_note_line')
export class AdjustmentNoteLine {
  @PrimaryColumn({ type: 'uuid' })
  noteId: string;

  /** From 1. */
  @PrimaryColumn({ type: 'integer' })
  position: number;

  /** Of what differs from the invoice: the place, or the extra. Both null for an amount that the office has written. */
  @Column({ type: 'uuid', nullable: true })
  jobId: string | null;

  @Column({ type: 'uuid', nullable: true })
  extraId: string | null;

  @Column({ type: 'text' })
  description: string;

  /** Without GST; below 0 for a decrease. */
  @Column({ type: 'bigint', transformer: bigintAsNumber })
  cents: number;
}

/** One row, locked while a note is issued, so that no number is skipped. */
@Entity('adjustment_note_counter')
export class AdjustmentNoteCounter {
  @PrimaryColumn({ type: 'boolean' })
  onlyRow: boolean;

  @Column({ type: 'integer' })
  lastNumber: number;
}
