import { DOCUMENT_KINDS, type DocumentKind, type DocumentPaths, NO_DOCUMENT, type StateOf } from '@cleaning/contracts';
import {
  type Caller,
  ENVIRONMENT,
  type Environment,
  OnChange,
  signDocumentPath,
  type Transaction,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { environment } from '../environment.js';

export type DocumentIds = Partial<Record<DocumentKind, string>>;

/** Which documents a person has, as svc-media's feed tells, or from the registration before it has told anything. */
@Entity({ name: 'account_documents' })
export class AccountDocuments {
  @PrimaryColumn({ type: 'uuid' })
  user_id: string;

  @Column({ type: 'jsonb' })
  documents: DocumentIds;
}

/** Keeps what svc-media's feed tells, so that reading an account needs no other service. */
@Injectable()
export class DocumentsReplica {
  @OnChange('documents')
  async apply(userId: string, state: StateOf<'documents'> | null, { manager }: Transaction): Promise<void> {
    await manager.query(
      `INSERT INTO account_documents (user_id, documents) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET documents = $2`,
      [userId, JSON.stringify(state?.documents ?? {})],
    );
  }
}

/** Links to a person's documents, signed for the one who reads the answer. */
@Injectable()
export class DocumentLinks {
  private readonly secret: string;

  constructor(@Inject(ENVIRONMENT) env: Environment<typeof environment>) {
    this.secret = env.DOCUMENT_LINK_SECRET;
  }

  paths(documents: DocumentIds | null, { id: readerId, sessionId, sessionVersion }: Caller): DocumentPaths {
    const reader = { readerId, sessionId, sessionVersion };
    const path = (documentId: string | undefined) =>
      documentId ? signDocumentPath(this.secret, { documentId, ...reader }) : NO_DOCUMENT;
    return Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, path(documents?.[kind])])) as DocumentPaths;
  }
}
