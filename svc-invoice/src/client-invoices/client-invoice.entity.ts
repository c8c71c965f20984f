import type { LineBasis, Supplier } from '@cleaning/contracts';
import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One invoice for each client and month. Its number never changes and shares the series of job invoices. */
@Entity('client_invoice')
export class ClientInvoice {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  number: string;

  @Column({ type: 'uuid' })
  clientId: string;

  /** YYYY-MM */
  @Column({ type: 'text' })
  month: string;

  /** The newest one, from 1. */
  @Column({ type: 'integer' })
  version: number;

  /** Request to send; null if not requested or refused. No version is issued meanwhile. */
  @Column({ type: 'timestamptz', nullable: true })
  sendWantedAt: Date | null;

  /** Null until it was sent. The database refuses a version after that. */
  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;
}

/** A version's contents besides its lines. The database refuses changes. */
@Entity('client_invoice_version')
export class ClientInvoiceVersion {
  @PrimaryColumn({ type: 'uuid' })
  clientInvoiceId: string;

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

  /** YYYY-MM-DD */
  @Column({ type: 'date' })
  dueOn: string;

  @Column({ type: 'text' })
  toName: string;

  @Column({ type: 'text' })
  toTradingName: string;

  /** Eleven digits, or empty. */
  @Column({ type: 'text' })
  toAbn: string;

  @Column({ type: 'text' })
  toAddress: string;

  @Column({ type: 'text' })
  orderNumber: string;

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
}

/** A charge for days of a place, or an extra. The database refuses changes. */
@Entity('client_invoice_line')
export class ClientInvoiceLine {
  @PrimaryColumn({ type: 'uuid' })
  clientInvoiceId: string;

  @PrimaryColumn({ type: 'integer' })
  version: number;

  /** Counts from 1. */
  @PrimaryColumn({ type: 'integer' })
  position: number;

  /** Null for an extra without a place. */
  @Column({ type: 'uuid', nullable: true })
  jobId: string | null;

  /** The extra; null for an agreed price. */
  @Column({ type: 'uuid', nullable: true })
  extraId: string | null;

  @Column({ type: 'text' })
  place: string;

  @Column({ type: 'text' })
  address: string;

  /** YYYY-MM-DD */
  @Column({ name: 'from_day', type: 'date' })
  from: string;

  @Column({ name: 'to_day', type: 'date' })
  to: string;

  @Column({ type: 'text' })
  basis: LineBasis;

  @Column({ type: 'integer' })
  visits: number;

  @Column({ type: 'integer' })
  minutes: number;

  /**
   * Price of a visit, a month, or an hour if all have one rate, without GST. Versions of 1.9.0 have no hourly prices.
   */
  @Column({ type: 'bigint', nullable: true, transformer: bigintAsNumber })
  priceCents: number | null;

  /** Planned visits not done. `creditCents`: their deduction from a monthly price, without GST. */
  @Column({ type: 'integer', default: 0 })
  missed: number;

  @Column({ type: 'integer', default: 0 })
  cancelled: number;

  /** Records that put a complaint right, without charge. */
  @Column({ type: 'integer', default: 0 })
  reCleans: number;

  @Column({ type: 'bigint', default: 0, transformer: bigintAsNumber })
  creditCents: number;

  /** Why an extra is charged; empty otherwise. */
  @Column({ type: 'text' })
  reason: string;

  /** Without GST. */
  @Column({ type: 'bigint', transformer: bigintAsNumber })
  cents: number;
}
