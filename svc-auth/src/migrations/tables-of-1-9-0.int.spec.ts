import { createEarlierSchema, listMigrations, migrate } from '@cleaning/service-kit';
import { createOwnDatabase, type OwnDatabase } from '@cleaning/service-kit/testing';
import { authService } from '../service.js';

describe('a 1.9.0 database whose audit log belongs to the keeper role', () => {
  const history = listMigrations(authService);
  const baseline = history.baseline.map((migration) => new migration().name ?? migration.name);
  let database: OwnDatabase;
  const names = async () =>
    (await database.asSuperuser<{ name: string }>('SELECT name FROM migration')).map(({ name }) => name);
  beforeAll(async () => {
    database = await createOwnDatabase();
    await createEarlierSchema(database.url, history, baseline);
    const newest = history.replaces?.newest ?? '';
    await database.asSuperuser(
      `DELETE FROM migration; INSERT INTO migration (timestamp, name) VALUES (${newest.slice(-13)}, '${newest}');`,
    );
    await database.protectTables();
    await database.asSuperuser(`SET SESSION AUTHORIZATION ${database.role}; SELECT keeper.keep('audit_entry')`);
  }, 120_000);
  afterAll(() => database.drop());

  it('runs every migration and leaves the audit log to the keeper role', async () => {
    await database.protectTables();
    await migrate('auth', { DATABASE_URL: database.url }, history);
    expect(await names()).toEqual(
      expect.arrayContaining(history.all.map((migration) => new migration().name ?? migration.name)),
    );
    const [table] = await database.asSuperuser(`SELECT tableowner FROM pg_tables WHERE tablename = 'audit_entry'`);
    expect(table).toEqual({ tableowner: 'keeper' });
    const [index] = await database.asSuperuser<{ indexdef: string }>(
      `SELECT indexdef FROM pg_indexes WHERE indexname = 'audit_entry_by_folded_name'`,
    );
    expect(index?.indexdef).toContain('gin (fold_text(actor_name) gin_trgm_ops, fold_text(subject_name) gin_trgm_ops)');
  }, 60_000);
});
