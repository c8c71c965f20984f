/**
 * `npm run bench`: compares the calls that people wait for with the same calls as bare Nest handlers over pg, on the same machine and data.
 * `npm run bench -- FOLDER` adds a column for another checkout (after `npm ci` and `npm run build` there), to compare a change with the
 * version before it. Absolute figures depend on the machine: read the ratios.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startBare } from './bench/bare-stack.mjs';
import { listMeasuredCalls } from './bench/calls.mjs';
import { fillStack } from './bench/company.mjs';
import { measureHostileFiles } from './bench/hostile-files.mjs';
import { measureLoad } from './bench/load.mjs';
import { runProgram } from './program.mjs';
import { ROOT } from './root.mjs';

const CONNECTIONS = 20;
/** Until V8 has compiled the code. */
const WARM_UP_REQUESTS = 400;
const ROUND_SECONDS = 3;
const ROUNDS = 3;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Starts and fills the product of a checkout. */
async function startSide(root, folder, stops) {
  const load = (file) => import(pathToFileURL(path.join(root, 'scripts', file)).href);
  const [{ openDataDir }, { startStack }] = [await load('stack/data-dir.mjs'), await load('stack/index.mjs')];
  const opened = openDataDir(folder, false);
  const stack = await startStack({ opened, demo: false, log: () => {}, env: { BUSINESS_TZ: 'Australia/Adelaide' } });
  stops.push(() => stack.stop());
  const data = await fillStack(stack);
  return { stack, port: stack.port, calls: await listMeasuredCalls(data, stack.admin) };
}

/** Another checkout may be too old to have the call. */
const findSidesWithCall = (sides, name) =>
  sides.flatMap(({ port, calls }) => {
    const call = calls.find((one) => one.name === name);
    return call ? [{ port, call }] : [];
  });

/** Rounds of the sides alternate, so that other load on the machine affects all alike. */
async function measure(sides) {
  const { connections = CONNECTIONS } = sides[0].call;
  const round = async (amounts) => {
    const figures = [];
    for (const [side, { call, port }] of sides.entries()) {
      await call.before?.();
      figures.push(await measureLoad(call, { port, connections, amount: amounts[side] }));
    }
    return figures;
  };
  const warm = await round(sides.map(() => Math.min(WARM_UP_REQUESTS, 20 * connections)));
  const amounts = warm.map(({ perSecond }) => connections * Math.ceil((perSecond * ROUND_SECONDS) / connections));
  const rounds = [];
  for (let count = 0; count < ROUNDS; count += 1) rounds.push(await round(amounts));
  return sides.map((_, side) => ({
    perSecond: median(rounds.map((figures) => figures[side].perSecond)),
    ms: median(rounds.map((figures) => figures[side].median)),
    ofBare: median(rounds.map((figures) => figures[side].perSecond / figures[1].perSecond)),
    cost: median(rounds.map((figures) => figures[side].perSecond / figures[0].perSecond)),
  }));
}

runProgram(async () => {
  const [other] = process.argv.slice(2);
  const folder = mkdtempSync(path.join(tmpdir(), 'cleaning-bench-'));
  const stops = [];
  try {
    const ours = await startSide(ROOT, path.join(folder, 'ours'), stops);
    const bare = await startBare(ours.stack, path.join(folder, 'bare'));
    stops.push(bare.stop);
    const sides = [ours, { ...ours, port: bare.port }];
    if (other) sides.push(await startSide(path.resolve(other), path.join(folder, 'other'), stops));
    const table = {};
    for (const { name, connections = CONNECTIONS } of ours.calls) {
      const [one, bareOne, before] = await measure(findSidesWithCall(sides, name));
      table[name] = {
        connections,
        'a second': Math.round(one.perSecond),
        'bare Nest': Math.round(bareOne.perSecond),
        'of bare': Number(one.ofBare.toFixed(2)),
        'median ms': one.ms,
        ...(before ? { other: Math.round(before.perSecond), 'cost of other': Number(before.cost.toFixed(2)) } : {}),
      };
    }
    console.log('Calls behind nginx, beside bare Nest handlers without it');
    console.table(table);
    console.log('Files of banks that cost most to read: four times the length, ratio of costs (16 is quadratic)');
    console.table(await measureHostileFiles());
  } finally {
    for (const stop of stops.reverse()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
