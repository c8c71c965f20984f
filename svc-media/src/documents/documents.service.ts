import { type DocumentKind, type DocumentPaths, SECOND_MS } from '@cleaning/contracts';
import {
  type Caller,
  databaseNow,
  ENVIRONMENT,
  type Environment,
  IntervalRuns,
  ReadsState,
  type States,
  signDocumentPaths,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager } from 'typeorm';
import type { environment } from '../environment.js';
import type { StoredFile } from '../files/stored-file.js';
import { PendingDeletions } from '../objects/pending-deletions.service.js';
import { ComplianceRequest, ComplianceVersion } from './compliance-version.entity.js';
import { Document } from './document.entity.js';
import { DocumentSignature } from './document-signature.entity.js';
import { DocumentVersions, type SentFiles } from './document-versions.service.js';
import { findDocuments, findRemovedPeopleWithDocuments, lockOwner } from './documents.queries.js';

@Injectable()
export class Ownership {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  /** The states of people's documents in the change feed. */
  @ReadsState('documents')
  async findStates(userIds: readonly string[]): Promise<States<'documents'>> {
    const found = await findDocuments(this.manager, userIds);
    return new Map(userIds.map((id) => [id, { documents: found.get(id) ?? {} }]));
  }

  /**
   * Changes one person's documents and publishes the change. Changes of the same person run one after the other.
   */
  async change(tx: Transaction, userId: string, work: () => Promise<void>): Promise<void> {
    await this.lock(tx, userId);
    await work();
    tx.recordChange('documents', userId);
    tx.recordChange('compliance', userId);
  }

  /** A separate statement, so that the next one sees committed earlier changes. */
  async lock({ manager }: Transaction, userId: string): Promise<void> {
    await lockOwner(manager, userId);
  }

  /**
   * Marks all documents of a person as deleted and deletes their records. Returns the object keys, which the caller marks for deletion.
   */
  async release(tx: Transaction, userId: string): Promise<string[]> {
    await tx.manager.delete(ComplianceVersion, { personId: userId });
    await tx.manager.delete(ComplianceRequest, { personId: userId });
    await tx.manager.delete(DocumentSignature, { personId: userId });
    const released = await tx.manager
      .createQueryBuilder()
      .update(Document)
      .set({ deletedAt: databaseNow, kept: false })
      .where({ ownerId: userId, hasObject: true })
      .returning('object_key')
      .execute();
    return (released.raw as { object_key: string }[]).map((row) => row.object_key);
  }
}

export type ChosenDocuments = Partial<Record<DocumentKind, StoredFile>>;

type Owner = Pick<Caller, 'id' | 'sessionId' | 'sessionVersion'>;

@Injectable()
export class Documents {
  constructor(
    private readonly transactions: Transactions,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly ownership: Ownership,
    private readonly versions: DocumentVersions,
    private readonly pendingDeletions: PendingDeletions,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
    private readonly runs: IntervalRuns,
  ) {}

  /** Stores the files as new versions of the person's documents. Returns links for the owner. Throws 429. */
  async replace(owner: Owner, chosen: ChosenDocuments): Promise<DocumentPaths> {
    const files = Object.entries(chosen) as [DocumentKind, StoredFile][];
    const sent = files.map(([kind, file]): SentFiles => [kind, [file]]);
    const documents = await this.transactions.run((tx) => this.versions.take(tx, owner.id, sent));
    return signDocumentPaths(this.env.DOCUMENT_LINK_SECRET, documents, owner);
  }

  @Interval(10 * SECOND_MS)
  onInterval(): Promise<void> {
    return this.runs.run('documents of removed people', () => this.removeOfRemovedPeople());
  }

  /** Removes the documents of removed people. Returns the number of people. */
  async removeOfRemovedPeople(): Promise<number> {
    const people = await findRemovedPeopleWithDocuments(this.manager, 50);
    for (const personId of people) {
      const keys = await this.transactions.runWithoutWaiting(async (tx) => {
        let released: string[] = [];
        await this.ownership.change(tx, personId, async () => {
          released = await this.ownership.release(tx, personId);
          await this.pendingDeletions.markForDeletion(tx.manager, released);
        });
        return released;
      });
      await this.pendingDeletions.removeNow(keys);
    }
    return people.length;
  }
}
