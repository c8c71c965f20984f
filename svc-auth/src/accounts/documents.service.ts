import type { DocumentKind } from '@cleaning/contracts';
import { type ChangedState, OnChanges, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type DocumentIds = Partial<Record<DocumentKind, string>>;

/** Replica of svc-media: a person's documents. Filled at the registration, before svc-media has published them. */
@Entity({ name: 'account_documents' })
export class AccountDocuments {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ type: 'jsonb' })
  documents: DocumentIds;
}

/** Stores the changes of svc-media's feed. */
@Injectable()
export class DocumentsReplica {
  @OnChanges('documents')
  async apply(changes: readonly ChangedState<'documents'>[], { manager }: Transaction): Promise<void> {
    const rows = changes.map(({ id, state }) => ({ userId: id, documents: state?.documents ?? {} }));
    await manager.upsert(AccountDocuments, rows, ['userId']);
  }
}
