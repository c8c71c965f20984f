import { noteIncident, reportIncident, saveSiteAccess, showSiteAccess } from '@cleaning/contracts';
import { createOwnDatabase, type OwnDatabase } from '@cleaning/service-kit/testing';
import { v4 } from 'uuid';
import { EARLY, JobsTestApp } from '../testing/jobs-test-app.js';

describe('Append-only tables for the role of svc-jobs', () => {
  let database: OwnDatabase;
  const environment: Record<string, string> = {};
  beforeAll(async () => {
    database = await createOwnDatabase();
    await database.protectTables();
    environment.DATABASE_URL = database.url;
  }, 120_000);
  const jobs = JobsTestApp.openOwn(environment);
  afterAll(() => database.drop());
  beforeAll(async () => {
    jobs.setClock('2026-11-18T07:00');
    const job = await jobs.createAssignedJob([EARLY]);
    const report = { user_id: jobs.ana.id, key: v4(), kind: 'damage', text: 'Broken window', job_id: job };
    const { incident_id } = await jobs.callOrThrow(jobs.ana, reportIncident, {
      ...report,
      happened_at: '2026-11-17T20:00:00Z',
    });
    await jobs.callOrThrow(jobs.admin, noteIncident, { id: incident_id, key: v4(), text: 'Glazier called' });
    await jobs.callOrThrow(jobs.admin, saveSiteAccess, { job_id: job, version: 0, text: 'Key box 4815' });
    await jobs.callOrThrow(jobs.ana, showSiteAccess, { job_id: job });
  }, 120_000);

  const asService = (sql: string) => jobs.app.dataSource.query(sql);
  const rows = async (table: string) => database.asSuperuser(`SELECT * FROM ${table} ORDER BY id`);

  describe.each(['incident_note', 'site_view'])('%s', (table) => {
    it('belongs to a role without a login, like the function of its trigger', async () => {
      const owners = await database.asSuperuser<{ owner: string }>(
        `SELECT tableowner AS owner FROM pg_tables WHERE tablename = '${table}'
         UNION ALL SELECT proowner::regrole::text FROM pg_proc WHERE proname = 'refuse_${table}_change'`,
      );
      expect(owners).toEqual([{ owner: 'keeper' }, { owner: 'keeper' }]);
    });

    it('lets the service insert and select only', async () => {
      expect((await rows(table)).length).toBeGreaterThan(0);
      const rights = await database.asSuperuser(
        `SELECT privilege_type AS may FROM information_schema.role_table_grants
         WHERE table_name = '${table}' AND grantee = '${database.role}' ORDER BY 1`,
      );
      expect(rights).toEqual([{ may: 'INSERT' }, { may: 'SELECT' }]);
    });

    it.each([
      `UPDATE ${table} SET id = id`,
      `DELETE FROM ${table}`,
      `TRUNCATE ${table} CASCADE`,
      `DROP TABLE ${table} CASCADE`,
      `ALTER TABLE ${table} DISABLE TRIGGER USER`,
      `ALTER TABLE ${table} OWNER TO CURRENT_USER`,
      `DROP TRIGGER ${table}_is_kept ON ${table}`,
      `DROP FUNCTION refuse_${table}_change() CASCADE`,
      `CREATE OR REPLACE FUNCTION refuse_${table}_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$`,
    ])('refuses %s', async (sql) => {
      const before = await rows(table);
      await expect(asService(sql)).rejects.toThrow(/permission denied|must be owner|is kept/);
      expect(await rows(table)).toEqual(before);
    });
  });
});
