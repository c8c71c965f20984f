import { cancelRun, undoRun } from '@cleaning/contracts';
import { type OwnDatabase, ownDatabase, type TestPerson } from '@cleaning/service-kit/testing';
import { PayTestApp } from '../testing/pay-test-app.js';

let database: OwnDatabase;
let pay: PayTestApp;
let lan: TestPerson;
beforeAll(async () => {
  database = await ownDatabase();
  await database.keepTables();
  pay = await PayTestApp.start({ DATABASE_URL: database.url });
  lan = await pay.payee('Lan Nguyen');
}, 120_000);
afterAll(async () => {
  await pay.testApp.stop();
  await database.drop();
});

const lines = () =>
  database.asSuperuser<object>('SELECT item_id, cents::int AS cents, state FROM pay_line ORDER BY item_id');
const asService = (sql: string) => pay.testApp.dataSource.query(sql);

describe('the lines of pay runs, as the role of svc-invoice', () => {
  it('belong to a role that nobody logs in as, with the functions that guard them', async () => {
    const owners = await database.asSuperuser(
      `SELECT tableowner AS owner FROM pg_tables WHERE tablename = 'pay_line'
       UNION ALL SELECT proowner::regrole::text FROM pg_proc WHERE proname ~ '^pay_line_' ORDER BY 1`,
    );
    expect(owners).toEqual(Array(4).fill({ owner: 'keeper' }));
  });

  it('are approved, taken out again, paid, returned and paid again', async () => {
    await pay.work(lan);
    const first = await pay.approve(await pay.create());
    expect(await lines()).toMatchObject([{ state: 'approved' }]);
    await pay.ok(undoRun, { run_id: first.id }, { version: first.version, reason: 'Once more' });
    expect(await lines()).toEqual([]);
    const [draft] = (await database.asSuperuser<{ version: number }>(
      `SELECT version FROM pay_run WHERE id = '${first.id}'`,
    )) as [{ version: number }];
    await pay.ok(cancelRun, { run_id: first.id }, { version: draft.version, reason: 'Another one' });
    await pay.paid();
    expect(await lines()).toMatchObject([{ state: 'paid' }]);
    expect(await pay.problems()).toEqual([]);
  });

  it.each([
    'UPDATE pay_line SET cents = 1',
    'UPDATE pay_line SET person_id = gen_random_uuid()',
    "UPDATE pay_line SET state = 'approved'",
    'DELETE FROM pay_line',
    'TRUNCATE pay_line',
    'TRUNCATE pay_item CASCADE',
    'DROP TABLE pay_line',
    'ALTER TABLE pay_line DISABLE TRIGGER pay_line_moved',
    'ALTER TABLE pay_line DISABLE TRIGGER USER',
    'ALTER TABLE pay_line DROP COLUMN cents',
    'DROP TRIGGER pay_line_deleted ON pay_line',
    'CREATE OR REPLACE FUNCTION pay_line_moved() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$',
    'DROP FUNCTION pay_line_moved() CASCADE',
    'DROP FUNCTION refuse_change() CASCADE',
    'DROP INDEX pay_line_of_row',
    'DROP SCHEMA public CASCADE',
    'ALTER SCHEMA public RENAME TO other',
    'SET ROLE keeper',
  ])('refuse %s once they are paid', async (sql) => {
    const before = await lines();
    expect(before).toMatchObject([{ state: 'paid' }]);
    await expect(asService(sql)).rejects.toThrow(/permission denied|must be owner|is kept|never change/);
    expect(await lines()).toEqual(before);
  });
});
