import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EncryptionModule } from '../encryption/encryption.module.js';
import { FilesModule } from '../files/files.module.js';
import { ObjectsModule } from '../objects/objects.module.js';
import { AnonymousUpload } from './anonymous-upload.entity.js';
import { AnonymousUploads } from './anonymous-uploads.service.js';
import { BusinessDay } from './business-day.service.js';
import { ComplianceRequest, ComplianceVersion } from './compliance-version.entity.js';
import { Document, DocumentOwner } from './document.entity.js';
import { DocumentReadingRow } from './document-reading.entity.js';
import { DocumentReading } from './document-reading.service.js';
import { DocumentReceiver } from './document-receiver.service.js';
import { DocumentSignature } from './document-signature.entity.js';
import { DocumentVersions } from './document-versions.service.js';
import { DocumentsController } from './documents.controller.js';
import { Documents, Ownership } from './documents.service.js';
import { Staging } from './staging.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      AnonymousUpload,
      ComplianceRequest,
      ComplianceVersion,
      Document,
      DocumentOwner,
      DocumentSignature,
      DocumentReadingRow,
    ]),
    ObjectsModule,
    EncryptionModule,
    FilesModule,
  ],
  controllers: [DocumentsController],
  providers: [
    AnonymousUploads,
    BusinessDay,
    Ownership,
    Staging,
    Documents,
    DocumentVersions,
    DocumentReceiver,
    DocumentReading,
  ],
  exports: [AnonymousUploads, BusinessDay, Documents, DocumentVersions, Ownership, DocumentReceiver, Staging],
})
export class DocumentsModule {}
