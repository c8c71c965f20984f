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
  @Column({ name: 'client_invoice_id', type: 'uuid', nullable: true })
  clientInvoiceId: string | null;

  @Column({ name: 'invoice_id', type: 'uuid', nullable: true })
  invoiceId: string | null;

  /** The note that this one takes back. */
  @Column({ name: 'undoes_id', type: 'uuid', nullable: true })
  undoesId: string | null;

  @Column({ name: 'issued_at', type: 'timestamptz' })
  issuedAt: Date;

  /** Day of issue in business time, YYYY-MM-DD. */
  @Column({ name: 'issued_on', type: 'date' })
  issuedOn: string;

  @Column({ name: 'issued_by', type: 'uuid' })
  issuedBy: string;

  @Column({ type: 'text' })
  reason: string;

  /** Since when the company knows of it, YYYY-MM-DD. */
  @Column({ name: 'known_on', type: 'date' })
  knownOn: string;

  @Column({ name: 'to_name', type: 'text' })
  toName: string;

  @Column({ name: 'to_trading_name', type: 'text' })
  toTradingName: string;

  @Column({ name: 'to_abn', type: 'text' })
  toAbn: string;

  @Column({ name: 'to_address', type: 'text' })
  toAddress: string;

  @Column({ name: 'sub_total_cents', type: 'bigint', transformer: bigintAsNumber })
  subTotalCents: number;

  @Column({ name: 'gst_cents', type: 'bigint', transformer: bigintAsNumber })
  gstCents: number;

  @Column({ name: 'total_cents', type: 'bigint', transformer: bigintAsNumber })
  totalCents: number;

  /** Of the invoice, in hundredths of a percent. */
  @Column({ name: 'gst_rate', type: 'integer' })
  gstRate: number;

  @Column({ type: 'jsonb' })
  supplier: Supplier;

  /** Of the press that has issued it; null without one. */
  @Column({ name: 'idempotency_key', type: 'uuid', nullable: true })
  idempotencyKey: string | null;

  /** How it has changed which days and records its invoice has; null: not about differences, or not known. */
  @Column({ type: 'jsonb', nullable: true })
  claims: ClaimChange | null;

  /** As of an invoice. */
  @Column({ name: 'send_wanted_at', type: 'timestamptz', nullable: true })
  sendWantedAt: Date | null;

  @Column({ name: 'sent_at', type: 'timestamptz', nullable: true })
  sentAt: Date | null;
}

@Entity('adjustment_note_line')
export class AdjustmentNoteLine {
  @PrimaryColumn({ name: 'note_id', type: 'uuid' })
  noteId: string;

  /** From 1. */
  @PrimaryColumn({ type: 'integer' })
  position: number;

  /** Of what differs from the invoice: the place, or the extra. Both null for an amount that the office has written. */
  @Column({ name: 'job_id', type: 'uuid', nullable: true })
  jobId: string | null;

  @Column({ name: 'extra_id', type: 'uuid', nullable: true })
  extraId: string | null;

  @Column({ type: 'text' })
  description: string;

  /** Without GST; below 0 for a decrease. */
  @Column({ type: 'bigint', transformer: bigintAsNumber })
  cents: number;
}

/** One row, locked by whoever issues a note, so that no number is left out. */
@Entity('adjustment_note_counter')
export class AdjustmentNoteCounter {
  @PrimaryColumn({ name: 'only_row', type: 'boolean' })
  onlyRow: boolean;

  @Column({ name: 'last_number', type: 'integer' })
  lastNumber: number;
}
