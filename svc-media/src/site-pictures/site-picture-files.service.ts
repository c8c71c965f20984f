import {
  buildFieldProblem,
  readSitePicture,
  SITE_PICTURE_MIN_PIXELS,
  SITE_PICTURE_TYPES,
  type SitePicturePlace,
} from '@cleaning/contracts';
import { type FilePart, refuse } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Semaphore } from 'async-mutex';
import { v7 } from 'uuid';
import { IntakeReceiver } from '../files/intake-receiver.service.js';
import type { StoredFile } from '../files/stored-file.js';
import { DamagedImageError } from '../gallery/damaged-image.js';
import { ObjectStore } from '../objects/object-store.js';
import { PendingDeletions } from '../objects/pending-deletions.service.js';
import { FileWorkers, runOnWorker } from '../workers/file-workers.service.js';
import type { SitePictureFile, SiteSource } from './site-picture.entity.js';
import type { SitePictureSizes } from './site-picture-sizes.js';

const FIELD = 'picture';

export const getSiteObjectKey = (name: string): string => `site/${name}`;
export const getSitePicturePath = (name: string): string => readSitePicture.path.replace(':name', name);

/** Streams the original of a picture to the store. */
@Injectable()
export class SitePictureReceiver extends IntakeReceiver {
  receive({ field, filename, stream }: FilePart): Promise<StoredFile> {
    const accepted = SITE_PICTURE_TYPES;
    return this.intake.receive({ folder: 'originals', field, name: filename, source: stream, accepted });
  }
}

/** Makes and stores the sizes of pictures on the public pages, without camera data. */
@Injectable()
export class SitePictureFiles {
  /** Each holds an upload and its decoded picture in memory. */
  private readonly turns = new Semaphore(1);

  constructor(
    private readonly store: ObjectStore,
    private readonly workers: FileWorkers,
    private readonly pendingDeletions: PendingDeletions,
  ) {}

  /**
   * Makes and stores the sizes. `keep` takes them over in its transaction; an earlier failure leaves nothing.
   * Throws 415 for a picture that is unreadable or too small.
   */
  async makeFiles<T>(
    place: SitePicturePlace,
    sent: StoredFile,
    keep: (file: SitePictureFile, keys: readonly string[]) => Promise<T>,
  ): Promise<T> {
    const { width, height, sizes } = await this.turns.runExclusive(() => this.makeSizes(place, sent));
    const kind = place === 'logo' ? 'logo' : 'picture';
    const minPixels = SITE_PICTURE_MIN_PIXELS[kind];
    if (Math.max(width, height) < minPixels) {
      const limit = { min: minPixels };
      const issues = [buildFieldProblem(FIELD, 'site_picture_too_small', limit)];
      throw refuse('site_picture_too_small', limit, { issues });
    }
    const id = v7();
    const getName = ({ label, extension }: SitePictureSizes['sizes'][number]) => `${id}-${label}.${extension}`;
    const keys = sizes.map((size) => getSiteObjectKey(getName(size)));
    await this.pendingDeletions.announce(keys);
    try {
      const sources: SiteSource[] = [];
      for (const size of sizes) {
        const name = getName(size);
        await this.store.put(getSiteObjectKey(name), [size.bytes], size.type);
        sources.push({ label: size.label, name, width: size.width, height: size.height, type: size.type });
      }
      const bytes = sizes.find(({ label }) => label === 'logo')?.bytes ?? null;
      return await keep({ id, place, width, height, sources, bytes, createdAt: new Date() }, keys);
    } catch (error) {
      await this.pendingDeletions.discard(keys);
      throw error;
    }
  }

  private async makeSizes(place: SitePicturePlace, sent: StoredFile): Promise<SitePictureSizes> {
    const original = await this.store.get(sent.key);
    if (!original) throw refuse('pictures_away');
    try {
      return await runOnWorker(this.workers.uploads, original.stream, place === 'logo' ? 'siteLogo' : 'sitePicture');
    } catch (error) {
      if (!(error instanceof DamagedImageError)) throw error;
      throw refuse('site_picture_unreadable', {}, { issues: [buildFieldProblem(FIELD, 'site_picture_unreadable')] });
    }
  }
}
