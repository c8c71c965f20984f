import type { DocumentKind } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type DocumentIds = Partial<Record<DocumentKind, string>>;

/** Which documents a person has, as svc-media's feed tells, or from the registration before it has told anything. */
@Entity({ name: 'account_documents' })
export class AccountDocuments {
  @PrimaryColumn({ type: 'uuid' })
  user_id: string;

  @Column({ type: 'jsonb' })
  documents: DocumentIds;
}
