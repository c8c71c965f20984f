import { Module } from '@nestjs/common';
import { MediaDocuments, StagedDocuments } from './media-documents.js';
import { RegistrationController } from './registration.controller.js';
import { Registration } from './registration.js';

@Module({
  controllers: [RegistrationController],
  providers: [MediaDocuments, Registration, StagedDocuments],
})
export class RegistrationModule {}
