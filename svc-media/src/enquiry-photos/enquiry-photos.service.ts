import type { Readable } from 'node:stream';
import {
  type CallAnswer,
  ENQUIRY_PHOTO_HOURS,
  type EntityState,
  type getEnquiryPhotos,
  HOUR_MS,
  readEnquiryPhoto,
} from '@cleaning/contracts';
import {
  AccountLookup,
  type Caller,
  ENVIRONMENT,
  type Environment,
  getNow,
  IntervalRuns,
  OnChange,
  ReadFeeds,
  refuse,
  signDocumentPath,
  type Transaction,
  verifyDocumentQuery,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { DocumentObjects } from '../encryption/document-objects.service.js';
import type { environment } from '../environment.js';
import { isFeedCurrent } from '../files/unnamed-files.js';
import { deleteUnnamed } from '../files/unnamed-files.queries.js';
import { deleteRows } from '../objects/delete-rows.js';
import { PendingDeletions } from '../objects/pending-deletions.service.js';
import { EnquiryPhoto } from './enquiry-photo.entity.js';
import { assignPhotos } from './enquiry-photos.queries.js';

const SWEEP_BATCH = 100;

/** Photos of enquiries. svc-invoice's feed says which enquiry each belongs to, and when the enquiry is deleted. */
@Injectable()
export class EnquiryPhotos {
  constructor(
    @InjectRepository(EnquiryPhoto) private readonly photos: Repository<EnquiryPhoto>,
    private readonly accounts: AccountLookup,
    private readonly objects: DocumentObjects,
    private readonly pendingDeletions: PendingDeletions,
    private readonly feeds: ReadFeeds,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
    private readonly runs: IntervalRuns,
  ) {}

  /** An assigned photo keeps its enquiry. The interval job removes the bytes of deleted enquiries. */
  @OnChange('enquiry-photos')
  async apply(enquiryId: string, state: EntityState<'enquiry-photos'> | null, { manager }: Transaction): Promise<void> {
    if (state) {
      await assignPhotos(manager, enquiryId, state.photos);
      return;
    }
    const keys = await deleteRows(manager, EnquiryPhoto, { enquiryId });
    await this.pendingDeletions.markForDeletion(manager, keys);
  }

  /** With links that are signed for this admin. */
  async list(admin: Caller, enquiryId: string): Promise<CallAnswer<typeof getEnquiryPhotos>> {
    const photos = await this.photos.find({
      where: { enquiryId },
      order: { position: 'ASC', id: 'ASC' },
      select: { id: true, width: true, height: true },
    });
    const { id: readerId, sessionId, sessionVersion } = admin;
    const buildPath = (documentId: string) =>
      signDocumentPath(
        this.env.DOCUMENT_LINK_SECRET,
        { documentId, readerId, sessionId, sessionVersion },
        getNow(),
        readEnquiryPhoto,
      );
    return photos.map(({ id, width, height }) => ({ id, width, height, path: buildPath(id) }));
  }

  /**
   * Throws 403 if the link is missing, forged or expired, its session has ended, or its reader is no longer an admin;
   * 404 if the photo is gone.
   */
  async open(id: string, query: Readonly<Record<string, unknown>>): Promise<{ stream: Readable; size: number }> {
    const link = verifyDocumentQuery(this.env.DOCUMENT_LINK_SECRET, id, query, getNow(), readEnquiryPhoto);
    const reader = link && (await this.accounts.findOpen(link.readerId, link.sessionVersion, link.sessionId));
    if (reader?.role !== 'admin') throw refuse('photo_link_closed');
    const photo = await this.photos.findOneBy({ id });
    const stream = photo && (await this.objects.open(photo));
    if (!stream) throw refuse('no_such_photo');
    return { stream, size: photo.sizeBytes };
  }

  @Interval(HOUR_MS)
  onInterval(): Promise<void> {
    return this.runs.run('photos without an enquiry', () => this.sweep());
  }

  /** Removes photos that no enquiry has claimed in time; none while the feed lags. Returns how many. */
  async sweep(): Promise<number> {
    if (!(await isFeedCurrent(this.feeds))) return 0;
    return this.pendingDeletions.removeRows((manager) =>
      deleteUnnamed(manager, 'enquiry_photo', ENQUIRY_PHOTO_HOURS, SWEEP_BATCH),
    );
  }
}
