import type { DocumentKind, StateOf } from '@cleaning/contracts';
import { OnChange, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type DocumentIds = Partial<Record<DocumentKind, string>>;

/** Replica of svc-media: a person's documents. Filled at the registration, before svc-media has published them. */
@Entity({ name: 'account_documents' })
export class AccountDocuments {
  @PrimaryColumn({ type: 'uuid' })
  user_id: string;

  @Column({ type: 'jsonb' })
  documents: DocumentIds;
}

/** Stores the changes of svc-media's feed. */
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
