import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EncryptionModule } from '../encryption/encryption.module.js';
import { FilesModule } from '../files/files.module.js';
import { ObjectsModule } from '../objects/objects.module.js';
import { AdjustmentFile } from './adjustment-file.entity.js';
import { AdjustmentFileReceiver } from './adjustment-file-receiver.service.js';
import { AdjustmentFilesController } from './adjustment-files.controller.js';
import { AdjustmentFiles } from './adjustment-files.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AdjustmentFile]), ObjectsModule, EncryptionModule, FilesModule],
  controllers: [AdjustmentFilesController],
  providers: [AdjustmentFileReceiver, AdjustmentFiles],
  exports: [AdjustmentFiles],
})
export class AdjustmentFilesModule {}
