import { describeSchema, fewestStatements } from '@cleaning/service-kit/testing';
import { documentCalls } from './testing/document-calls.js';
import { PNG } from './testing/files.js';
import { FOLDER_STORE, type MediaTestApp, startMediaTestApp } from './testing/stores.js';

describe('schema', () => {
  let media: MediaTestApp;
  beforeAll(async () => {
    media = await startMediaTestApp(FOLDER_STORE);
  }, 60_000);
  afterAll(() => media.stop());

  it('has an entity for each table, which agrees with it', async () => {
    const { entities, tables } = await describeSchema(media.testApp.dataSource);
    expect(entities).toEqual(tables);
  });
});

/** Each statement is a part of what a call costs: docs/decisions/0034-where-the-time-of-a-call-goes.md. */
describe('the statements of a call', () => {
  let media: MediaTestApp;
  beforeAll(async () => {
    media = await startMediaTestApp(FOLDER_STORE);
  }, 60_000);
  afterAll(() => media.stop());

  it('of an upload of a document are at most 7', async () => {
    const { update } = documentCalls(() => media.testApp);
    const ana = await media.testApp.person();
    const fewest = await fewestStatements(async () =>
      expect((await update(ana, { passport_img: PNG })).status).toBe(200),
    );
    expect(fewest).toBeLessThanOrEqual(7);
  });
});
