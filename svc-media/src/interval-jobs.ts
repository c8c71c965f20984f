import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  Module,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Documents } from './documents/documents.js';
import { DocumentsModule } from './documents/documents.module.js';
import { Staging } from './documents/staging.js';
import { DocumentEncryption } from './encryption/document-encryption.js';
import { EncryptionModule } from './encryption/encryption.module.js';
import { EnquiryPhotos } from './enquiry-photos/enquiry-photos.js';
import { EnquiryPhotosModule } from './enquiry-photos/enquiry-photos.module.js';
import { GalleryModule } from './gallery/gallery.module.js';
import { ImageQueue } from './gallery/image-queue.js';
import { ObjectsModule } from './objects/objects.module.js';
import { PendingDeletions } from './objects/pending-deletions.js';

/** Work that is repeated, one run at a time. A run that fails is logged; the next one follows. */
class IntervalJob {
  private readonly logger = new Logger(IntervalJob.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly name: string,
    /** Milliseconds between the end of one run and the start of the next. */
    private readonly pause: number,
    private readonly work: () => Promise<unknown>,
  ) {}

  start(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.runOnce().finally(() => this.start());
    }, this.pause);
  }

  /** Waits for the run under way. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async runOnce(): Promise<void> {
    try {
      await this.work();
    } catch (error) {
      this.logger.error({ msg: 'A sweep failed', sweep: this.name, err: error });
    }
  }
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The interval jobs of this service. */
@Injectable()
export class IntervalJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly jobs: readonly IntervalJob[];

  constructor(
    documents: Documents,
    staging: Staging,
    images: ImageQueue,
    pendingDeletions: PendingDeletions,
    encryption: DocumentEncryption,
    enquiryPhotos: EnquiryPhotos,
  ) {
    this.jobs = [
      new IntervalJob('documents of removed people', 3 * SECOND_MS, () => documents.removeOfRemovedPeople()),
      new IntervalJob('images whose job was lost', 10 * SECOND_MS, () => images.sweep()),
      new IntervalJob('objects without owner', 30 * SECOND_MS, () => pendingDeletions.sweep()),
      // Not at once: an instance of the previous version may still serve for some seconds, and it cannot decrypt.
      new IntervalJob('documents that are not encrypted', MINUTE_MS, () => encryption.encryptPlain()),
      new IntervalJob('abandoned registrations', HOUR_MS, () => staging.sweep()),
      new IntervalJob('photos without an enquiry', HOUR_MS, () => enquiryPhotos.sweep()),
    ];
  }

  onApplicationBootstrap(): void {
    for (const job of this.jobs) job.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.jobs.map((job) => job.stop()));
  }
}

@Module({
  imports: [ObjectsModule, EncryptionModule, DocumentsModule, EnquiryPhotosModule, GalleryModule],
  providers: [IntervalJobs],
})
export class IntervalJobsModule {}
