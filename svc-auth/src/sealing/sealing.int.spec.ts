import { getContractor, getCurrentUser, showBankDetails } from '@cleaning/contracts';
import { Sealing, Transactions } from '@cleaning/service-kit';
import type { TestApp } from '@cleaning/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { Account, changeAccount } from '../accounts/account.entity.js';
import { findFilesWith, getDatabaseFolder, makeNumbers } from '../testing/database-files.js';
import { DATA_KEY, People, startAuth } from '../testing/people.js';
import { DataKeyCheck, Resealing } from './data-key.service.js';
import { SEALED_COLUMNS, SealedDetails } from './sealed-details.service.js';

// Searches of files and checkpoints on a machine that may be busy.
jest.setTimeout(90_000);

const NEW_KEY = 'another data key for tests of more than 32 characters';
const COLUMNS = 'passport_number, account_number, bsb';

/** The running service keeps its signing key in memory, and the previous data key. */
const ACCOUNT_COLUMNS = SEALED_COLUMNS.filter(({ table }) => table === 'account');

describe('the sealing of passport and bank numbers', () => {
  let testApp: TestApp;
  let people: People;
  beforeAll(async () => {
    testApp = await startAuth();
    people = new People(testApp);
  });
  afterAll(() => testApp.stop());

  it('keeps them out of database files and answers them to the person and on request', async () => {
    const secret = makeNumbers();
    const [ana, admin] = [await people.createContractor({ details: secret }), await people.createAdmin()];
    await testApp.dataSource.query('ANALYZE account');
    const texts = [secret.passport_number, secret.account_number];
    for (const folder of [await getDatabaseFolder(testApp.dataSource), 'pg_wal'])
      expect(await findFilesWith(testApp.dataSource, folder, texts)).toEqual([]);
    expect(await testApp.call(getCurrentUser, { token: ana.token })).toMatchObject({ status: 200, body: secret });
    const shown = await testApp.call(showBankDetails, { token: admin.token, body: { id: ana.id } });
    expect(shown).toMatchObject({ status: 200, body: secret });
  });

  it('shows an admin the last three characters only', async () => {
    const secret = makeNumbers();
    const [ana, admin] = [await people.createContractor({ details: secret }), await people.createAdmin()];
    const { body } = await testApp.call(getContractor, { token: admin.token, params: { userID: ana.id } });
    for (const [column, text] of Object.entries(secret)) {
      expect(body[column]).toBe(`••••${text.slice(-3)}`);
      expect(JSON.stringify(body)).not.toContain(text);
    }
  });

  it('keeps them when another part of the account changes', async () => {
    const secret = makeNumbers();
    const ana = await people.createContractor({ details: secret });
    await testApp.get(Transactions).run((tx) => changeAccount(tx, ana.id, () => true));
    expect((await testApp.call(getCurrentUser, { token: ana.token })).body).toMatchObject(secret);
  });

  it.each(COLUMNS.split(', '))('relies on a database check against a plain-text %s', async (column) => {
    const ana = await people.createContractor();
    await expect(
      testApp.dataSource.query(`UPDATE account SET ${column} = '123456' WHERE id = $1`, [ana.id]),
    ).rejects.toThrow('account_contractor_is_whole');
  });

  it('does not open a value copied from another person', async () => {
    const [ana, ben, admin] = [
      await people.createContractor(),
      await people.createContractor(),
      await people.createAdmin(),
    ];
    await testApp.dataSource.query('UPDATE account SET bsb = (SELECT bsb FROM account WHERE id = $2) WHERE id = $1', [
      ana.id,
      ben.id,
    ]);
    expect((await testApp.call(showBankDetails, { token: admin.token, body: { id: ana.id } })).status).toBe(500);
    // The person's page still opens.
    const page = await testApp.call(getContractor, { token: admin.token, params: { userID: ana.id } });
    expect(page).toMatchObject({ status: 200, body: { bsb: '••••', account_number: '••••567' } });
  });

  it('reseals them under a new key in batches, after which the old key is not needed', async () => {
    await testApp.dataSource.query(`DELETE FROM account WHERE role = 'user'`);
    const secret = makeNumbers();
    const ana = await people.createContractor({ details: secret });
    const accounts = testApp.dataSource.getRepository(Account);
    const details = testApp.get(SealedDetails);
    const opened = details.open(await accounts.findOneByOrFail({ id: ana.id }));
    for (let n = 0; n < 250; n += 1)
      await accounts.insert(details.seal({ ...opened, id: uuidv7(), email: `many${n}@example.com` }));
    const rotating = new Sealing({ DATA_KEY: NEW_KEY, DATA_KEY_PREVIOUS: DATA_KEY });
    const run = () => new Resealing(testApp.get(Transactions), rotating).run(ACCOUNT_COLUMNS);
    expect(await run()).toEqual({ texts: 251 * 3, unopened: [] });
    expect(await run()).toEqual({ texts: 0, unopened: [] });
    const onlyNew = new SealedDetails(new Sealing({ DATA_KEY: NEW_KEY }));
    const rows = await testApp.dataSource.query(`SELECT id, ${COLUMNS} FROM account WHERE role = 'user'`);
    for (const row of rows) expect(onlyNew.openRow(row)).toMatchObject(secret);
  });

  it('stops the service from starting with a key that does not open them', async () => {
    await people.createContractor();
    const other = new DataKeyCheck(testApp.dataSource.manager, new Sealing({ DATA_KEY: NEW_KEY }));
    await expect(other.onModuleInit()).rejects.toThrow('DATA_KEY is not the key that account was sealed with');
    const rotating = new DataKeyCheck(
      testApp.dataSource.manager,
      new Sealing({ DATA_KEY: NEW_KEY, DATA_KEY_PREVIOUS: DATA_KEY }),
    );
    await expect(rotating.onModuleInit()).resolves.toBeUndefined();
  });

  it('names values that neither key opens and reseals the others', async () => {
    await testApp.dataSource.query(`DELETE FROM account WHERE role = 'user'`);
    const [ana, ben] = [await people.createContractor(), await people.createContractor()];
    await testApp.dataSource.query('UPDATE account SET bsb = (SELECT bsb FROM account WHERE id = $2) WHERE id = $1', [
      ana.id,
      ben.id,
    ]);
    const rotating = new Sealing({ DATA_KEY: NEW_KEY, DATA_KEY_PREVIOUS: DATA_KEY });
    expect(await new Resealing(testApp.get(Transactions), rotating).run(ACCOUNT_COLUMNS)).toEqual({
      texts: 5,
      unopened: [`account/${ana.id}/bsb`],
    });
  });
});
