import type { DocumentKind } from '@cleaning/contracts';
import type { Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Document } from './document.entity.js';

export type DocumentIds = Partial<Record<DocumentKind, string>>;

/** The documents that people have. */
@Injectable()
export class Ownership {
  /**
   * Changes one person's documents and tells of it. Changes of the same person wait for each other.
   * Answers all documents that the person has afterwards.
   */
  async change(tx: Transaction, userId: string, work: () => Promise<void>): Promise<DocumentIds> {
    const [owner]: { version: number }[] = await tx.manager.query(
      `INSERT INTO document_owner (user_id, version) VALUES ($1, 1)
       ON CONFLICT (user_id) DO UPDATE SET version = document_owner.version + 1 RETURNING version`,
      [userId],
    );
    await work();
    const live = await tx.manager.findBy(Document, { owner_id: userId, deleted_at: IsNull() });
    const documents: DocumentIds = Object.fromEntries(live.map((document) => [document.kind, document.id]));
    await tx.publish('documents.changed', { user_id: userId, version: owner?.version ?? 1, documents });
    return documents;
  }

  /** Takes live documents from a person; answers the keys of their bytes, which the caller has to doom. */
  async release(tx: Transaction, userId: string, kinds: readonly DocumentKind[] | 'all'): Promise<string[]> {
    const [rows]: [{ object_key: string }[], number] = await tx.manager.query(
      `UPDATE document SET deleted_at = now()
       WHERE owner_id = $1 AND deleted_at IS NULL AND ($2::text[] IS NULL OR kind = ANY($2)) RETURNING object_key`,
      [userId, kinds === 'all' ? null : kinds],
    );
    return rows.map((row) => row.object_key);
  }
}
