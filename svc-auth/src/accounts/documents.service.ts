import type { DocumentKind } from '@cleaning/contracts';
import { type ChangedState, OnChanges, type Transaction } from '@cleaning/service-kit';
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
  @OnChanges('documents')
  async apply(changes: readonly ChangedState<'documents'>[], { manager }: Transaction): Promise<void> {
    await manager.query(
      `INSERT INTO account_documents (user_id, documents) SELECT * FROM unnest($1::uuid[], $2::jsonb[])
       ON CONFLICT (user_id) DO UPDATE SET documents = excluded.documents`,
      [changes.map(({ id }) => id), changes.map(({ state }) => JSON.stringify(state?.documents ?? {}))],
    );
  }
}
