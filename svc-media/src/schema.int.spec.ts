import { countFewestStatements, describeSchema, findExportProblems } from '@cleaning/service-kit/testing';
import { exportedTables } from './company-export/exported-tables.js';
import { createDocumentCalls } from './testing/document-calls.js';
import { PNG } from './testing/files.js';
import { FOLDER_STORE, type MediaTestApp, startMediaTestApp } from './testing/stores.js';

describe('Schema', () => {
  let media: MediaTestApp;
  beforeAll(async () => {
    media = await startMediaTestApp(FOLDER_STORE);
  }, 60_000);
  afterAll(() => media.stop());

  it('has an entity for each table, and both agree', async () => {
    const { entities, tables } = await describeSchema(media.testApp.dataSource);
    expect(entities).toEqual(tables);
  });

  it('exports each table, or says why not', async () => {
    expect(await findExportProblems(media.testApp.dataSource, exportedTables)).toEqual([]);
  });
});

/** Statements cost time: docs/decisions/0034-where-the-time-of-a-call-goes.md. */
describe('Statements of a call', () => {
  let media: MediaTestApp;
  beforeAll(async () => {
    media = await startMediaTestApp(FOLDER_STORE);
  }, 60_000);
  afterAll(() => media.stop());

  it('are at most 7 for an upload of a document', async () => {
    const { update } = createDocumentCalls(() => media.testApp);
    const ana = await media.testApp.createPerson();
    const fewest = await countFewestStatements(async () =>
      expect((await update(ana, { passport_img: PNG })).status).toBe(200),
    );
    expect(fewest).toBeLessThanOrEqual(7);
  });
});
