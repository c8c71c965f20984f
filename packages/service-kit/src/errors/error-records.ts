import { isNativeError } from 'node:util/types';
import pg from 'pg';
import { QueryFailedError } from 'typeorm';

/** An error as it is logged: no user input, no parameters, no SQL. */
export interface ErrorRecord {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  /** SQLSTATE, or the code of a Node error. */
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly cause?: ErrorRecord;
  readonly errors?: readonly ErrorRecord[];
}

/** Depth of nested causes; an error may be its own cause. */
const MAX_DEPTH = 4;
const MAX_ERRORS = 10;
const CODE = /^[\w-]{1,60}$/;
const FRAME = /^\s+at /;

/** RAISE in our own migrations: constant texts about tables. */
const RAISED_BY_US = 'P0001';
const SENTENCES: Readonly<Record<string, string>> = {
  '08': 'The connection to PostgreSQL was lost',
  '23': 'PostgreSQL refused a row',
  '40': 'PostgreSQL asks to run the transaction again',
  '53': 'PostgreSQL has no room',
  '55': 'A lock was not to be had in time',
  '57': 'PostgreSQL ended the statement or the connection',
};

const toCode = (value: unknown): string | undefined =>
  typeof value === 'string' && CODE.test(value) ? value : undefined;

function writeSentence({ code, message, constraint, table }: pg.DatabaseError): string {
  if (code === RAISED_BY_US) return message;
  const named = [code, constraint && `constraint ${constraint}`, table && `table ${table}`].filter(Boolean).join(', ');
  return `${SENTENCES[code?.slice(0, 2) ?? ''] ?? 'PostgreSQL refused a statement'} (${named})`;
}

const isError = (thrown: unknown): thrown is Error => thrown instanceof Error || isNativeError(thrown);

const parseFrames = (stack: unknown): string =>
  String(stack ?? '')
    .split('\n')
    .filter((line) => FRAME.test(line))
    .join('\n');

/** TypeORM's error contains the statement and its parameters. */
const unwrapQueryError = (error: Error): Error => (error instanceof QueryFailedError ? error.driverError : error);

/** Errors whose messages repeat the input. */
const repeatsInput = (error: Error, code: string | undefined): boolean =>
  error.name === 'SyntaxError' || error.name === 'RangeError' || Boolean(code?.startsWith('ERR_INVALID'));

/**
 * PostgreSQL's messages contain values ("Failing row contains (…)", "invalid input syntax for type date: …"), so only SQLSTATE and names are
 * used.
 */
function toSafeMessage(error: Error, code: string | undefined): string {
  const cause = unwrapQueryError(error);
  if (cause instanceof pg.DatabaseError) return writeSentence(cause);
  return repeatsInput(cause, code) ? 'A value could not be read' : cause.message;
}

/** Converts a thrown value for the log. */
export function toErrorRecord(thrown: unknown, depth = 1): ErrorRecord {
  if (!isError(thrown)) return { type: typeof thrown, message: 'Something was thrown that is no error' };
  const error = thrown as Error & Record<'errors', unknown>;
  const named = unwrapQueryError(error) as Partial<Record<'code' | 'constraint' | 'table', unknown>>;
  const [code, constraint, table] = [toCode(named.code), toCode(named.constraint), toCode(named.table)];
  const message = toSafeMessage(error, code);
  const type = error.constructor?.name || error.name;
  const stack = `${type}: ${message}\n${parseFrames(error.stack)}`;
  const deeper = depth < MAX_DEPTH;
  const errors = deeper && Array.isArray(error.errors) ? error.errors.slice(0, MAX_ERRORS) : [];
  return {
    type,
    message,
    stack,
    ...(code ? { code } : {}),
    ...(constraint ? { constraint } : {}),
    ...(table ? { table } : {}),
    ...(deeper && isError(error.cause) ? { cause: toErrorRecord(error.cause, depth + 1) } : {}),
    ...(errors.length > 0 ? { errors: errors.map((each) => toErrorRecord(each, depth + 1)) } : {}),
  };
}

/** Message for logs and operators. `error.message` may contain user input. */
export const getMessage = (thrown: unknown): string => toErrorRecord(thrown).message;
