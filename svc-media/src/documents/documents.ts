import type { DocumentKind, DocumentPaths } from '@cleaning/contracts';
import {
  type Caller,
  ENVIRONMENT,
  type Environment,
  ReadsState,
  type States,
  signDocumentPaths,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import type { environment } from '../environment.js';
import type { StoredFile } from '../files/intake.js';
import { PendingDeletions } from '../objects/pending-deletions.js';
import { Document, documentRow } from './document.entity.js';

export type DocumentIds = Partial<Record<DocumentKind, string>>;

/** Which documents each person has. */
@Injectable()
export class Ownership {
  constructor(private readonly dataSource: DataSource) {}

  /** The states of people's documents in the change feed. */
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
   * Changes one person's documents and publishes the change. Changes of the same person run one after the other.
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

  /** Marks documents of a person as deleted; answers their object keys, which the caller marks for deletion. */
  async release(tx: Transaction, userId: string, kinds: readonly DocumentKind[] | 'all'): Promise<string[]> {
    const [rows]: [{ object_key: string }[], number] = await tx.manager.query(
      `UPDATE document SET deleted_at = now()
       WHERE owner_id = $1 AND deleted_at IS NULL AND ($2::text[] IS NULL OR kind = ANY($2)) RETURNING object_key`,
      [userId, kinds === 'all' ? null : kinds],
    );
    return rows.map((row) => row.object_key);
  }
}

export type ChosenDocuments = Partial<Record<DocumentKind, StoredFile>>;

type Owner = Pick<Caller, 'id' | 'sessionId' | 'sessionVersion'>;

/** Replaces and removes people's documents. */
@Injectable()
export class Documents {
  constructor(
    private readonly transactions: Transactions,
    private readonly dataSource: DataSource,
    private readonly ownership: Ownership,
    private readonly pendingDeletions: PendingDeletions,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  /** Replaces the person's documents by the chosen files. Answers links for the owner. */
  async replace(owner: Owner, chosen: ChosenDocuments): Promise<DocumentPaths> {
    const ownerId = owner.id;
    const files = Object.entries(chosen) as [DocumentKind, StoredFile][];
    const { documents, replaced } = await this.transactions.run(async (tx) => {
      let replaced: string[] = [];
      const documents = await this.ownership.change(tx, ownerId, async () => {
        replaced = await this.ownership.release(tx, ownerId, Object.keys(chosen) as DocumentKind[]);
        await this.pendingDeletions.markForDeletion(tx.manager, replaced);
        await this.pendingDeletions.takeOver(
          tx.manager,
          files.map(([, file]) => file.key),
        );
        await tx.manager.insert(
          Document,
          files.map(([kind, file]) => documentRow(file, kind, { owner_id: ownerId, registration_id: null })),
        );
      });
      return { documents, replaced };
    });
    await this.pendingDeletions.removeNow(replaced);
    return signDocumentPaths(this.env.DOCUMENT_LINK_SECRET, documents, owner);
  }

  /** Removes the documents of people who have been removed. Answers the number of people. */
  async removeOfRemovedPeople(): Promise<number> {
    const people: { owner_id: string }[] = await this.dataSource.query(
      `SELECT DISTINCT d.owner_id FROM known_account k JOIN document d ON d.owner_id = k.id AND d.deleted_at IS NULL
       WHERE k.removed LIMIT 50`,
    );
    for (const { owner_id } of people) {
      const keys = await this.transactions.runWithoutWaiting(async (tx) => {
        let released: string[] = [];
        await this.ownership.change(tx, owner_id, async () => {
          released = await this.ownership.release(tx, owner_id, 'all');
          await this.pendingDeletions.markForDeletion(tx.manager, released);
        });
        return released;
      });
      await this.pendingDeletions.removeNow(keys);
    }
    return people.length;
  }
}
