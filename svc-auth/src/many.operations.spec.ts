import { getAuditLog } from '@cleaning/contracts';
import type { TestApp } from '@cleaning/service-kit/testing';
import { type MailTestSetup, startMailTestSetup } from './testing/mailed.js';
import { createNoticeCalls } from './testing/notice-calls.js';
import type { People, TestPerson } from './testing/people.js';
import { listAccountsAfterRetention } from './testing/unverified.js';

jest.setTimeout(150_000);

let mailed: MailTestSetup;
let testApp: TestApp;
let people: People;
let admin: TestPerson;
beforeAll(async () => {
  mailed = await startMailTestSetup();
  ({ testApp, people, admin } = mailed);
}, 60_000);
afterAll(() => mailed.stop());
beforeEach(() => testApp.dataSource.query(`DELETE FROM account WHERE role = 'user'`));

const { deliverToMany } = createNoticeCalls(() => mailed);
const readLog = async (query: Record<string, string>) => {
  const { status, body } = await testApp.call(getAuditLog, { token: admin.token, query });
  expect(status).toBe(200);
  return getAuditLog.answer.parse(body).entries;
};

/** Fifty thousand entries of five years; one in ten thousand about Quillon. */
const makeLong = () =>
  testApp.dataSource.query(
    `INSERT INTO audit_entry (id, at, actor_id, actor_name, action, subject_kind, subject_id, subject_name, details)
     SELECT gen_random_uuid(), '2021-01-01'::timestamptz + make_interval(mins => n * 50), 'a', 'Helen Marsh', 'work.approved',
       'person', n::text, CASE WHEN n % 10000 = 7 THEN 'Quillon Zed' ELSE 'Person ' || n END, '{}'
     FROM generate_series(1, 50000) AS n; ANALYZE audit_entry`,
  );

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** Rows of tables that a plan has read. */
const rowsRead = (node: PlanNode): number =>
  (node['Relation Name']
    ? node['Actual Loops'] *
      (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0))
    : 0) + (node.Plans ?? []).reduce((rows, part) => rows + rowsRead(part), 0);

describe('a notice', () => {
  it('reaches each of 2000 people once when five are delivered at the same time', () => deliverToMany(2000));
});

describe('the removal of unverified accounts', () => {
  it('removes 121 accounts in one run', async () => {
    expect(await listAccountsAfterRetention(testApp, people, 120)).toEqual([]);
  });
});

describe('the audit log', () => {
  it.each<[string, Record<string, string>]>([
    ['its first page', {}],
    ['a rare name', { text: 'Quillon' }],
    ['days long ago', { from: '2021-03-01', to: '2021-03-02' }],
    ['a rare name since a day', { text: 'quillon', from: '2022-01-01' }],
  ])('finds %s in a long log without reading all of it', async (_what, query) => {
    if ((await readLog({ text: 'Quillon' })).length === 0) await makeLong();
    const asked = jest.spyOn(Object.getPrototypeOf(testApp.dataSource.createQueryRunner()), 'query');
    await readLog(query);
    const statements = asked.mock.calls.filter(([sql]) => /FROM "audit_entry"/.test(String(sql)));
    asked.mockRestore();
    expect(statements).toHaveLength(1);
    const [sql, values] = statements[0] as [string, unknown[]];
    const [answer] = await testApp.dataSource.query(`EXPLAIN (ANALYZE, TIMING off, FORMAT JSON) ${sql}`, values);
    expect(rowsRead(answer['QUERY PLAN'][0].Plan)).toBeLessThan(200);
  });
});
