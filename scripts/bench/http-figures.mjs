import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDataDir } from '../stack/data-dir.mjs';
import { startStack } from '../stack/index.mjs';
import { startBare } from './bare-stack.mjs';
import { CONNECTIONS, fillStack, SLOTS_A_DAY } from './dataset.mjs';
import { putLoad, requestBytes } from './load.mjs';
import { planFigures } from './plan-figures.mjs';
import { against, printTable } from './table.mjs';
import { uploadFigures } from './upload-figures.mjs';

const WARM_UP_MS = 2000;
const ROUND_MS = 3000;
const ROUNDS = 5;
const HERE = '-34.92866,138.59986,12';

function* always(request) {
  for (;;) yield request;
}

/** A connection's people work all their slots of today, one after the other: start, stop, start … */
export function* worked(people) {
  for (const { id, jobId, token } of people) {
    const send = (call, body) => requestBytes({ method: 'POST', path: `/api/${call}-permanent-job`, token, body });
    for (let slot = 0; slot < SLOTS_A_DAY; slot += 1) {
      const started = yield send('start', { user_id: id, job_id: jobId, start_location: HERE });
      yield send('stop', { user_id: id, row_id: JSON.parse(started).started_row_id, finish_location: HERE });
    }
  }
}

/** The measured calls. Each connection is another person, whom the bare handler, which knows no tokens, finds in the query or body. */
function loads({ people, admin, jobs, month, forgetToday }) {
  const read = (name, request) => ({
    name,
    ms: ROUND_MS,
    script: (index) => always(requestBytes(request(people[index]))),
  });
  const peopleOf = (index) => people.filter((_, number) => number % CONNECTIONS === index);
  return [
    read('GET user', ({ id, token }) => ({ method: 'GET', path: `/api/user?id=${id}`, token })),
    read('POST get-all-permanent-jobs', ({ id, token }) => ({
      method: 'POST',
      path: '/api/get-all-permanent-jobs',
      token,
      body: { userID: id },
    })),
    read('GET admin/get-permanent-jobs', () => ({
      method: 'GET',
      path: '/api/admin/get-permanent-jobs',
      token: admin.token,
    })),
    read('POST admin/get-done-jobs-by-place', () => ({
      method: 'POST',
      path: '/api/admin/get-done-jobs-by-place',
      token: admin.token,
      body: { job_id: jobs[0], ...month },
    })),
    { name: 'POST start-, stop-permanent-job', before: forgetToday, script: (index) => worked(peopleOf(index)) },
  ];
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * Throughput and p99 (ms) of the services, and as multiples of the bare handler's. Rounds of both alternate and the median of the
 * rounds' ratios is taken, so that what else happens on the machine troubles both alike.
 */
export async function httpRatios({ port, barePort, data }) {
  const rows = [];
  for (const { name, script, ms, before = async () => {} } of loads(data)) {
    const round = async (target, duration) => {
      await before();
      return putLoad({ port: target, connections: CONNECTIONS, script, ms: duration });
    };
    for (const target of [port, barePort]) await round(target, WARM_UP_MS);
    const rounds = [];
    for (let count = 0; count < ROUNDS; count += 1)
      rounds.push({ ours: await round(port, ms), bare: await round(barePort, ms) });
    const of = (value) => median(rounds.map(value));
    rows.push({
      name,
      perSecond: of(({ ours }) => ours.perSecond),
      barePerSecond: of(({ bare }) => bare.perSecond),
      throughput: of(({ ours, bare }) => ours.perSecond / bare.perSecond),
      p99: of(({ ours }) => ours.p99),
      bareP99: of(({ bare }) => bare.p99),
      latency: of(({ ours, bare }) => ours.p99 / bare.p99),
    });
  }
  return rows;
}

const BUSINESS_TZ = 'Australia/Adelaide';
const LEAST_THROUGHPUT = 0.4;
const LARGEST_P99 = 4;

/** What calls cost beside a bare handler, what a month's query reads however much was worked, and what uploads hold in memory. */
export async function httpFigures() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cleaning-bench-'));
  const opened = openDataDir(dataDir, false);
  const log = console.log;
  const stack = await startStack({ opened, demo: false, log, env: { BUSINESS_TZ } });
  try {
    const data = await fillStack(stack, opened.secrets.dataKey);
    const linkSecret = opened.secrets.documentLink;
    const bare = await startBare({
      stack,
      dataDir,
      zone: BUSINESS_TZ,
      linkSecret,
      dataKey: opened.secrets.dataKey,
      log,
    });
    try {
      printRatios(await httpRatios({ port: stack.port, barePort: bare.port, data }));
    } finally {
      await bare.stop();
    }
    await uploadFigures(stack, data);
    await planFigures(data, BUSINESS_TZ);
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function printRatios(rows) {
  printTable(
    'Calls at 50 connections, all guards and logs on, beside a bare node:http + pg handler (both behind nginx)',
    ['call', 'per second', 'bare', 'ratio', 'goal', 'p99 ms', 'bare', 'ratio', 'goal'],
    rows.map(({ name, perSecond, barePerSecond, throughput, p99, bareP99, latency }) => [
      name,
      perSecond.toFixed(0),
      barePerSecond.toFixed(0),
      throughput.toFixed(2),
      against(throughput >= LEAST_THROUGHPUT, `≥ ${LEAST_THROUGHPUT}`),
      p99.toFixed(1),
      bareP99.toFixed(1),
      latency.toFixed(2),
      against(latency < LARGEST_P99, `< ${LARGEST_P99}`),
    ]),
  );
}
