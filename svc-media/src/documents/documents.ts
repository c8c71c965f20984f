import type { DocumentKind, DocumentPaths } from '@cleaning/contracts';
import { type Caller, ENVIRONMENT, type Environment, signDocumentPaths, Transactions } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { environment } from '../environment.js';
import type { StoredFile } from '../files/intake.js';
import { PendingDeletions } from '../objects/pending-deletions.js';
import { Document } from './document.entity.js';
import { documentRow } from './document-row.js';
import { Ownership } from './ownership.js';

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

  /** Puts the chosen files in place of the person's former ones. Answers links that the owner may open. */
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

  /** The documents of people who have been removed go. Answers how many people that were. */
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
