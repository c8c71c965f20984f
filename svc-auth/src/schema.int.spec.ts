import { describeSchema, type TestApp } from '@cleaning/service-kit/testing';
import { startAuth } from './testing/people.js';

describe('schema', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startAuth();
  }, 60_000);
  afterAll(() => testApp.stop());

  it('has an entity for each table, which agrees with it', async () => {
    const { entities, tables } = await describeSchema(testApp.dataSource);
    expect(entities).toEqual(tables);
  });
});
