import pg from 'pg';
import { QueryFailedError } from 'typeorm';
import { getMessage, toErrorRecord } from './error-records.js';

const PASSPORT = 'PA1234567';

/** An error as pg makes it from PostgreSQL's answer. */
function refused(code: string, message: string, more: Partial<pg.DatabaseError> = {}): pg.DatabaseError {
  const error = new pg.DatabaseError(message, message.length, 'error');
  return Object.assign(error, { code, severity: 'ERROR', ...more });
}

const unique = () =>
  refused('23505', `duplicate key value violates unique constraint "account_passport"`, {
    constraint: 'account_passport',
    table: 'account',
    detail: `Key (passport)=(${PASSPORT}) already exists.`,
    where: `COPY account, line 1: "${PASSPORT}"`,
    internalQuery: `SELECT '${PASSPORT}'`,
  });
const failed = (driverError: Error) => new QueryFailedError('INSERT INTO account VALUES ($1)', [PASSPORT], driverError);

const cases: [string, () => unknown, object][] = [
  ['a refused row', () => failed(unique()), { code: '23505', constraint: 'account_passport', table: 'account' }],
  [
    'a value that cannot be read',
    () => failed(refused('22P02', `invalid input syntax for type date: "${PASSPORT}"`)),
    { code: '22P02' },
  ],
  ['a driver error that came another way', () => unique(), { code: '23505' }],
  [
    'a lost connection',
    () => failed(new Error('Connection terminated unexpectedly')),
    { message: 'Connection terminated unexpectedly' },
  ],
  ['a cause', () => new Error('The picture was not stored', { cause: unique() }), { cause: { code: '23505' } }],
  [
    'several errors',
    () => new AggregateError([unique(), new Error('x', { cause: unique() })], 'All failed'),
    { errors: [{ code: '23505' }, { cause: { code: '23505' } }] },
  ],
  [
    'JSON that cannot be read',
    () => {
      try {
        return JSON.parse(`{"passport": ${PASSPORT}}`);
      } catch (error) {
        return error;
      }
    },
    { type: 'SyntaxError' },
  ],
  ['a text thrown', () => PASSPORT, { type: 'string' }],
  [
    'an error with more on it',
    () => Object.assign(new Error('Redis refused'), { command: { name: 'set', args: [PASSPORT] }, code: 'ERR' }),
    { code: 'ERR' },
  ],
  [
    'an address that cannot be read',
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

describe('the record of an error', () => {
  it.each(cases)('of %s holds no value and no statement', (_, make, expected) => {
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

describe('what is said of a failed statement', () => {
  it('is its SQLSTATE and names', () => {
    expect(getMessage(failed(unique()))).toBe(
      'PostgreSQL refused a row (23505, constraint account_passport, table account)',
    );
  });

  it('keeps the sentence that our own migrations raise', () => {
    const sentence = 'audit entries are never changed or deleted';
    expect(getMessage(failed(refused('P0001', sentence)))).toBe(sentence);
  });
});
