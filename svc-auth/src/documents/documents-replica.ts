import type { EventPayload } from '@cleaning/contracts';
import { OnEvent, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';

/** Keeps what svc-media tells, so that reading an account needs no other service. */
@Injectable()
export class DocumentsReplica {
  @OnEvent('documents.changed')
  async apply(event: EventPayload<'documents.changed'>, tx: Transaction): Promise<void> {
    await tx.manager.query(
      `INSERT INTO account_documents (user_id, version, documents) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE SET version = $2, documents = $3
       WHERE account_documents.version < $2`,
      [event.user_id, event.version, JSON.stringify(event.documents)],
    );
  }
}
