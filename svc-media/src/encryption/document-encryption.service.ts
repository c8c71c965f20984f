import { NotFound, Transactions } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { PendingDeletions } from '../objects/pending-deletions.service.js';
import { UnreadableObject } from './age.js';
import { DocumentKeys, DocumentObjects, type Encryption, type StoredDocument } from './document-objects.service.js';

const PAGE = 100;

/** A table whose rows name encrypted objects. */
interface Table {
  readonly name: 'document' | 'enquiry_photo' | 'adjustment_file';
  /** First part of its objects' keys. */
  readonly folder: string;
  /** SQL: the row still has its object. */
  readonly live: string;
}
const DOCUMENTS: Table = { name: 'document', folder: 'documents', live: 'deleted_at IS NULL' };
const ENQUIRY_PHOTOS: Table = { name: 'enquiry_photo', folder: 'enquiries', live: 'true' };
const ADJUSTMENT_FILES: Table = { name: 'adjustment_file', folder: 'adjustments', live: 'true' };

type Found = StoredDocument & { readonly id: string; readonly table: Table };

export interface Progress {
  encrypted: number;
  /** Documents that could not be read. They are left unchanged and named in the log. */
  left: number;
}

/**
 * Encrypts documents that are in the store already, while they are served. Each gets a new object, then its row is changed to that one,
 * then the former object is removed: a run that breaks off loses nothing and can be repeated.
 */
@Injectable()
export class DocumentEncryption {
  private readonly logger = new Logger(DocumentEncryption.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly objects: DocumentObjects,
    private readonly keys: DocumentKeys,
    private readonly pendingDeletions: PendingDeletions,
  ) {}

  /** Encrypts documents that are stored plain, from before documents were encrypted. */
  encryptPlain(): Promise<Progress> {
    return this.encryptAll(DOCUMENTS, 'key_id IS NULL AND $2::text IS NOT NULL');
  }

  /** Encrypts every document, photo of an enquiry and file of an adjustment that is not encrypted with the newest key. */
  async encryptAnew(): Promise<Progress> {
    const total: Progress = { encrypted: 0, left: 0 };
    for (const table of [DOCUMENTS, ENQUIRY_PHOTOS, ADJUSTMENT_FILES]) {
      const { encrypted, left } = await this.encryptAll(table, 'key_id IS DISTINCT FROM $2');
      total.encrypted += encrypted;
      total.left += left;
    }
    return total;
  }

  private async encryptAll(table: Table, condition: string): Promise<Progress> {
    const progress: Progress = { encrypted: 0, left: 0 };
    for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
      const page: Omit<Found, 'table'>[] = await this.dataSource.query(
        `SELECT id, object_key, size_bytes, key_id, head_digest FROM ${table.name}
         WHERE id > $1 AND ${table.live} AND ${condition} ORDER BY id LIMIT ${PAGE}`,
        [last, this.keys.current.id],
      );
      for (const document of page) {
        last = document.id;
        if (await this.succeeds({ ...document, table })) progress.encrypted += 1;
        else progress.left += 1;
      }
      if (page.length < PAGE) break;
    }
    if (progress.encrypted + progress.left > 0) this.logger.log({ msg: 'Documents were encrypted', ...progress });
    return progress;
  }

  /** Throws when the store or the database is away: the next run continues. */
  private async succeeds(document: Found): Promise<boolean> {
    try {
      await this.encrypt(document);
      return true;
    } catch (error) {
      if (!(error instanceof UnreadableObject || error instanceof NotFound)) throw error;
      this.logger.error({ msg: 'A document cannot be encrypted', document: document.id, err: error });
      return false;
    }
  }

  private async encrypt(document: Found): Promise<void> {
    const source = await this.objects.open(document);
    if (!source) {
      if (await this.isAsItWas(document)) throw new NotFound('The store has no such object');
      return;
    }
    const key = `${document.table.folder}/${v7()}`;
    await this.pendingDeletions.announce([key]);
    try {
      const encryption = await this.objects.put(key, source);
      if (encryption.size !== document.size_bytes) throw new UnreadableObject('The object ended early');
      await this.switchTo(key, document, encryption);
    } catch (error) {
      source.destroy();
      await this.pendingDeletions.discard([key]);
      throw error;
    }
  }

  private async switchTo(key: string, document: Found, { keyId, headDigest }: Encryption): Promise<void> {
    const switched = await this.transactions.runWithoutWaiting(async ({ manager }) => {
      const [, count]: [unknown, number] = await manager.query(
        `UPDATE ${document.table.name} SET object_key = $3, key_id = $4, head_digest = $5
         WHERE id = $1 AND object_key = $2 AND ${document.table.live}`,
        [document.id, document.object_key, key, keyId, headDigest],
      );
      if (count === 0) return false;
      await this.pendingDeletions.takeOver(manager, [key]);
      await this.pendingDeletions.markForDeletion(manager, [document.object_key]);
      return true;
    });
    // Not switched: it was replaced or removed meanwhile, or another instance encrypted it.
    if (switched) await this.pendingDeletions.removeNow([document.object_key]);
    else await this.pendingDeletions.discard([key]);
  }

  private async isAsItWas({ id, object_key, table }: Found): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `SELECT 1 FROM ${table.name} WHERE id = $1 AND object_key = $2 AND ${table.live}`,
      [id, object_key],
    );
    return rows.length > 0;
  }
}
