import pg from 'pg';
import { QueryFailedError } from 'typeorm';
import { getMessage, toErrorRecord } from './error-records.js';

const PASSPORT = 'PA1234567';

/** Builds the error that pg makes from an answer of PostgreSQL. */
function databaseError(code: string, message: string, more: Partial<pg.DatabaseError> = {}): pg.DatabaseError {
  const error = new pg.DatabaseError(message, message.length, 'error');
  return Object.assign(error, { code, severity: 'ERROR', ...more });
}

const unique = () =>
  databaseError('23505', `duplicate key value violates unique constraint "account_passport"`, {
    constraint: 'account_passport',
    table: 'account',
    detail: `Key (passport)=(${PASSPORT}) already exists.`,
    where: `COPY account, line 1: "${PASSPORT}"`,
    internalQuery: `SELECT '${PASSPORT}'`,
  });
const queryError = (driverError: Error) =>
  new QueryFailedError('INSERT INTO account VALUES ($1)', [PASSPORT], driverError);

const cases: [string, () => unknown, object][] = [
  ['a refused row', () => queryError(unique()), { code: '23505', constraint: 'account_passport', table: 'account' }],
  [
    'an unreadable value',
    () => queryError(databaseError('22P02', `invalid input syntax for type date: "${PASSPORT}"`)),
    { code: '22P02' },
  ],
  ['a bare driver error', () => unique(), { code: '23505' }],
  [
    'a lost connection',
    () => queryError(new Error('Connection terminated unexpectedly')),
    { message: 'Connection terminated unexpectedly' },
  ],
  ['a cause', () => new Error('The picture was not stored', { cause: unique() }), { cause: { code: '23505' } }],
  [
    'several errors',
    () => new AggregateError([unique(), new Error('x', { cause: unique() })], 'All failed'),
    { errors: [{ code: '23505' }, { cause: { code: '23505' } }] },
  ],
  [
    'unreadable JSON',
    () => {
      try {
        return JSON.parse(`{"passport": ${PASSPORT}}`);
      } catch (error) {
        return error;
      }
    },
    { type: 'SyntaxError' },
  ],
  ['a thrown text', () => PASSPORT, { type: 'string' }],
  [
    'an error with extra properties',
    () => Object.assign(new Error('Redis refused'), { command: { name: 'set', args: [PASSPORT] }, code: 'ERR' }),
    { code: 'ERR' },
  ],
  [
    'an unreadable address',
    () => {
      try {
        return new URL(`http://${PASSPORT} x`);
      } catch (error) {
        return error;
      }
    },
    { code: 'ERR_INVALID_URL' },
  ],
];

describe('toErrorRecord', () => {
  it.each(cases)('records %s without values or statements', (_, make, expected) => {
    const record = toErrorRecord(make());
    expect(record).toMatchObject(expected);
    const printed = JSON.stringify(record);
    expect(printed).not.toContain(PASSPORT);
    expect(printed).not.toContain('INSERT INTO');
  });

  it('stops at an error that causes itself', () => {
    const error = new Error('round');
    error.cause = error;
    expect(toErrorRecord(error)).toMatchObject({ cause: { cause: { cause: { message: 'round' } } } });
  });

  it('keeps the stack', () => {
    expect(toErrorRecord(unique()).stack).toMatch(/^DatabaseError: PostgreSQL refused a row \(23505, .*\n\s+at /);
  });
});

describe('getMessage', () => {
  it('gives the SQLSTATE, constraint and table', () => {
    expect(getMessage(queryError(unique()))).toBe(
      'PostgreSQL refused a row (23505, constraint account_passport, table account)',
    );
  });

  it('keeps the message that a migration raises', () => {
    const sentence = 'audit entries are never changed or deleted';
    expect(getMessage(queryError(databaseError('P0001', sentence)))).toBe(sentence);
  });
});
