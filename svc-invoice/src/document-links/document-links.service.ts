import { DAY_MS, DOCUMENT_LINK_DAYS, DOCUMENT_PAGE, type MailedDocument } from '@cleaning/contracts';
import { getNow, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v4 } from 'uuid';
import { LinkTokens } from '../page-links/link-tokens.service.js';
import { DocumentLink } from './document-link.entity.js';

/** Links to documents that are mailed. */
@Injectable()
export class DocumentLinks {
  constructor(private readonly tokens: LinkTokens) {}

  /** Makes a link that ends after DOCUMENT_LINK_DAYS. */
  async make(
    { manager }: Transaction,
    document: { readonly kind: MailedDocument; readonly id: string; readonly version: number },
    clientId: string | null,
  ): Promise<string> {
    const id = v4();
    const { kind, id: documentId, version } = document;
    await manager.insert(DocumentLink, {
      id,
      kind,
      documentId,
      version,
      clientId,
      tokenHash: this.tokens.hashFor('document-links', id),
      expiresAt: new Date(getNow().getTime() + DOCUMENT_LINK_DAYS * DAY_MS),
      revokedAt: null,
      openedAt: null,
    });
    return id;
  }

  /** The page of the document, with the token. */
  getPath(linkId: string): string {
    return `${DOCUMENT_PAGE}#${this.tokens.getToken('document-links', linkId)}`;
  }

  /** The link of a token; null when it is wrong, ended or revoked. */
  open(manager: EntityManager, token: string): Promise<DocumentLink | null> {
    return this.tokens.open(manager, DocumentLink, token);
  }
}
