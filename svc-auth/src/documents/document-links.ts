import { DOCUMENT_KINDS, type DocumentPaths, NO_DOCUMENT } from '@cleaning/contracts';
import { type Caller, ENVIRONMENT, type Environment, signDocumentPath } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { environment } from '../environment.js';
import type { DocumentIds } from './account-documents.entity.js';

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
