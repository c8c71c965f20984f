import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GstConfirmation } from './gst-confirmation.entity.js';
import { SettingsController } from './settings.controller.js';
import { SavedSettings } from './settings.entity.js';
import { Settings } from './settings.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([GstConfirmation, SavedSettings])],
  controllers: [SettingsController],
  providers: [Settings],
  exports: [Settings],
})
export class SettingsModule {}
