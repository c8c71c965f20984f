import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FilesModule } from '../files/files.module.js';
import { ObjectsModule } from '../objects/objects.module.js';
import { FileWorkersModule } from '../workers/file-workers.module.js';
import { SitePictureFile, SitePictureRow, SitePictureVersion } from './site-picture.entity.js';
import { SitePictureFiles, SitePictureReceiver } from './site-picture-files.service.js';
import { SitePicturesController } from './site-pictures.controller.js';
import { SitePictures } from './site-pictures.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([SitePictureFile, SitePictureRow, SitePictureVersion]),
    ObjectsModule,
    FilesModule,
    FileWorkersModule,
  ],
  controllers: [SitePicturesController],
  providers: [SitePictureFiles, SitePictureReceiver, SitePictures],
  exports: [SitePictures],
})
export class SitePicturesModule {}
