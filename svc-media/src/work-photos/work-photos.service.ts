import type { Readable } from 'node:stream';
import {
  type Call,
  type CallAnswer,
  type CallBody,
  type EntityState,
  HOUR_MS,
  readMessagePhoto,
  readWorkPhoto,
  type signMessagePhotos,
  WORK_PHOTO_DAYS,
  type WorkPhoto as WorkPhotoView,
} from '@cleaning/contracts';
import {
  AccountLookup,
  type Caller,
  ENVIRONMENT,
  type Environment,
  getNow,
  getPlaces,
  IntervalRuns,
  type LinkReader,
  OnChange,
  ReadFeeds,
  refuse,
  signDocumentPath,
  type Transaction,
  toPlacesParameter,
  verifyDocumentQuery,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { DocumentObjects } from '../encryption/document-objects.service.js';
import type { environment } from '../environment.js';
import { isFeedCurrent } from '../files/unnamed-files.js';
import { PendingDeletions } from '../objects/pending-deletions.service.js';
import { WorkPhoto } from './work-photo.entity.js';
import {
  assignPhotos,
  deleteOldPhotos,
  deleteUnnamedPhotos,
  findMessagePhotos,
  findPhotos,
  forgetOwnerPhotos,
  isPhotoAt,
  type PhotoOfOwner,
} from './work-photos.queries.js';

const SWEEP_BATCH = 100;

/** Photos of visits, incidents, inspections and messages. svc-jobs' feed says what each belongs to. */
@Injectable()
export class WorkPhotos {
  constructor(
    @InjectRepository(WorkPhoto) private readonly photos: Repository<WorkPhoto>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly accounts: AccountLookup,
    private readonly objects: DocumentObjects,
    private readonly pendingDeletions: PendingDeletions,
    private readonly feeds: ReadFeeds,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
    private readonly runs: IntervalRuns,
  ) {}

  /** A photo may arrive before or after its owner. */
  @OnChange('work-photos')
  async apply(ownerId: string, state: EntityState<'work-photos'> | null, { manager }: Transaction): Promise<void> {
    if (state) {
      const { kind, job_id: jobId, person_id: personId, photos } = state;
      await assignPhotos(manager, { ownerId, kind, jobId, personId, photos });
      return;
    }
    await this.pendingDeletions.markForDeletion(manager, await forgetOwnerPhotos(manager, ownerId));
  }

  /** With links signed for this reader: photos of their places, or those that they took themselves. */
  async list(reader: Caller, ownerId: string, which: 'places' | 'own'): Promise<WorkPhotoView[]> {
    const rows = await findPhotos(this.manager, ownerId, {
      personId: which === 'own' ? reader.id : null,
      places: which === 'own' ? null : toPlacesParameter(getPlaces(reader)),
    });
    const { id: readerId, sessionId, sessionVersion } = reader;
    return rows.map((row) => this.toView(row, { readerId, sessionId, sessionVersion }, readWorkPhoto));
  }

  /** For a reader of the thread; svc-jobs has checked the access. */
  async sign(request: CallBody<typeof signMessagePhotos>): Promise<CallAnswer<typeof signMessagePhotos>> {
    const reader = {
      readerId: request.reader_id,
      sessionId: request.session_id,
      sessionVersion: request.session_version,
    };
    const rows = await findMessagePhotos(this.manager, request.message_ids);
    return rows.map((row) => ({ ...this.toView(row, reader, readMessagePhoto), message_id: row.ownerId }));
  }

  /** Throws 403 if the link is missing, forged or expired or its session has ended; 404 if the photo is gone. */
  async openForMessage(
    id: string,
    query: Readonly<Record<string, unknown>>,
  ): Promise<{ stream: Readable; size: number }> {
    const link = verifyDocumentQuery(this.env.DOCUMENT_LINK_SECRET, id, query, getNow(), readMessagePhoto);
    const reader = link && (await this.accounts.findOpen(link.readerId, link.sessionVersion, link.sessionId));
    if (!reader) throw refuse('photo_link_closed');
    const photo = await this.photos.findOneBy({ id });
    const stream = photo && (await this.objects.open(photo));
    if (!stream) throw refuse('no_such_photo');
    return { stream, size: photo.sizeBytes };
  }

  private toView(
    { id, width, height, deleted }: PhotoOfOwner,
    reader: LinkReader,
    call: Pick<Call, 'path'>,
  ): WorkPhotoView {
    if (width === null || height === null)
      return { id, state: deleted ? 'deleted' : 'waiting', path: '', width: 0, height: 0 };
    const link = { documentId: id, ...reader };
    const path = signDocumentPath(this.env.DOCUMENT_LINK_SECRET, link, getNow(), call);
    return { id, state: 'stored', path, width, height };
  }

  /**
   * Throws 403 if the link is missing, forged or expired or its session has ended, or if the reader is neither an admin nor the place's
   * supervisor nor the person who took the photo; 404 if it is gone.
   */
  async open(id: string, query: Readonly<Record<string, unknown>>): Promise<{ stream: Readable; size: number }> {
    const link = verifyDocumentQuery(this.env.DOCUMENT_LINK_SECRET, id, query, getNow(), readWorkPhoto);
    const reader = link && (await this.accounts.findOpen(link.readerId, link.sessionVersion, link.sessionId));
    const refusal = refuse('photo_link_closed');
    if (!reader) throw refusal;
    const photo = await this.photos.findOneBy({ id });
    const places = getPlaces(reader);
    const mayRead = places === 'all' || photo?.personId === reader.id || (await isPhotoAt(this.manager, id, places));
    if (!mayRead) throw refusal;
    const stream = photo && (await this.objects.open(photo));
    if (!stream) throw refuse('no_such_photo');
    return { stream, size: photo.sizeBytes };
  }

  @Interval(HOUR_MS)
  onInterval(): Promise<void> {
    return this.runs.run('photos of work whose time is over', () => this.sweep());
  }

  /** Removes photos after their retention, and those without an owner unless the feed lags. */
  async sweep(): Promise<number> {
    const old = await this.pendingDeletions.removeRows((manager) => deleteOldPhotos(manager, SWEEP_BATCH));
    if (!(await isFeedCurrent(this.feeds, 'jobs'))) return old;
    return (
      old +
      (await this.pendingDeletions.removeRows((manager) => deleteUnnamedPhotos(manager, WORK_PHOTO_DAYS, SWEEP_BATCH)))
    );
  }
}
