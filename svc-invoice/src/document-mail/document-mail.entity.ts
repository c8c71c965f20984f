import type { DocumentMailState } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A message with a document, from request to result. svc-auth sends it. */
@Entity('document_mail')
export class DocumentMail {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** One of four is set: invoice of a job, of a client, adjustment note, or reminder of several invoices. */
  @Column({ type: 'uuid', nullable: true })
  invoiceId: string | null;

  @Column({ type: 'uuid', nullable: true })
  clientInvoiceId: string | null;

  @Column({ type: 'uuid', nullable: true })
  noteId: string | null;

  @Column({ type: 'uuid', nullable: true })
  reminderId: string | null;

  /** Version of the invoice; 1 for a note or reminder. */
  @Column({ type: 'integer' })
  version: number;

  @Column({ type: 'text' })
  toName: string;

  @Column({ type: 'text' })
  toAddress: string;

  /** Sends the office a copy. */
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

  /** The link in the message; null without one. */
  @Column({ type: 'uuid', nullable: true })
  linkId: string | null;
}
