import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import {
  type Call,
  exportWork,
  getAttention,
  getDoneJobsByPlace,
  getEarnings,
  getPermanentJobById,
  getRemainingSlots,
  getTimesheet,
  getToday,
  listApprovals,
  listWork,
} from '@cleaning/contracts';
import { heldBytes, type TestPerson } from '@cleaning/service-kit/testing';
import { SchedulerRegistry } from '@nestjs/schedule';
import { JobsTestApp } from '../testing/jobs-test-app.js';
import { LAST_DAY, type LargeCompany, makeLarge, RECORDS, RECORDS_A_DAY } from '../testing/large-company.js';

jest.setTimeout(180_000);

type Query = JobsTestApp['app']['dataSource']['query'];
interface Statement {
  sql: string;
  values: Parameters<Query>[1];
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

function* walkNodes(plan: PlanNode): Generator<PlanNode> {
  yield plan;
  for (const part of plan.Plans ?? []) yield* walkNodes(part);
}

/** Where PostgreSQL reads the whole table of work. */
const wholeReads = (plan: PlanNode) =>
  [...walkNodes(plan)]
    .filter((node) => node['Relation Name'] === 'work_record' && node['Node Type'] === 'Seq Scan')
    .map((node) => node['Node Type']);

const getRows = (node: PlanNode) =>
  ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
  (node['Actual Loops'] ?? 0);

/** Rows of work that a plan has read. */
const rowsRead = (plan: PlanNode) =>
  [...walkNodes(plan)]
    .filter((node) => node['Relation Name'] === 'work_record')
    .reduce((rows, node) => rows + getRows(node), 0);

describe(`with ${RECORDS} work records`, () => {
  const jobs = JobsTestApp.forTests();
  let company: LargeCompany;
  beforeAll(async () => {
    // Each minute they would ask about hundreds of shifts and visits, between the statements of a call.
    const scheduler = jobs.app.get(SchedulerRegistry);
    for (const name of scheduler.getIntervals()) scheduler.deleteInterval(name);
    company = await makeLarge(jobs);
    await jobs.assign(company.jobs[7] as string);
    jobs.at(`${LAST_DAY}T20:00`);
  });

  /** What the service asks of its database for one call. */
  async function readStatements(person: TestPerson, call: Call, body?: object, params?: Record<string, string>) {
    const spy = jest.spyOn(jobs.app.dataSource, 'query');
    await jobs.ok(person, call, body, params);
    const asked = spy.mock.calls.filter(([sql]) => /\bwork_record\b/.test(sql));
    spy.mockRestore();
    return asked.map(([sql, values]) => ({ sql, values }));
  }

  /** What lists open with: this and the last month. */
  const span = { from: '2026-10-01', to: LAST_DAY };
  const month = { year: '2026', month: '10' };
  const own = () => ({ user_id: jobs.ana.id });
  const place = () => ({ job_id: company.jobs[7] as string });
  it.each<[string, () => Promise<Statement[]>]>([
    ['what waits for an admin', () => readStatements(jobs.admin, getAttention)],
    ['the board of today', () => readStatements(jobs.admin, getToday)],
    ['held work', () => readStatements(jobs.admin, listApprovals, { page_size: 5 })],
    ['held work by reasons', () => readStatements(jobs.admin, listApprovals, { reasons: ['finished_late'] })],
    [
      'approved work',
      () => readStatements(jobs.admin, listApprovals, { ...span, state: 'approved', direction: 'desc' }),
    ],
    ['the work list', () => readStatements(jobs.admin, listWork, span)],
    ['done work by place and month', () => readStatements(jobs.admin, getDoneJobsByPlace, { ...place(), ...month })],
    ['earnings by person and month', () => readStatements(jobs.ana, getEarnings, { ...own(), ...month })],
    ['the timesheet', () => readStatements(jobs.ana, getTimesheet, { ...own(), ...month })],
    ["today's slots", () => readStatements(jobs.ana, getRemainingSlots, { ...own(), ...place() })],
    ['one job', () => readStatements(jobs.ana, getPermanentJobById, undefined, { jobID: company.jobs[7] as string })],
  ])('%s is read without reading all of them', async (_what, asked) => {
    const statements = await asked();
    expect(statements.length).toBeGreaterThan(0);
    for (const { sql, values } of statements) {
      // With these values, and as PostgreSQL plans a statement once for all values.
      for (const [options, given] of [
        ['FORMAT JSON', values],
        ['FORMAT JSON, GENERIC_PLAN', undefined],
      ] as const) {
        const [answer] = await jobs.app.dataSource.query(`EXPLAIN (${options}) ${sql}`, given);
        expect({ sql, whole: wholeReads(answer['QUERY PLAN'][0].Plan) }).toEqual({ sql, whole: [] });
      }
    }
  });

  it("reads no other records for a place's month", async () => {
    const statements = await readStatements(jobs.admin, getDoneJobsByPlace, { ...place(), ...month });
    expect(statements.length).toBeGreaterThan(0);
    for (const { sql, values } of statements) {
      const [answer] = await jobs.app.dataSource.query(`EXPLAIN (ANALYZE, TIMING off, FORMAT JSON) ${sql}`, values);
      const { Plan: plan } = answer['QUERY PLAN'][0];
      expect(plan['Actual Rows']).toBeGreaterThan(0);
      expect(rowsRead(plan)).toBe(plan['Actual Rows']);
    }
  });

  /** The plans of a page of the work list, as they were run. */
  async function readPlans(asked: object): Promise<PlanNode[]> {
    const plans: PlanNode[] = [];
    for (const { sql, values } of await readStatements(jobs.admin, listWork, asked)) {
      const [answer] = await jobs.app.dataSource.query(`EXPLAIN (ANALYZE, TIMING off, FORMAT JSON) ${sql}`, values);
      plans.push(answer['QUERY PLAN'][0].Plan);
    }
    expect(plans.length).toBeGreaterThan(0);
    return plans;
  }
  const readBy = (plans: readonly PlanNode[]) => plans.reduce((rows, plan) => rows + rowsRead(plan), 0);

  const SORTS = ['date', 'place', 'person', 'hours', 'contractor', 'company'];
  const orders = SORTS.flatMap((sort) => ['asc', 'desc'].map((direction) => ({ sort, direction })));
  /** Of the span, however many records there are: once for count and sums, once for the page, and what the page shows. */
  const MAX_READ = 2 * 49 * RECORDS_A_DAY + 500;

  it.each<[string, object]>([
    ...orders.map((order): [string, object] => [`by ${order.sort}, ${order.direction}`, order]),
    ['on its last page', { page: 900 }],
    ['of a text that places have', { text: 'Place 17', direction: 'desc' }],
    ['of a text that many people have', { text: 'Person 2', sort: 'person', direction: 'desc' }],
    ['of a text that nobody has', { text: 'Nobody' }],
    ['of late work', { status: 'late', page: 2 }],
    ['of held work', { status: 'held', sort: 'person' }],
    ['of rejected work by amount', { status: 'rejected', sort: 'company', direction: 'desc' }],
    ['of work under way', { status: 'pending' }],
  ])('lists work of a span %s from the records of the span', async (_which, asked) => {
    const plans = await readPlans({ ...span, ...asked });
    expect(plans.flatMap(wholeReads)).toEqual([]);
    expect(readBy(plans)).toBeLessThan(MAX_READ);
  });

  it('answers count and sums of a span by one index that has all of it, and a page by date along it', async () => {
    const [sums, page] = await readPlans({ ...span, direction: 'desc' });
    const reads = (plan: PlanNode | undefined) =>
      plan ? [...walkNodes(plan)].filter((node) => node['Index Name'] === 'work_record_listed') : [];
    expect(reads(sums)).toMatchObject([{ 'Node Type': 'Index Only Scan' }]);
    expect(reads(page)).toMatchObject([{ 'Node Type': 'Index Only Scan' }]);
    expect(reads(page).reduce((rows, node) => rows + getRows(node), 0)).toBeLessThan(2 * RECORDS_A_DAY);
  });

  it.each(orders)('lists all work by $sort, $direction, and reads no record more than twice', async (order) => {
    expect(readBy(await readPlans(order))).toBeLessThan(2 * RECORDS + 500);
  });

  it('exports 220,000 of them and holds no more of them at a time than a few', async () => {
    const body = JSON.stringify({ from: '2025-07-01', to: LAST_DAY, sort: 'person' });
    const before = heldBytes();
    const asking = request(`${jobs.app.url}${exportWork.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${jobs.admin.token}`, 'content-type': 'application/json' },
    });
    asking.end(body);
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    let [lines, bytes, sampled, most] = [0, 0, 0, 0];
    for await (const chunk of answer) {
      bytes += chunk.length;
      for (const byte of chunk) if (byte === 10) lines += 1;
      if (bytes - sampled < 4_000_000) continue;
      sampled = bytes;
      most = Math.max(most, heldBytes() - before);
    }
    expect(lines).toBeGreaterThan(220_000);
    expect(most).toBeLessThan(20_000_000);
  });
});
