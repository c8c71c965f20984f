import type { Migrations, ReplacedMigrations } from '@cleaning/service-kit';
import { CreateInvoiceTables1799570000010 } from './1799570000010-create-invoice-tables.js';
import { KnowStatementLayouts1799610000000 } from './1799610000000-know-statement-layouts.js';
import { RefundClients1799620000000 } from './1799620000000-refund-clients.js';
import { SearchFoldedInvoices1799630000100 } from './1799630000100-search-folded-invoices.js';
import { BindClientCodes1799650000000 } from './1799650000000-bind-client-codes.js';
import { KeepWorkedMinutes1799671000000 } from './1799671000000-keep-worked-minutes.js';
import { SkipSetupSteps1799700000000 } from './1799700000000-skip-setup-steps.js';
import { KnowImportedFiles1799701000000 } from './1799701000000-know-imported-files.js';
import { CompareOutgoingEntries1799701000100 } from './1799701000100-compare-outgoing-entries.js';
import { EnterOutgoingMails1799710100010 } from './1799710100010-enter-outgoing-mails.js';
import { KnowOtherWaysToPay1799710700000 } from './1799710700000-know-other-ways-to-pay.js';
import { KeepCompanyAndCallTime1799710700100 } from './1799710700100-keep-company-and-call-time.js';
import { ConnectXero1799724200000 } from './1799724200000-connect-xero.js';

/** In order; append new ones. */
export const migrations: Migrations = [
  CreateInvoiceTables1799570000010,
  KnowStatementLayouts1799610000000,
  RefundClients1799620000000,
  SearchFoldedInvoices1799630000100,
  BindClientCodes1799650000000,
  KeepWorkedMinutes1799671000000,
  SkipSetupSteps1799700000000,
  KnowImportedFiles1799701000000,
  CompareOutgoingEntries1799701000100,
  EnterOutgoingMails1799710100010,
  KnowOtherWaysToPay1799710700000,
  KeepCompanyAndCallTime1799710700100,
  ConnectXero1799724200000,
];

export const replaces: ReplacedMigrations = {
  release: '1.9.0',
  newest: 'FindMovedWork1799570000000',
};
