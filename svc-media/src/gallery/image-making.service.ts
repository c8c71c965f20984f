import { Transactions } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { v7 } from 'uuid';
import { ObjectStore } from '../objects/object-store.js';
import { PendingDeletions } from '../objects/pending-deletions.service.js';
import { PAGES } from '../site-pictures/pages-queue.js';
import { FileWorkers, runOnWorker } from '../workers/file-workers.service.js';
import { WorkerEndedError } from '../workers/worker-process.js';
import { DamagedImageError } from './damaged-image.js';
import { GalleryImage, type ImageSource } from './gallery.entity.js';
import { beginAttempt, queueOverdueImages, undoAttempt } from './gallery.queries.js';
import type { Rendition, Renditions } from './renditions.js';

/** An image that crashes the worker or the service this often counts as damaged. */
const MAX_ATTEMPTS = 4;

export const getObjectKey = (name: string) => `gallery/${name}`;

/** Makes the sizes of uploaded images. The database says what is due; the queue only triggers the work. */
@Injectable()
export class ImageMaking {
  private readonly logger = new Logger(ImageMaking.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly store: ObjectStore,
    private readonly pendingDeletions: PendingDeletions,
    private readonly workers: FileWorkers,
  ) {}

  /** Does nothing if the image is ready, damaged or deleted. Throws if database, store or worker fail. */
  async make(imageId: string): Promise<void> {
    // Counted first, so that an attempt that crashes the process counts too.
    const begun = await beginAttempt(this.transactions, imageId);
    if (!begun) return;
    try {
      if (begun.attempts > MAX_ATTEMPTS) throw new DamagedImageError('Given up: the process ended at each attempt');
      await this.storeSizes(imageId, begun.originalKey, await this.makeRenditions(begun.originalKey));
    } catch (error) {
      if (!(error instanceof DamagedImageError)) {
        if (!(error instanceof WorkerEndedError)) await undoAttempt(this.transactions, imageId);
        throw error;
      }
      this.logger.warn({ msg: 'A gallery image is damaged', image: imageId, err: error });
      await this.finish(imageId, begun.originalKey, { status: 'damaged' });
    }
  }

  /** For images that have waited for 30 s because their jobs are lost or were never added. Returns their ids. */
  requeueOverdue(): Promise<string[]> {
    return queueOverdueImages(this.transactions);
  }

  private async makeRenditions(originalKey: string): Promise<Renditions> {
    const original = await this.store.get(originalKey);
    if (!original) throw new DamagedImageError('The uploaded file is missing');
    return runOnWorker(this.workers.gallery, original.stream, 'renditions');
  }

  private async storeSizes(imageId: string, originalKey: string, made: Renditions): Promise<void> {
    // New names for each attempt, in case two workers process the same image.
    const attempt = v7();
    const getName = ({ box, extension }: Rendition) => `${attempt}-${box}.${extension}`;
    const keys = made.renditions.map((rendition) => getObjectKey(getName(rendition)));
    await this.pendingDeletions.announce(keys);
    const sources: ImageSource[] = [];
    for (const rendition of made.renditions) {
      const { width, height, type, bytes } = rendition;
      const name = getName(rendition);
      await this.store.put(getObjectKey(name), [bytes], type);
      sources.push({ name, width, height, type });
    }
    const { width, height, placeholder } = made;
    const isReady = await this.finish(
      imageId,
      originalKey,
      { status: 'ready', width, height, placeholder, sources },
      keys,
    );
    if (!isReady) await this.pendingDeletions.discard(keys);
  }

  /** False if the image was removed or finished by another worker. */
  private async finish(
    imageId: string,
    originalKey: string,
    outcome: Pick<GalleryImage, 'status'> & Partial<GalleryImage>,
    keys: readonly string[] = [],
  ): Promise<boolean> {
    const isFinished = await this.transactions.runWithoutWaiting(async ({ manager, announce, notifyQueue: queued }) => {
      const change = { ...outcome, originalKey: null };
      const { affected } = await manager.update(GalleryImage, { id: imageId, status: 'processing' }, change);
      if (affected !== 1) return false;
      announce('gallery', '');
      queued(PAGES);
      await this.pendingDeletions.takeOver(manager, keys);
      await this.pendingDeletions.markForDeletion(manager, [originalKey]);
      return true;
    });
    if (isFinished) await this.pendingDeletions.removeNow([originalKey]);
    return isFinished;
  }
}
