import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KnownCompany } from './known-company.service.js';
import { KnownLogo } from './known-logo.entity.js';
import { KnownSite } from './known-site.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([KnownSite, KnownLogo])],
  providers: [KnownCompany],
  exports: [KnownCompany],
})
export class CompanyModule {}
