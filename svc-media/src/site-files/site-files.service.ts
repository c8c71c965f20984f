import type { Readable } from 'node:stream';
import {
  type CallBody,
  type CallQuery,
  listSiteFiles,
  MAX_SITE_FILES,
  type SiteFileKind,
  type SiteFile as SiteFileView,
  type uploadSiteFile,
} from '@cleaning/contracts';
import {
  type Caller,
  createTransactionLock,
  ENVIRONMENT,
  type Environment,
  type FilePart,
  getNow,
  hasPlace,
  recordAudit,
  refuse,
  type Transaction,
  Transactions,
  verifyDocumentQuery,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { v7 } from 'uuid';
import { DocumentObjects, type Encryption } from '../encryption/document-objects.service.js';
import { toEncryptedColumns } from '../encryption/encrypted-file.entity.js';
import type { environment } from '../environment.js';
import { Intake } from '../files/intake.service.js';
import { IntakeReceiver } from '../files/intake-receiver.service.js';
import { SinglePhotos } from '../files/single-photos.service.js';
import type { StoredFile } from '../files/stored-file.js';
import { deleteRows } from '../objects/delete-rows.js';
import { PendingDeletions } from '../objects/pending-deletions.service.js';
import { SiteFile } from './site-file.entity.js';

/** Serialises additions, because each counts the earlier files. */
const lockSiteFiles = createTransactionLock(7_301_479);
const NAMES: Record<SiteFileKind, string> = { picture: 'Picture', sheet: 'Safety data sheet' };

/** Streams a picture or a sheet to the store. */
@Injectable()
export class SiteFileReceiver extends IntakeReceiver {
  receive({ field, stream }: FilePart): Promise<StoredFile> {
    const accepted = ['image/jpeg', 'image/png', 'application/pdf'] as const;
    return this.intake.receive({ folder: 'sites', field, source: stream, accepted });
  }
}

/** Pictures and safety data sheets of places. svc-jobs signs links for those who may read them; admins may read all. */
@Injectable()
export class SiteFiles {
  constructor(
    @InjectRepository(SiteFile) private readonly files: Repository<SiteFile>,
    private readonly transactions: Transactions,
    private readonly intake: Intake,
    private readonly photos: SinglePhotos,
    private readonly objects: DocumentObjects,
    private readonly pendingDeletions: PendingDeletions,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  /**
   * Re-encodes pictures without metadata. Idempotent by key. Throws 415, and 409 above the limit or if the key belongs to another
   * file.
   */
  async add(admin: Caller, body: CallBody<typeof uploadSiteFile>, sent: StoredFile): Promise<SiteFileView> {
    const add = (key: string, encryption: Encryption) => this.insert(admin, body, sent, { key, encryption });
    try {
      if (sent.contentType === 'application/pdf' && sent.encryption) {
        const added = await add(sent.key, sent.encryption);
        if (added.objectKey !== sent.key) await this.intake.discard(sent);
        return toView(added);
      }
      const { bytes } = await this.photos.fromStore(sent, { contentType: sent.contentType, field: 'file' }).make();
      const key = `sites/${v7()}`;
      await this.pendingDeletions.announce([key]);
      try {
        const added = await add(key, await this.objects.put(key, [bytes]));
        if (added.objectKey !== key) await this.pendingDeletions.discard([key]);
        await this.intake.discard(sent);
        return toView(added);
      } catch (error) {
        await this.pendingDeletions.discard([key]);
        throw error;
      }
    } catch (error) {
      await this.intake.discard(sent);
      throw error;
    }
  }

  /** Returns the existing file if it was sent again. */
  private insert(
    admin: Caller,
    { job_id: jobId, name: given, key: id = v7() }: CallBody<typeof uploadSiteFile>,
    { contentType }: StoredFile,
    { key, encryption }: { key: string; encryption: Encryption },
  ): Promise<SiteFile> {
    const kind = contentType === 'application/pdf' ? 'sheet' : 'picture';
    const name = given || NAMES[kind];
    return this.transactions.runWithoutWaiting(async (tx) => {
      const { manager } = tx;
      await lockSiteFiles(manager);
      const kept = await manager.findOneBy(SiteFile, { id });
      if (kept && kept.jobId === jobId && kept.kind === kind && kept.name === name) return kept;
      if (kept) throw refuse('site_file_added_before');
      if ((await manager.countBy(SiteFile, { jobId })) >= MAX_SITE_FILES)
        throw refuse('site_files_full', { max: MAX_SITE_FILES });
      await this.pendingDeletions.takeOver(manager, [key]);
      const file = { ...toEncryptedColumns(id, key, encryption), jobId, kind, name, addedBy: admin.id } as const;
      await manager.insert(SiteFile, file);
      await record(tx, admin, 'site-file.added', file);
      return file;
    });
  }

  /** Throws 404. */
  async remove(admin: Caller, id: string): Promise<void> {
    await this.transactions.runWithoutWaiting(async (tx) => {
      const file = await tx.manager.findOneBy(SiteFile, { id });
      const keys = file ? await deleteRows(tx.manager, SiteFile, { id }) : [];
      if (!file || keys.length === 0) throw refuse('no_such_file');
      await this.pendingDeletions.markForDeletion(tx.manager, keys);
      await record(tx, admin, 'site-file.removed', file);
    });
  }

  /** Oldest first. Throws 404 without a link from svc-jobs. */
  async list(caller: Caller, jobId: string, query: CallQuery<typeof listSiteFiles>): Promise<SiteFileView[]> {
    this.requireReader(caller, jobId, query);
    const files = await this.files.find({ where: { jobId }, order: { createdAt: 'ASC', id: 'ASC' } });
    return files.map(toView);
  }

  /** Throws 404. */
  async open(
    caller: Caller,
    { id: jobId, file_id: id }: { id: string; file_id: string },
    query: CallQuery<typeof listSiteFiles>,
  ): Promise<{ stream: Readable; size: number; kind: SiteFileKind }> {
    this.requireReader(caller, jobId, query);
    const file = await this.files.findOneBy({ id, jobId });
    const stream = file && (await this.objects.open(file));
    if (!stream) throw refuse('no_such_file');
    return { stream, size: file.sizeBytes, kind: file.kind };
  }

  /** A link is signed for one person and session. */
  private requireReader(caller: Caller, jobId: string, query: CallQuery<typeof listSiteFiles>): void {
    const { id, role, sessionId } = caller;
    if (hasPlace(caller, jobId)) return;
    // A supervisor may have lost the place since the link was signed.
    if (role === 'supervisor') throw refuse('no_such_file');
    const link = verifyDocumentQuery(this.env.DOCUMENT_LINK_SECRET, jobId, query, getNow(), listSiteFiles);
    if (link?.readerId !== id || link.sessionId !== sessionId) throw refuse('no_such_file');
  }
}

const toView = ({ id, kind, name, sizeBytes, createdAt }: SiteFile): SiteFileView => ({
  id,
  kind,
  name,
  size: sizeBytes,
  added_at: createdAt.toISOString(),
});

const record = (
  tx: Transaction,
  actor: Caller,
  action: 'site-file.added' | 'site-file.removed',
  { jobId, name, kind }: SiteFile,
): Promise<void> => recordAudit(tx, { actor, action, subject: { kind: 'job', id: jobId, name }, details: { kind } });
