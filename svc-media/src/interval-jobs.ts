import { IntervalJob } from '@cleaning/service-kit';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  Module,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { AdjustmentFiles } from './adjustment-files/adjustment-files.js';
import { AdjustmentFilesModule } from './adjustment-files/adjustment-files.module.js';
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

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The interval jobs of this service. */
@Injectable()
export class IntervalJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(IntervalJobs.name);
  private readonly jobs: readonly IntervalJob[];

  constructor(
    documents: Documents,
    staging: Staging,
    images: ImageQueue,
    pendingDeletions: PendingDeletions,
    encryption: DocumentEncryption,
    enquiryPhotos: EnquiryPhotos,
    adjustmentFiles: AdjustmentFiles,
  ) {
    const repeated = (what: string, pauseMs: number, work: () => Promise<unknown>) =>
      new IntervalJob(pauseMs, work, (err) => this.logger.error({ msg: 'A sweep failed', sweep: what, err }));
    this.jobs = [
      repeated('documents of removed people', 10 * SECOND_MS, () => documents.removeOfRemovedPeople()),
      repeated('images whose job was lost', 30 * SECOND_MS, () => images.sweep()),
      repeated('objects without owner', 30 * SECOND_MS, () => pendingDeletions.sweep()),
      // Not at once: an instance of the previous version may still serve for some seconds, and it cannot decrypt.
      repeated('documents that are not encrypted', MINUTE_MS, () => encryption.encryptPlain()),
      repeated('abandoned registrations', HOUR_MS, () => staging.sweep()),
      repeated('photos without an enquiry', HOUR_MS, () => enquiryPhotos.sweep()),
      repeated('files without an adjustment', HOUR_MS, () => adjustmentFiles.sweep()),
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
  imports: [
    AdjustmentFilesModule,
    ObjectsModule,
    EncryptionModule,
    DocumentsModule,
    EnquiryPhotosModule,
    GalleryModule,
  ],
  providers: [IntervalJobs],
})
export class IntervalJobsModule {}
