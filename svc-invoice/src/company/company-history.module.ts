import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompanyFactsRow, CompanyVersion } from './company.entity.js';
import { CompanyHistory } from './company-history.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([CompanyVersion, CompanyFactsRow])],
  providers: [CompanyHistory],
  exports: [CompanyHistory],
})
export class CompanyHistoryModule {}
