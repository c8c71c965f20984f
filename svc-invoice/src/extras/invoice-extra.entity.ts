import { bigintAsNumber } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Work beside the agreed price: its own line on the client's next invoice. */
@Entity('invoice_extra')
export class InvoiceExtra {
  /** Made by the page that adds it. */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** The client it is for as a whole; null when it is for a job. */
  @Column({ type: 'uuid', nullable: true })
  clientId: string | null;

  /** The job it is for: whose the job is on the day gets the invoice. Null when it is for a client. */
  @Column({ type: 'uuid', nullable: true })
  jobId: string | null;

  /** The one-off job that it charges for; null when it was added by hand. */
  @Column({ type: 'uuid', nullable: true })
  fromJobId: string | null;

  /** YYYY-MM-DD */
  @Column({ type: 'date' })
  day: string;

  /** As the invoice says it. */
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

  /** The client's invoice on which it stands; null while it stands on none. It can be changed until that is sent. */
  @Column({ type: 'uuid', nullable: true })
  invoiceId: string | null;

  /** One more with each change. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
