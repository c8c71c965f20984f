import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEarlierSchema, listMigrations, migrate } from '@cleaning/service-kit';
import { createOwnDatabase, type OwnDatabase } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { invoiceService } from '../service.js';
import { EnterOutgoingMails1799710100010 } from './1799710100010-enter-outgoing-mails.js';

describe('EnterOutgoingMails migration', () => {
  const history = listMigrations(invoiceService);
  const names = history.all.map((migration) => new migration().name ?? migration.name);
  const before = names.slice(0, names.indexOf(EnterOutgoingMails1799710100010.name.replace(/^.*\./, '')));
  let database: OwnDatabase;
  const enter = (entity: string, id: string) =>
    database.asSuperuser(
      `INSERT INTO change (entity, entity_id, seq) SELECT '${entity}', '${id}', coalesce(max(seq), 0) + 1 FROM change`,
    );
  const listOutgoing = async () =>
    (
      await database.asSuperuser<{ entity_id: string }>(
        `SELECT entity_id FROM change WHERE entity = 'outgoing-mail' AND seq IS NULL ORDER BY entity_id`,
      )
    ).map(({ entity_id }) => entity_id);
  beforeAll(async () => {
    database = await createOwnDatabase();
    await createEarlierSchema(database.url, history, before);
  }, 120_000);
  afterAll(() => database.drop());

  it('enters the mails of 1.9.0 as outgoing, also while 1.9.0 still runs', async () => {
    const entities = ['enquiry-mail', 'quote-mail', 'client-code', 'document-mail'];
    const waiting = entities.map((entity) => ({ entity, id: v7() }));
    for (const { entity, id } of waiting) await enter(entity, id);
    await enter('site', v7());
    await migrate('invoice', { DATABASE_URL: database.url }, history);
    expect(await listOutgoing()).toEqual(waiting.map(({ id }) => id));

    const later = entities.map((entity) => ({ entity, id: v7() }));
    for (const { entity, id } of later) await enter(entity, id);
    await enter('agreed-job', v7());
    expect(await listOutgoing()).toEqual([...waiting, ...later].map(({ id }) => id));
  }, 60_000);

  it('is repeated by the commands in UPGRADING.md', async () => {
    const text = readFileSync(join(__dirname, '../../../UPGRADING.md'), 'utf8');
    const [forAll, forInvoices] = [...text.matchAll(/psql -U postgres -d \S+ -c "([^"]+)"/g)].map(
      ([, sql = '']) => sql,
    );
    const [mail, invoice] = [v7(), v7()];
    await database.asSuperuser(
      `SET session_replication_role = replica;
       INSERT INTO document_mail (id, client_invoice_id, version, to_name, to_address, copied, state, code, asked_by, asked_at)
       VALUES ('${mail}', '${invoice}', 1, 'Kim', 'kim@example.com', false, 'waiting', '', 'Alex', now())`,
    );
    const listHasNumber = async (entity: string) =>
      (
        await database.asSuperuser<{ seq: string | null }>(
          `SELECT seq FROM change WHERE entity = '${entity}' AND entity_id = '${mail}'`,
        )
      ).map(({ seq }) => seq !== null);
    expect(await listHasNumber('document-mail')).toEqual([]);
    await database.asSuperuser(String(forInvoices));
    expect(await listHasNumber('document-mail')).toEqual([false]);
    // An entry with a number gets a new one.
    await database.asSuperuser(`UPDATE change SET seq = number FROM (SELECT entity AS e, entity_id AS i, row_number() OVER () + 1000 AS number
      FROM change WHERE seq IS NULL) AS n WHERE entity = e AND entity_id = i`);
    expect([await listHasNumber('document-mail'), await listOutgoing()]).toEqual([[true], []]);
    await database.asSuperuser(String(forInvoices));
    await database.asSuperuser(String(forAll));
    expect(await listHasNumber('document-mail')).toEqual([false]);
    expect((await listOutgoing()).length).toBeGreaterThan(4);
  }, 60_000);
});
