import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../../settings/settings.module.js';
import { PaySettingsModule } from '../settings/pay-settings.module.js';
import { SuperContribution } from '../super/super-contribution.entity.js';
import { PayBalances } from './balances.service.js';
import { BankFiles } from './bank-files.service.js';
import { PayBankFile } from './pay-bank-file.entity.js';
import { PayLine } from './pay-line.entity.js';
import { PayRow } from './pay-row.entity.js';
import { PayRun } from './pay-run.entity.js';
import { RunDecisions } from './run-decisions.service.js';
import { RunPayments } from './run-payments.service.js';
import { RunsController } from './runs.controller.js';
import { Runs } from './runs.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([PayRun, PayRow, PayLine, PayBankFile, SuperContribution]),
    SettingsModule,
    PaySettingsModule,
  ],
  controllers: [RunsController],
  providers: [BankFiles, PayBalances, RunDecisions, RunPayments, Runs],
  exports: [BankFiles, Runs],
})
export class RunsModule {}
