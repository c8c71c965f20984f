import { getAuditLog, verifyUser } from '@cleaning/contracts';
import { createOwnDatabase, type OwnDatabase, type TestApp } from '@cleaning/service-kit/testing';
import { People, startAuth, type TestPerson } from '../testing/people.js';

let database: OwnDatabase;
let testApp: TestApp;
let admin: TestPerson;
let entriesBefore: number | undefined;
const start = () => startAuth({ DATABASE_URL: database.url });
beforeAll(async () => {
  database = await createOwnDatabase();
  // Without a keeper the log belongs to the service.
  testApp = await start();
  await verifySomebody();
  entriesBefore = await count();
  await testApp.stop();
  await database.protectTables();
  testApp = await start();
}, 120_000);
afterAll(async () => {
  await testApp.stop();
  await database.drop();
});

/** Writes one entry. */
async function verifySomebody(): Promise<void> {
  const people = new People(testApp);
  admin = await people.createAdmin(`Helen ${Math.random()}`).catch(() => admin);
  const person = await people.createContractor({ verified: false, email: `${Math.random()}@example.com` });
  const { status } = await testApp.call(verifyUser, { token: admin.token, body: { id: person.id, method: 'approve' } });
  expect(status).toBe(200);
}
const count = async () =>
  (await database.asSuperuser<{ count: number }>('SELECT count(*)::int AS count FROM audit_entry'))[0]?.count;
const asService = (sql: string) => testApp.dataSource.query(sql);

describe('the audit log under the database role of svc-auth', () => {
  it('belongs to a role without login and keeps its earlier entries', async () => {
    const [table] = await database.asSuperuser<object>(
      `SELECT tableowner, rolcanlogin, pg_has_role('${database.role}', 'keeper', 'MEMBER') AS member
       FROM pg_tables JOIN pg_roles ON rolname = tableowner WHERE tablename = 'audit_entry'`,
    );
    expect(table).toEqual({ tableowner: 'keeper', rolcanlogin: false, member: false });
    expect(entriesBefore).toBeGreaterThan(0);
    expect(await count()).toBe(entriesBefore);
  });

  it('uses an index function that the service can call but not replace', async () => {
    const [made] = await database.asSuperuser(
      `SELECT proowner::regrole::text AS owner FROM pg_proc WHERE proname = 'fold_text'`,
    );
    expect(made).toEqual({ owner: 'keeper' });
    const replaced = `CREATE OR REPLACE FUNCTION fold_text(given text) RETURNS text LANGUAGE sql IMMUTABLE RETURN given`;
    await expect(asService(replaced)).rejects.toThrow('must be owner');
    expect(await asService(`SELECT fold_text('Nguyễn') AS folded`)).toEqual([{ folded: 'nguyen' }]);
  });

  it('grants the service INSERT and SELECT only', async () => {
    const before = await count();
    await verifySomebody();
    expect(await count()).toBe((before ?? 0) + 1);
    const { body } = await testApp.call(getAuditLog, { token: admin.token });
    expect(body.entries).toHaveLength((before ?? 0) + 1);
    const rights = await database.asSuperuser(
      `SELECT privilege_type AS may FROM information_schema.role_table_grants
       WHERE table_name = 'audit_entry' AND grantee = '${database.role}' ORDER BY 1`,
    );
    expect(rights).toEqual([{ may: 'INSERT' }, { may: 'SELECT' }]);
  });

  it.each([
    "UPDATE audit_entry SET actor_name = 'Nobody'",
    'UPDATE audit_entry SET at = now() WHERE false',
    'DELETE FROM audit_entry',
    'TRUNCATE audit_entry',
    'TRUNCATE audit_entry CASCADE',
    'DROP TABLE audit_entry',
    'DROP TABLE audit_entry CASCADE',
    'ALTER TABLE audit_entry DISABLE TRIGGER USER',
    'ALTER TABLE audit_entry RENAME TO other',
    'ALTER TABLE audit_entry ADD COLUMN more text',
    'ALTER TABLE audit_entry OWNER TO CURRENT_USER',
    'ALTER TABLE audit_entry SET SCHEMA keeper',
    'DROP TRIGGER audit_entry_append_only ON audit_entry',
    'CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$',
    'DROP FUNCTION refuse_audit_change() CASCADE',
    'DROP INDEX audit_entry_by_time',
    'DROP SCHEMA public CASCADE',
    'ALTER SCHEMA public RENAME TO other',
    'DROP SCHEMA keeper CASCADE',
    'DROP EVENT TRIGGER keep_dropped',
    'ALTER EVENT TRIGGER keep_dropped DISABLE',
    'DELETE FROM keeper.kept',
    'SET ROLE keeper',
    'GRANT keeper TO CURRENT_USER',
    'REASSIGN OWNED BY keeper TO CURRENT_USER',
    'DROP OWNED BY keeper CASCADE',
  ])('refuses %s', async (sql) => {
    const before = await count();
    await expect(asService(sql)).rejects.toThrow(/permission denied|must be owner|only roles with|is kept/);
    expect(await count()).toBe(before);
  });

  it('refuses to protect another table and protects itself only once', async () => {
    await expect(asService("SELECT keeper.keep('account')")).rejects.toThrow('no such table to keep');
    expect(await asService("SELECT keeper.keep('audit_entry') AS handed_over")).toEqual([{ handed_over: false }]);
  });

  it('lets migrations change other tables', async () => {
    await asService('CREATE TABLE later (id uuid); ALTER TABLE account ADD COLUMN later text; DROP TABLE later');
    await asService('ALTER TABLE account DROP COLUMN later');
  });

  it('can be restored by the superuser and is protected again afterwards', async () => {
    for (const trigger of ['keep_dropped', 'keep_moved']) await database.asSuperuser(`DROP EVENT TRIGGER ${trigger}`);
    await asService('CREATE SCHEMA restored');
    await asService('CREATE TABLE restored.audit_entry (LIKE public.audit_entry INCLUDING ALL)');
    await asService('ALTER SCHEMA public RENAME TO before; ALTER SCHEMA restored RENAME TO public');
    await database.protectTables();
    expect(await asService("SELECT keeper.keep('audit_entry') AS handed_over")).toEqual([{ handed_over: true }]);
    await expect(asService('DROP TABLE public.audit_entry')).rejects.toThrow('is kept');
    await expect(asService('DROP SCHEMA public CASCADE')).rejects.toThrow('is kept');
  });
});
