import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountingController } from './accounting.controller.js';
import { Accounting } from './accounting.service.js';
import { AccountingSettingsRow } from './accounting-settings.entity.js';
import { AccountingSettingsService } from './accounting-settings.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AccountingSettingsRow])],
  controllers: [AccountingController],
  providers: [Accounting, AccountingSettingsService],
})
export class AccountingModule {}
