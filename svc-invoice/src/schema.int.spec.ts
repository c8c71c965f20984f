import { describeSchema, startTestApp, type TestApp } from '@cleaning/service-kit/testing';
import { invoiceService } from './service.js';

describe('schema', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp(invoiceService);
  }, 60_000);
  afterAll(() => testApp.stop());

  it('has an entity for each table, which agrees with it', async () => {
    const { entities, tables } = await describeSchema(testApp.dataSource);
    expect(entities).toEqual(tables);
  });
});
