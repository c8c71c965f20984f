import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeEarlierSchema, migrationsOf, Sealing, type ServiceDefinition } from '@cleaning/service-kit';
import { type Bench, startBench } from '@cleaning/service-kit/testing';
import pg from 'pg';
import { authService } from '../../svc-auth/src/service.js';
import { invoiceService } from '../../svc-invoice/src/service.js';
import { jobsService } from '../../svc-jobs/src/service.js';
import { mediaService } from '../../svc-media/src/service.js';
import { FOLDER_STORE } from '../../svc-media/src/testing/stores.js';

const RELEASES = join(__dirname, '../../releases');
const DATA_KEY = 'a data key that only the tests know, 32+';
const DOCUMENT_LINK_SECRET = 'a secret that only the tests know, 32+';

/** What later versions removed on purpose, by `service.table` or `service.table.column`. `*`: of every service. */
const REMOVED = new Set([
  // Events gave way to the change feed.
  ...['outbox_event', 'outbox_counter', 'inbox_cursor', 'inbox_waiting', 'known_signing_key'].map(
    (name) => `*.${name}`,
  ),
  ...['email', 'version'].map((name) => `*.known_account.${name}`),
  // Sealed since: svc-auth would not start if it did not open.
  'auth.signing_key.private_key_pem',
  // Numbers of events that copies had applied.
  ...['auth.account_documents', 'auth.account_assignments', 'invoice.known_job', 'invoice.ledger_entry'].map(
    (table) => `${table}.version`,
  ),
]);
/** Sealed since; compared after they were opened, or not at all. */
const SEALED: Readonly<Record<string, readonly string[]>> = {
  'auth.account': ['passport_number', 'account_number', 'bsb'],
};
const GROW = new Set(['migration']);

type Row = Readonly<Record<string, string | null>>;
type Tables = Map<string, Row[]>;

async function tablesOf(databaseUrl: string): Promise<Tables> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; columns: string }>(
      `SELECT c.relname AS name, string_agg(format('%I::text', a.attname), ', ' ORDER BY a.attname) AS columns
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
       WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace GROUP BY c.relname ORDER BY 1`,
    );
    const tables: Tables = new Map();
    for (const { name, columns } of rows) {
      tables.set(name, (await client.query<Row>(`SELECT ${columns} FROM "${name}"`)).rows);
    }
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

/** No private key is kept in the repository. */
const dumpOf = (release: string, service: string) =>
  readFileSync(join(RELEASES, release, `${service}.sql`), 'utf8').replace(
    '{{private key}}',
    generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  );

const opened = (service: string, table: string, row: Row): Row => {
  const sealing = new Sealing({ DATA_KEY });
  const columns = SEALED[`${service}.${table}`] ?? [];
  const values = columns.map((column) => {
    const value = row[column] ?? '';
    return [column, value.startsWith('sealed:') ? sealing.open(value, `account/${row.id}/${column}`) : value];
  });
  return { ...row, ...Object.fromEntries(values) };
};

const isRemoved = (...path: string[]) => REMOVED.has(path.join('.')) || REMOVED.has(['*', ...path.slice(1)].join('.'));

const SERVICES: readonly [string, ServiceDefinition, Record<string, string>][] = [
  ['auth', authService, { DATA_KEY, DOCUMENT_LINK_SECRET }],
  ['jobs', jobsService, {}],
  ['media', mediaService, { DATA_KEY, DOCUMENT_LINK_SECRET }],
  ['invoice', invoiceService, {}],
];

describe.each(readdirSync(RELEASES))('the databases of release %s', (release) => {
  // svc-auth's migration seals with it.
  beforeAll(() => {
    process.env.DATA_KEY = DATA_KEY;
  });

  describe.each(SERVICES)('of svc-%s', (service, definition, env) => {
    let before: Tables;
    let after: Tables;
    let bench: Bench;
    let close = async () => {};
    beforeAll(async () => {
      const store = service === 'media' ? await FOLDER_STORE.open() : undefined;
      if (store) close = store.close;
      bench = await startBench(definition, {
        env: { ...env, ...store?.env },
        prepare: async (url) => {
          await run(url, dumpOf(release, service));
          before = await tablesOf(url);
          const migrations = migrationsOf(definition);
          const names = migrations.map((migration) => new migration().name ?? migration.name);
          await makeEarlierSchema(url, migrations, names);
          after = await tablesOf(url);
        },
      });
    });
    afterAll(async () => {
      await bench.stop();
      await close();
    });

    it('hold data', () => {
      expect([...before.values()].flat().length).toBeGreaterThan(20);
    });

    it('keep every row of every table, with what it said', () => {
      for (const [table, rows] of before) {
        const now = after.get(table);
        expect([table, now === undefined]).toEqual([table, isRemoved(service, table)]);
        if (!now) continue;
        const kept = Object.keys(rows[0] ?? {}).filter((column) => !isRemoved(service, table, column));
        const said = (all: readonly Row[]) =>
          all
            .map((row) => opened(service, table, row))
            .map((row) => JSON.stringify(kept.map((column) => [column, row[column]])))
            .toSorted();
        const there = said(now);
        expect([table, said(rows).filter((row) => !there.includes(row))]).toEqual([table, []]);
        if (!GROW.has(table)) expect([table, now.length]).toEqual([table, rows.length]);
      }
    });

    it('are served by the service of now, with a feed for the others', async () => {
      expect((await fetch(`${bench.url}/healthz`)).status).toBe(200);
      expect(await bench.newestNumber()).toBeGreaterThan(0);
    });
  });
});
