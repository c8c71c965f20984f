import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LoginSettingsController } from './login-settings.controller.js';
import { LoginSettingsRow } from './login-settings.entity.js';
import { LoginSettings } from './login-settings.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([LoginSettingsRow])],
  controllers: [LoginSettingsController],
  providers: [LoginSettings],
  exports: [LoginSettings],
})
export class LoginSettingsModule {}
