import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EncryptionModule } from '../encryption/encryption.module.js';
import { FilesModule } from '../files/files.module.js';
import { ObjectsModule } from '../objects/objects.module.js';
import { SiteFile } from './site-file.entity.js';
import { SiteFilesController } from './site-files.controller.js';
import { SiteFileReceiver, SiteFiles } from './site-files.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SiteFile]), ObjectsModule, EncryptionModule, FilesModule],
  controllers: [SiteFilesController],
  providers: [SiteFileReceiver, SiteFiles],
})
export class SiteFilesModule {}
