import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { OwnPayments } from './documents/own-payments.js';
import { PayDocuments } from './documents/pay-documents.js';
import {
  OwnPaymentsController,
  PayDocumentsController,
  PersonalPayController,
} from './documents/payments.controller.js';
import { Returns } from './documents/returns.js';
import { AdjustmentFileRetention, AdjustmentFileStates } from './items/adjustment-files.js';
import { Adjustments } from './items/adjustments.js';
import { PaidStates, SettledWork } from './items/leavers.js';
import { KnownPayees } from './payees/known-payees.js';
import { OwnPayDetails } from './payees/own-pay-details.js';
import { PayeeList } from './payees/payee-list.js';
import { OwnPayDetailsController, PayeesController } from './payees/payees.controller.js';
import { Payees } from './payees/payees.service.js';
import { Costs } from './reports/costs.js';
import { ReportsController } from './reports/reports.controller.js';
import { SuperList } from './reports/super-list.js';
import { TaxReports } from './reports/tax-reports.js';
import { PayBalances } from './runs/balances.service.js';
import { BankFiles } from './runs/bank-files.service.js';
import { RunDecisions } from './runs/run-decisions.js';
import { RunPayments } from './runs/run-payments.js';
import { AdjustmentsController, RunsController } from './runs/runs.controller.js';
import { Runs } from './runs/runs.service.js';
import { BankAccounts } from './settings/bank-accounts.js';
import { PaySettingsController } from './settings/pay-settings.controller.js';
import { PaySettingsService } from './settings/pay-settings.service.js';

@Module({
  imports: [SettingsModule],
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
