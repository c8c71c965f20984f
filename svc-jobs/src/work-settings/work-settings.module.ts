import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WorkSettingsController } from './work-settings.controller.js';
import { WorkSettingsRow } from './work-settings.entity.js';
import { WorkSettings } from './work-settings.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([WorkSettingsRow])],
  controllers: [WorkSettingsController],
  providers: [WorkSettings],
  exports: [WorkSettings],
})
export class WorkSettingsModule {}
