import type { DocumentKind } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type DocumentIds = Partial<Record<DocumentKind, string>>;

/** Which documents a person has, as svc-media last told. */
@Entity({ name: 'account_documents' })
export class AccountDocuments {
  @PrimaryColumn({ type: 'uuid' })
  user_id: string;

  /** 0: taken from the registration itself, before svc-media told anything. */
  @Column({ type: 'integer' })
  version: number;

  @Column({ type: 'jsonb' })
  documents: DocumentIds;
}
