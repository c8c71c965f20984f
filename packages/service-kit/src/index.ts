export { type AuditedAct, auditEntryOf, exportAct, recordAudit } from './audit/audit.js';
export { OnChange } from './changes/on-change.js';
export { ReadFeeds } from './changes/read-feeds.js';
export { SetAside } from './changes/set-aside.js';
export { ReadsState, type States, statesById } from './changes/state-readers.js';
export { inBatches } from './database/batches.js';
export { makeEarlierSchema, UnknownMigrations } from './database/earlier-schema.js';
export { sqlState, type Transaction, Transactions, violatedConstraint } from './database/transactions.js';
export type { DemoContext, DemoSeed } from './demo/seed.js';
export { type LinkReader, signDocumentPath, verifyDocumentQuery } from './documents/document-links.js';
export { printable } from './documents/printable.js';
export {
  type CommonEnvironment,
  ENVIRONMENT,
  type Environment,
  EnvironmentError,
  readEnvironment,
} from './environment/environment.js';
export * from './errors/domain-errors.js';
export { answerCsv, type CsvList, csvList } from './http/csv.js';
export { type FilePart, type FileReceiver, ReceivedFiles, ReceiveFiles } from './http/files.js';
export { CurrentCaller, Input, PathParams, QueryParams, Route } from './http/route.js';
export { validate } from './http/validation.js';
export { currentRequestId, withRequestId } from './logging/request-context.js';
export { PeerAway, Peers } from './peers/peers.js';
export { Bus } from './redis/bus.js';
export { commandConnection, producerConnection, workerConnection } from './redis/redis.js';
export { isSealed, SealError, Sealing, type SealingEnvironment, sealingEnvironment } from './sealing/sealing.js';
export { createService, defineService, migrationsOf, runService, type ServiceDefinition } from './service.js';
export { Public, Roles, requireSelf } from './sessions/access.guard.js';
export { KnownAccount } from './sessions/known-account.entity.js';
export {
  type Caller,
  callerRole,
  KEYS_CHANGED,
  type SessionAccount,
  Sessions,
  TokenKeys,
} from './sessions/sessions.js';
