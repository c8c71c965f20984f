import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompanyVersion, SavedFacts } from './company.entity.js';
import { CompanyHistory } from './company-history.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([CompanyVersion, SavedFacts])],
  providers: [CompanyHistory],
  exports: [CompanyHistory],
})
export class CompanyHistoryModule {}
