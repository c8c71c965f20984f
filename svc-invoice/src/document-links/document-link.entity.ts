import type { MailedDocument } from '@cleaning/contracts';
import { Column, Entity } from 'typeorm';
import { PageLink } from '../page-links/page-link.entity.js';

/** A mailed link to one document, in the version that was mailed. */
@Entity('document_link')
export class DocumentLink extends PageLink {
  @Column({ type: 'text' })
  kind: MailedDocument;

  /** The id of the invoice or note. */
  @Column({ type: 'uuid' })
  documentId: string;

  @Column({ type: 'integer' })
  version: number;

  /** The document's client when it was mailed; null: none. */
  @Column({ type: 'uuid', nullable: true })
  clientId: string | null;

  /** When it was first opened. */
  @Column({ type: 'timestamptz', nullable: true })
  openedAt: Date | null;
}
