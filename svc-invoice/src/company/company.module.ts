import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { SiteProofModule } from '../site-proof/site-proof.module.js';
import { CompanyController } from './company.controller.js';
import { Company } from './company.service.js';
import { CompanyHistoryModule } from './company-history.module.js';
import { SiteState } from './site-state.service.js';

@Module({
  imports: [CompanyHistoryModule, SettingsModule, SiteProofModule],
  controllers: [CompanyController],
  providers: [Company, SiteState],
  exports: [Company],
})
export class CompanyModule {}
