import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../settings/settings.module.js';
import { SetupController } from './setup.controller.js';
import { SkippedSetupStep } from './setup.entity.js';
import { Setup } from './setup.service.js';

@Module({
  imports: [SettingsModule, TypeOrmModule.forFeature([SkippedSetupStep])],
  controllers: [SetupController],
  providers: [Setup],
})
export class SetupModule {}
