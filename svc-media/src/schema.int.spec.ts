import { describeSchema } from '@cleaning/service-kit/testing';
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
