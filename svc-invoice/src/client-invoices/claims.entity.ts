import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Days of a job that an invoice charges, by its id or that of a client's invoice. The database refuses a day on two
 * invoices.
 */
@Entity('invoiced_days')
export class InvoicedDays {
  @PrimaryColumn({ type: 'uuid' })
  jobId: string;

  /** YYYY-MM-DD */
  @PrimaryColumn({ name: 'from_day', type: 'date' })
  from: string;

  @Column({ name: 'to_day', type: 'date' })
  to: string;

  @Column({ type: 'uuid', nullable: true })
  invoiceId: string | null;

  @Column({ type: 'uuid', nullable: true })
  clientInvoiceId: string | null;
}

/** A work record whose amount an invoice charges. It stays on that one invoice, even if moved to another day. */
@Entity('invoiced_work')
export class InvoicedWork {
  @PrimaryColumn({ type: 'uuid' })
  workRecordId: string;

  @Column({ type: 'uuid', nullable: true })
  invoiceId: string | null;

  @Column({ type: 'uuid', nullable: true })
  clientInvoiceId: string | null;

  /** When it was moved to another day or job after being charged. Set by the database. */
  @Column({ type: 'timestamptz', nullable: true })
  movedAt: Date | null;
}

/** How a note about differences changed its invoice's claims, so that a reversal can undo it. Days are multiranges. */
export interface ClaimChange {
  readonly days: readonly { readonly job_id: string; readonly released: string; readonly gained: string }[];
  /** Ids of work records. */
  readonly released: readonly string[];
  readonly gained: readonly string[];
}
