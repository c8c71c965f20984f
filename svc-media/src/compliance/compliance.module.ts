import { KnownAccount } from '@cleaning/service-kit';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ComplianceVersion } from '../documents/compliance-version.entity.js';
import { DocumentSignature } from '../documents/document-signature.entity.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { FilesModule } from '../files/files.module.js';
import { ObjectsModule } from '../objects/objects.module.js';
import { AdminComplianceController, ComplianceController } from './compliance.controller.js';
import { ComplianceCheckNotice, ComplianceNotice, ComplianceSettings } from './compliance.entity.js';
import { ComplianceDecisions } from './compliance-decisions.service.js';
import { ComplianceJobs } from './compliance-jobs.service.js';
import { ComplianceReads } from './compliance-reads.service.js';
import { Renewals } from './compliance-renewals.service.js';
import { ComplianceRules } from './compliance-settings.service.js';
import { PersonalDocumentsController } from './personal-documents.controller.js';
import { PersonalDocumentReads } from './personal-documents.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      ComplianceVersion,
      ComplianceNotice,
      ComplianceCheckNotice,
      ComplianceSettings,
      DocumentSignature,
      KnownAccount,
    ]),
    DocumentsModule,
    FilesModule,
    ObjectsModule,
  ],
  controllers: [ComplianceController, AdminComplianceController, PersonalDocumentsController],
  providers: [ComplianceDecisions, ComplianceJobs, ComplianceReads, ComplianceRules, PersonalDocumentReads, Renewals],
  exports: [ComplianceJobs],
})
export class ComplianceModule {}
