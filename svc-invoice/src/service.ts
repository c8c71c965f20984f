import { importBankStatement, importJobs, readBankStatement, readJobFile } from '@cleaning/contracts';
import { defineService } from '@cleaning/service-kit';
import { AccountingModule } from './accounting/accounting.module.js';
import { BankStatementsModule } from './bank-statements/bank-statements.module.js';
import { ClientImportsModule } from './client-imports/client-imports.module.js';
import { ClientInvoicesModule } from './client-invoices/client-invoices.module.js';
import { ClientPageModule } from './client-page/client-page.module.js';
import { StoredClientSessions } from './client-page/stored-client-sessions.service.js';
import { ClientsModule } from './clients/clients.module.js';
import { CompanyModule } from './company/company.module.js';
import { DeskMoneyModule } from './desk-money/desk-money.module.js';
import { DocumentMailModule } from './document-mail/document-mail.module.js';
import { MailedPapersModule } from './document-mail/mailed-papers.module.js';
import { EnquiriesModule } from './enquiries/enquiries.module.js';
import { ExportPapersModule } from './export/export-papers.module.js';
import { exportedTables } from './export/exported-tables.js';
import { ExtrasModule } from './extras/extras.module.js';
import { InvoicesModule } from './invoices/invoices.module.js';
import { JobImportsModule } from './job-imports/job-imports.module.js';
import { LabourSupplyModule } from './labour-supply/labour-supply.module.js';
import { LedgerModule } from './ledger/ledger.module.js';
import { migrations, replaces } from './migrations/index.js';
import { OutgoingMailModule } from './outgoing-mail/outgoing-mail.module.js';
import { PayModule } from './pay/pay.module.js';
import { PricesModule } from './prices/prices.module.js';
import { QuotesModule } from './quotes/quotes.module.js';
import { ReceivablesModule } from './receivables/receivables.module.js';
import { RemindersModule } from './reminders/reminders.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { environment } from './settings/settings.service.js';
import { SetupModule } from './setup/setup.module.js';
import { SiteProofModule } from './site-proof/site-proof.module.js';
import { StatusController } from './status/status.controller.js';
import { VisitsModule } from './visits/visits.module.js';
import { XeroModule } from './xero/xero.module.js';

export const invoiceService = defineService({
  name: 'invoice',
  environment,
  migrations,
  replaces,
  exportedTables,
  largeBodies: [readBankStatement, importBankStatement, readJobFile, importJobs],
  appendOnlyTables: ['pay_line'],
  controllers: [StatusController],
  modules: [
    AccountingModule,
    BankStatementsModule,
    ClientsModule,
    ClientImportsModule,
    ClientInvoicesModule,
    ClientPageModule,
    CompanyModule,
    DeskMoneyModule,
    DocumentMailModule,
    MailedPapersModule,
    EnquiriesModule,
    ExportPapersModule,
    ExtrasModule,
    InvoicesModule,
    JobImportsModule,
    ReceivablesModule,
    RemindersModule,
    SettingsModule,
    SetupModule,
    LabourSupplyModule,
    LedgerModule,
    OutgoingMailModule,
    PayModule,
    PricesModule,
    SiteProofModule,
    VisitsModule,
    QuotesModule,
    XeroModule,
  ],
  clientSessions: StoredClientSessions,
  demo: () => import('./demo/seed.js').then((module) => module.seedDemo),
});
