import pg from 'pg';
import { QueryFailedError } from 'typeorm';
import { isDatabaseAway } from './database-away.js';

const withCode = (code: string) => Object.assign(new Error('x'), { code });
const refused = (code: string) => Object.assign(new pg.DatabaseError('x', 1, 'error'), { code });
const failed = (driverError: Error) => new QueryFailedError('SELECT 1', [], driverError);

describe('whether the database is away', () => {
  it.each([
    ['a refused connection', withCode('ECONNREFUSED')],
    ['both addresses of a host that refuse', new AggregateError([withCode('ECONNREFUSED')], '')],
    ['a name that is gone', withCode('ENOTFOUND')],
    ['a pool without a free connection in time', new Error('timeout exceeded when trying to connect')],
    ['a connection that ended within a statement', failed(new Error('Connection terminated unexpectedly'))],
    ['a shutdown', failed(refused('57P01'))],
    ['a server that starts', refused('57P03')],
    ['a full disk', failed(refused('53100'))],
  ])('is so at %s', (_, error) => expect(isDatabaseAway(error)).toBe(true));

  it.each([
    ['a refused row', failed(refused('23505'))],
    ['a mistake in a statement', failed(refused('42601'))],
    ['a deadlock', refused('40P01')],
    ['an error of ours', new Error('Connection')],
    ['no error', undefined],
  ])('is not so at %s', (_, error) => expect(isDatabaseAway(error)).toBe(false));
});
