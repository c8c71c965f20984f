import { type Bench, describeSchema } from '@cleaning/service-kit/testing';
import { startAuth } from './testing/people.js';

describe('schema', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await startAuth();
  }, 60_000);
  afterAll(() => bench.stop());

  it('has an entity for each table, which agrees with it', async () => {
    const { entities, tables } = await describeSchema(bench.dataSource);
    expect(entities).toEqual(tables);
  });
});
