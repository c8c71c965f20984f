import type { DocumentKind } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type DocumentIds = Partial<Record<DocumentKind, string>>;

/** Replica of svc-media: a person's documents. Filled at the registration, before svc-media has published them. */
@Entity({ name: 'account_documents' })
export class AccountDocuments {
  @PrimaryColumn({ type: 'uuid' })
  userId: string;

  @Column({ type: 'jsonb' })
  documents: DocumentIds;
}
