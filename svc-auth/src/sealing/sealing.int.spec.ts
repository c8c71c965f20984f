import { execFileSync } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getContractor, getCurrentUser, showBankDetails } from '@cleaning/contracts';
import {
  createService,
  isSealed,
  makeEarlierSchema,
  migrationsOf,
  readEnvironment,
  Sealing,
  Transactions,
} from '@cleaning/service-kit';
import { PeerServices, type TestApp } from '@cleaning/service-kit/testing';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { Account, changeAccount } from '../accounts/account.entity.js';
import { authService } from '../service.js';
import { DATA_KEY, DOCUMENT_LINK_SECRET, People, startAuth } from '../testing/people.js';
import { DataKeyCheck, Resealing } from './data-key.service.js';
import { SEALED_COLUMNS, SealedDetails } from './sealed-details.service.js';

// Migrations, searches of files and checkpoints on a machine that may be busy.
jest.setTimeout(90_000);

const NEW_KEY = 'another data key for tests of more than 32 characters';
const SERVER = process.env.TEST_POSTGRES_URL as string;
const COLUMNS = 'passport_number, account_number, bsb';

/** The running service keeps its signing key in memory, and the previous data key. */
const OF_ACCOUNTS = SEALED_COLUMNS.filter(({ table }) => table === 'account');

/** Numbers that occur nowhere else on the server. */
const numbers = () => ({
  passport_number: `XP${randomInt(10_000_000, 99_999_999)}`,
  account_number: String(randomInt(100_000_000, 999_999_999)),
  bsb: String(randomInt(100_000, 999_999)),
});

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

/** The files in PostgreSQL's data directory that contain one of the texts. BSB is too short to search for. */
async function filesWith(dataSource: DataSource, folder: string, texts: readonly string[]): Promise<string[]> {
  await dataSource.query('CHECKPOINT');
  const [row] = await dataSource.query('SHOW data_directory');
  const root = join(row.data_directory, folder);
  const names = await readdir(root);
  const found = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(root, name)).catch(() => Buffer.alloc(0));
      return texts.some((text) => bytes.includes(text)) ? [name] : [];
    }),
  );
  return found.flat();
}

const databaseFolder = async (dataSource: DataSource): Promise<string> => {
  const [row] = await dataSource.query('SELECT oid FROM pg_database WHERE datname = current_database()');
  return `base/${row.oid}`;
};

describe('passport and bank numbers', () => {
  let testApp: TestApp;
  let people: People;
  beforeAll(async () => {
    testApp = await startAuth();
    people = new People(testApp);
  });
  afterAll(() => testApp.stop());

  it('are in no file of the database, and still answered to the person and on request', async () => {
    const secret = numbers();
    const [ana, admin] = [await people.contractor({ details: secret }), await people.admin()];
    await testApp.dataSource.query('ANALYZE account');
    const texts = [secret.passport_number, secret.account_number];
    for (const folder of [await databaseFolder(testApp.dataSource), 'pg_wal'])
      expect(await filesWith(testApp.dataSource, folder, texts)).toEqual([]);
    expect(await testApp.call(getCurrentUser, { token: ana.token })).toMatchObject({ status: 200, body: secret });
    const shown = await testApp.call(showBankDetails, { token: admin.token, body: { id: ana.id } });
    expect(shown).toMatchObject({ status: 200, body: secret });
  });

  it('are answered by their last three characters otherwise', async () => {
    const secret = numbers();
    const [ana, admin] = [await people.contractor({ details: secret }), await people.admin()];
    const { body } = await testApp.call(getContractor, { token: admin.token, params: { userID: ana.id } });
    for (const [column, text] of Object.entries(secret)) {
      expect(body[column]).toBe(`••••${text.slice(-3)}`);
      expect(JSON.stringify(body)).not.toContain(text);
    }
  });

  it('stay as they are when something else of the account changes', async () => {
    const secret = numbers();
    const ana = await people.contractor({ details: secret });
    await testApp.get(Transactions).run((tx) => changeAccount(tx, ana.id, () => true));
    expect((await testApp.call(getCurrentUser, { token: ana.token })).body).toMatchObject(secret);
  });

  it.each(COLUMNS.split(', '))('are refused by the database in the clear: %s', async (column) => {
    const ana = await people.contractor();
    await expect(
      testApp.dataSource.query(`UPDATE account SET ${column} = '123456' WHERE id = $1`, [ana.id]),
    ).rejects.toThrow('account_contractor_is_whole');
  });

  it('moved to another person do not open', async () => {
    const [ana, ben, admin] = [await people.contractor(), await people.contractor(), await people.admin()];
    await testApp.dataSource.query('UPDATE account SET bsb = (SELECT bsb FROM account WHERE id = $2) WHERE id = $1', [
      ana.id,
      ben.id,
    ]);
    expect((await testApp.call(showBankDetails, { token: admin.token, body: { id: ana.id } })).status).toBe(500);
    // The person's page still opens.
    const page = await testApp.call(getContractor, { token: admin.token, params: { userID: ana.id } });
    expect(page).toMatchObject({ status: 200, body: { bsb: '••••', account_number: '••••567' } });
  });

  it('are sealed again under a new key, in batches, and with the old key gone afterwards', async () => {
    await testApp.dataSource.query(`DELETE FROM account WHERE role = 'user'`);
    const secret = numbers();
    const ana = await people.contractor({ details: secret });
    const accounts = testApp.dataSource.getRepository(Account);
    const details = testApp.get(SealedDetails);
    const opened = details.open(await accounts.findOneByOrFail({ id: ana.id }));
    for (let n = 0; n < 250; n += 1)
      await accounts.insert(details.seal({ ...opened, id: uuidv7(), email: `many${n}@example.com` }));
    const rotating = new Sealing({ DATA_KEY: NEW_KEY, DATA_KEY_PREVIOUS: DATA_KEY });
    const run = () => new Resealing(testApp.get(Transactions), rotating).run(OF_ACCOUNTS);
    expect(await run()).toEqual({ texts: 251 * 3, unopened: [] });
    expect(await run()).toEqual({ texts: 0, unopened: [] });
    const onlyNew = new SealedDetails(new Sealing({ DATA_KEY: NEW_KEY }));
    const rows = await testApp.dataSource.query(`SELECT id, ${COLUMNS} FROM account WHERE role = 'user'`);
    for (const row of rows) expect(onlyNew.openRow(row)).toMatchObject(secret);
  });

  it('keep the service from starting with another key than theirs', async () => {
    await people.contractor();
    const other = new DataKeyCheck(testApp.dataSource, new Sealing({ DATA_KEY: NEW_KEY }));
    await expect(other.onModuleInit()).rejects.toThrow('DATA_KEY is not the key that account was sealed with');
    const rotating = new DataKeyCheck(
      testApp.dataSource,
      new Sealing({ DATA_KEY: NEW_KEY, DATA_KEY_PREVIOUS: DATA_KEY }),
    );
    await expect(rotating.onModuleInit()).resolves.toBeUndefined();
  });

  it('that neither key opens are named, and the others are sealed again', async () => {
    await testApp.dataSource.query(`DELETE FROM account WHERE role = 'user'`);
    const [ana, ben] = [await people.contractor(), await people.contractor()];
    await testApp.dataSource.query('UPDATE account SET bsb = (SELECT bsb FROM account WHERE id = $2) WHERE id = $1', [
      ana.id,
      ben.id,
    ]);
    const rotating = new Sealing({ DATA_KEY: NEW_KEY, DATA_KEY_PREVIOUS: DATA_KEY });
    expect(await new Resealing(testApp.get(Transactions), rotating).run(OF_ACCOUNTS)).toEqual({
      texts: 5,
      unopened: [`account/${ana.id}/bsb`],
    });
  });
});

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
