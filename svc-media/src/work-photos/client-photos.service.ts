import type { Readable } from 'node:stream';
import { type CallAnswer, type CallBody, readClientPhoto, type signClientPhotos } from '@cleaning/contracts';
import {
  ClientSessions,
  ENVIRONMENT,
  type Environment,
  getNow,
  refuse,
  signDocumentPath,
  verifyDocumentQuery,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { DocumentObjects } from '../encryption/document-objects.service.js';
import type { environment } from '../environment.js';
import { WorkPhoto } from './work-photo.entity.js';
import { findPhotos } from './work-photos.queries.js';

/** Photos of visits for clients. svc-jobs says which ones they may see; a link is signed for their session and expires with it. */
@Injectable()
export class ClientPhotos {
  constructor(
    @InjectRepository(WorkPhoto) private readonly photos: Repository<WorkPhoto>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly clients: ClientSessions,
    private readonly objects: DocumentObjects,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  async sign({
    session_id: sessionId,
    owner_ids,
  }: CallBody<typeof signClientPhotos>): Promise<CallAnswer<typeof signClientPhotos>> {
    const everybody = { personId: null, places: null };
    const lists = await Promise.all(owner_ids.map((ownerId) => findPhotos(this.manager, ownerId, everybody)));
    const buildPath = (documentId: string) =>
      signDocumentPath(
        this.env.DOCUMENT_LINK_SECRET,
        { documentId, readerId: sessionId, sessionId, sessionVersion: 0 },
        getNow(),
        readClientPhoto,
      );
    return lists.flatMap((rows, index) =>
      rows.map(({ id, width, height, deleted }) => {
        const owner_id = owner_ids[index] ?? '';
        return width === null || height === null
          ? {
              owner_id,
              id,
              state: deleted ? ('deleted' as const) : ('waiting' as const),
              path: '',
              width: 0,
              height: 0,
            }
          : { owner_id, id, state: 'stored' as const, path: buildPath(id), width, height };
      }),
    );
  }

  /** Throws 403 if the link is missing, forged or expired or its session has ended; 404 if the photo is gone. */
  async open(id: string, query: Readonly<Record<string, unknown>>): Promise<{ stream: Readable; size: number }> {
    const link = verifyDocumentQuery(this.env.DOCUMENT_LINK_SECRET, id, query, getNow(), readClientPhoto);
    if (!link || !(await this.clients.find({ sessionId: link.sessionId }))) throw refuse('photo_link_closed');
    const photo = await this.photos.findOneBy({ id });
    const stream = photo && (await this.objects.open(photo));
    if (!stream) throw refuse('no_such_photo');
    return { stream, size: photo.sizeBytes };
  }
}
