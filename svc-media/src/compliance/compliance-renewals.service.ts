import type { AnswerOf, BodyOf, renewDocument } from '@cleaning/contracts';
import { isRegistered } from '@cleaning/contracts';
import { type Caller, TooManyRequests, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
import { BusinessDay } from '../documents/business-day.service.js';
import { ComplianceRequest, ComplianceVersion } from '../documents/compliance-version.entity.js';
import { Document, documentRow } from '../documents/document.entity.js';
import { Ownership } from '../documents/documents.service.js';
import type { StoredFile } from '../files/intake.service.js';
import { PendingDeletions } from '../objects/pending-deletions.service.js';

/** Versions that a person may send in a day: files of former ones are kept. */
const MOST_A_DAY = 40;
const DAY_MS = 86_400_000;
const HOUR_SECONDS = 3600;

/** Takes newer versions of people's documents. */
@Injectable()
export class Renewals {
  constructor(
    private readonly transactions: Transactions,
    private readonly ownership: Ownership,
    private readonly pendingDeletions: PendingDeletions,
    private readonly day: BusinessDay,
  ) {}

  /** The former version stays valid until an admin has verified this one. Throws TooManyRequests. */
  renew(
    person: Caller,
    { kind }: BodyOf<typeof renewDocument>,
    files: readonly StoredFile[],
  ): Promise<AnswerOf<typeof renewDocument>> {
    return this.transactions.run(async (tx) => {
      await this.ownership.lock(tx, person.id);
      await this.requireFew(tx, person.id);
      const versionId = (files[0] as StoredFile).id;
      const key = { personId: person.id, kind };
      const newest = await tx.manager.maximum(ComplianceVersion, 'number', key);
      await tx.manager.update(ComplianceVersion, { ...key, state: 'submitted' }, { state: 'replaced' });
      await tx.manager.insert(ComplianceVersion, {
        id: versionId,
        ...key,
        number: (newest ?? 0) + 1,
        state: 'submitted',
        submittedAt: this.day.now(),
      });
      await this.add(tx, person.id, versionId, { kind, files });
      await tx.manager.delete(ComplianceRequest, key);
      tx.changed('compliance', person.id);
      if (isRegistered(kind)) tx.changed('documents', person.id);
      return { version_id: versionId };
    });
  }

  /** Of the six, the first file is the one that accounts show from now on. */
  private async add(
    { manager }: Transaction,
    ownerId: string,
    versionId: string,
    { kind, files }: { kind: Document['kind']; files: readonly StoredFile[] },
  ): Promise<void> {
    const now = this.day.now();
    if (isRegistered(kind)) {
      const former = await manager.findBy(Document, { ownerId, kind, hasObject: true });
      const shown = former.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id);
      if (shown.length > 0) await manager.update(Document, { id: In(shown) }, { deletedAt: now, kept: true });
    }
    await this.pendingDeletions.takeOver(
      manager,
      files.map(({ key }) => key),
    );
    await manager.insert(
      Document,
      files.map((file, index) => {
        const isShown = isRegistered(kind) && index === 0;
        const row = documentRow(file, kind, { ownerId, registrationId: null });
        // One after the other: they are listed in this order.
        const createdAt = new Date(now.getTime() + index);
        return { ...row, versionId, createdAt, kept: !isShown, deletedAt: isShown ? null : now };
      }),
    );
  }

  private async requireFew({ manager }: Transaction, personId: string): Promise<void> {
    const submittedAt = MoreThan(new Date(this.day.now().getTime() - DAY_MS));
    if ((await manager.countBy(ComplianceVersion, { personId, submittedAt })) >= MOST_A_DAY)
      throw new TooManyRequests('You have sent many documents today. Please go on tomorrow.', HOUR_SECONDS);
  }
}
