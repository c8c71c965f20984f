import pg from 'pg';
import { QueryFailedError } from 'typeorm';
import { isDatabaseAway } from './database-away.js';

const withCode = (code: string) => Object.assign(new Error('x'), { code });
const databaseError = (code: string) => Object.assign(new pg.DatabaseError('x', 1, 'error'), { code });
const queryError = (driverError: Error) => new QueryFailedError('SELECT 1', [], driverError);

describe('isDatabaseAway', () => {
  it.each([
    ['a refused connection', withCode('ECONNREFUSED')],
    ['two refused addresses of a host', new AggregateError([withCode('ECONNREFUSED')], '')],
    ['an unknown host name', withCode('ENOTFOUND')],
    ['a pool without a free connection in time', new Error('timeout exceeded when trying to connect')],
    ['a connection lost during a statement', queryError(new Error('Connection terminated unexpectedly'))],
    ['a shutdown', queryError(databaseError('57P01'))],
    ['a server that is starting', databaseError('57P03')],
    ['a full disk', queryError(databaseError('53100'))],
    ['a server that takes no writes', queryError(databaseError('25006'))],
  ])('returns true for %s', (_, error) => expect(isDatabaseAway(error)).toBe(true));

  it.each([
    ['a refused row', queryError(databaseError('23505'))],
    ['a mistake in a statement', queryError(databaseError('42601'))],
    ['a deadlock', databaseError('40P01')],
    ['an application error', new Error('Connection')],
    ['no error', undefined],
  ])('returns false for %s', (_, error) => expect(isDatabaseAway(error)).toBe(false));
});
