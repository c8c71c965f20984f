import type { Readable } from 'node:stream';
import {
  AccountLookup,
  ENVIRONMENT,
  type Environment,
  RecentFactor,
  recordAudit,
  refuse,
  Transactions,
  verifyDocumentQuery,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager } from 'typeorm';
import { DocumentObjects } from '../encryption/document-objects.service.js';
import type { environment } from '../environment.js';
import { EXTENSION, type FileType } from '../files/file-type.js';
import { findReadableDocument, type ReadableDocument, recordReading } from './documents.queries.js';

export interface OpenedDocument {
  readonly stream: Readable;
  readonly size: number;
  readonly contentType: FileType;
  readonly filename: string;
}

/** Opens documents by a link that is signed for their owner or an admin. */
@Injectable()
export class DocumentReading {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly accounts: AccountLookup,
    private readonly recentFactor: RecentFactor,
    private readonly objects: DocumentObjects,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  /**
   * Throws 403 if the link is missing, forged or expired, its session has ended, or its reader may no longer read the
   * document; step_up for an admin without a recent second factor; 404 if the document is gone. An admin's access is
   * audited before the first byte is sent.
   */
  async open(documentId: string, query: Readonly<Record<string, unknown>>): Promise<OpenedDocument> {
    const link = verifyDocumentQuery(this.env.DOCUMENT_LINK_SECRET, documentId, query);
    const isOpen = link && (await this.accounts.isOpen(link.readerId, link.sessionVersion, link.sessionId));
    if (!isOpen) throw refuse('document_link_closed');
    const document = await findReadableDocument(this.manager, documentId, link.readerId);
    if (!document) throw refuse('no_such_document');
    const isOwner = document.ownerId === link.readerId;
    if (document.readerRole === null || (!isOwner && document.readerRole !== 'admin')) throw refuse('forbidden');
    if (!isOwner) await this.recentFactor.require(link.sessionId);
    if (!isOwner) await this.record(documentId, link.readerId, document);
    const stream = await this.openStream(documentId, link.readerId, document);
    const filename = `${document.kind}.${EXTENSION[document.contentType]}`;
    return { stream, size: document.sizeBytes, contentType: document.contentType, filename };
  }

  /** A missing object may just have been re-encrypted: then the row names another one. */
  private async openStream(documentId: string, readerId: string, document: ReadableDocument): Promise<Readable> {
    const stream = await this.objects.open(document);
    if (stream) return stream;
    const now = await findReadableDocument(this.manager, documentId, readerId);
    const moved = now && now.objectKey !== document.objectKey ? await this.objects.open(now) : null;
    if (!moved) throw refuse('no_such_document');
    return moved;
  }

  private async record(documentId: string, readerId: string, document: ReadableDocument): Promise<void> {
    await this.transactions.runWithoutWaiting(async (tx) => {
      if (!(await recordReading(tx.manager, documentId, readerId))) return;
      await recordAudit(tx, {
        actor: { id: readerId, name: document.readerName ?? '' },
        action: 'document.read',
        subject: { kind: 'person', id: document.ownerId, name: document.ownerName ?? '' },
        details: { document_id: documentId, document: document.kind },
      });
    });
  }
}
