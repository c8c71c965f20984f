import { defineService } from '@cleaning/service-kit';
import { AdjustmentFilesModule } from './adjustment-files/adjustment-files.module.js';
import { ComplianceModule } from './compliance/compliance.module.js';
import { DocumentsModule } from './documents/documents.module.js';
import { EnquiryPhotosModule } from './enquiry-photos/enquiry-photos.module.js';
import { environment } from './environment.js';
import { GalleryModule } from './gallery/gallery.module.js';
import { IntervalJobsModule } from './interval-jobs.module.js';
import { CreateMedia1767225600000 } from './migrations/1767225600000-create-media.js';
import { EnterDocumentsInFeed1796000000005 } from './migrations/1796000000005-enter-documents-in-feed.js';
import { EncryptDocuments1796000000031 } from './migrations/1796000000031-encrypt-documents.js';
import { AddEnquiryPhotos1798200000000 } from './migrations/1798200000000-add-enquiry-photos.js';
import { AddAdjustmentFiles1798300000000 } from './migrations/1798300000000-add-adjustment-files.js';
import { NameUnownedObjects1798600000100 } from './migrations/1798600000100-name-unowned-objects.js';
import { NamePendingDeletions1799200000000 } from './migrations/1799200000000-name-pending-deletions.js';
import { KeepComplianceVersions1799300000000 } from './migrations/1799300000000-keep-compliance-versions.js';
import { KeepWorkPhotos1799310000000 } from './migrations/1799310000000-keep-work-photos.js';
import { AddSiteFiles1799320000000 } from './migrations/1799320000000-add-site-files.js';
import { NameFeedbackPhotos1799420000000 } from './migrations/1799420000000-name-feedback-photos.js';
import { KnowSite1799450000000 } from './migrations/1799450000000-know-site.js';
import { EditSiteTexts1799450000100 } from './migrations/1799450000100-edit-site-texts.js';
import { KeepComplaintPhotos1799460000000 } from './migrations/1799460000000-keep-complaint-photos.js';
import { KeepSitePictures1799470000100 } from './migrations/1799470000100-keep-site-pictures.js';
import { TellOfChecks1799480000000 } from './migrations/1799480000000-tell-of-checks.js';
import { TellLogo1799520000000 } from './migrations/1799520000000-tell-logo.js';
import { SiteModule } from './site/site.module.js';
import { SiteFilesModule } from './site-files/site-files.module.js';
import { SitePicturesModule } from './site-pictures/site-pictures.module.js';
import { StatusController } from './status/status.controller.js';
import { WorkPhotosModule } from './work-photos/work-photos.module.js';

export const mediaService = defineService({
  name: 'media',
  environment,
  migrations: [
    CreateMedia1767225600000,
    EnterDocumentsInFeed1796000000005,
    EncryptDocuments1796000000031,
    AddEnquiryPhotos1798200000000,
    AddAdjustmentFiles1798300000000,
    NameUnownedObjects1798600000100,
    NamePendingDeletions1799200000000,
    KeepComplianceVersions1799300000000,
    KeepWorkPhotos1799310000000,
    AddSiteFiles1799320000000,
    NameFeedbackPhotos1799420000000,
    KnowSite1799450000000,
    EditSiteTexts1799450000100,
    KeepComplaintPhotos1799460000000,
    KeepSitePictures1799470000100,
    TellOfChecks1799480000000,
    TellLogo1799520000000,
  ],
  controllers: [StatusController],
  modules: [
    AdjustmentFilesModule,
    ComplianceModule,
    DocumentsModule,
    EnquiryPhotosModule,
    GalleryModule,
    SiteFilesModule,
    SiteModule,
    SitePicturesModule,
    WorkPhotosModule,
    IntervalJobsModule,
  ],
  demo: () => import('./demo/seed.js').then((module) => module.seedDemo),
});
