import { defineService } from '@cleaning/service-kit';
import { environment } from './environment.js';
import { Invoice } from './invoices/invoice.entity.js';
import { InvoiceVersion } from './invoices/invoice-version.entity.js';
import { InvoicesController } from './invoices/invoices.controller.js';
import { Invoices } from './invoices/invoices.js';
import { IssuedInvoices } from './invoices/issued-invoices.js';
import { Numbering } from './invoices/numbering.js';
import { KnownJob } from './ledger/known-job.entity.js';
import { Ledger } from './ledger/ledger.js';
import { LedgerEntry } from './ledger/ledger-entry.entity.js';
import { CreateInvoices1767225600000 } from './migrations/create-invoices-1767225600000.js';
import { HoldEntries1796100000000 } from './migrations/hold-entries-1796100000000.js';
import { ReadFeed1796000000005 } from './migrations/read-feed-1796000000005.js';
import { VersionSettings1795226400000 } from './migrations/version-settings-1795226400000.js';
import { SavedSettings } from './settings/saved-settings.entity.js';
import { SettingsController } from './settings/settings.controller.js';
import { Settings } from './settings/settings.js';

export const invoiceService = defineService({
  name: 'invoice',
  environment,
  entities: [Invoice, InvoiceVersion, KnownJob, LedgerEntry, SavedSettings],
  migrations: [
    CreateInvoices1767225600000,
    VersionSettings1795226400000,
    ReadFeed1796000000005,
    HoldEntries1796100000000,
  ],
  controllers: [InvoicesController, SettingsController],
  providers: [Ledger, Settings, Numbering, Invoices, IssuedInvoices],
});
