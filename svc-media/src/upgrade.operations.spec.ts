import { auditEntryOf } from '@cleaning/service-kit';
import { databaseBefore } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { mediaService } from './service.js';
import { FOLDER_STORE, type MediaTestApp, startMediaTestApp } from './testing/stores.js';

const id = () => v7();
const [ana, bo, staged, passport, registration] = [id(), id(), id(), id(), id()];
const entry = auditEntryOf({
  actor: { id: bo, name: 'Helen Marsh' },
  action: 'document.read',
  subject: { kind: 'person', id: ana, name: 'Ana Silva' },
  details: { document: 'passport_img' },
});

describe('a database of the version that sent events', () => {
  let media: MediaTestApp;
  beforeAll(async () => {
    const prepare = databaseBefore(mediaService, 1796000000000, async (insert) => {
      const document = { content_type: 'image/png', size_bytes: 9, created_at: new Date() };
      await insert('document_owner', { user_id: ana, version: 4 });
      // All of this person's documents are gone.
      await insert('document_owner', { user_id: bo, version: 2 });
      await insert('document', { id: passport, owner_id: ana, kind: 'passport_img', object_key: 'a', ...document });
      await insert('document', {
        id: staged,
        registration_id: registration,
        kind: 'agreement_img',
        object_key: 'b',
        ...document,
      });
      await insert('outbox_event', { id: id(), seq: 1, name: 'audit.recorded', payload: entry });
      await insert('outbox_event', { id: id(), name: 'documents.changed', payload: { user_id: ana } });
      await insert('inbox_cursor', { source: 'auth', last_seq: 99 });
    });
    media = await startMediaTestApp(FOLDER_STORE, {}, prepare);
  }, 60_000);
  afterAll(() => media.stop());

  it('comes through with documents and audit entries in the feed', async () => {
    const published = await media.testApp.published('documents');
    expect(published).toHaveLength(2);
    expect(published).toContainEqual({ id: ana, documents: { passport_img: passport } });
    expect(published).toContainEqual({ id: bo, documents: {} });
    expect(await media.testApp.published('audit-entry')).toEqual([entry]);
  });

  it('gives documents of a registration to the person when they are in the feed, as if no event had been read', async () => {
    const documents = { agreement_img: staged };
    const person = await media.testApp.person();
    await media.testApp.deliver('registration', person.id, { registration_id: registration, documents });
    expect((await media.testApp.published('documents')).at(-1)).toEqual({ id: person.id, documents });
  });

  it.each(['outbox_event', 'outbox_counter', 'inbox_cursor', 'inbox_waiting', 'known_signing_key'])(
    'has no table %s any more',
    async (table) => {
      expect(await media.testApp.dataSource.query('SELECT to_regclass($1) AS found', [table])).toEqual([
        { found: null },
      ]);
    },
  );
});
