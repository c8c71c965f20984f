import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../root.mjs';

/** The last line of versions that runs on Node 20. */
const VERSION = '12.8.2';
const MARKS = ['performance', 'accessibility', 'best-practices', 'seo'];
/** The performance mark depends on what else the machine does: the median of this many runs counts. */
const RUNS = 3;
const run = promisify(execFile);

/**
 * Lighthouse's program. It is no dependency: 150 packages and 185 MB that every `npm ci` would bring for this one bench. It comes into
 * `.cache/` when it is first needed; LIGHTHOUSE names the folder of one that is there already.
 * @returns undefined, and says so, when it cannot be had
 */
export async function findLighthouse() {
  const folder = path.join(ROOT, '.cache/lighthouse');
  const program = path.join(process.env.LIGHTHOUSE ?? path.join(folder, 'node_modules/lighthouse'), 'cli/index.js');
  if (existsSync(program)) return program;
  try {
    await mkdir(folder, { recursive: true });
    const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
    await run('npm', [...args, `lighthouse@${VERSION}`]);
    return program;
  } catch (error) {
    console.log(`Lighthouse could not be installed, its marks are left out: ${error.message.split('\n')[0]}`);
    return undefined;
  }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Lighthouse's four marks for a page on its slow phone, 0 to 100: `{performance, accessibility, 'best-practices', seo}`. */
export async function marksOf(program, url, { chromium, workDir }) {
  const report = path.join(workDir, 'lighthouse.json');
  const flags = ['--quiet', '--output=json', `--output-path=${report}`, '--chrome-flags=--headless=new --no-sandbox'];
  const runs = [];
  for (let done = 0; done < RUNS; done += 1) {
    await run(process.execPath, [program, url, ...flags], { env: { ...process.env, CHROME_PATH: chromium } });
    runs.push(JSON.parse(await readFile(report, 'utf8')).categories);
  }
  return Object.fromEntries(
    MARKS.map((name) => [name, median(runs.map((marks) => Math.round(marks[name].score * 100)))]),
  );
}
