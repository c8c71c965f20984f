import type { DocumentMailState } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A message with a document, from the request to what became of it. svc-auth sends it. */
@Entity('document_mail')
export class DocumentMail {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** One of the four: the invoice of a job, that of a client, an adjustment note, or a reminder of several invoices. */
  @Column({ name: 'invoice_id', type: 'uuid', nullable: true })
  invoiceId: string | null;

  @Column({ name: 'client_invoice_id', type: 'uuid', nullable: true })
  clientInvoiceId: string | null;

  @Column({ name: 'note_id', type: 'uuid', nullable: true })
  noteId: string | null;

  @Column({ name: 'reminder_id', type: 'uuid', nullable: true })
  reminderId: string | null;

  /** Of the invoice; 1 of a note or a reminder. */
  @Column({ type: 'integer' })
  version: number;

  @Column({ name: 'to_name', type: 'text' })
  toName: string;

  @Column({ name: 'to_address', type: 'text' })
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
  @Column({ name: 'asked_by', type: 'text' })
  askedBy: string;

  @Column({ name: 'asked_at', type: 'timestamptz' })
  askedAt: Date;

  @Column({ name: 'finished_at', type: 'timestamptz', nullable: true })
  finishedAt: Date | null;

  /** The link that the message names; null in messages of earlier versions. */
  @Column({ name: 'link_id', type: 'uuid', nullable: true })
  linkId: string | null;
}
