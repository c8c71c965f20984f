import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A payment of a client. The database refuses to change anything but that it was undone. */
@Entity('client_payment')
export class ClientPayment {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  clientId: string;

  /** YYYY-MM-DD */
  @Column({ type: 'date' })
  day: string;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  cents: number;

  @Column({ type: 'text' })
  payer: string;

  @Column({ type: 'text' })
  reference: string;

  /** Null when it was entered by hand. A line is booked once at a time. */
  @Column({ type: 'uuid', nullable: true })
  bankLineId: string | null;

  @Column({ type: 'text' })
  bookedBy: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  bookedAt: Date;

  @Column({ type: 'text', default: '' })
  undoneBy: string;

  @Column({ type: 'timestamptz', nullable: true })
  undoneAt: Date | null;
}

/** Part of a payment for an invoice, of a job or of a client's month. Never changed; its payment can be undone. */
@Entity('payment_part')
export class PaymentPart {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  paymentId: string;

  @Column({ type: 'uuid', nullable: true })
  invoiceId: string | null;

  @Column({ type: 'uuid', nullable: true })
  clientInvoiceId: string | null;

  /** Below 0: taken back from an invoice that was credited after payment. */
  @Column({ type: 'bigint', transformer: bigintAsNumber })
  cents: number;

  /** Key of the press that used the rest of a payment; null for parts booked with it. */
  @Column({ type: 'uuid', nullable: true })
  idempotencyKey: string | null;

  /** When it was used for the invoice. Null for older parts, which count from the day of their payment. */
  @Column({ type: 'timestamptz', nullable: true, default: () => 'now()' })
  usedAt?: Date | null;
}

/** Credit that was paid back to a client. The database refuses to change anything but that it was undone. */
@Entity('client_refund')
export class ClientRefundRow {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  clientId: string;

  /** YYYY-MM-DD */
  @Column({ type: 'date' })
  day: string;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  cents: number;

  /** The payee. */
  @Column({ type: 'text' })
  payer: string;

  @Column({ type: 'text' })
  note: string;

  /** Null when it was entered by hand. An entry of a statement is booked once at a time. */
  @Column({ type: 'uuid', nullable: true })
  bankOutgoingId: string | null;

  @Column({ type: 'text' })
  bookedBy: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  bookedAt: Date;

  @Column({ type: 'text', default: '' })
  undoneBy: string;

  @Column({ type: 'timestamptz', nullable: true })
  undoneAt: Date | null;
}

/** Part of a payment in a refund. */
@Entity('refund_part')
export class RefundPart {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  refundId: string;

  @Column({ type: 'uuid' })
  paymentId: string;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  cents: number;
}

/** Part of an invoice that a client won't pay. */
@Entity('write_off')
export class WriteOffRow {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid', nullable: true })
  invoiceId: string | null;

  @Column({ type: 'uuid', nullable: true })
  clientInvoiceId: string | null;

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  cents: number;

  @Column({ type: 'text' })
  reason: string;

  @Column({ type: 'text' })
  writtenBy: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  writtenAt: Date;

  @Column({ type: 'text', default: '' })
  undoneBy: string;

  @Column({ type: 'timestamptz', nullable: true })
  undoneAt: Date | null;
}
