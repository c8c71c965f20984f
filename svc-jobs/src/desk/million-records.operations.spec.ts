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
import { measureHeldBytes, type TestPerson } from '@cleaning/service-kit/testing';
import { SchedulerRegistry } from '@nestjs/schedule';
import { JobsTestApp } from '../testing/jobs-test-app.js';
import { createLargeCompany, LAST_DAY, type LargeCompany, RECORDS, RECORDS_PER_DAY } from '../testing/large-company.js';

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

/** Sequential scans of work_record in a plan. */
const findFullScans = (plan: PlanNode) =>
  [...walkNodes(plan)]
    .filter((node) => node['Relation Name'] === 'work_record' && node['Node Type'] === 'Seq Scan')
    .map((node) => node['Node Type']);

const getRows = (node: PlanNode) =>
  ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
  (node['Actual Loops'] ?? 0);

/** Rows of work_record that a plan reads. */
const countRowsRead = (plan: PlanNode) =>
  [...walkNodes(plan)]
    .filter((node) => node['Relation Name'] === 'work_record')
    .reduce((rows, node) => rows + getRows(node), 0);

describe(`with ${RECORDS} work records`, () => {
  const jobs = JobsTestApp.openShared();
  let company: LargeCompany;
  beforeAll(async () => {
    // Turns off the minute checks, whose statements would be counted too.
    const scheduler = jobs.app.get(SchedulerRegistry);
    for (const name of scheduler.getIntervals()) scheduler.deleteInterval(name);
    company = await createLargeCompany(jobs);
    await jobs.assign(company.jobs[7] as string);
    jobs.setClock(`${LAST_DAY}T20:00`);
  });

  /** Runs a call and returns its statements on work_record. */
  async function readStatements(person: TestPerson, call: Call, body?: object, params?: Record<string, string>) {
    const spy = jest.spyOn(jobs.app.dataSource, 'query');
    await jobs.callOrThrow(person, call, body, params);
    const calls = spy.mock.calls.filter(([sql]) => /\bwork_record\b/.test(sql));
    spy.mockRestore();
    return calls.map(([sql, values]) => ({ sql, values }));
  }

  /** The default period of lists, this month and the last. */
  const span = { from: '2026-10-01', to: LAST_DAY };
  const month = { year: '2026', month: '10' };
  const own = () => ({ user_id: jobs.ana.id });
  const place = () => ({ job_id: company.jobs[7] as string });
  it.each<[string, () => Promise<Statement[]>]>([
    ['work that needs attention', () => readStatements(jobs.admin, getAttention)],
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
  ])('reads %s without a full scan', async (_what, asked) => {
    const statements = await asked();
    expect(statements.length).toBeGreaterThan(0);
    for (const { sql, values } of statements) {
      // Once with these values, and once with a generic plan.
      for (const [options, given] of [
        ['FORMAT JSON', values],
        ['FORMAT JSON, GENERIC_PLAN', undefined],
      ] as const) {
        const [answer] = await jobs.app.dataSource.query(`EXPLAIN (${options}) ${sql}`, given);
        expect({ sql, whole: findFullScans(answer['QUERY PLAN'][0].Plan) }).toEqual({ sql, whole: [] });
      }
    }
  });

  it('reads no other records for the month of one place', async () => {
    const statements = await readStatements(jobs.admin, getDoneJobsByPlace, { ...place(), ...month });
    expect(statements.length).toBeGreaterThan(0);
    for (const { sql, values } of statements) {
      const [answer] = await jobs.app.dataSource.query(`EXPLAIN (ANALYZE, TIMING off, FORMAT JSON) ${sql}`, values);
      const { Plan: plan } = answer['QUERY PLAN'][0];
      expect(plan['Actual Rows']).toBeGreaterThan(0);
      expect(countRowsRead(plan)).toBe(plan['Actual Rows']);
    }
  });

  /** Runs the statements of a page of the work list and returns their plans. */
  async function readPlans(asked: object): Promise<PlanNode[]> {
    const plans: PlanNode[] = [];
    for (const { sql, values } of await readStatements(jobs.admin, listWork, asked)) {
      const [answer] = await jobs.app.dataSource.query(`EXPLAIN (ANALYZE, TIMING off, FORMAT JSON) ${sql}`, values);
      plans.push(answer['QUERY PLAN'][0].Plan);
    }
    expect(plans.length).toBeGreaterThan(0);
    return plans;
  }
  const sumRowsRead = (plans: readonly PlanNode[]) => plans.reduce((rows, plan) => rows + countRowsRead(plan), 0);

  const SORTS = ['date', 'place', 'person', 'hours', 'contractor', 'company'];
  const orders = SORTS.flatMap((sort) => ['asc', 'desc'].map((direction) => ({ sort, direction })));
  /** Count and totals once, the page once, and 500 rows for the page's details, whatever the table size. */
  const MAX_READ = 2 * 49 * RECORDS_PER_DAY + 500;

  it.each<[string, object]>([
    ...orders.map((order): [string, object] => [`by ${order.sort}, ${order.direction}`, order]),
    ['on its last page', { page: 900 }],
    ['with text that places match', { text: 'Place 17', direction: 'desc' }],
    ['with text that many people match', { text: 'Person 2', sort: 'person', direction: 'desc' }],
    ['with text without a match', { text: 'Nobody' }],
    ['with late work', { status: 'late', page: 2 }],
    ['with held work', { status: 'held', sort: 'person' }],
    ['with rejected work by amount', { status: 'rejected', sort: 'company', direction: 'desc' }],
    ['with running work', { status: 'pending' }],
  ])('lists work of a period %s from the records of the period alone', async (_which, asked) => {
    const plans = await readPlans({ ...span, ...asked });
    expect(plans.flatMap(findFullScans)).toEqual([]);
    expect(sumRowsRead(plans)).toBeLessThan(MAX_READ);
  });

  it('answers totals by a covering index alone, and reads a page by date along it', async () => {
    const [sums, page] = await readPlans({ ...span, direction: 'desc' });
    const reads = (plan: PlanNode | undefined) =>
      plan ? [...walkNodes(plan)].filter((node) => node['Index Name'] === 'work_record_listed') : [];
    expect(reads(sums)).toMatchObject([{ 'Node Type': 'Index Only Scan' }]);
    expect(reads(page)).toMatchObject([{ 'Node Type': 'Index Only Scan' }]);
    expect(reads(page).reduce((rows, node) => rows + getRows(node), 0)).toBeLessThan(2 * RECORDS_PER_DAY);
  });

  it.each(orders)('lists all work by $sort, $direction, and reads no record more than twice', async (order) => {
    expect(sumRowsRead(await readPlans(order))).toBeLessThan(2 * RECORDS + 500);
  });

  it('streams an export of 220,000 records in less than 20 MB of memory', async () => {
    const body = JSON.stringify({ from: '2025-07-01', to: LAST_DAY, sort: 'person' });
    const before = measureHeldBytes();
    const asking = request(`${jobs.app.url}${exportWork.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${jobs.admin.token}`, 'content-type': 'application/json' },
    });
    asking.end(body);
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    let [lines, bytes, sampled, peak] = [0, 0, 0, 0];
    for await (const chunk of answer) {
      bytes += chunk.length;
      for (const byte of chunk) if (byte === 10) lines += 1;
      if (bytes - sampled < 4_000_000) continue;
      sampled = bytes;
      peak = Math.max(peak, measureHeldBytes() - before);
    }
    expect(lines).toBeGreaterThan(220_000);
    expect(peak).toBeLessThan(20_000_000);
  });
});
