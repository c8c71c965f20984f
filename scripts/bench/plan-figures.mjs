import { DONE_IN_MONTH } from '../../svc-jobs/dist/work/work-history.service.js';
import { addWork, SLOTS_A_DAY } from './dataset.mjs';
import { against, printTable } from './table.mjs';

/** Work of all places, added one after the other to days of its own, all before the month that is asked for. */
const HISTORIES = [
  { records: 10_000, from: '2020-01-01' },
  { records: 990_000, from: '2020-03-01' },
];
/** Whichever way PostgreSQL reads the index: no more than a page for each row of the answer, and the way down the index. */
const PAGES_OF_DEPTH = 4;

function* nodesOf(plan) {
  yield plan;
  for (const part of plan.Plans ?? []) yield* nodesOf(part);
}

async function explain(query, jobId, { year, month }, zone) {
  const from = `${year}-${month}-01`;
  const before = new Date(Date.UTC(Number(year), Number(month), 1)).toISOString().slice(0, 10);
  const run = () => query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${DONE_IN_MONTH}`, [jobId, zone, from, before]);
  await run(); // brings the pages into memory
  const [answer] = await run();
  const [{ Plan: root, 'Execution Time': ms }] = answer['QUERY PLAN'];
  // The index scan, or the bitmap scan of the table with the index's below it.
  const read = [...nodesOf(root)].filter((node) =>
    (node['Relation Name'] ?? node['Index Name'])?.startsWith('work_record'),
  );
  return {
    answered: root['Actual Rows'],
    index: read.map((node) => node['Index Name']).find(Boolean) ?? 'none',
    pages: read[0]['Shared Hit Blocks'] + read[0]['Shared Read Blocks'],
    ms,
  };
}

/** What the month's query of one place reads with little and with much work behind it. */
export function planFigures({ jobs, people, month, inJobs }, zone) {
  return inJobs(async (query) => {
    const taken = [];
    for (const { records, from } of HISTORIES) {
      const count = records / jobs.length;
      for (const jobId of jobs) {
        const workers = people.filter((person) => person.jobId === jobId).map(({ id }) => id);
        const days = Math.ceil(count / (workers.length * SLOTS_A_DAY));
        await addWork(query, { jobId, people: workers, from, days, count });
      }
      await query('VACUUM ANALYZE work_record');
      const [{ count: there }] = await query('SELECT count(*)::int FROM work_record');
      taken.push({ there, ...(await explain(query, jobs[0], month, zone)) });
    }
    const [small, large] = taken;
    const same = large.index === small.index && large.pages <= large.answered + PAGES_OF_DEPTH;
    printTable(
      "The month's done work of one place",
      ['work records', 'answered', 'index', 'pages of records read', 'ms', 'goal'],
      taken.map(({ there, answered, index, pages, ms }) => [
        there.toLocaleString('en-AU'),
        answered,
        index,
        pages,
        ms.toFixed(2),
        there === large.there ? against(same, `the same index, ≤ ${large.answered + PAGES_OF_DEPTH}`) : '',
      ]),
    );
  });
}
