import { databaseBefore } from '@cleaning/service-kit/testing';
import { mediaService } from '../service.js';
import { FOLDER_STORE, type MediaTestApp, startMediaTestApp } from '../testing/stores.js';

// As the version before writes them.
const ANNOUNCE = `INSERT INTO loose_object (key, delete_after)
  SELECT key, now() + interval '1 hour' FROM unnest($1::text[]) AS key
  ON CONFLICT (key) DO UPDATE SET delete_after = EXCLUDED.delete_after`;
const MARK = `INSERT INTO loose_object (key, delete_after, doomed)
  SELECT key, now() + interval '30 seconds', true FROM (SELECT unnest($1::text[])) AS marked (key)
  ON CONFLICT (key) DO UPDATE SET delete_after = EXCLUDED.delete_after, doomed = true`;
const TAKE_OVER = 'DELETE FROM loose_object WHERE key IN (SELECT unnest($1::text[])) AND NOT doomed';
const FORGET = `DELETE FROM loose_object WHERE key = ANY($1) AND doomed AND set_config('synchronous_commit', 'off', true) = 'off'`;
const ABANDON = `UPDATE loose_object SET doomed = true, delete_after = now() + interval '30 seconds'
  WHERE key = ANY($1) RETURNING key`;
const SWEEP = `UPDATE loose_object SET doomed = true, delete_after = now() + interval '1 minute'
  WHERE key IN (SELECT key FROM loose_object WHERE delete_after < now() ORDER BY delete_after LIMIT $1 FOR UPDATE SKIP LOCKED)
  RETURNING key`;

describe('the table of objects that no row owns, under its earlier name', () => {
  let media: MediaTestApp;
  beforeAll(async () => {
    const prepare = databaseBefore(mediaService, 1798600000100, async (insert) => {
      await insert('loose_object', { key: 'kept', delete_after: '2100-01-01T00:00:00Z', doomed: false });
    });
    media = await startMediaTestApp(FOLDER_STORE, {}, prepare);
  }, 60_000);
  afterAll(() => media.stop());
  beforeEach(() => query(`DELETE FROM unowned_object WHERE key <> 'kept'`));

  const query = (sql: string, parameters: unknown[] = []) => media.testApp.dataSource.query(sql, parameters);
  const rows = () => query(`SELECT key, doomed FROM unowned_object WHERE key <> 'kept' ORDER BY key`);

  it('keeps its rows, and nothing has the earlier name but the view', async () => {
    expect(await query('SELECT key, doomed FROM unowned_object')).toEqual([{ key: 'kept', doomed: false }]);
    expect(
      await query(
        `SELECT relname AS name, relkind AS kind FROM pg_class WHERE relname LIKE 'loose_object%' AND relkind <> 'c'
         UNION ALL SELECT conname, 'constraint' FROM pg_constraint WHERE conname LIKE 'loose_object%'`,
      ),
    ).toEqual([{ name: 'loose_object', kind: 'v' }]);
    expect(await query(`SELECT to_regclass('unowned_object_due') IS NOT NULL AS found`)).toEqual([{ found: true }]);
  });

  it('is written by the version before: objects are announced, taken over by rows, marked and forgotten', async () => {
    await query(ANNOUNCE, [['a', 'b']]);
    await query(ANNOUNCE, [['b']]);
    expect(await rows()).toEqual([
      { key: 'a', doomed: false },
      { key: 'b', doomed: false },
    ]);
    await query(MARK, [['b', 'c']]);
    expect((await query(TAKE_OVER, [['a', 'b']]))[1]).toBe(1);
    expect(await rows()).toEqual([
      { key: 'b', doomed: true },
      { key: 'c', doomed: true },
    ]);
    await query(FORGET, [['b', 'c']]);
    expect(await rows()).toEqual([]);
  });

  it('is swept by the version before, which passes rows by that are locked', async () => {
    await query(ANNOUNCE, [['a', 'b', 'c']]);
    expect((await query(ABANDON, [['c']]))[0]).toEqual([{ key: 'c' }]);
    await query(`UPDATE loose_object SET delete_after = now() - interval '1 second' WHERE key IN ('a', 'b')`);
    await media.testApp.dataSource.transaction(async (manager) => {
      await manager.query(`SELECT FROM unowned_object WHERE key = 'a' FOR UPDATE`);
      expect((await query(SWEEP, [100]))[0]).toEqual([{ key: 'b' }]);
    });
    expect((await query(SWEEP, [100]))[0]).toEqual([{ key: 'a' }]);
  });
});
