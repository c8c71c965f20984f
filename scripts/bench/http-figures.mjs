import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDataDir } from '../stack/data-dir.mjs';
import { startStack } from '../stack/index.mjs';
import { startBare } from './bare-stack.mjs';
import { measuredCalls } from './calls.mjs';
import { CONNECTIONS, fillStack } from './dataset.mjs';
import { imageFigures } from './image-figures.mjs';
import { putLoad } from './load.mjs';
import { memoryOfStack, printMemory, total } from './memory-figures.mjs';
import { settled } from './processes.mjs';
import { against, printTable } from './table.mjs';
import { uploadFigures } from './upload-figures.mjs';

/** Until V8 has compiled what runs: after half a second, calls of several milliseconds still run in its interpreter. */
const WARM_UP_MS = 3000;
const ROUND_MS = 1000;
const ROUNDS = 3;
const FEW = 1;
const MANY = 20;

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** One connection's load to one side, when both sides have been made ready for it. */
async function round({ script, before = async () => {} }, port, connections, ms = ROUND_MS) {
  await before();
  return putLoad({ port, connections, script: (index) => script(index, connections), ms });
}

/**
 * Throughput and latency (ms) of the services, and as multiples of the bare handler's. Rounds of both alternate and the median of the
 * rounds' ratios is taken, so that what else happens on the machine troubles both alike.
 */
async function ratios(call, port, barePort, connections) {
  const rounds = [];
  for (let count = 0; count < ROUNDS; count += 1)
    rounds.push({ ours: await round(call, port, connections), bare: await round(call, barePort, connections) });
  const of = (value) => median(rounds.map(value));
  return {
    perSecond: of(({ ours }) => ours.perSecond),
    barePerSecond: of(({ bare }) => bare.perSecond),
    throughput: of(({ ours, bare }) => ours.perSecond / bare.perSecond),
    ms: of(({ ours }) => ours.median),
    bareMs: of(({ bare }) => bare.median),
    p99: of(({ ours }) => ours.p99),
    bareP99: of(({ bare }) => bare.p99),
    latency: of(({ ours, bare }) => ours.p99 / bare.p99),
  };
}

const LEAST_THROUGHPUT = 0.4;
const LARGEST_P99 = 4;

const waitRow = ({ name, goals }, one, many) => [
  name,
  one.ms.toFixed(1),
  one.bareMs.toFixed(1),
  goals.ms ? against(one.ms <= goals.ms, `≤ ${goals.ms}`) : '',
  many.perSecond.toFixed(0),
  many.barePerSecond.toFixed(0),
  many.throughput.toFixed(2),
  against(many.throughput >= goals.part, `≥ ${goals.part}`),
];

const crowdRow = ({ name }, of) => [
  name,
  of.perSecond.toFixed(0),
  of.barePerSecond.toFixed(0),
  of.throughput.toFixed(2),
  against(of.throughput >= LEAST_THROUGHPUT, `≥ ${LEAST_THROUGHPUT}`),
  of.p99.toFixed(1),
  of.bareP99.toFixed(1),
  of.latency.toFixed(2),
  against(of.latency < LARGEST_P99, `< ${LARGEST_P99}`),
];

/**
 * What people wait for: with nginx, guards and logs on our side alone at one and twenty connections; reads and presses when everybody is
 * there at once, with nginx on both sides.
 */
async function callFigures({ stack, bare, calls }) {
  const waits = [];
  const crowds = [];
  for (const call of calls) {
    for (const port of [stack.port, bare.directPort]) await round(call, port, MANY, WARM_UP_MS);
    if (call.goals) {
      const one = await ratios(call, stack.port, bare.directPort, FEW);
      waits.push(waitRow(call, one, await ratios(call, stack.port, bare.directPort, MANY)));
    }
    if (call.crowd) crowds.push(crowdRow(call, await ratios(call, stack.port, bare.port, CONNECTIONS)));
  }
  printTable(
    `Calls at ${CONNECTIONS} connections, all guards and logs on, beside the bare handler (both behind nginx)`,
    ['call', 'per second', 'bare', 'ratio', 'goal', 'p99 ms', 'bare', 'ratio', 'goal'],
    crowds,
  );
  printTable(
    `Calls at ${FEW} connection (median, ms) and at ${MANY} (a second), beside a bare node:http + pg handler without nginx, guards and logs`,
    ['call', 'one: ms', 'bare', 'goal', 'twenty: a second', 'bare', 'ratio', 'goal'],
    waits,
  );
}

const MOST_LOADED_MB = 800;

/** Memory when it is highest, while each call is made by many. */
async function loadedMemory({ stack, calls }) {
  let highest = memoryOfStack(stack);
  for (const call of calls) {
    await round(call, stack.port, MANY);
    const now = memoryOfStack(stack);
    if (total(now, 'pss') > total(highest, 'pss')) highest = now;
  }
  printMemory(`Memory when it is highest, each call at ${MANY} connections`, highest, MOST_LOADED_MB);
}

const BUSINESS_TZ = 'Australia/Adelaide';

/**
 * What calls cost beside a bare handler, what uploads and loads hold in memory, and what the sizes of photos take.
 */
export async function httpFigures() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cleaning-bench-'));
  const opened = openDataDir(dataDir, false);
  const log = console.log;
  const stack = await startStack({ opened, demo: false, log, env: { BUSINESS_TZ } });
  try {
    const { dataKey, documentLink: linkSecret } = opened.secrets;
    const data = await fillStack(stack, dataKey);
    const calls = await measuredCalls(data, stack.admin);
    await settled();
    await uploadFigures(stack, data);
    const bare = await startBare({ stack, dataDir, zone: BUSINESS_TZ, linkSecret, dataKey, log });
    try {
      await callFigures({ stack, bare, calls });
    } finally {
      await bare.stop();
    }
    await loadedMemory({ stack, calls });
    // Last: its photos keep the machine busy.
    const upload = calls.find(({ name }) => name.startsWith('upload'));
    await imageFigures(stack, data, upload);
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
