import { Transactions } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { v7 } from 'uuid';
import { ObjectStore } from '../objects/object-store.js';
import { PendingDeletions } from '../objects/pending-deletions.service.js';
import { FileWorkers, workOn } from '../workers/file-workers.service.js';
import { WorkerEnded } from '../workers/worker-process.js';
import { DamagedImage } from './damaged-image.js';
import { GalleryImage, type ImageSource } from './gallery.entity.js';
import type { Rendition, Renditions } from './renditions.js';

/** An image whose processing ends the worker, or the service, this often is damaged. */
const MAX_ATTEMPTS = 4;

export const objectKeyOf = (name: string) => `gallery/${name}`;

/** Makes the sizes of uploaded images. The database holds what is to be done; the queue only triggers it. */
@Injectable()
export class ImageMaking {
  private readonly logger = new Logger(ImageMaking.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly store: ObjectStore,
    private readonly pendingDeletions: PendingDeletions,
    private readonly workers: FileWorkers,
  ) {}

  /** Makes one image's sizes. Harmless when it is ready, damaged or gone. Throws when database, store or worker fail. */
  async make(imageId: string): Promise<void> {
    const begun = await this.begin(imageId);
    if (!begun) return;
    try {
      if (begun.attempts > MAX_ATTEMPTS) throw new DamagedImage('Given up: the process ended at each attempt');
      await this.keep(imageId, begun.original_key, await this.renditions(begun.original_key));
    } catch (error) {
      if (!(error instanceof DamagedImage)) {
        if (!(error instanceof WorkerEnded)) await this.takeAttemptBack(imageId);
        throw error;
      }
      this.logger.warn({ msg: 'A gallery image is damaged', image: imageId, err: error });
      await this.finish(imageId, begun.original_key, { status: 'damaged' });
    }
  }

  /** Images that have waited for 30 s: their jobs are lost, or were never added. Answers their ids. */
  async overdue(): Promise<string[]> {
    const [rows] = await this.transactions.statement<[{ id: string }[], number]>(
      `UPDATE gallery_image SET queued_at = now()
       WHERE status = 'processing' AND queued_at < now() - interval '30 seconds' RETURNING id`,
      [],
    );
    return rows.map((row) => row.id);
  }

  /** Counts the attempt before it is made: one that ends the process counts too. */
  private async begin(imageId: string): Promise<{ original_key: string; attempts: number } | undefined> {
    const [rows] = await this.transactions.statement<[{ original_key: string; attempts: number }[], number]>(
      `UPDATE gallery_image SET attempts = attempts + 1 WHERE id = $1 AND status = 'processing'
       RETURNING original_key, attempts`,
      [imageId],
    );
    return rows[0];
  }

  private async takeAttemptBack(imageId: string): Promise<void> {
    await this.transactions.statement('UPDATE gallery_image SET attempts = attempts - 1 WHERE id = $1', [imageId]);
  }

  private async renditions(originalKey: string): Promise<Renditions> {
    const original = await this.store.get(originalKey);
    if (!original) throw new DamagedImage('The uploaded file is missing');
    return workOn(this.workers.gallery, original.stream, 'renditions');
  }

  private async keep(imageId: string, originalKey: string, made: Renditions): Promise<void> {
    // New names for each attempt: two workers at one image write different files.
    const attempt = v7();
    const nameOf = ({ box, extension }: Rendition) => `${attempt}-${box}.${extension}`;
    const keys = made.renditions.map((rendition) => objectKeyOf(nameOf(rendition)));
    await this.pendingDeletions.announce(keys);
    const sources: ImageSource[] = [];
    for (const rendition of made.renditions) {
      const { width, height, type, bytes } = rendition;
      const name = nameOf(rendition);
      await this.store.put(objectKeyOf(name), [bytes], type);
      sources.push({ name, width, height, type });
    }
    const { width, height, placeholder } = made;
    const ready = await this.finish(
      imageId,
      originalKey,
      { status: 'ready', width, height, placeholder, sources },
      keys,
    );
    if (!ready) await this.pendingDeletions.discard(keys);
  }

  /** False when the image has been removed or finished by another worker meanwhile. */
  private async finish(
    imageId: string,
    originalKey: string,
    outcome: Pick<GalleryImage, 'status'> & Partial<GalleryImage>,
    keys: readonly string[] = [],
  ): Promise<boolean> {
    const finished = await this.transactions.runWithoutWaiting(async ({ manager, announce }) => {
      const change = { ...outcome, original_key: null };
      const { affected } = await manager.update(GalleryImage, { id: imageId, status: 'processing' }, change);
      if (affected !== 1) return false;
      announce('gallery', '');
      await this.pendingDeletions.takeOver(manager, keys);
      await this.pendingDeletions.markForDeletion(manager, [originalKey]);
      return true;
    });
    if (finished) await this.pendingDeletions.removeNow([originalKey]);
    return finished;
  }
}
