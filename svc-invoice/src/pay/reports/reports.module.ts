import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PricesModule } from '../../prices/prices.module.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { RunsModule } from '../runs/runs.module.js';
import { PaySettingsModule } from '../settings/pay-settings.module.js';
import { ContractorReportController } from './contractor-report.controller.js';
import { ContractorReports } from './contractor-report.service.js';
import { Costs } from './costs.service.js';
import { ReportsController } from './reports.controller.js';
import { SuperList } from './super-list.service.js';
import { MadeTaxReport } from './tax-report.entity.js';
import { TaxReports } from './tax-reports.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([MadeTaxReport]), PricesModule, SettingsModule, PaySettingsModule, RunsModule],
  controllers: [ReportsController, ContractorReportController],
  providers: [Costs, ContractorReports, SuperList, TaxReports],
  exports: [Costs],
})
export class ReportsModule {}
