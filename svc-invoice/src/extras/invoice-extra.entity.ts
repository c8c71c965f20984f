import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Work besides the agreed price, a separate line on the client's next invoice. */
@Entity('invoice_extra')
export class InvoiceExtra {
  /** Created by the page. */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** The client it is for as a whole; null when it is for a job. */
  @Column({ type: 'uuid', nullable: true })
  clientId: string | null;

  /** Job of the extra, whose client on that day gets the invoice. Null for an extra of a client. */
  @Column({ type: 'uuid', nullable: true })
  jobId: string | null;

  /** The one-off job that it charges for; null when it was added by hand. */
  @Column({ type: 'uuid', nullable: true })
  fromJobId: string | null;

  /** YYYY-MM-DD */
  @Column({ type: 'date' })
  day: string;

  /** Text on the invoice. */
  @Column({ type: 'text' })
  text: string;

  /** Without GST. */
  @Column({ type: 'bigint', transformer: bigintAsNumber })
  cents: number;

  @Column({ type: 'text' })
  reason: string;

  /** The admin's name at that time. */
  @Column({ type: 'text' })
  addedBy: string;

  @Column({ type: 'timestamptz' })
  addedAt: Date;

  /** The client's invoice with this extra; null if uninvoiced. Editable until that is sent. */
  @Column({ type: 'uuid', nullable: true })
  invoiceId: string | null;

  /** Increases with each change. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
