import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../settings/settings.module.js';
import { OwnPayments } from './documents/own-payments.service.js';
import { PayCounter, PayDocument } from './documents/pay-document.entity.js';
import { PayDocuments } from './documents/pay-documents.service.js';
import {
  OwnPaymentsController,
  PayDocumentsController,
  PersonalPayController,
} from './documents/payments.controller.js';
import { Returns } from './documents/returns.service.js';
import { AdjustmentFileRetention, AdjustmentFileStates } from './items/adjustment-files.service.js';
import { Adjustments } from './items/adjustments.service.js';
import { PaidStates, SettledWork } from './items/leavers.service.js';
import { PayItem } from './items/pay-item.entity.js';
import { KnownPayees } from './payees/known-payees.service.js';
import { OwnPayDetails } from './payees/own-pay-details.service.js';
import { KeptPayee, KnownPayee } from './payees/payee.entity.js';
import { PayeeList } from './payees/payee-list.service.js';
import { OwnPayDetailsController, PayeesController } from './payees/payees.controller.js';
import { Payees } from './payees/payees.service.js';
import { Costs } from './reports/costs.service.js';
import { ReportsController } from './reports/reports.controller.js';
import { SuperList } from './reports/super-list.service.js';
import { MadeTaxReport } from './reports/tax-report.entity.js';
import { TaxReports } from './reports/tax-reports.service.js';
import { PayBalances } from './runs/balances.service.js';
import { BankFiles } from './runs/bank-files.service.js';
import { PayBankFile } from './runs/pay-bank-file.entity.js';
import { PayLine } from './runs/pay-line.entity.js';
import { PayRow } from './runs/pay-row.entity.js';
import { PayRun } from './runs/pay-run.entity.js';
import { RunDecisions } from './runs/run-decisions.service.js';
import { RunPayments } from './runs/run-payments.service.js';
import { AdjustmentsController, RunsController } from './runs/runs.controller.js';
import { Runs } from './runs/runs.service.js';
import { BankAccounts } from './settings/bank-accounts.service.js';
import { PaySettingsController } from './settings/pay-settings.controller.js';
import { PayBankAccount, StoredPaySettings } from './settings/pay-settings.entity.js';
import { PaySettingsService } from './settings/pay-settings.service.js';
import { SuperContribution } from './super/super-contribution.entity.js';
import { KeptDecision } from './super/super-decision.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      KnownPayee,
      KeptPayee,
      KeptDecision,
      SuperContribution,
      StoredPaySettings,
      PayBankAccount,
      PayItem,
      PayRun,
      PayRow,
      PayLine,
      PayBankFile,
      PayCounter,
      PayDocument,
      MadeTaxReport,
    ]),
    SettingsModule,
  ],
  controllers: [
    PaySettingsController,
    PayeesController,
    OwnPayDetailsController,
    RunsController,
    AdjustmentsController,
    PayDocumentsController,
    OwnPaymentsController,
    PersonalPayController,
    ReportsController,
  ],
  providers: [
    AdjustmentFileRetention,
    AdjustmentFileStates,
    Adjustments,
    BankAccounts,
    BankFiles,
    Costs,
    KnownPayees,
    OwnPayDetails,
    OwnPayments,
    PaidStates,
    PayBalances,
    PayDocuments,
    PayeeList,
    Payees,
    PaySettingsService,
    Returns,
    RunDecisions,
    RunPayments,
    Runs,
    SettledWork,
    SuperList,
    TaxReports,
  ],
})
export class PayModule {}
