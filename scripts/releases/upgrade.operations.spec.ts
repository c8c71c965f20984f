import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listMigrations, type MigrationHistory, migrate, type ServiceDefinition } from '@cleaning/service-kit';
import { createTestDatabase, startTestApp, type TestApp } from '@cleaning/service-kit/testing';
import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { authService } from '../../svc-auth/src/service.js';
import { invoiceService } from '../../svc-invoice/src/service.js';
import { jobsService } from '../../svc-jobs/src/service.js';
import { mediaService } from '../../svc-media/src/service.js';
import { FOLDER_STORE } from '../../svc-media/src/testing/stores.js';
import { findLostRows, isRemoved, type Row, TABLES, type Tables } from './stored-rows.js';

const ROOT = join(__dirname, '../..');
const RELEASES = join(ROOT, 'releases');
const NEWEST_RELEASE =
  readdirSync(RELEASES)
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1) ?? '';
const { version: VERSION } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
const REWRITE_HINT = `releases/${VERSION} is from before this migration. Write it again (npm run build && node scripts/releases/write.mjs), or raise the version in package.json if ${VERSION} is out.`;
const DATA_KEY = 'a data key that only the tests know, 32+';
const DOCUMENT_LINK_SECRET = 'a secret that only the tests know, 32+';
const MIGRATIONS = 'migration';
/** Migrations add rows to these, which makes feeds reread. */
const FEED_TABLES = new Set([MIGRATIONS, 'change', 'change_cursor']);

async function readTables(databaseUrl: string): Promise<Tables> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; columns: string }>(TABLES);
    const tables = new Map<string, Row[]>();
    for (const { name, columns } of rows)
      tables.set(name, (await client.query<Row>(`SELECT ${columns} FROM "${name}"`)).rows);
    return tables;
  } finally {
    await client.end();
  }
}

async function run(databaseUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

const readRelease = (release: string, service: string): string =>
  readFileSync(join(RELEASES, release, `${service}.sql`), 'utf8');
const getNames = ({ all }: MigrationHistory): string[] =>
  all.map((migration) => new migration().name ?? migration.name);

const SERVICES: readonly [string, ServiceDefinition, Record<string, string>][] = [
  ['auth', authService, { DATA_KEY, DOCUMENT_LINK_SECRET }],
  ['jobs', jobsService, { DATA_KEY, DOCUMENT_LINK_SECRET }],
  ['media', mediaService, { DATA_KEY, DOCUMENT_LINK_SECRET }],
  ['invoice', invoiceService, { DATA_KEY }],
];

jest.setTimeout(120_000);

describe.each(readdirSync(RELEASES))('Databases of release %s', (release) => {
  describe.each(SERVICES)('svc-%s', (service, definition, env) => {
    let before: Tables;
    let after: Tables;
    let testApp: TestApp;
    let close = async () => {};
    beforeAll(async () => {
      const store = service === 'media' ? await FOLDER_STORE.open() : undefined;
      if (store) close = store.close;
      testApp = await startTestApp(definition, {
        env: { ...env, ...store?.env },
        prepare: async (url) => {
          await run(url, readRelease(release, service));
          before = await readTables(url);
          await migrate(service, { DATABASE_URL: url }, listMigrations(definition));
          after = await readTables(url);
        },
      });
    });
    afterAll(async () => {
      await testApp?.stop();
      await close();
    });

    it('hold data', () => {
      expect([...before.values()].flat().length).toBeGreaterThan(20);
    });

    it('keep every row of every table', () => {
      for (const [table, rows] of before) {
        const now = after.get(table);
        expect([table, now === undefined]).toEqual([table, isRemoved(service, table)]);
        if (!now || FEED_TABLES.has(table)) continue;
        expect([table, findLostRows([service, table], rows, now)]).toEqual([table, []]);
        expect([table, now.length]).toEqual([table, rows.length]);
      }
    });

    it('have run every migration', () => {
      const ran = after.get(MIGRATIONS)?.map(({ name }) => name);
      expect(ran).toEqual(expect.arrayContaining(getNames(listMigrations(definition))));
    });

    it('have every migration, if they are of this version', () => {
      const written = new Set(before.get(MIGRATIONS)?.map(({ name }) => name));
      const missing = getNames(listMigrations(definition)).filter((name) => !written.has(name));
      if (release === VERSION && missing.length > 0) throw new Error(`${missing.join(', ')}: ${REWRITE_HINT}`);
    });

    it('are served, with a feed for other services', async () => {
      expect((await fetch(`${testApp.url}/healthz`)).status).toBe(200);
      expect(await testApp.readNewestNumber()).toBeGreaterThan(0);
    });
  });
});

describe.each(SERVICES)('Database of svc-%s older than 1.9.0', (service, definition) => {
  it('is refused unchanged, with the release to update to', async () => {
    const history = listMigrations(definition);
    const database = await createTestDatabase();
    try {
      await run(database.url, readRelease('1.9.0', service));
      await run(database.url, `DELETE FROM migration WHERE name = '${history.replaces?.newest}'`);
      const before = await readTables(database.url);
      const start = migrate(service, { DATABASE_URL: database.url }, history);
      await expect(start).rejects.toThrow(
        'The database is older than 1.9.0. Update to 1.9.0 first. Nothing was changed.',
      );
      expect(await readTables(database.url)).toEqual(before);
    } finally {
      await database.drop();
    }
  });
});

/** A migration of the next release, which `update.sh back` leaves in the database. */
class AddColumnsOfNextRelease1899999999999 implements MigrationInterface {
  name = 'AddColumnsOfNextRelease1899999999999';

  async up(queryRunner: QueryRunner): Promise<void> {
    const tables: { name: string }[] = await queryRunner.query(TABLES);
    for (const { name } of tables)
      if (name !== MIGRATIONS)
        await queryRunner.query(`ALTER TABLE "${name}" ADD COLUMN of_next_release text NOT NULL DEFAULT 'none'`);
  }

  async down(): Promise<void> {}
}

describe.each(SERVICES)('Database of svc-%s migrated by the next release', (service, definition, env) => {
  it('keeps every row and works with this version after a step back', async () => {
    const store = service === 'media' ? await FOLDER_STORE.open() : undefined;
    const history = listMigrations(definition);
    let before: Tables = new Map();
    let after: Tables = new Map();
    const testApp = await startTestApp(definition, {
      env: { ...env, ...store?.env },
      prepare: async (url) => {
        await run(url, readRelease(NEWEST_RELEASE, service));
        await migrate(service, { DATABASE_URL: url }, history);
        before = await readTables(url);
        const next = { ...history, all: [...history.all, AddColumnsOfNextRelease1899999999999] };
        await migrate(service, { DATABASE_URL: url }, next);
        after = await readTables(url);
      },
    });
    try {
      for (const [table, rows] of before)
        expect([table, findLostRows([service, table], rows, after.get(table) ?? [])]).toEqual([table, []]);
      expect(after.get('change')?.every((row) => row.of_next_release === 'none')).toBe(true);
      expect((await fetch(`${testApp.url}/healthz`)).status).toBe(200);
      expect(await testApp.readNewestNumber()).toBeGreaterThan(0);
    } finally {
      await testApp.stop();
      await store?.close();
    }
  });
});
