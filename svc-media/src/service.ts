import { defineService } from '@cleaning/service-kit';
import { AdjustmentFile } from './adjustment-files/adjustment-file.entity.js';
import { AdjustmentFilesModule } from './adjustment-files/adjustment-files.module.js';
import { Document, DocumentOwner } from './documents/document.entity.js';
import { DocumentsModule } from './documents/documents.module.js';
import { EnquiryPhoto } from './enquiry-photos/enquiry-photo.entity.js';
import { EnquiryPhotosModule } from './enquiry-photos/enquiry-photos.module.js';
import { environment } from './environment.js';
import { GalleryCollection, GalleryImage } from './gallery/gallery.entity.js';
import { GalleryModule } from './gallery/gallery.module.js';
import { IntervalJobsModule } from './interval-jobs.js';
import { AddAdjustmentFiles1798300000000 } from './migrations/add-adjustment-files-1798300000000.js';
import { AddEnquiryPhotos1798200000000 } from './migrations/add-enquiry-photos-1798200000000.js';
import { CreateMedia1767225600000 } from './migrations/create-media-1767225600000.js';
import { EncryptDocuments1796000000031 } from './migrations/encrypt-documents-1796000000031.js';
import { EnterDocumentsInFeed1796000000005 } from './migrations/enter-documents-in-feed-1796000000005.js';
import { PendingDeletion } from './objects/pending-deletions.js';
import { StatusController } from './status/status.controller.js';

export const mediaService = defineService({
  name: 'media',
  environment,
  entities: [AdjustmentFile, Document, DocumentOwner, EnquiryPhoto, GalleryCollection, GalleryImage, PendingDeletion],
  migrations: [
    CreateMedia1767225600000,
    EnterDocumentsInFeed1796000000005,
    EncryptDocuments1796000000031,
    AddEnquiryPhotos1798200000000,
    AddAdjustmentFiles1798300000000,
  ],
  controllers: [StatusController],
  modules: [AdjustmentFilesModule, DocumentsModule, EnquiryPhotosModule, GalleryModule, IntervalJobsModule],
  demo: () => import('./demo/seed.js').then((module) => module.seedDemo),
});
