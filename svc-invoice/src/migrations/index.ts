import type { Migrations, ReplacedMigrations } from '@cleaning/service-kit';
import { CreateInvoiceTables1799570000010 } from './1799570000010-create-invoice-tables.js';

/** In order. A new one is added at the end. */
export const migrations: Migrations = [CreateInvoiceTables1799570000010];

export const replaces: ReplacedMigrations = {
  release: '1.9.0',
  newest: 'FindMovedWork1799570000000',
};
