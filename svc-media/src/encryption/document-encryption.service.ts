import { MINUTE_MS } from '@cleaning/contracts';
import { IntervalRuns, isRefusal, refuse, Transactions } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, type EntityTarget, type FindOptionsWhere, IsNull, MoreThan, Not } from 'typeorm';
import { v7 } from 'uuid';
import { AdjustmentFile } from '../adjustment-files/adjustment-file.entity.js';
import { Document } from '../documents/document.entity.js';
import { EnquiryPhoto } from '../enquiry-photos/enquiry-photo.entity.js';
import { PendingDeletions } from '../objects/pending-deletions.service.js';
import { SiteFile } from '../site-files/site-file.entity.js';
import { WorkPhoto } from '../work-photos/work-photo.entity.js';
import { UnreadableObjectError } from './age.js';
import { DocumentKeys, DocumentObjects, type Encryption, type StoredDocument } from './document-objects.service.js';

const PAGE = 100;

/** Only documents have `hasObject`. */
interface EncryptedRow extends StoredDocument {
  readonly id: string;
  readonly hasObject?: boolean;
}

/** A table whose rows own encrypted objects. */
interface EncryptedTable {
  readonly entity: EntityTarget<EncryptedRow>;
  /** Prefix of its objects' keys. */
  readonly folder: string;
  /** The row still has its object. */
  readonly live: FindOptionsWhere<EncryptedRow>;
}
const DOCUMENTS: EncryptedTable = { entity: Document, folder: 'documents', live: { hasObject: true } };
const ENQUIRY_PHOTOS: EncryptedTable = { entity: EnquiryPhoto, folder: 'enquiries', live: {} };
const ADJUSTMENT_FILES: EncryptedTable = { entity: AdjustmentFile, folder: 'adjustments', live: {} };
const SITE_FILES: EncryptedTable = { entity: SiteFile, folder: 'sites', live: {} };
const WORK_PHOTOS: EncryptedTable = { entity: WorkPhoto, folder: 'work', live: {} };

type FoundRow = EncryptedRow & { readonly table: EncryptedTable };

export interface Progress {
  encrypted: number;
  /** Unreadable documents, which stay unchanged and are named in the log. */
  left: number;
}

/**
 * Encrypts stored documents while they are served. Writes a new object, switches the row to it, then removes the old
 * one, so that an interrupted run loses nothing and can be repeated.
 */
@Injectable()
export class DocumentEncryption {
  private readonly logger = new Logger(DocumentEncryption.name);

  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly objects: DocumentObjects,
    private readonly keys: DocumentKeys,
    private readonly pendingDeletions: PendingDeletions,
    private readonly runs: IntervalRuns,
  ) {}

  @Interval(MINUTE_MS)
  onInterval(): Promise<void> {
    return this.runs.run('documents that are not encrypted', () => this.encryptPlain());
  }

  /** Encrypts documents stored in the clear by versions without encryption. */
  encryptPlain(): Promise<Progress> {
    return this.encryptAll(DOCUMENTS, [{ keyId: IsNull() }]);
  }

  /** Encrypts every file that is not encrypted with the newest key, in all tables. */
  async reencryptAll(): Promise<Progress> {
    const total: Progress = { encrypted: 0, left: 0 };
    for (const table of [DOCUMENTS, ENQUIRY_PHOTOS, ADJUSTMENT_FILES, SITE_FILES, WORK_PHOTOS]) {
      const { encrypted, left } = await this.encryptAll(table, [
        { keyId: IsNull() },
        { keyId: Not(this.keys.current.id) },
      ]);
      total.encrypted += encrypted;
      total.left += left;
    }
    return total;
  }

  private async encryptAll(table: EncryptedTable, which: FindOptionsWhere<EncryptedRow>[]): Promise<Progress> {
    const progress: Progress = { encrypted: 0, left: 0 };
    for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
      const page = await this.manager.find(table.entity, {
        where: which.map((each) => ({ ...table.live, ...each, id: MoreThan(last) })),
        order: { id: 'ASC' },
        take: PAGE,
      });
      for (const document of page) {
        last = document.id;
        if (await this.tryEncrypt({ ...document, table })) progress.encrypted += 1;
        else progress.left += 1;
      }
      if (page.length < PAGE) break;
    }
    if (progress.encrypted + progress.left > 0) this.logger.log({ msg: 'Documents were encrypted', ...progress });
    return progress;
  }

  /** Throws when the store or the database cannot be reached; the next run continues. */
  private async tryEncrypt(document: FoundRow): Promise<boolean> {
    try {
      await this.encrypt(document);
      return true;
    } catch (error) {
      if (!(error instanceof UnreadableObjectError || isRefusal(error, 'no_such_object'))) throw error;
      this.logger.error({ msg: 'A document cannot be encrypted', document: document.id, err: error });
      return false;
    }
  }

  private async encrypt(document: FoundRow): Promise<void> {
    const source = await this.objects.open(document);
    if (!source) {
      if (await this.isUnchanged(document)) throw refuse('no_such_object');
      return;
    }
    const key = `${document.table.folder}/${v7()}`;
    await this.pendingDeletions.announce([key]);
    try {
      const encryption = await this.objects.put(key, source);
      if (encryption.size !== document.sizeBytes) throw new UnreadableObjectError('The object ended early');
      await this.replaceObject(key, document, encryption);
    } catch (error) {
      source.destroy();
      await this.pendingDeletions.discard([key]);
      throw error;
    }
  }

  private async replaceObject(key: string, document: FoundRow, { keyId, headDigest }: Encryption): Promise<void> {
    const switched = await this.transactions.runWithoutWaiting(async ({ manager }) => {
      const { id, objectKey, table } = document;
      const switched = await manager.update(
        table.entity,
        { ...table.live, id, objectKey },
        { objectKey: key, keyId, headDigest },
      );
      if (switched.affected === 0) return false;
      await this.pendingDeletions.takeOver(manager, [key]);
      await this.pendingDeletions.markForDeletion(manager, [document.objectKey]);
      return true;
    });
    // False if it was replaced or removed in the meantime, or another instance encrypted it.
    if (switched) await this.pendingDeletions.removeNow([document.objectKey]);
    else await this.pendingDeletions.discard([key]);
  }

  private isUnchanged({ id, objectKey, table }: FoundRow): Promise<boolean> {
    return this.manager.existsBy(table.entity, { ...table.live, id, objectKey });
  }
}
