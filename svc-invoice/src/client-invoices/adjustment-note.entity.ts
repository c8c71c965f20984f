import type { Supplier } from '@cleaning/contracts';
import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ClaimChange } from './claims.entity.js';

/** Correction of a sent invoice. Amounts are added to the invoice's. The database refuses changes to its contents. */
@Entity('adjustment_note')
export class AdjustmentNote {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  number: string;

  /** Either this or `invoiceId` is set: the invoice of a client's month, or of one job. */
  @Column({ type: 'uuid', nullable: true })
  clientInvoiceId: string | null;

  @Column({ type: 'uuid', nullable: true })
  invoiceId: string | null;

  /** The note that this one reverses. */
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

  /** When the company learnt of it, YYYY-MM-DD. */
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

  /** Copied from the invoice, in hundredths of a percent. */
  @Column({ type: 'integer' })
  gstRate: number;

  @Column({ type: 'jsonb' })
  supplier: Supplier;

  /** Key of the press that issued it; null without one. */
  @Column({ type: 'uuid', nullable: true })
  idempotencyKey: string | null;

  /** Its change to the invoice's days and records; null: it isn't about differences. */
  @Column({ type: 'jsonb', nullable: true })
  claims: ClaimChange | null;

  /** As for an invoice. */
  @Column({ type: 'timestamptz', nullable: true })
  sendWantedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;
}

@Entity('adjustment_note_line')
export class AdjustmentNoteLine {
  @PrimaryColumn({ type: 'uuid' })
  noteId: string;

  /** Counts from 1. */
  @PrimaryColumn({ type: 'integer' })
  position: number;

  /** For a difference from the invoice: the place, or the extra. Both null for an amount entered by the office. */
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

/** One row, locked while a note is issued, so that numbers have no gaps. */
@Entity('adjustment_note_counter')
export class AdjustmentNoteCounter {
  @PrimaryColumn({ type: 'boolean' })
  onlyRow: boolean;

  @Column({ type: 'integer' })
  lastNumber: number;
}
