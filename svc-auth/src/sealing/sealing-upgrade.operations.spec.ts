import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createService, isSealed, makeEarlierSchema, migrationsOf, readEnvironment } from '@cleaning/service-kit';
import { PeerServices } from '@cleaning/service-kit/testing';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { authService } from '../service.js';
import { databaseFolder, filesWith, numbers } from '../testing/database-files.js';
import { DATA_KEY, DOCUMENT_LINK_SECRET } from '../testing/people.js';
import { SealedDetails } from './sealed-details.service.js';

// Migrations, searches of files and checkpoints on a machine that may be busy.
jest.setTimeout(90_000);

const NEW_KEY = 'another data key for tests of more than 32 characters';
const SERVER = process.env.TEST_POSTGRES_URL as string;
const COLUMNS = 'passport_number, account_number, bsb';

/** Waits until the planner's samples were vacuumed. */
async function vacuumed(client: pg.Client): Promise<void> {
  for (;;) {
    await client.query('SELECT pg_stat_clear_snapshot()');
    const { rows } = await client.query(
      `SELECT FROM pg_stat_all_tables WHERE relid = 'pg_statistic'::regclass AND last_vacuum IS NOT NULL`,
    );
    if (rows.length > 0) return;
    await pause(20);
  }
}

describe('a database of the version before', () => {
  const name = `upgrade_${randomUUID().replaceAll('-', '')}`;
  const DATABASE_URL = `${SERVER}/${name}`;
  const onServer = async (sql: string) => {
    const client = new pg.Client({ connectionString: `${SERVER}/postgres` });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  const peers = new PeerServices();
  const env: Record<string, string> = { DATABASE_URL, DATA_KEY, DOCUMENT_LINK_SECRET };
  const environment = () =>
    readEnvironment(authService.environment, {
      ...env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
      REDIS_URL: process.env.TEST_REDIS_URL,
    });
  const secrets = Array.from({ length: 30 }, () => ({ id: uuidv7(), ...numbers() }));
  const kept = process.env.DATA_KEY;

  beforeAll(async () => {
    Object.assign(env, await peers.start());
    await onServer(`CREATE DATABASE ${name}`);
    const before = ['KitTables1760000000000', 'CreateAccounts1767225600000'];
    await makeEarlierSchema(DATABASE_URL, migrationsOf(authService), before);
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    for (const [index, { id, passport_number, account_number, bsb }] of secrets.entries())
      await client.query(
        `INSERT INTO account VALUES ($1, 'user', true, '$argon2id$x', 1, 1, now(), NULL, 'Ana Silva', $2, '14 Acacia Street',
           '5082', '0491 570 006', '61000000002', $3, 'ANZ', 'Savings account', 'Ana Silva', $4, $5)`,
        [id, `ana${index}@example.com`, passport_number, account_number, bsb],
      );
    await client.query('ANALYZE account');
    await client.end();
  });
  afterAll(async () => {
    if (kept === undefined) delete process.env.DATA_KEY;
    else process.env.DATA_KEY = kept;
    await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
    await peers.stop();
  });

  it('is left as it was when the key is missing, and sealed at the next start without a plain number in its files', async () => {
    delete process.env.DATA_KEY;
    await expect(createService(authService, environment())).rejects.toThrow();
    const texts = secrets.flatMap(({ passport_number, account_number }) => [passport_number, account_number]);
    const before = await new DataSource({ type: 'postgres', url: DATABASE_URL }).initialize();
    // The table and the planner's samples of it.
    expect((await filesWith(before, await databaseFolder(before), texts)).length).toBeGreaterThan(1);
    await before.destroy();

    // A transaction that still sees the rows, as autovacuum's are.
    const reading = new pg.Client({ connectionString: DATABASE_URL });
    await reading.connect();
    await reading.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT FROM pg_class');
    process.env.DATA_KEY = DATA_KEY;
    // As compose passes unset variables.
    process.env.DATA_KEY_PREVIOUS = '';
    const starting = createService(authService, environment());
    await vacuumed(reading);
    await reading.end();
    const app = await starting;
    const dataSource = app.get(DataSource);
    const rows = await dataSource.query(`SELECT id, ${COLUMNS} FROM account ORDER BY id`);
    for (const row of rows) expect([row.passport_number, row.account_number, row.bsb].every(isSealed)).toBe(true);
    expect(rows.map((row: never) => app.get(SealedDetails).openRow(row))).toEqual(
      [...secrets].sort((a, b) => (a.id < b.id ? -1 : 1)),
    );
    expect(await filesWith(dataSource, await databaseFolder(dataSource), texts)).toEqual([]);
    await app.close();
  });

  it('is sealed again by the command, which says how many', () => {
    const command = () =>
      execFileSync(process.execPath, ['svc-auth/dist/rotate-data-key.js'], {
        env: { ...env, REDIS_URL: process.env.TEST_REDIS_URL, DATA_KEY: NEW_KEY, DATA_KEY_PREVIOUS: DATA_KEY },
        encoding: 'utf8',
      });
    expect(command()).toBe('90 texts were sealed again.\n');
    expect(command()).toBe('0 texts were sealed again.\n');
  });
});
