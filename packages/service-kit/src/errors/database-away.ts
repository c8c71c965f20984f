import { QueryFailedError } from 'typeorm';

/** Node's codes for an unreachable server or a closed connection. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * Classes of SQLSTATE: connection exception, insufficient resources (connections, memory, disk), operator intervention (shutdown, start).
 * https://www.postgresql.org/docs/18/errcodes-appendix.html
 */
const SQLSTATE_CLASSES = new Set(['08', '53', '57']);

/** read_only_sql_transaction: the server takes no writes for a while, as after a failover or while an operator moves it. */
export const READ_ONLY_STATE = '25006';

/** pg's and pg-pool's own errors have no code. */
const MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error',
];

/**
 * True if the same call can succeed later: PostgreSQL was unreachable, ended the connection, has no room or accepts no
 * writes.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof QueryFailedError) return isDatabaseAway(error.driverError);
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  const { code } = error as { code?: unknown };
  if (typeof code === 'string')
    return (
      NETWORK_CODES.has(code) ||
      code === READ_ONLY_STATE ||
      (code.length === 5 && SQLSTATE_CLASSES.has(code.slice(0, 2)))
    );
  return MESSAGES.some((message) => error.message.startsWith(message));
}
