import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listMigrations, migrate, type ServiceDefinition } from '@cleaning/service-kit';
import { startTestApp, type TestApp } from '@cleaning/service-kit/testing';
import pg from 'pg';
import { authService } from '../../svc-auth/src/service.js';
import { invoiceService } from '../../svc-invoice/src/service.js';
import { jobsService } from '../../svc-jobs/src/service.js';
import { mediaService } from '../../svc-media/src/service.js';
import { FOLDER_STORE } from '../../svc-media/src/testing/stores.js';
import { findLostRows, isRemoved, type Row, TABLES, type Tables } from './kept-rows.js';

const RELEASES = join(__dirname, '../../releases');
const DATA_KEY = 'a data key that only the tests know, 32+';
const DOCUMENT_LINK_SECRET = 'a secret that only the tests know, 32+';
const MIGRATIONS = 'migration';
/** Migrations add to these, and have feeds read again. */
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

const SERVICES: readonly [string, ServiceDefinition, Record<string, string>][] = [
  ['auth', authService, { DATA_KEY, DOCUMENT_LINK_SECRET }],
  ['jobs', jobsService, { DATA_KEY, DOCUMENT_LINK_SECRET }],
  ['media', mediaService, { DATA_KEY, DOCUMENT_LINK_SECRET }],
  ['invoice', invoiceService, {}],
];

jest.setTimeout(120_000);

describe.each(readdirSync(RELEASES))('the databases of release %s', (release) => {
  describe.each(SERVICES)('of svc-%s', (service, definition, env) => {
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
          await run(url, readFileSync(join(RELEASES, release, `${service}.sql`), 'utf8'));
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
      expect(ran).toEqual(
        expect.arrayContaining(
          listMigrations(definition).all.map((migration) => new migration().name ?? migration.name),
        ),
      );
    });

    it('are served, with a feed for the others', async () => {
      expect((await fetch(`${testApp.url}/healthz`)).status).toBe(200);
      expect(await testApp.newestNumber()).toBeGreaterThan(0);
    });
  });
});
