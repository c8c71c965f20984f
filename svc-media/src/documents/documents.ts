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
import { DataSource } from 'typeorm';
import type { environment } from '../environment.js';
import type { StoredFile } from '../files/intake.js';
import { MARK_FOR_DELETION, PendingDeletions, requireTaken, TAKE_OVER } from '../objects/pending-deletions.js';
import { documentRow } from './document.entity.js';

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
   */
  async change(tx: Transaction, userId: string, work: () => Promise<void>): Promise<void> {
    await this.lock(tx, userId);
    await work();
    tx.changed('documents', userId);
  }

  /** A statement of its own: the next one sees what changes before this one have committed. */
  async lock({ manager }: Transaction, userId: string): Promise<void> {
    await manager.query(
      `INSERT INTO document_owner (user_id, version) VALUES ($1, 1)
       ON CONFLICT (user_id) DO UPDATE SET version = document_owner.version + 1`,
      [userId],
    );
  }

  /** Marks all documents of a person as deleted; answers their object keys, which the caller marks for deletion. */
  async release(tx: Transaction, userId: string): Promise<string[]> {
    const [rows]: [{ object_key: string }[], number] = await tx.manager.query(
      'UPDATE document SET deleted_at = now() WHERE owner_id = $1 AND deleted_at IS NULL RETURNING object_key',
      [userId],
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
    const { documents } = await this.transactions.run(
      async (tx) => {
        await this.ownership.lock(tx, ownerId);
        return this.exchange(tx, ownerId, files);
      },
      ({ replaced }) => this.pendingDeletions.removeNow(replaced),
    );
    return signDocumentPaths(this.env.DOCUMENT_LINK_SECRET, documents, owner);
  }

  /**
   * In one statement: puts documents in the place of those of the same kinds, whose objects it marks for deletion. Answers all documents
   * of the person, and the keys of those objects.
   */
  private async exchange(
    tx: Transaction,
    ownerId: string,
    files: readonly [DocumentKind, StoredFile][],
  ): Promise<{ documents: DocumentIds; replaced: string[] }> {
    const rows = files.map(([kind, file]) => documentRow(file, kind, { owner_id: ownerId, registration_id: null }));
    const [changed] = await tx.manager.query<{ documents: DocumentIds; replaced: string[]; taken: number }[]>(
      `WITH sent AS (
         SELECT * FROM unnest($2::uuid[], $3::text[], $4::text[], $5::int[], $6::text[], $7::text[], $8::bytea[])
           AS sent (id, kind, content_type, size_bytes, object_key, key_id, head_digest)),
       replaced AS (
         UPDATE document SET deleted_at = now() FROM sent
         WHERE owner_id = $1 AND deleted_at IS NULL AND document.kind = sent.kind RETURNING document.object_key),
       marked AS (${MARK_FOR_DELETION('SELECT object_key FROM replaced')}),
       taken AS (${TAKE_OVER('SELECT object_key FROM sent')} RETURNING key),
       -- Counting them makes room first: one document of a kind.
       added AS (
         INSERT INTO document (id, owner_id, kind, content_type, size_bytes, object_key, key_id, head_digest, created_at)
         SELECT id, $1, kind, content_type, size_bytes, object_key, key_id, head_digest, now()
         FROM sent, (SELECT count(*) FROM replaced) AS gone RETURNING kind, id)
       SELECT (SELECT count(*)::int FROM taken) AS taken, ARRAY(SELECT object_key FROM replaced) AS replaced,
         (SELECT json_object_agg(kind, id) FROM (
            SELECT kind, id FROM added UNION ALL
            SELECT kind, id FROM document WHERE owner_id = $1 AND deleted_at IS NULL AND kind NOT IN (SELECT kind FROM sent)
          ) AS kept) AS documents`,
      [
        ownerId,
        rows.map(({ id }) => id),
        rows.map(({ kind }) => kind),
        rows.map(({ content_type }) => content_type),
        rows.map(({ size_bytes }) => size_bytes),
        rows.map(({ object_key }) => object_key),
        rows.map(({ key_id }) => key_id),
        rows.map(({ head_digest }) => head_digest),
      ],
    );
    requireTaken(changed?.taken, files.length);
    tx.changed('documents', ownerId);
    return { documents: changed?.documents ?? {}, replaced: changed?.replaced ?? [] };
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
          released = await this.ownership.release(tx, owner_id);
          await this.pendingDeletions.markForDeletion(tx.manager, released);
        });
        return released;
      });
      await this.pendingDeletions.removeNow(keys);
    }
    return people.length;
  }
}
