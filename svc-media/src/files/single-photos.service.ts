import { buildFieldProblem } from '@cleaning/contracts';
import { refuse } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Semaphore } from 'async-mutex';
import { DocumentObjects } from '../encryption/document-objects.service.js';
import { DamagedImageError } from '../gallery/damaged-image.js';
import type { SinglePhoto } from '../gallery/renditions.js';
import { FileWorkers, runOnWorker } from '../workers/file-workers.service.js';
import type { StoredFile } from './intake.service.js';

/** Each holds an upload (10 MB at most) and its decoded picture in memory. */
const MAX_PHOTOS = 2;

/** Re-encodes uploaded photos: smaller, upright, without metadata. */
@Injectable()
export class SinglePhotos {
  private readonly turns = new Semaphore(MAX_PHOTOS);

  constructor(
    private readonly objects: DocumentObjects,
    private readonly workers: FileWorkers,
  ) {}

  /** Throws 415 for an unreadable picture, naming the form's field. */
  make(sent: StoredFile, field = 'photo'): Promise<SinglePhoto> {
    return this.turns.runExclusive(() => this.makePhoto(sent, field));
  }

  private async makePhoto({ key, size, encryption }: StoredFile, field: string): Promise<SinglePhoto> {
    const stream = await this.objects.open({
      objectKey: key,
      sizeBytes: size,
      keyId: encryption?.keyId ?? null,
      headDigest: encryption?.headDigest ?? null,
    });
    if (!stream) throw refuse('photo_away');
    try {
      return await runOnWorker(this.workers.uploads, stream, 'photo');
    } catch (error) {
      if (!(error instanceof DamagedImageError)) throw error;
      throw refuse('photo_unreadable', {}, { issues: [buildFieldProblem(field, 'photo_unreadable')] });
    }
  }
}
