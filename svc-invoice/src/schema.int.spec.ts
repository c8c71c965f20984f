import { type Bench, describeSchema, startBench } from '@cleaning/service-kit/testing';
import { invoiceService } from './service.js';

describe('schema', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await startBench(invoiceService);
  }, 60_000);
  afterAll(() => bench.stop());

  it('has an entity for each table, which agrees with it', async () => {
    const { entities, tables } = await describeSchema(bench.dataSource);
    expect(entities).toEqual(tables);
  });
});
