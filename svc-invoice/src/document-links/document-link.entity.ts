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

  /** Whose the document was when it was mailed; null: nobody's. */
  @Column({ type: 'uuid', nullable: true })
  clientId: string | null;

  /** When somebody has looked at it for the first time. */
  @Column({ type: 'timestamptz', nullable: true })
  openedAt: Date | null;
}
