import { defineService } from '@cleaning/service-kit';
import { ContentChecks } from './checks/content-checks.js';
import { AnonymousUploads } from './documents/anonymous-uploads.js';
import { Document, DocumentOwner } from './documents/document.entity.js';
import { DocumentReading } from './documents/document-reading.js';
import { DocumentReceiver, DocumentsController } from './documents/documents.controller.js';
import { Documents, Ownership } from './documents/documents.js';
import { Staging } from './documents/staging.js';
import { DocumentEncryption } from './encryption/document-encryption.js';
import { DocumentKeys, DocumentObjects } from './encryption/document-objects.js';
import { environment } from './environment.js';
import { Intake } from './files/intake.js';
import { GalleryController, ImageReceiver } from './gallery/gallery.controller.js';
import { GalleryCollection, GalleryImage } from './gallery/gallery.entity.js';
import { Gallery } from './gallery/gallery.js';
import { ImageMaking } from './gallery/image-making.js';
import { ImageQueue } from './gallery/image-queue.js';
import { IntervalJobs } from './interval-jobs.js';
import { CreateMedia1767225600000 } from './migrations/create-media-1767225600000.js';
import { EncryptDocuments1796000000031 } from './migrations/encrypt-documents-1796000000031.js';
import { EnterDocumentsInFeed1796000000005 } from './migrations/enter-documents-in-feed-1796000000005.js';
import { objectStoreProvider } from './objects/objects.module.js';
import { PendingDeletion, PendingDeletions } from './objects/pending-deletions.js';

export const mediaService = defineService({
  name: 'media',
  environment,
  entities: [Document, DocumentOwner, GalleryCollection, GalleryImage, PendingDeletion],
  migrations: [CreateMedia1767225600000, EnterDocumentsInFeed1796000000005, EncryptDocuments1796000000031],
  controllers: [DocumentsController, GalleryController],
  providers: [
    objectStoreProvider,
    PendingDeletions,
    DocumentKeys,
    DocumentObjects,
    DocumentEncryption,
    ContentChecks,
    Intake,
    AnonymousUploads,
    Ownership,
    Staging,
    Documents,
    DocumentReceiver,
    DocumentReading,
    ImageMaking,
    ImageQueue,
    ImageReceiver,
    Gallery,
    IntervalJobs,
  ],
  demo: () => import('./demo/seed.js').then((module) => module.seedDemo),
});
