import { Module } from '@nestjs/common';
import { AdjustmentFilesModule } from './adjustment-files/adjustment-files.module.js';
import { CompanyExportModule } from './company-export/company-export.module.js';
import { ComplianceModule } from './compliance/compliance.module.js';
import { DocumentsModule } from './documents/documents.module.js';
import { EncryptionModule } from './encryption/encryption.module.js';
import { EnquiryPhotosModule } from './enquiry-photos/enquiry-photos.module.js';
import { GalleryModule } from './gallery/gallery.module.js';
import { IntervalJobs } from './interval-jobs.service.js';
import { ObjectsModule } from './objects/objects.module.js';
import { WorkPhotosModule } from './work-photos/work-photos.module.js';

@Module({
  imports: [
    AdjustmentFilesModule,
    CompanyExportModule,
    ComplianceModule,
    ObjectsModule,
    EncryptionModule,
    DocumentsModule,
    EnquiryPhotosModule,
    GalleryModule,
    WorkPhotosModule,
  ],
  providers: [IntervalJobs],
})
export class IntervalJobsModule {}
