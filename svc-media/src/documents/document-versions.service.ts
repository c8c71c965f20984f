import { isRegistered } from '@cleaning/contracts';
import { refuse, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import type { StoredFile } from '../files/intake.service.js';
import { requireTaken } from '../objects/pending-deletions.queries.js';
import { BusinessDay } from './business-day.service.js';
import { type Document, toDocumentRow } from './document.entity.js';
import { addVersions, type DocumentIds, lockOwner } from './documents.queries.js';

/** Versions that a person may send in a day: files of former ones are kept. */
const MAX_A_DAY = 40;
const HOUR_SECONDS = 3600;

/** The files of a kind that a person has sent together. */
export type SentFiles = readonly [Document['kind'], readonly StoredFile[]];

/** Takes newer versions of people's documents, whichever call has brought them. */
@Injectable()
export class DocumentVersions {
  constructor(private readonly day: BusinessDay) {}

  /**
   * The former version of each kind stays valid until an admin has verified this one. Answers which files accounts show from now on: of the
   * six kinds of a registration, the first file of each. Throws 429, and 409 when the upload took too long.
   */
  async take(tx: Transaction, personId: string, sent: readonly SentFiles[]): Promise<DocumentIds> {
    await lockOwner(tx.manager, personId);
    const now = this.day.now();
    const rows = sent.flatMap(([kind, files]) =>
      files.map((file, index) => {
        const isShown = isRegistered(kind) && index === 0;
        const row = toDocumentRow(file, kind, { ownerId: personId, registrationId: null });
        // One after the other: they are listed in this order.
        const createdAt = new Date(now.getTime() + index);
        return { ...row, versionId: files[0]?.id ?? null, createdAt, kept: !isShown, deletedAt: isShown ? null : now };
      }),
    );
    const { taken, sentToday, documents } = await addVersions(tx.manager, personId, rows, now);
    if (sentToday + sent.length > MAX_A_DAY) throw refuse('too_many_documents', { retry_after: HOUR_SECONDS });
    requireTaken(taken, rows.length);
    if (sent.some(([kind]) => isRegistered(kind))) tx.changed('documents', personId);
    tx.changed('compliance', personId);
    return documents;
  }
}
