import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DocumentsModule } from '../documents/documents.module.js';
import { EncryptionModule } from '../encryption/encryption.module.js';
import { FilesModule } from '../files/files.module.js';
import { ObjectsModule } from '../objects/objects.module.js';
import { FileWorkersModule } from '../workers/file-workers.module.js';
import { EnquiryPhoto } from './enquiry-photo.entity.js';
import { EnquiryPhotosController } from './enquiry-photos.controller.js';
import { EnquiryPhotos } from './enquiry-photos.service.js';
import { EnquiryPhotoReceiver, PhotoIntake } from './photo-intake.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([EnquiryPhoto]),
    ObjectsModule,
    EncryptionModule,
    FilesModule,
    FileWorkersModule,
    DocumentsModule,
  ],
  controllers: [EnquiryPhotosController],
  providers: [EnquiryPhotoReceiver, PhotoIntake, EnquiryPhotos],
  exports: [EnquiryPhotos],
})
export class EnquiryPhotosModule {}
