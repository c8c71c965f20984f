import { getCurrentUser } from '@cleaning/contracts';
import { countFewestStatements, describeSchema, findExportProblems, type TestApp } from '@cleaning/service-kit/testing';
import { exportedTables } from './export/exported-tables.js';
import { PASSWORD, People, startAuth, type TestPerson } from './testing/people.js';

describe('the schema', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startAuth();
  }, 60_000);
  afterAll(() => testApp.stop());

  it('has a matching entity for each table', async () => {
    const { entities, tables } = await describeSchema(testApp.dataSource);
    expect(entities).toEqual(tables);
  });

  it('exports each table, or says why not', async () => {
    expect(await findExportProblems(testApp.dataSource, exportedTables)).toEqual([]);
  });
});

/** Each statement adds to a call's time: docs/decisions/0034-where-the-time-of-a-call-goes.md. */
describe('the number of SQL statements', () => {
  let testApp: TestApp;
  let people: People;
  let ana: TestPerson;
  beforeAll(async () => {
    testApp = await startAuth();
    people = new People(testApp);
    ana = await people.createContractor();
  }, 60_000);
  afterAll(() => testApp.stop());

  it.each<[string, number, () => Promise<{ status: number }>]>([
    ['the current user', 2, () => testApp.call(getCurrentUser, { token: ana.token })],
    ['a login', 8, () => people.logIn(ana.email, PASSWORD)],
  ])('for %s is at most %d', async (_, max, call) => {
    const fewest = await countFewestStatements(async () => expect((await call()).status).toBe(200));
    expect(fewest).toBeLessThanOrEqual(max);
  });
});
