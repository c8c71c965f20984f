import { describeSchema } from '@cleaning/service-kit/testing';
import { FOLDER_STORE, type MediaBench, startMediaBench } from './testing/stores.js';

describe('schema', () => {
  let media: MediaBench;
  beforeAll(async () => {
    media = await startMediaBench(FOLDER_STORE);
  }, 60_000);
  afterAll(() => media.stop());

  it('has an entity for each table, which agrees with it', async () => {
    const { entities, tables } = await describeSchema(media.bench.dataSource);
    expect(entities).toEqual(tables);
  });
});
