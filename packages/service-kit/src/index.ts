export { mustEnrol, Public, Roles, requireSelf } from './access/access.guard.js';
export {
  AccountLookup,
  type AccountState,
  type Caller,
  getCallerRole,
} from './access/account-lookup.js';
export { ApiKeys, isApiKeyCaller } from './access/api-keys.js';
export {
  type ClientSession,
  ClientSessions,
  isClientDay,
  type SessionKey,
} from './access/client-sessions.js';
export { CurrentClient } from './access/current-client.js';
export { KnownAccount } from './access/known-account.entity.js';
export {
  CurrentPlaces,
  getPlaces,
  hasPlace,
  type Places,
  requirePlace,
  toPlacesParameter,
  wherePlaces,
} from './access/places.js';
export { RecentFactor } from './access/recent-factor.js';
export { SessionUse } from './access/session-use.js';
export { KEYS_CHANGED, TokenKeys } from './access/token-keys.js';
export { type AuditEvent, buildExportEvent, recordAudit, toAuditEntry } from './audit/audit.js';
export {
  type ChangedState,
  OnChange,
  OnChanges,
  ReadsState,
  type States,
  toStatesById,
} from './changes/handlers.js';
export { ReadFeeds } from './changes/read-feeds.js';
export { SetAside } from './changes/set-aside.js';
export { runCommand, runRotation } from './commands.js';
export { createTransactionLock, runUnderLock } from './database/advisory-lock.js';
export { bigintAsNumber } from './database/bigint-as-number.js';
export {
  createEarlierSchema,
  type MigrationHistory,
  type Migrations,
  migrate,
  UnknownMigrationsError,
} from './database/data-source.js';
export { getNow } from './database/database-clock.js';
export { eraseDeletedRows } from './database/erase.js';
export { databaseNow, inFuture, newerThan, olderThan } from './database/instants.js';
export {
  buildNumberPattern,
  buildStartPatterns,
  buildTextPattern,
  rankMatchSql,
  readInBatches,
} from './database/lists.js';
export { type ListOrders, orderRows, rankSearched, readPage, searchRows } from './database/page.js';
export { type ReplacedMigrations, UnsupportedDatabaseError } from './database/takeover.js';
export type { Transaction } from './database/transaction.js';
export { getSqlState, getViolatedConstraint, Transactions } from './database/transactions.js';
export { findLocked, findRow, insertOnce, lockRow, lockRows, requireVersion } from './database/writes.js';
export type { DemoContext, DemoSeed, LaterSeed } from './demo/seed.js';
export {
  type LinkReader,
  signDocumentPath,
  signDocumentPaths,
  verifyDocumentQuery,
} from './documents/document-links.js';
export {
  type CommonEnvironment,
  ENVIRONMENT,
  type Environment,
  EnvironmentError,
  readEnvironment,
} from './environment/environment.js';
export { getMessage } from './errors/error-records.js';
export * from './errors/refusal.js';
export { refuseOnConstraint } from './errors/refuse-on-constraint.js';
export { AnnouncementSet } from './events/announcement-set.js';
export { Announcements } from './events/announcements.js';
export { EXPORTED_TABLES, listExportTables, readTable } from './export/export.controller.js';
export { type ExportedTables, KIT_TABLES_LEFT_OUT, REPLICA_TABLES_LEFT_OUT } from './export/exported-tables.js';
export { buildCookieOptions, createBrowserCookie, readBrowserCookie, readCookie } from './http/browser-cookie.js';
export { answerCsv, type CsvCell, type CsvList, createCsvList, writeCsv } from './http/csv.js';
export { type FilePart, type FileReceiver, ReceivedFiles, ReceiveFiles } from './http/files.js';
export { answerPdf, FILE_POLICY } from './http/pdf.js';
export { CurrentCaller, Route } from './http/route.js';
export { validate } from './http/validation.js';
export { answerZip, toFileName, UniquePaths, writeZip, type ZipEntry } from './http/zip.js';
export { IntervalRuns } from './interval-runs.js';
export { getCountedAddress } from './limits/client-address.js';
export { getCountedMailbox } from './limits/counted-mailbox.js';
export { HourlyBooking } from './limits/hourly-booking.entity.js';
export { HourlyLimit } from './limits/hourly-limit.js';
export { getCurrentRequestId, withRequestId } from './logging/logging.js';
export { FurtherStores } from './monitoring/further-stores.js';
export { EVENT_STREAM, Metrics } from './monitoring/metrics.js';
export { PublicStatus } from './monitoring/monitoring.controller.js';
export { raiseNotice } from './notices/notices.js';
export { PeerAwayError, Peers, requireAnswer } from './peers/peers.js';
export { QueueProcessor } from './redis/queues.js';
export { createCommandConnection, PubSub } from './redis/redis.js';
export { formatPlace, type Resealed, requireDataKey, resealAll } from './sealing/data-key.js';
export type { SealedColumns } from './sealing/data-key.queries.js';
export { isSealed, SealError, Sealing, type SealingEnvironment, sealingEnvironment } from './sealing/sealing.js';
export { hashSha256 } from './sealing/sha256.js';
export { createSerialQueue } from './serial-queue.js';
export { createService, defineService, listMigrations, runService, type ServiceDefinition } from './service.js';
