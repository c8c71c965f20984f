import type { DocumentKind, StateOf } from '@cleaning/contracts';
import { OnChange, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
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
