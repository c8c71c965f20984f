import type { DocumentKind } from '@cleaning/contracts';
import { ReadsState, type States, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { Document } from './document.entity.js';

export type DocumentIds = Partial<Record<DocumentKind, string>>;

/** The documents that people have. */
@Injectable()
export class Ownership {
  constructor(private readonly dataSource: DataSource) {}

  /** What the feed tells of people's documents. */
  @ReadsState('documents')
  async states(userIds: readonly string[]): Promise<States<'documents'>> {
    const rows = await this.dataSource.query<{ owner_id: string; documents: DocumentIds }[]>(
      `SELECT owner_id, json_object_agg(kind, id) AS documents FROM document
       WHERE owner_id = ANY($1) AND deleted_at IS NULL GROUP BY owner_id`,
      [userIds],
    );
    const found = new Map(rows.map(({ owner_id, documents }) => [owner_id, documents]));
    return new Map(userIds.map((id) => [id, { documents: found.get(id) ?? {} }]));
  }

  /**
   * Changes one person's documents, and enters them in the feed. Changes of the same person wait for each other.
   * Answers all documents that the person has afterwards.
   */
  async change(tx: Transaction, userId: string, work: () => Promise<void>): Promise<DocumentIds> {
    await tx.manager.query(
      `INSERT INTO document_owner (user_id, version) VALUES ($1, 1)
       ON CONFLICT (user_id) DO UPDATE SET version = document_owner.version + 1`,
      [userId],
    );
    await work();
    const live = await tx.manager.findBy(Document, { owner_id: userId, deleted_at: IsNull() });
    const documents: DocumentIds = Object.fromEntries(live.map((document) => [document.kind, document.id]));
    tx.changed('documents', userId);
    return documents;
  }

  /** Takes live documents from a person; answers the keys of their bytes, which the caller has to mark for deletion. */
  async release(tx: Transaction, userId: string, kinds: readonly DocumentKind[] | 'all'): Promise<string[]> {
    const [rows]: [{ object_key: string }[], number] = await tx.manager.query(
      `UPDATE document SET deleted_at = now()
       WHERE owner_id = $1 AND deleted_at IS NULL AND ($2::text[] IS NULL OR kind = ANY($2)) RETURNING object_key`,
      [userId, kinds === 'all' ? null : kinds],
    );
    return rows.map((row) => row.object_key);
  }
}
