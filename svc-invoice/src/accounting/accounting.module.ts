import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountingController } from './accounting.controller.js';
import { Accounting } from './accounting.service.js';
import { SavedAccountingSettings } from './accounting-settings.entity.js';
import { AccountingSettingsService } from './accounting-settings.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SavedAccountingSettings])],
  controllers: [AccountingController],
  providers: [Accounting, AccountingSettingsService],
})
export class AccountingModule {}
