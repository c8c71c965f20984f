import type { DocumentMailState } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A message with a document, from the request to what became of it. svc-auth sends it. */
@Entity('document_mail')
export class DocumentMail {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** One of the four: the invoice of a job, that of a client, an adjustment note, or a reminder of several invoices. */
  @Column({ type: 'uuid', nullable: true })
  invoiceId: string | null;

  @Column({ type: 'uuid', nullable: true })
  clientInvoiceId: string | null;

  @Column({ type: 'uuid', nullable: true })
  noteId: string | null;

  @Column({ type: 'uuid', nullable: true })
  reminderId: string | null;

  /** Of the invoice; 1 of a note or a reminder. */
  @Column({ type: 'integer' })
  version: number;

  @Column({ type: 'text' })
  toName: string;

  @Column({ type: 'text' })
  toAddress: string;

  /** Whether the office gets a copy once it is sent. */
  @Column({ type: 'boolean' })
  copied: boolean;

  @Column({ type: 'text' })
  state: DocumentMailState;

  /** Why it was not sent; empty otherwise. */
  @Column({ type: 'text' })
  code: string;

  /** The admin's name at that time; empty for a reminder that was sent by itself. */
  @Column({ type: 'text' })
  askedBy: string;

  @Column({ type: 'timestamptz' })
  askedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  finishedAt: Date | null;

  /** The link that the message names; null in messages that name none. */
  @Column({ type: 'uuid', nullable: true })
  linkId: string | null;
}
