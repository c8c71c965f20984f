import {
  ENVIRONMENT,
  type Environment,
  Forbidden,
  NotFound,
  Transactions,
  verifyDocumentQuery,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit } from '../audit/audit.js';
import type { environment } from '../environment.js';
import { EXTENSION, type FileType } from '../files/file-type.js';
import type { StoredObject } from '../objects/object-store.js';
import { ObjectStore } from '../objects/object-store.js';

export interface OpenedDocument {
  readonly object: StoredObject;
  readonly contentType: FileType;
  readonly filename: string;
}

interface Found {
  owner_id: string;
  kind: string;
  content_type: FileType;
  object_key: string;
  reader_role: 'admin' | 'user' | null;
}

const NOT_FOUND = 'There is no such document.';

/** Opens documents for those who may read them: the owner and admins, through a link signed for them. */
@Injectable()
export class DocumentReading {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly store: ObjectStore,
    private readonly audit: Audit,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  /**
   * Throws Forbidden for a link that is missing, forged, expired, or whose reader may not read it (any more);
   * NotFound when the document is gone. A reading by anyone but the owner is in the audit log before a byte leaves.
   */
  async open(documentId: string, query: Readonly<Record<string, unknown>>): Promise<OpenedDocument> {
    const link = verifyDocumentQuery(this.env.DOCUMENT_LINK_SECRET, documentId, query);
    if (!link) throw new Forbidden('This link does not open the document (any more). Please reload the page.');
    const document = await this.find(documentId, link.readerId);
    if (!document) throw new NotFound(NOT_FOUND);
    const isOwner = document.owner_id === link.readerId;
    if (document.reader_role === null || (!isOwner && document.reader_role !== 'admin')) throw new Forbidden();
    if (!isOwner) await this.record(documentId, link.readerId, document);
    const object = await this.store.get(document.object_key);
    if (!object) throw new NotFound(NOT_FOUND);
    const filename = `${document.kind}.${EXTENSION[document.content_type]}`;
    return { object, contentType: document.content_type, filename };
  }

  private async find(documentId: string, readerId: string): Promise<Found | undefined> {
    const rows: Found[] = await this.dataSource.query(
      `SELECT d.owner_id, d.kind, d.content_type, d.object_key, reader.role AS reader_role
       FROM document d
       LEFT JOIN known_account owner ON owner.id = d.owner_id
       LEFT JOIN known_account reader ON reader.id = $2 AND NOT reader.removed
       WHERE d.id = $1 AND d.owner_id IS NOT NULL AND d.deleted_at IS NULL AND owner.removed IS NOT TRUE`,
      [documentId, readerId],
    );
    return rows[0];
  }

  private async record(documentId: string, readerId: string, document: Found): Promise<void> {
    await this.transactions.runWithoutWaiting(({ manager }) =>
      this.audit.record(manager, {
        actor_id: readerId,
        action: 'document.read',
        subject_id: documentId,
        person_id: document.owner_id,
        detail: document.kind,
      }),
    );
  }
}
