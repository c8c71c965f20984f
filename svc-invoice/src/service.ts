import { importBankStatement, readBankStatement } from '@cleaning/contracts';
import { defineService } from '@cleaning/service-kit';
import { AccountingModule } from './accounting/accounting.module.js';
import { BankStatementsModule } from './bank-statements/bank-statements.module.js';
import { ClientImportsModule } from './client-imports/client-imports.module.js';
import { ClientInvoicesModule } from './client-invoices/client-invoices.module.js';
import { ClientPageModule } from './client-page/client-page.module.js';
import { StoredClientSessions } from './client-page/stored-client-sessions.service.js';
import { ClientsModule } from './clients/clients.module.js';
import { CompanyModule } from './company/company.module.js';
import { DocumentMailModule } from './document-mail/document-mail.module.js';
import { MailedPapersModule } from './document-mail/mailed-papers.module.js';
import { EnquiriesModule } from './enquiries/enquiries.module.js';
import { ExtrasModule } from './extras/extras.module.js';
import { InvoicesModule } from './invoices/invoices.module.js';
import { JobImportsModule } from './job-imports/job-imports.module.js';
import { LabourSupplyModule } from './labour-supply/labour-supply.module.js';
import { LedgerModule } from './ledger/ledger.module.js';
import { CreateInvoices1767225600000 } from './migrations/1767225600000-create-invoices.js';
import { VersionSettings1795226400000 } from './migrations/1795226400000-version-settings.js';
import { ReadFeed1796000000005 } from './migrations/1796000000005-read-feed.js';
import { HoldEntries1796100000000 } from './migrations/1796100000000-hold-entries.js';
import { KeepPayees1798000000000 } from './migrations/1798000000000-keep-payees.js';
import { PayPeople1798000000100 } from './migrations/1798000000100-pay-people.js';
import { IssuePayDocuments1798000000200 } from './migrations/1798000000200-issue-pay-documents.js';
import { AddEnquiries1798200000000 } from './migrations/1798200000000-add-enquiries.js';
import { AddAdjustmentFiles1798300000000 } from './migrations/1798300000000-add-adjustment-files.js';
import { IndexLists1798400000000 } from './migrations/1798400000000-index-lists.js';
import { MarkFloods1798500000100 } from './migrations/1798500000100-mark-floods.js';
import { KnowAccountNames1798500000200 } from './migrations/1798500000200-know-account-names.js';
import { SaveInvoiceEdits1798500000300 } from './migrations/1798500000300-save-invoice-edits.js';
import { AddClients1798600000000 } from './migrations/1798600000000-add-clients.js';
import { ImportClients1798600000200 } from './migrations/1798600000200-import-clients.js';
import { MarkLabourSupply1799000000000 } from './migrations/1799000000000-mark-labour-supply.js';
import { AgreePrices1799000000100 } from './migrations/1799000000100-agree-prices.js';
import { ConfirmGst1799100000000 } from './migrations/1799100000000-confirm-gst.js';
import { AddExtras1799100000100 } from './migrations/1799100000100-add-extras.js';
import { InvoiceClients1799100000200 } from './migrations/1799100000200-invoice-clients.js';
import { KeepFeedback1799100000300 } from './migrations/1799100000300-keep-feedback.js';
import { ReceivePayments1799200000000 } from './migrations/1799200000000-receive-payments.js';
import { PlanVisits1799210000000 } from './migrations/1799210000000-plan-visits.js';
import { AddQuotes1799230000000 } from './migrations/1799230000000-add-quotes.js';
import { MailDocuments1799240000000 } from './migrations/1799240000000-mail-documents.js';
import { ShowMissedVisits1799250000000 } from './migrations/1799250000000-show-missed-visits.js';
import { ImportJobs1799260000000 } from './migrations/1799260000000-import-jobs.js';
import { KeepAccounting1799430000000 } from './migrations/1799430000000-keep-accounting.js';
import { OpenClientPage1799430000100 } from './migrations/1799430000100-open-client-page.js';
import { AdjustJobInvoices1799430000200 } from './migrations/1799430000200-adjust-job-invoices.js';
import { KeepCompany1799450000000 } from './migrations/1799450000000-keep-company.js';
import { RemindClients1799460000000 } from './migrations/1799460000000-remind-clients.js';
import { KeepBankDetails1799460000100 } from './migrations/1799460000100-keep-bank-details.js';
import { MarkReCleans1799460000200 } from './migrations/1799460000200-mark-re-cleans.js';
import { LinkDocuments1799460000300 } from './migrations/1799460000300-link-documents.js';
import { ProveSite1799460000900 } from './migrations/1799460000900-prove-site.js';
import { KeepSentQuotes1799480000100 } from './migrations/1799480000100-keep-sent-quotes.js';
import { KnowStatements1799480000200 } from './migrations/1799480000200-know-statements.js';
import { RemindBesideCredit1799480000300 } from './migrations/1799480000300-remind-beside-credit.js';
import { KeepSiteProofVersions1799490000100 } from './migrations/1799490000100-keep-site-proof-versions.js';
import { SettleNotes1799500000100 } from './migrations/1799500000100-settle-notes.js';
import { KnowCsvAccounts1799520000000 } from './migrations/1799520000000-know-csv-accounts.js';
import { PrintLogo1799520000100 } from './migrations/1799520000100-print-logo.js';
import { FindChangedWork1799520000200 } from './migrations/1799520000200-find-changed-work.js';
import { AllowInvoicesOfNothing1799530000000 } from './migrations/1799530000000-allow-invoices-of-nothing.js';
import { EnterOpenAdjustments1799550000000 } from './migrations/1799550000000-enter-open-adjustments.js';
import { EraseTaxRecords1799560000000 } from './migrations/1799560000000-erase-tax-records.js';
import { FindMovedWork1799570000000 } from './migrations/1799570000000-find-moved-work.js';
import { PayModule } from './pay/pay.module.js';
import { PricesModule } from './prices/prices.module.js';
import { QuotesModule } from './quotes/quotes.module.js';
import { ReceivablesModule } from './receivables/receivables.module.js';
import { RegistrationPapersModule } from './registration-papers/registration-papers.module.js';
import { RemindersModule } from './reminders/reminders.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { environment } from './settings/settings.service.js';
import { SiteProofModule } from './site-proof/site-proof.module.js';
import { StatusController } from './status/status.controller.js';
import { VisitsModule } from './visits/visits.module.js';

export const invoiceService = defineService({
  name: 'invoice',
  environment,
  migrations: [
    CreateInvoices1767225600000,
    VersionSettings1795226400000,
    ReadFeed1796000000005,
    HoldEntries1796100000000,
    KeepPayees1798000000000,
    PayPeople1798000000100,
    IssuePayDocuments1798000000200,
    AddEnquiries1798200000000,
    AddAdjustmentFiles1798300000000,
    IndexLists1798400000000,
    MarkFloods1798500000100,
    KnowAccountNames1798500000200,
    SaveInvoiceEdits1798500000300,
    AddClients1798600000000,
    ImportClients1798600000200,
    MarkLabourSupply1799000000000,
    AgreePrices1799000000100,
    ConfirmGst1799100000000,
    AddExtras1799100000100,
    InvoiceClients1799100000200,
    KeepFeedback1799100000300,
    PlanVisits1799210000000,
    AddQuotes1799230000000,
    MailDocuments1799240000000,
    ReceivePayments1799200000000,
    ShowMissedVisits1799250000000,
    ImportJobs1799260000000,
    KeepAccounting1799430000000,
    OpenClientPage1799430000100,
    AdjustJobInvoices1799430000200,
    KeepCompany1799450000000,
    RemindClients1799460000000,
    KeepBankDetails1799460000100,
    MarkReCleans1799460000200,
    ProveSite1799460000900,
    LinkDocuments1799460000300,
    KeepSentQuotes1799480000100,
    KnowStatements1799480000200,
    RemindBesideCredit1799480000300,
    KeepSiteProofVersions1799490000100,
    SettleNotes1799500000100,
    KnowCsvAccounts1799520000000,
    PrintLogo1799520000100,
    FindChangedWork1799520000200,
    AllowInvoicesOfNothing1799530000000,
    EnterOpenAdjustments1799550000000,
    EraseTaxRecords1799560000000,
    FindMovedWork1799570000000,
  ],
  largeBodies: [readBankStatement, importBankStatement],
  keptTables: ['pay_line'],
  controllers: [StatusController],
  modules: [
    AccountingModule,
    BankStatementsModule,
    ClientsModule,
    ClientImportsModule,
    ClientInvoicesModule,
    ClientPageModule,
    CompanyModule,
    RegistrationPapersModule,
    DocumentMailModule,
    MailedPapersModule,
    EnquiriesModule,
    ExtrasModule,
    InvoicesModule,
    JobImportsModule,
    ReceivablesModule,
    RemindersModule,
    SettingsModule,
    LabourSupplyModule,
    LedgerModule,
    PayModule,
    PricesModule,
    SiteProofModule,
    VisitsModule,
    QuotesModule,
  ],
  clientSessions: StoredClientSessions,
  demo: () => import('./demo/seed.js').then((module) => module.seedDemo),
});
