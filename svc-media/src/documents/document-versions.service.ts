import { isRegistered } from '@cleaning/contracts';
import { refuse, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { StoredFile } from '../files/stored-file.js';
import { requireTaken } from '../objects/pending-deletions.queries.js';
import { BusinessDay } from './business-day.service.js';
import { type Document, toDocumentRow } from './document.entity.js';
import { addVersions, countVersionsOfDay, type DocumentIds, lockOwner } from './documents.queries.js';

/** Versions that a person may send in a day; limited because files of earlier ones are kept. */
const MAX_PER_DAY = 40;
const HOUR_SECONDS = 3600;

const tooMany = () => refuse('too_many_documents', { retry_after: HOUR_SECONDS });

/** Files of one kind, sent together. */
export type SentFiles = readonly [Document['kind'], readonly StoredFile[]];

/** Stores newer versions of people's documents, for all calls that upload them. */
@Injectable()
export class DocumentVersions {
  constructor(private readonly day: BusinessDay) {}

  /** Call before work that `take` would refuse afterwards. Throws 429. */
  async requireRoom(manager: EntityManager, personId: string): Promise<void> {
    if ((await countVersionsOfDay(manager, personId, this.day.now())) >= MAX_PER_DAY) throw tooMany();
  }

  /**
   * The earlier version of each kind stays valid until an admin has verified this one. Returns the files that accounts show from now on: the
   * first file of each of a registration's six kinds. Throws 429, and 409 if the upload took too long.
   */
  async take(tx: Transaction, personId: string, sent: readonly SentFiles[]): Promise<DocumentIds> {
    await lockOwner(tx.manager, personId);
    const now = this.day.now();
    const rows = sent.flatMap(([kind, files]) =>
      files.map((file, index) => {
        const isShown = isRegistered(kind) && index === 0;
        const row = toDocumentRow(file, kind, { ownerId: personId, registrationId: null });
        // Files are listed in this order.
        const createdAt = new Date(now.getTime() + index);
        return { ...row, versionId: files[0]?.id ?? null, createdAt, kept: !isShown, deletedAt: isShown ? null : now };
      }),
    );
    const { taken, sentToday, documents } = await addVersions(tx.manager, personId, rows, now);
    if (sentToday + sent.length > MAX_PER_DAY) throw tooMany();
    requireTaken(taken, rows.length);
    if (sent.some(([kind]) => isRegistered(kind))) tx.recordChange('documents', personId);
    tx.recordChange('compliance', personId);
    return documents;
  }
}
