import type { Readable } from 'node:stream';
import { DOCUMENT_TYPES, DONE, type DocumentKind, type Done, type EntityState, HOUR_MS } from '@cleaning/contracts';
import { IntervalRuns, OnChange, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { In, IsNull } from 'typeorm';
import { Intake } from '../files/intake.service.js';
import { deleteRows } from '../objects/delete-rows.js';
import { PendingDeletions } from '../objects/pending-deletions.service.js';
import { AnonymousUploads } from './anonymous-uploads.service.js';
import { Document, toDocumentRow } from './document.entity.js';
import { DocumentSignature } from './document-signature.entity.js';
import { addMissingVersions, deleteAbandoned } from './documents.queries.js';
import { Ownership } from './documents.service.js';

const SWEEP_BATCH = 100;

/** Files of unfinished registrations, without owner until the registration is in svc-auth's change feed. */
@Injectable()
export class Staging {
  private readonly logger = new Logger(Staging.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly intake: Intake,
    private readonly uploads: AnonymousUploads,
    private readonly pendingDeletions: PendingDeletions,
    private readonly ownership: Ownership,
    private readonly runs: IntervalRuns,
  ) {}

  /** @param client a digest of the sender's address */
  async stage(
    registrationId: string,
    kind: DocumentKind,
    source: Readable,
    client: string,
  ): Promise<{ document_id: string }> {
    const { take, end } = this.uploads.begin(client);
    const upload = { folder: 'documents', field: kind, source, accepted: DOCUMENT_TYPES, take } as const;
    const file = await this.intake.receive(upload).finally(end);
    try {
      await this.transactions.runWithoutWaiting(async ({ manager }) => {
        await this.pendingDeletions.takeOver(manager, [file.key]);
        await manager.insert(Document, toDocumentRow(file, kind, { ownerId: null, registrationId }));
      });
    } catch (error) {
      await this.intake.discard(file);
      throw error;
    }
    return { document_id: file.id };
  }

  /** Removes the files of a failed registration that have no owner. */
  async discard(registrationId: string): Promise<Done> {
    await this.pendingDeletions.removeRows((manager) =>
      deleteRows(manager, Document, { ownerId: IsNull(), registrationId }),
    );
    return DONE;
  }

  /** Idempotent: a second call finds no document without an owner. */
  @OnChange('registration')
  async claim(userId: string, registration: EntityState<'registration'> | null, tx: Transaction): Promise<void> {
    if (!registration) return;
    const ids = Object.values(registration.documents);
    const staged = { registrationId: registration.registration_id, ownerId: IsNull(), deletedAt: IsNull() };
    if (!(await tx.manager.existsBy(Document, staged))) return;
    await this.ownership.change(tx, userId, async () => {
      const { affected: claimed } = await tx.manager.update(Document, { ...staged, id: In(ids) }, { ownerId: userId });
      await tx.manager.update(DocumentSignature, { documentId: In(ids), personId: IsNull() }, { personId: userId });
      await addMissingVersions(tx.manager, userId);
      if (claimed !== ids.length) {
        this.logger.error({ msg: 'A registration names unknown documents', user: userId, claimed });
      }
    });
  }

  @Interval(HOUR_MS)
  onInterval(): Promise<void> {
    return this.runs.run('abandoned registrations', () => this.sweep());
  }

  /** Removes files of abandoned registrations. No claim is a week late. */
  async sweep(): Promise<number> {
    return this.pendingDeletions.removeRows((manager) => deleteAbandoned(manager, SWEEP_BATCH));
  }
}
