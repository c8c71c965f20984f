import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDataDir } from '../stack/data-dir.mjs';
import { startStack } from '../stack/index.mjs';
import { startBare } from './bare-stack.mjs';
import { fillStack } from './dataset.mjs';
import { httpRatios } from './http-ratios.mjs';
import { planFigures } from './plan-figures.mjs';
import { against, printTable } from './table.mjs';
import { uploadFigures } from './upload-figures.mjs';

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
