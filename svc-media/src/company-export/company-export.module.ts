import { COMPANY_EXPORT_QUEUE } from '@cleaning/contracts';
import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BusinessDay } from '../documents/business-day.service.js';
import { EncryptionModule } from '../encryption/encryption.module.js';
import { ObjectsModule } from '../objects/objects.module.js';
import { CompanyExport } from './company-export.entity.js';
import { CompanyExportsController } from './company-exports.controller.js';
import { CompanyExports } from './company-exports.service.js';
import { ExportedContents } from './export-contents.service.js';
import { ExportMaking } from './export-making.service.js';
import { ExportQueue } from './export-queue.processor.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([CompanyExport]),
    BullModule.registerQueue({ name: COMPANY_EXPORT_QUEUE }),
    ObjectsModule,
    EncryptionModule,
  ],
  controllers: [CompanyExportsController],
  providers: [BusinessDay, CompanyExports, ExportedContents, ExportMaking, ExportQueue],
  exports: [ExportMaking, ExportQueue],
})
export class CompanyExportModule {}
