import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EncryptionModule } from '../encryption/encryption.module.js';
import { FilesModule } from '../files/files.module.js';
import { GalleryModule } from '../gallery/gallery.module.js';
import { ObjectsModule } from '../objects/objects.module.js';
import { FileWorkersModule } from '../workers/file-workers.module.js';
import { ClientPhotosController } from './client-photos.controller.js';
import { ClientPhotos } from './client-photos.service.js';
import { PhotoPairs } from './photo-pairs.service.js';
import { PrintedPhotos } from './printed-photos.service.js';
import { GalleryConsent, NamedWorkPhoto, WorkPhoto } from './work-photo.entity.js';
import { WorkPhotoIntake, WorkPhotoReceiver } from './work-photo-intake.service.js';
import { WorkPhotosController } from './work-photos.controller.js';
import { WorkPhotos } from './work-photos.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([WorkPhoto, NamedWorkPhoto, GalleryConsent]),
    ObjectsModule,
    EncryptionModule,
    FilesModule,
    GalleryModule,
    FileWorkersModule,
  ],
  controllers: [WorkPhotosController, ClientPhotosController],
  providers: [WorkPhotoReceiver, WorkPhotoIntake, WorkPhotos, PhotoPairs, ClientPhotos, PrintedPhotos],
  exports: [WorkPhotos],
})
export class WorkPhotosModule {}
