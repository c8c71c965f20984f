import { Module } from '@nestjs/common';
import { ObjectsModule } from '../objects/objects.module.js';
import { DocumentEncryption } from './document-encryption.service.js';
import { DocumentKeys, DocumentObjects } from './document-objects.service.js';

@Module({
  imports: [ObjectsModule],
  providers: [DocumentKeys, DocumentObjects, DocumentEncryption],
  exports: [DocumentObjects, DocumentEncryption],
})
export class EncryptionModule {}
