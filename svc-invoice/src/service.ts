import { defineService } from '@cleaning/service-kit';
import { EnquiriesModule } from './enquiries/enquiries.module.js';
import { InvoicesModule } from './invoices/invoices.module.js';
import { LedgerModule } from './ledger/ledger.module.js';
import { AddAdjustmentFiles1798300000000 } from './migrations/add-adjustment-files-1798300000000.js';
import { AddEnquiries1798200000000 } from './migrations/add-enquiries-1798200000000.js';
import { CreateInvoices1767225600000 } from './migrations/create-invoices-1767225600000.js';
import { HoldEntries1796100000000 } from './migrations/hold-entries-1796100000000.js';
import { IndexLists1798400000000 } from './migrations/index-lists-1798400000000.js';
import { IssuePayDocuments1798000000200 } from './migrations/issue-pay-documents-1798000000200.js';
import { KeepPayees1798000000000 } from './migrations/keep-payees-1798000000000.js';
import { KnowAccountNames1798500000200 } from './migrations/know-account-names-1798500000200.js';
import { MarkFloods1798500000100 } from './migrations/mark-floods-1798500000100.js';
import { PayPeople1798000000100 } from './migrations/pay-people-1798000000100.js';
import { ReadFeed1796000000005 } from './migrations/read-feed-1796000000005.js';
import { SaveInvoiceEdits1798500000300 } from './migrations/save-invoice-edits-1798500000300.js';
import { VersionSettings1795226400000 } from './migrations/version-settings-1795226400000.js';
import { PayModule } from './pay/pay.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { environment } from './settings/settings.service.js';
import { StatusController } from './status/status.controller.js';

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
  ],
  keptTables: ['pay_line'],
  controllers: [StatusController],
  modules: [EnquiriesModule, InvoicesModule, SettingsModule, LedgerModule, PayModule],
  demo: () => import('./demo/seed.js').then((module) => module.seedDemo),
});
