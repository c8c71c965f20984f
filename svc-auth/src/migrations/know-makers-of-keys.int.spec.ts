import { createEarlierSchema, listMigrations, migrate } from '@cleaning/service-kit';
import { createOwnDatabase, type OwnDatabase } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { authService } from '../service.js';

describe('KnowMakersOfKeys migration', () => {
  const history = listMigrations(authService);
  const names = history.all.map((migration) => new migration().name ?? migration.name);
  const before = names.slice(0, names.indexOf('KnowMakersOfKeys1799725000000'));
  let database: OwnDatabase;
  beforeAll(async () => {
    database = await createOwnDatabase();
    await createEarlierSchema(database.url, history, before);
  }, 120_000);
  afterAll(() => database.drop());

  it('reads who has made each key from the audit log', async () => {
    const [helen, known, unknown] = [v7(), v7(), v7()];
    await database.asSuperuser(
      `INSERT INTO account (id, role, verified, password_hash, session_version, version, registered_at, name, email, address, zip_code,
         contact_no, abn, passport_number, bank_name, account_type, account_name, account_number, bsb)
       VALUES ('${helen}', 'admin', true, '$argon2id$x', 1, 1, now(), 'Helen Marsh', 'helen@example.com', '', '', '', '', '', '', '', '', '', '');
       INSERT INTO audit_entry (id, at, actor_id, actor_name, action, subject_kind, subject_id, subject_name, details)
       VALUES ('${v7()}', now(), '${helen}', 'Helen Marsh', 'api-key.created', 'api-key', '${known}', 'Known', '{}');
       INSERT INTO api_key (id, name, key_hash, scopes, networks, made_by, expires_at)
       SELECT id::uuid, id, encode(sha256(id::bytea), 'hex'), '{jobs:read}', '{}', 'Helen Marsh', now() + interval '1 day'
       FROM unnest(ARRAY['${known}', '${unknown}']) AS id`,
    );
    await migrate('auth', { DATABASE_URL: database.url }, history);
    const rows = await database.asSuperuser('SELECT id, made_by_id FROM api_key ORDER BY id');
    expect(rows).toEqual([
      { id: known, made_by_id: helen },
      { id: unknown, made_by_id: null },
    ]);
  }, 60_000);
});
