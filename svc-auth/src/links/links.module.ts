import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminLinks } from './admin-links.service.js';
import { EmailConfirmation } from './email-confirmation.service.js';
import { ForgottenPasswords } from './forgotten-passwords.service.js';
import { OneTimeLink, ResetRequest } from './link.entity.js';
import { LinksController } from './links.controller.js';
import { PasswordReset } from './password-reset.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([OneTimeLink, ResetRequest])],
  controllers: [LinksController],
  providers: [AdminLinks, EmailConfirmation, ForgottenPasswords, PasswordReset],
  exports: [EmailConfirmation],
})
export class LinksModule {}
