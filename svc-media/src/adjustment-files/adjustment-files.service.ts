import type { Readable } from 'node:stream';
import {
  ADJUSTMENT_FILE_HOURS,
  type CallAnswer,
  type EntityState,
  HOUR_MS,
  type uploadAdjustmentFile,
} from '@cleaning/contracts';
import {
  type Caller,
  IntervalRuns,
  OnChange,
  ReadFeeds,
  refuse,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { DocumentObjects } from '../encryption/document-objects.service.js';
import { toEncryptedColumns } from '../encryption/encrypted-file.entity.js';
import type { FileType } from '../files/file-type.js';
import { Intake } from '../files/intake.service.js';
import type { StoredFile } from '../files/stored-file.js';
import { isFeedCurrent } from '../files/unnamed-files.js';
import { deleteUnnamed } from '../files/unnamed-files.queries.js';
import { deleteRows } from '../objects/delete-rows.js';
import { PendingDeletions } from '../objects/pending-deletions.service.js';
import { AdjustmentFile } from './adjustment-file.entity.js';
import { assignFile } from './adjustment-files.queries.js';

const SWEEP_BATCH = 100;

export interface OpenedFile {
  readonly stream: Readable;
  readonly size: number;
  readonly contentType: FileType;
}

/** Receipts and agreements for adjustments. svc-invoice's feed says which adjustment and person each belongs to, and when to delete it. */
@Injectable()
export class AdjustmentFiles {
  constructor(
    @InjectRepository(AdjustmentFile) private readonly files: Repository<AdjustmentFile>,
    private readonly transactions: Transactions,
    private readonly intake: Intake,
    private readonly objects: DocumentObjects,
    private readonly pendingDeletions: PendingDeletions,
    private readonly feeds: ReadFeeds,
    private readonly runs: IntervalRuns,
  ) {}

  /** Stores a received file, which has no adjustment yet. */
  async keep(admin: Caller, file: StoredFile): Promise<CallAnswer<typeof uploadAdjustmentFile>> {
    const { id, key, contentType, encryption } = file;
    if (!encryption) throw new Error('The file of an adjustment is stored encrypted');
    try {
      await this.transactions.runWithoutWaiting(async ({ manager }) => {
        await this.pendingDeletions.takeOver(manager, [key]);
        await manager.insert(AdjustmentFile, {
          ...toEncryptedColumns(id, key, encryption),
          adjustmentId: null,
          personId: null,
          uploadedBy: admin.id,
          contentType,
        });
      });
    } catch (error) {
      await this.intake.discard(file);
      throw error;
    }
    return { file_id: id };
  }

  /** An assigned file keeps its adjustment. The interval job removes the bytes of deleted ones. */
  @OnChange('adjustment-file')
  async apply(
    adjustmentId: string,
    state: EntityState<'adjustment-file'> | null,
    { manager }: Transaction,
  ): Promise<void> {
    if (state) {
      await assignFile(manager, { adjustmentId, personId: state.person_id, fileId: state.file_id });
      return;
    }
    const keys = await deleteRows(manager, AdjustmentFile, { adjustmentId });
    await this.pendingDeletions.markForDeletion(manager, keys);
  }

  /** Throws 404, also for another person's adjustment. */
  async open(reader: Caller, adjustmentId: string): Promise<OpenedFile> {
    const file = await this.files.findOneBy({ adjustmentId });
    const mayRead = file && (reader.role === 'admin' || file.personId === reader.id);
    const stream = mayRead && (await this.objects.open(file));
    if (!stream) throw refuse('no_such_file');
    return { stream, size: file.sizeBytes, contentType: file.contentType };
  }

  @Interval(HOUR_MS)
  onInterval(): Promise<void> {
    return this.runs.run('files without an adjustment', () => this.sweep());
  }

  /** Removes files that no adjustment has claimed in time; none while the feed lags. Returns how many. */
  async sweep(): Promise<number> {
    if (!(await isFeedCurrent(this.feeds))) return 0;
    return this.pendingDeletions.removeRows((manager) =>
      deleteUnnamed(manager, 'adjustment_file', ADJUSTMENT_FILE_HOURS, SWEEP_BATCH),
    );
  }
}
