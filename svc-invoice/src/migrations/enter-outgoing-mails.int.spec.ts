import { listMigrations, makeEarlierSchema, migrate } from '@cleaning/service-kit';
import { type OwnDatabase, ownDatabase } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { invoiceService } from '../service.js';
import { EnterOutgoingMails1799710100010 } from './1799710100010-enter-outgoing-mails.js';

describe('mails that the version before has entered in the feed', () => {
  const history = listMigrations(invoiceService);
  const names = history.all.map((migration) => new migration().name ?? migration.name);
  const before = names.slice(0, names.indexOf(EnterOutgoingMails1799710100010.name.replace(/^.*\./, '')));
  let database: OwnDatabase;
  const enter = (entity: string, id: string) =>
    database.asSuperuser(
      `INSERT INTO change (entity, entity_id, seq) SELECT '${entity}', '${id}', coalesce(max(seq), 0) + 1 FROM change`,
    );
  const outgoing = async () =>
    (
      await database.asSuperuser<{ entity_id: string }>(
        `SELECT entity_id FROM change WHERE entity = 'outgoing-mail' AND seq IS NULL ORDER BY entity_id`,
      )
    ).map(({ entity_id }) => entity_id);
  beforeAll(async () => {
    database = await ownDatabase();
    await makeEarlierSchema(database.url, history, before);
  }, 120_000);
  afterAll(() => database.drop());

  it('are entered as outgoing mails by the update, and while that version runs beside this one', async () => {
    const entities = ['enquiry-mail', 'quote-mail', 'client-code', 'document-mail'];
    const waiting = entities.map((entity) => ({ entity, id: v7() }));
    for (const { entity, id } of waiting) await enter(entity, id);
    await enter('site', v7());
    await migrate('invoice', { DATABASE_URL: database.url }, history);
    expect(await outgoing()).toEqual(waiting.map(({ id }) => id));

    const later = entities.map((entity) => ({ entity, id: v7() }));
    for (const { entity, id } of later) await enter(entity, id);
    await enter('agreed-job', v7());
    expect(await outgoing()).toEqual([...waiting, ...later].map(({ id }) => id));
  }, 60_000);
});
