import type { Migrations, ReplacedMigrations } from '@cleaning/service-kit';
import { CreateAuthTables1799570000010 } from './1799570000010-create-auth-tables.js';

/** In order. A new one is added at the end. */
export const migrations: Migrations = [CreateAuthTables1799570000010];

export const replaces: ReplacedMigrations = {
  release: '1.9.0',
  newest: 'AnnounceErasedPeople1799560000000',
  leftovers: 'DROP VIEW IF EXISTS registration_pace',
};
