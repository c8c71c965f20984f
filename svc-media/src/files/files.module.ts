import { Module } from '@nestjs/common';
import { ContentChecks } from '../checks/content-checks.service.js';
import { EncryptionModule } from '../encryption/encryption.module.js';
import { HeicPictures } from '../heic/heic-pictures.service.js';
import { ObjectsModule } from '../objects/objects.module.js';
import { FileWorkersModule } from '../workers/file-workers.module.js';
import { Intake } from './intake.service.js';
import { SinglePhotos } from './single-photos.service.js';

@Module({
  imports: [ObjectsModule, EncryptionModule, FileWorkersModule],
  providers: [ContentChecks, HeicPictures, Intake, SinglePhotos],
  exports: [Intake, SinglePhotos],
})
export class FilesModule {}
