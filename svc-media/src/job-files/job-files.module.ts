import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EncryptionModule } from '../encryption/encryption.module.js';
import { SiteFile } from '../site-files/site-file.entity.js';
import { JobFilesController } from './job-files.controller.js';
import { JobFiles } from './job-files.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SiteFile]), EncryptionModule],
  controllers: [JobFilesController],
  providers: [JobFiles],
})
export class JobFilesModule {}
