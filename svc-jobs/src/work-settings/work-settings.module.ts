import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WorkSettingsController } from './work-settings.controller.js';
import { StoredWorkSettings } from './work-settings.entity.js';
import { WorkSettings } from './work-settings.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([StoredWorkSettings])],
  controllers: [WorkSettingsController],
  providers: [WorkSettings],
  exports: [WorkSettings],
})
export class WorkSettingsModule {}
