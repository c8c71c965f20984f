import { Module } from '@nestjs/common';
import { PayDocumentsModule } from './documents/pay-documents.module.js';
import { PayItemsModule } from './items/pay-items.module.js';
import { PayeesModule } from './payees/payees.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { RunsModule } from './runs/runs.module.js';
import { PaySettingsModule } from './settings/pay-settings.module.js';

@Module({
  imports: [PaySettingsModule, PayeesModule, PayItemsModule, RunsModule, PayDocumentsModule, ReportsModule],
})
export class PayModule {}
