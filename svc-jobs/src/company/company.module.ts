import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KnownCompany } from './known-company.entity.js';
import { KnownLogo } from './known-logo.entity.js';
import { PaperCompanies } from './paper-companies.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([KnownCompany, KnownLogo])],
  providers: [PaperCompanies],
  exports: [PaperCompanies],
})
export class CompanyModule {}
