import { z } from 'zod';
import { ChangeCursor } from '../changes/change-cursor.entity.js';
import { defineService } from '../service.js';
import { NoHandlers, NoStateReaders } from '../testing/peer-services.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { findLocked, insertOnce, lockRow, requireVersion } from './writes.js';

const service = defineService({
  name: 'jobs',
  environment: z.object({}),
  migrations: [],
  providers: [NoStateReaders, NoHandlers],
});

describe('writes', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp(service);
  });
  afterAll(() => testApp.stop());
  const manager = () => testApp.dataSource.manager;
  const row = (source: string, lastSeq = '1') => ({ source, lastSeq });

  it('inserts a row once and leaves an existing one unchanged', async () => {
    expect(await insertOnce(manager(), ChangeCursor, row('one'))).toBe(true);
    expect(await insertOnce(manager(), ChangeCursor, row('one', '2'))).toBe(false);
    expect(await manager().findOneBy(ChangeCursor, { source: 'one' })).toEqual(row('one'));
  });

  it('inserts only the missing rows of several', async () => {
    expect(await insertOnce(manager(), ChangeCursor, [row('one'), row('two'), row('three')])).toBe(true);
    expect(await insertOnce(manager(), ChangeCursor, [row('three'), row('two')])).toBe(false);
    expect(await manager().existsBy(ChangeCursor, { source: 'three' })).toBe(true);
  });

  it('inserts a row once for two concurrent transactions', async () => {
    const insert = () => manager().transaction((inside) => insertOnce(inside, ChangeCursor, row('both')));
    const answers = await Promise.all([insert(), insert()]);
    expect(answers.toSorted()).toEqual([false, true]);
  });

  it('locks a row until the transaction ends', async () => {
    const other = manager().connection.createQueryRunner();
    await other.connect();
    const taken = await manager().transaction(async (inside) => {
      expect(await findLocked(inside, ChangeCursor, { source: 'one' })).toEqual(row('one'));
      return other.query(`SELECT FROM change_cursor WHERE source = 'one' FOR UPDATE SKIP LOCKED`);
    });
    await other.release();
    expect(taken).toEqual([]);
    expect(await manager().query(`SELECT FROM change_cursor WHERE source = 'one' FOR UPDATE SKIP LOCKED`)).toHaveLength(
      1,
    );
  });

  it('fails a transaction that asks for a second connection', async () => {
    const ask = () => manager().transaction(() => manager().query('SELECT 1'));
    await expect(ask()).rejects.toThrow('second connection');
    expect(await manager().query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('refuses a missing row and another version', async () => {
    await manager().transaction(async (inside) => {
      expect(await findLocked(inside, ChangeCursor, { source: 'none' })).toBeNull();
      await expect(lockRow(inside, ChangeCursor, { source: 'none' }, 'no_such_job')).rejects.toMatchObject({
        code: 'no_such_job',
        status: 404,
      });
      expect(await lockRow(inside, ChangeCursor, { source: 'one' }, 'no_such_job')).toEqual(row('one'));
    });
    expect(() => requireVersion(2, 2, 'job_changed')).not.toThrow();
    expect(() => requireVersion(2, 1, 'job_changed')).toThrow('Someone else has changed this job');
  });
});
