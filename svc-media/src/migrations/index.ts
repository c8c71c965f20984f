import type { Migrations, ReplacedMigrations } from '@cleaning/service-kit';
import { CreateMediaTables1799570000010 } from './1799570000010-create-media-tables.js';
import { CountDecisions1799640000000 } from './1799640000000-count-decisions.js';
import { NameMessagePhotos1799720110000 } from './1799720110000-name-message-photos.js';
import { SignPapers1799720200000 } from './1799720200000-sign-papers.js';
import { NameSupplyPhotos1799721200000 } from './1799721200000-name-supply-photos.js';
import { CreateCompanyExports1799724100000 } from './1799724100000-create-company-exports.js';

/** In order; append new ones. */
export const migrations: Migrations = [
  CreateMediaTables1799570000010,
  CountDecisions1799640000000,
  NameMessagePhotos1799720110000,
  SignPapers1799720200000,
  NameSupplyPhotos1799721200000,
  CreateCompanyExports1799724100000,
];

export const replaces: ReplacedMigrations = {
  release: '1.9.0',
  newest: 'TellLogo1799520000000',
  leftovers: 'DROP VIEW IF EXISTS loose_object, unowned_object',
};
