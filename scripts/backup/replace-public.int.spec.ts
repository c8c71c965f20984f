import { createEarlierSchema, listMigrations, migrate, type ServiceDefinition } from '@cleaning/service-kit';
import { createOwnDatabase, type OwnDatabase } from '@cleaning/service-kit/testing';
import pg from 'pg';
import { authService } from '../../svc-auth/src/service.js';
import { invoiceService } from '../../svc-invoice/src/service.js';
import { RESTORED, replacePublic } from './replace-public.mjs';

const INDEXES = `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexname`;

describe.each<[string, ServiceDefinition]>([
  ['auth', authService],
  ['invoice', invoiceService],
])('replacePublic in the database of %s', (name, service) => {
  const history = listMigrations(service);
  const names = history.all.map((migration) => new migration().name ?? migration.name);
  let database: OwnDatabase;
  beforeAll(async () => {
    database = await createOwnDatabase();
    await migrate(name, { DATABASE_URL: database.url }, history);
  }, 60_000);
  afterAll(() => database.drop());

  it('restores all indexes, including those with our own functions and extension operators', async () => {
    const before = await database.asSuperuser<{ indexdef: string }>(INDEXES);
    expect(before.some(({ indexdef }) => indexdef.includes('fold_text'))).toBe(true);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(`CREATE SCHEMA ${RESTORED}`);
    const buildSchemaUrl = `${database.url}?options=${encodeURIComponent(`-c search_path=${RESTORED},public`)}`;
    await createEarlierSchema(buildSchemaUrl, history, names);
    await replacePublic(client).finally(() => client.end());
    expect(await database.asSuperuser(INDEXES)).toEqual(before);
  }, 60_000);
});
