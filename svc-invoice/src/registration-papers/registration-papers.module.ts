import { Module } from '@nestjs/common';
import { CompanyModule } from '../company/company.module.js';
import { LogoModule } from '../logo/logo.module.js';
import { RegistrationPapersController } from './registration-papers.controller.js';
import { RegistrationPapers } from './registration-papers.service.js';

@Module({
  imports: [LogoModule, CompanyModule],
  controllers: [RegistrationPapersController],
  providers: [RegistrationPapers],
})
export class RegistrationPapersModule {}
