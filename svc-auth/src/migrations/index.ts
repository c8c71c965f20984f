import type { Migrations, ReplacedMigrations } from '@cleaning/service-kit';
import { CreateAuthTables1799570000010 } from './1799570000010-create-auth-tables.js';
import { SearchFoldedAuditLog1799630000200 } from './1799630000200-search-folded-audit-log.js';
import { HandOverMail1799680000000 } from './1799680000000-hand-over-mail.js';
import { InviteContractors1799700000001 } from './1799700000001-invite-contractors.js';
import { RetryOutgoingMails1799710100020 } from './1799710100020-retry-outgoing-mails.js';
import { SendTextMessages1799721000000 } from './1799721000000-send-text-messages.js';
import { AddApiKeys1799723000000 } from './1799723000000-add-api-keys.js';
import { AddWebhooks1799723100000 } from './1799723100000-add-webhooks.js';
import { AddLoginProviders1799724100000 } from './1799724100000-add-login-providers.js';
import { KnowMakersOfKeys1799725000000 } from './1799725000000-know-makers-of-keys.js';

/** In order; append new ones. */
export const migrations: Migrations = [
  CreateAuthTables1799570000010,
  SearchFoldedAuditLog1799630000200,
  HandOverMail1799680000000,
  InviteContractors1799700000001,
  RetryOutgoingMails1799710100020,
  SendTextMessages1799721000000,
  AddApiKeys1799723000000,
  AddWebhooks1799723100000,
  AddLoginProviders1799724100000,
  KnowMakersOfKeys1799725000000,
];

export const replaces: ReplacedMigrations = {
  release: '1.9.0',
  newest: 'AnnounceErasedPeople1799560000000',
  leftovers: 'DROP VIEW IF EXISTS registration_pace',
};
