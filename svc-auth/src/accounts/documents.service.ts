import { type ChangedState, OnChanges, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { AccountDocuments } from './account-documents.entity.js';

/** Stores the changes of svc-media's feed. */
@Injectable()
export class DocumentsReplica {
  @OnChanges('documents')
  async apply(changes: readonly ChangedState<'documents'>[], { manager }: Transaction): Promise<void> {
    const rows = changes.map(({ id, state }) => ({ userId: id, documents: state?.documents ?? {} }));
    await manager.upsert(AccountDocuments, rows, ['userId']);
  }
}
