import { Unavailable, UnsupportedType } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Semaphore } from 'async-mutex';
import { DocumentObjects } from '../encryption/document-objects.service.js';
import { DamagedImage } from '../gallery/damaged-image.js';
import type { SinglePhoto } from '../gallery/renditions.js';
import { FileWorkers, workOn } from '../workers/file-workers.service.js';
import type { StoredFile } from './intake.service.js';

/** Each has a whole upload (10 MB at most) and its decoded picture in memory. */
const AT_ONCE = 2;

/** Makes the photo that is kept from the one that was sent: smaller, upright, without metadata. */
@Injectable()
export class SinglePhotos {
  private readonly turns = new Semaphore(AT_ONCE);

  constructor(
    private readonly objects: DocumentObjects,
    private readonly workers: FileWorkers,
  ) {}

  /** Throws UnsupportedType for a picture that cannot be read, naming the form's field. */
  of(sent: StoredFile, field = 'photo'): Promise<SinglePhoto> {
    return this.turns.runExclusive(() => this.made(sent, field));
  }

  private async made({ key, size, encryption }: StoredFile, field: string): Promise<SinglePhoto> {
    const stream = await this.objects.open({
      objectKey: key,
      sizeBytes: size,
      keyId: encryption?.keyId ?? null,
      headDigest: encryption?.headDigest ?? null,
    });
    if (!stream) throw new Unavailable('The photo cannot be stored at the moment. Please try again in a few minutes.');
    try {
      return await workOn(this.workers.uploads, stream, 'photo');
    } catch (error) {
      if (!(error instanceof DamagedImage)) throw error;
      const msg = 'cannot be read as a picture. Please take or save it again';
      throw new UnsupportedType(`The photo ${msg}.`, [{ field, msg }]);
    }
  }
}
