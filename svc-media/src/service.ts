import { defineService } from '@cleaning/service-kit';
import { AdjustmentFilesModule } from './adjustment-files/adjustment-files.module.js';
import { CompanyExportModule } from './company-export/company-export.module.js';
import { exportedTables } from './company-export/exported-tables.js';
import { ComplianceModule } from './compliance/compliance.module.js';
import { DocumentsModule } from './documents/documents.module.js';
import { EnquiryPhotosModule } from './enquiry-photos/enquiry-photos.module.js';
import { environment } from './environment.js';
import { GalleryModule } from './gallery/gallery.module.js';
import { JobFilesModule } from './job-files/job-files.module.js';
import { migrations, replaces } from './migrations/index.js';
import { PapersModule } from './papers/papers.module.js';
import { SiteModule } from './site/site.module.js';
import { SiteFilesModule } from './site-files/site-files.module.js';
import { SitePicturesModule } from './site-pictures/site-pictures.module.js';
import { StatusController } from './status/status.controller.js';
import { WorkPhotosModule } from './work-photos/work-photos.module.js';

export const mediaService = defineService({
  name: 'media',
  environment,
  migrations,
  replaces,
  exportedTables,
  controllers: [StatusController],
  modules: [
    AdjustmentFilesModule,
    CompanyExportModule,
    ComplianceModule,
    DocumentsModule,
    EnquiryPhotosModule,
    GalleryModule,
    JobFilesModule,
    PapersModule,
    SiteFilesModule,
    SiteModule,
    SitePicturesModule,
    WorkPhotosModule,
  ],
  demo: () => import('./demo/seed.js').then((module) => module.seedDemo),
});
