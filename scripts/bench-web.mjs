/**
 * `npm run bench:web`: what the first visit of each public page costs on a slow phone, and Lighthouse's four marks. Starts a stack of its
 * own; needs a build.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { PUBLIC_PAGES } from '../e2e/stack/public-pages.mjs';
import { findLighthouse, marksOf } from './bench/lighthouse.mjs';
import { runProgram } from './program.mjs';
import { startStack } from './stack/index.mjs';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** Lighthouse's slow phone: 1.6 Mbit/s, 150 ms, a quarter of this machine's speed. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const CPU_SLOWDOWN = 4;

async function visit(browser, url) {
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

runProgram(async () => {
  const workDir = await mkdtemp(path.join(tmpdir(), 'cleaning-bench-'));
  const stack = await startStack({ dataDir: path.join(workDir, 'data'), demo: true });
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  const lighthouse = await findLighthouse();
  const table = {};
  try {
    for (const page of PUBLIC_PAGES) {
      table[page] = await visit(browser, stack.url + page);
      if (lighthouse)
        Object.assign(table[page], await marksOf(lighthouse, stack.url + page, { chromium: CHROMIUM, workDir }));
    }
  } finally {
    await browser.close();
    await stack.stop();
    await rm(workDir, { recursive: true, force: true });
  }
  console.table(table);
});
