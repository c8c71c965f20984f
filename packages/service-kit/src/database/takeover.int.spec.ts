import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { createEarlierSchema, migrate } from './data-source.js';
import { UnsupportedDatabaseError } from './takeover.js';

const NOTES = `
  CREATE TABLE note (id integer NOT NULL, text text NOT NULL DEFAULT 'none', CONSTRAINT note_pk PRIMARY KEY (id),
    CONSTRAINT note_says_something CHECK (text <> ''));
  CREATE INDEX note_by_text ON note (lower(text), id);
  CREATE FUNCTION refuse_note_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'a note is kept'; END $$;
  CREATE TRIGGER note_is_kept BEFORE UPDATE OR DELETE ON note FOR EACH ROW EXECUTE FUNCTION refuse_note_change();`;

class CreateNotes2000000000001 implements MigrationInterface {
  name = 'CreateNotes2000000000001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(NOTES);
  }
  async down(): Promise<void> {}
}
class AddColour2000000000002 implements MigrationInterface {
  name = 'AddColour2000000000002';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE note ADD colour text NOT NULL DEFAULT 'white'`);
  }
  async down(): Promise<void> {}
}

const HISTORY = {
  all: [CreateNotes2000000000001, AddColour2000000000002],
  baseline: [CreateNotes2000000000001],
  replaces: { release: '1.9.0', newest: 'Newest1000000000002', leftovers: 'DROP VIEW IF EXISTS old_note' },
};
const OLD = ['First1000000000001', 'Newest1000000000002'];
/** The database of that release, in the formatting of its own migrations. */
const RELEASE = `
  CREATE TABLE migration (id serial PRIMARY KEY, timestamp bigint NOT NULL, name varchar NOT NULL);
  INSERT INTO migration (timestamp, name) VALUES (1000000000001, 'First1000000000001'), (1000000000002, 'Newest1000000000002');
  ${NOTES.replaceAll('\n', '\n\n   ')}
  CREATE VIEW old_note AS SELECT id FROM note;
  INSERT INTO note VALUES (1, 'Key is at reception');`;

describe("takeover of an earlier release's database", () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeEach(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterEach(async () => {
    await client.end();
    await database.drop();
  });
  const start = () => migrate('jobs', { DATABASE_URL: database.url }, HISTORY);
  const query = async (sql: string) => (await client.query(sql)).rows;
  const names = async () => (await query('SELECT name FROM migration ORDER BY timestamp')).map(({ name }) => name);
  const fingerprint = () =>
    query(`SELECT relname, relkind FROM pg_class WHERE relnamespace NOT IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace,
      'pg_toast'::regnamespace) UNION ALL SELECT name, 'm' FROM migration ORDER BY 1`);

  it('keeps its rows, marks the first migration as run and runs the later ones', async () => {
    await client.query(RELEASE);
    await start();
    expect(await names()).toEqual([...OLD, 'CreateNotes2000000000001', 'AddColour2000000000002']);
    expect(await query('SELECT * FROM note')).toEqual([{ id: 1, text: 'Key is at reception', colour: 'white' }]);
  });

  it('drops the leftovers of the release', async () => {
    await client.query(RELEASE);
    await start();
    expect(await query(`SELECT to_regclass('old_note') AS found`)).toEqual([{ found: null }]);
  });

  it('migrates once when several replicas start together', async () => {
    await client.query(RELEASE);
    await Promise.all([start(), start(), start()]);
    expect(await names()).toEqual([...OLD, 'CreateNotes2000000000001', 'AddColour2000000000002']);
  });

  it('gives an empty database the same tables', async () => {
    await start();
    expect(await names()).toEqual(['CreateNotes2000000000001', 'AddColour2000000000002']);
    await start();
    expect(await names()).toHaveLength(2);
  });

  it.each([
    ['a missing index', 'DROP INDEX note_by_text', 'missing: index CREATE INDEX note_by_text'],
    [
      'a missing constraint',
      'ALTER TABLE note DROP CONSTRAINT note_says_something',
      'missing: constraint note note_says_something',
    ],
    ['an extra column', 'ALTER TABLE note ADD extra text', 'unexpected: table note extra text'],
    ['another type', 'DROP VIEW old_note; ALTER TABLE note ALTER id TYPE bigint', 'missing: table note id integer'],
    ['another default', `ALTER TABLE note ALTER text SET DEFAULT 'x'`, 'missing: table note text'],
    ['a disabled trigger', 'ALTER TABLE note DISABLE TRIGGER note_is_kept', 'missing: trigger O'],
    ['a missing trigger', 'DROP TRIGGER note_is_kept ON note', 'missing: trigger O'],
    [
      'a changed function',
      'CREATE OR REPLACE FUNCTION refuse_note_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$',
      'missing: function refuse_note_change',
    ],
    ['an extra table', 'CREATE TABLE extra (id integer)', 'unexpected: table extra id'],
  ])('refuses a database with %s and changes nothing', async (_, change, named) => {
    await client.query(RELEASE);
    await client.query(change);
    const before = await fingerprint();
    const refusal = start();
    await expect(refusal).rejects.toThrow(UnsupportedDatabaseError);
    await expect(refusal).rejects.toThrow(named);
    expect(await fingerprint()).toEqual(before);
  });

  it('names the release to update to for an older database, and changes nothing', async () => {
    await client.query(RELEASE);
    await client.query(`DELETE FROM migration WHERE name = 'Newest1000000000002'`);
    const before = await fingerprint();
    await expect(start()).rejects.toThrow('Update to 1.9.0 first');
    expect(await fingerprint()).toEqual(before);
  });

  it('refuses a database with a later migration than the release', async () => {
    await client.query(RELEASE);
    await client.query(`INSERT INTO migration (timestamp, name) VALUES (1000000000003, 'Later1000000000003')`);
    await expect(start()).rejects.toThrow('Later1000000000003');
  });

  it('creates tables for a backup of that release and refuses an earlier one', async () => {
    await createEarlierSchema(database.url, HISTORY, ['First1000000000001', 'Newest1000000000002']);
    expect(await query('SELECT * FROM note')).toEqual([]);
    await expect(createEarlierSchema(database.url, HISTORY, ['First1000000000001'])).rejects.toThrow(
      'older than 1.9.0',
    );
  });

  it('creates tables for a backup made after the takeover, with later migrations', async () => {
    await createEarlierSchema(database.url, HISTORY, [...OLD, 'CreateNotes2000000000001', 'AddColour2000000000002']);
    expect((await query('SELECT colour FROM note')).length).toBe(0);
  });

  it('refuses a backup of a newer version and names its migration', async () => {
    const refusal = createEarlierSchema(database.url, HISTORY, [
      ...OLD,
      'CreateNotes2000000000001',
      'Later2000000000009',
    ]);
    await expect(refusal).rejects.toThrow('Later2000000000009');
  });
});
