import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Days of a job that an invoice charges, by its own id or that of a client's invoice. The database refuses a day that is on two. */
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

/** A work record whose amount an invoice charges. It is on one only, also after it was moved to another day. */
@Entity('invoiced_work')
export class InvoicedWork {
  @PrimaryColumn({ type: 'uuid' })
  workRecordId: string;

  @Column({ type: 'uuid', nullable: true })
  invoiceId: string | null;

  @Column({ type: 'uuid', nullable: true })
  clientInvoiceId: string | null;

  /** When it was moved to another day or job after it was charged. The database sets it. */
  @Column({ type: 'timestamptz', nullable: true })
  movedAt: Date | null;
}

/** How a note about differences has changed what its invoice has, so that taking it back can undo that. Days are multiranges. */
export interface ClaimChange {
  readonly days: readonly { readonly job_id: string; readonly released: string; readonly gained: string }[];
  /** Ids of work records. */
  readonly released: readonly string[];
  readonly gained: readonly string[];
}
