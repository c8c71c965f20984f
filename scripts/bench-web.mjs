/**
 * `npm run bench:web`: measures the first visit of each public page on a slow phone, with Lighthouse's four scores. `-- /gallery /register`
 * measures only these pages, `-- --runs 1` runs Lighthouse once. Then measures a sub-contractor's first visit on slow 3G until Start can be
 * pressed; `-- --phone` measures only that, `-- --phone --files` lists the requests. Starts its own stack; needs a build.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { PUBLIC_PAGES } from '../e2e/stack/public-pages.mjs';
import { openShift, PHONE_GOALS, PHONE_PAGES, visitAsContractor } from './bench/phone-visits.mjs';
import { CPU_SLOWDOWN } from './bench/slow-phone.mjs';
import { runProgram } from './program.mjs';
import { ROOT } from './root.mjs';
import { startStack } from './stack/index.mjs';

/** The last line of versions that runs on Node 20. */
const VERSION = '12.8.2';
const MARKS = ['performance', 'accessibility', 'best-practices', 'seo'];
const { values, positionals: chosenPages } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    phone: { type: 'boolean', default: false },
    files: { type: 'boolean', default: false },
  },
});
/** Lighthouse's results depend on the machine's load, so the median of several runs counts. */
const RUNS = Number(values.runs);
const PAGES = chosenPages.length > 0 ? chosenPages : PUBLIC_PAGES;
const runFile = promisify(execFile);

/**
 * Lighthouse's program. Not a dependency, because every `npm ci` would install its 150 packages and 185 MB for this bench alone. Installed
 * into `.cache/` when first needed; LIGHTHOUSE names the folder of an existing one.
 * @returns undefined, with a line in the log, if it cannot be installed
 */
async function findLighthouse() {
  const folder = path.join(ROOT, '.cache/lighthouse');
  const program = path.join(process.env.LIGHTHOUSE ?? path.join(folder, 'node_modules/lighthouse'), 'cli/index.js');
  if (existsSync(program)) return program;
  try {
    await mkdir(folder, { recursive: true });
    const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
    await runFile('npm', [...args, `lighthouse@${VERSION}`]);
    return program;
  } catch (error) {
    console.log(`Lighthouse could not be installed, its marks are left out: ${error.message.split('\n')[0]}`);
    return undefined;
  }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Lighthouse's simulated time on its slow phone, ms. */
const LARGEST_PAINT = 'largest-contentful-paint';

/** Lighthouse's four scores for a page on its slow phone, 0 to 100, and its largest paint. */
async function readMarks(program, url, { chromium, workDir }) {
  const report = path.join(workDir, 'lighthouse.json');
  const flags = ['--quiet', '--output=json', `--output-path=${report}`, '--chrome-flags=--headless=new --no-sandbox'];
  const runs = [];
  for (let done = 0; done < RUNS; done += 1) {
    const runLighthouse = () =>
      runFile(process.execPath, [program, url, ...flags], { env: { ...process.env, CHROME_PATH: chromium } });
    // Sometimes Chromium's trace has no start, and Lighthouse asks for another run.
    await runLighthouse().catch(runLighthouse);
    const { categories, audits } = JSON.parse(await readFile(report, 'utf8'));
    const marks = MARKS.map((name) => [name, Math.round(categories[name].score * 100)]);
    runs.push({
      ...Object.fromEntries(marks),
      'largest paint, Lighthouse ms': Math.round(audits[LARGEST_PAINT].numericValue),
    });
  }
  return Object.fromEntries(Object.keys(runs[0]).map((name) => [name, median(runs.map((marks) => marks[name]))]));
}

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** Lighthouse's slow phone: 1.6 Mbit/s, 150 ms. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
/** Script size is compressed and includes headers; paint is measured on the slow phone. */
const GOALS = [
  ...MARKS.map((name) => ({ name, goal: '≥ 95', isMet: (mark) => mark >= 95 })),
  { name: 'script kB', goal: '≤ 140', isMet: (weight) => weight <= 140 },
  ...['largest paint ms', 'largest paint, Lighthouse ms'].map((name) => ({
    name,
    goal: '≤ 1800',
    isMet: (time) => time <= 1800,
  })),
];

async function measureVisit(browser, url) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const kinds = new Map();
  const bytes = { Script: 0, Image: 0 };
  let requests = 0;
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    requests += 1;
    bytes[kinds.get(requestId)] = (bytes[kinds.get(requestId)] ?? 0) + encodedDataLength;
  });
  await page.addInitScript(() => {
    window.seen = { shift: 0, largest: 0 };
    const watch = (type, note) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('layout-shift', ({ value }) => {
      window.seen.shift += value;
    });
    watch('largest-contentful-paint', ({ startTime }) => {
      window.seen.largest = startTime;
    });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const { shift, largest } = await page.evaluate(() => window.seen);
  await page.close();
  const kilobytes = (kind) => Number((bytes[kind] / 1000).toFixed(1));
  return {
    'script kB': kilobytes('Script'),
    'pictures kB': kilobytes('Image'),
    requests,
    'largest paint ms': Math.round(largest),
    'layout shift': Number(shift.toFixed(3)),
  };
}

const launchBrowser = () =>
  chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-dev-shm-usage'] });

async function measurePublicPages(browser, url, workDir) {
  const lighthouse = await findLighthouse();
  const table = {};
  for (const page of PAGES) {
    table[page] = await measureVisit(browser, url + page);
    if (lighthouse)
      Object.assign(table[page], await readMarks(lighthouse, url + page, { chromium: CHROMIUM, workDir }));
    console.log(page, table[page]);
  }
  console.table(table);
  for (const line of judgeFigures(table)) console.log(line);
}

/** In the order of arrival on a slow line. */
const listFiles = (files) =>
  console.table(
    files.map(({ url, bytes, sent, got }) => ({
      file: new URL(url).pathname,
      kB: Number((bytes / 1000).toFixed(1)),
      sent: Number((sent - files[0].sent).toFixed(2)),
      got: got && Number((got - files[0].sent).toFixed(2)),
    })),
  );

/** Medians of a sub-contractor's visits until Start can be pressed. */
async function measurePhonePages(browser, url) {
  const token = await openShift(url);
  const table = {};
  for (const address of PHONE_PAGES) {
    const visits = [];
    for (let done = 0; done < RUNS; done += 1) {
      const onFiles = values.files && done === 0 ? listFiles : undefined;
      visits.push(await visitAsContractor(browser, url, { token, address, onFiles }));
    }
    for (const kind of ['cold', 'warm']) {
      const figures = visits.map((visit) => visit[kind]);
      const getMedian = (name) => median(figures.map((each) => each[name]));
      const seconds = getMedian('seconds');
      const goal = `${seconds <= PHONE_GOALS[kind] ? '✓' : '✗'} ≤ ${PHONE_GOALS[kind]} s`;
      table[`${address} ${kind}`] = { requests: getMedian('requests'), kB: getMedian('kB'), seconds, goal };
    }
  }
  console.table(table);
}

async function measurePages() {
  const workDir = await mkdtemp(path.join(tmpdir(), 'cleaning-bench-'));
  const stack = await startStack({ dataDir: path.join(workDir, 'data'), demo: true });
  const browser = await launchBrowser();
  try {
    if (!values.phone) await measurePublicPages(browser, stack.url, workDir);
    if (chosenPages.length === 0) await measurePhonePages(browser, stack.url);
  } finally {
    await browser.close();
    await stack.stop();
    await rm(workDir, { recursive: true, force: true });
  }
}

/** One line for each goal: the worst figure, and the pages that miss it. */
function judgeFigures(table) {
  return GOALS.flatMap(({ name, goal, isMet }) => {
    const figures = Object.entries(table).filter(([, row]) => row[name] !== undefined);
    if (figures.length === 0) return [];
    const missed = figures.filter(([, row]) => !isMet(row[name]));
    const values = figures.map(([, row]) => row[name]);
    const worst = goal.startsWith('≥') ? Math.min(...values) : Math.max(...values);
    const pages = missed.map(([page, row]) => `${page} ${row[name]}`).join(', ');
    return [`${missed.length === 0 ? '✓' : '✗'} ${name} ${goal}, worst ${worst}${pages && `; missed by ${pages}`}`];
  });
}

// A missed goal is not an error, because figures depend on the machine.
runProgram(measurePages);
