import { databaseBefore } from '@cleaning/service-kit/testing';
import { mediaService } from '../service.js';
import { FOLDER_STORE, type MediaTestApp, startMediaTestApp } from '../testing/stores.js';

const NAMES = ['loose_object', 'unowned_object'];

// As the versions before write them, under the name that the table had for each.
const statementsOf = (table: string) => ({
  announce: `INSERT INTO ${table} (key, delete_after)
    SELECT key, now() + interval '1 hour' FROM unnest($1::text[]) AS key
    ON CONFLICT (key) DO UPDATE SET delete_after = EXCLUDED.delete_after`,
  mark: `INSERT INTO ${table} (key, delete_after, doomed)
    SELECT key, now() + interval '30 seconds', true FROM (SELECT unnest($1::text[])) AS marked (key)
    ON CONFLICT (key) DO UPDATE SET delete_after = EXCLUDED.delete_after, doomed = true`,
  takeOver: `DELETE FROM ${table} WHERE key IN (SELECT unnest($1::text[])) AND NOT doomed`,
  forget: `DELETE FROM ${table} WHERE key = ANY($1) AND doomed AND set_config('synchronous_commit', 'off', true) = 'off'`,
  abandon: `UPDATE ${table} SET doomed = true, delete_after = now() + interval '30 seconds'
    WHERE key = ANY($1) RETURNING key`,
  sweep: `UPDATE ${table} SET doomed = true, delete_after = now() + interval '1 minute'
    WHERE key IN (SELECT key FROM ${table} WHERE delete_after < now() ORDER BY delete_after LIMIT $1 FOR UPDATE SKIP LOCKED)
    RETURNING key`,
});

describe('the table of pending deletions, under its earlier names', () => {
  let media: MediaTestApp;
  beforeAll(async () => {
    const prepare = databaseBefore(mediaService, 1798600000100, async (insert) => {
      await insert('loose_object', { key: 'kept', delete_after: '2100-01-01T00:00:00Z', doomed: false });
    });
    media = await startMediaTestApp(FOLDER_STORE, {}, prepare);
  }, 60_000);
  afterAll(() => media.stop());
  beforeEach(() => query(`DELETE FROM pending_deletion WHERE key <> 'kept'`));

  const query = (sql: string, parameters: unknown[] = []) => media.testApp.dataSource.query(sql, parameters);
  const rows = () => query(`SELECT key, marked FROM pending_deletion WHERE key <> 'kept' ORDER BY key`);

  it('keeps its rows, and nothing has the earlier names but the views', async () => {
    expect(await query('SELECT key, marked FROM pending_deletion')).toEqual([{ key: 'kept', marked: false }]);
    expect(
      await query(
        `SELECT relname AS name, relkind AS kind FROM pg_class WHERE relname ~ '^(loose|unowned)_object' AND relkind <> 'c'
         UNION ALL SELECT conname, 'constraint' FROM pg_constraint WHERE conname ~ '^(loose|unowned)_object' ORDER BY name`,
      ),
    ).toEqual([
      { name: 'loose_object', kind: 'v' },
      { name: 'unowned_object', kind: 'v' },
    ]);
    expect(await query(`SELECT to_regclass('pending_deletion_due') IS NOT NULL AS found`)).toEqual([{ found: true }]);
  });

  it.each(NAMES)(
    'is written by a version before as %s: objects are announced, taken over by rows, marked and forgotten',
    async (table) => {
      await query(statementsOf(table).announce, [['a', 'b']]);
      await query(statementsOf(table).announce, [['b']]);
      expect(await rows()).toEqual([
        { key: 'a', marked: false },
        { key: 'b', marked: false },
      ]);
      await query(statementsOf(table).mark, [['b', 'c']]);
      expect((await query(statementsOf(table).takeOver, [['a', 'b']]))[1]).toBe(1);
      expect(await rows()).toEqual([
        { key: 'b', marked: true },
        { key: 'c', marked: true },
      ]);
      await query(statementsOf(table).forget, [['b', 'c']]);
      expect(await rows()).toEqual([]);
    },
  );

  it.each(NAMES)('is swept by a version before as %s, which passes rows by that are locked', async (table) => {
    await query(statementsOf(table).announce, [['a', 'b', 'c']]);
    expect((await query(statementsOf(table).abandon, [['c']]))[0]).toEqual([{ key: 'c' }]);
    await query(`UPDATE ${table} SET delete_after = now() - interval '1 second' WHERE key IN ('a', 'b')`);
    await media.testApp.dataSource.transaction(async (manager) => {
      await manager.query(`SELECT FROM pending_deletion WHERE key = 'a' FOR UPDATE`);
      expect((await query(statementsOf(table).sweep, [100]))[0]).toEqual([{ key: 'b' }]);
    });
    expect((await query(statementsOf(table).sweep, [100]))[0]).toEqual([{ key: 'a' }]);
  });
});
