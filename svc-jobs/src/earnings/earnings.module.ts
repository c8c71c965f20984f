import { Module } from '@nestjs/common';
import { CompanyModule } from '../company/company.module.js';
import { WorkModule } from '../work/work.module.js';
import { EarningsController } from './earnings.controller.js';
import { EarningsReads } from './earnings.service.js';

@Module({
  imports: [CompanyModule, WorkModule],
  controllers: [EarningsController],
  providers: [EarningsReads],
})
export class EarningsModule {}
