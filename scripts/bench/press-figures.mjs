import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDataDir } from '../stack/data-dir.mjs';
import { startStack } from '../stack/index.mjs';
import { addWork, fillStack } from './dataset.mjs';
import { against, printTable } from './table.mjs';

/** 10,000 records of the last four weeks: fifty of each of the two hundred places, five a day. */
const RECORDS_OF_A_JOB = 50;
const DAYS = 10;
const BEGAN_DAYS_AGO = 21;
const GOAL_MS = 100;
/** A phone of the middle: a quarter of this machine's speed. */
const CPU_SLOWDOWN = 4;
/** Presses that end the session or ask for a printer. */
const LEFT_OUT = /log ?out|print/i;
const MOST_BUTTONS = 12;

const dayAgo = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

async function addMonth({ jobs, people, inJobs }) {
  await inJobs(async (query) => {
    for (const jobId of jobs) {
      const workers = people.filter((person) => person.jobId === jobId).map(({ id }) => id);
      await addWork(query, {
        jobId,
        people: workers,
        from: dayAgo(BEGAN_DAYS_AGO),
        days: DAYS,
        count: RECORDS_OF_A_JOB,
      });
    }
    await query('VACUUM ANALYZE');
  });
}

/** Notes how long each press and key took until the next frame was shown: the parts of one interaction have one id. */
function watchInteractions() {
  window.interactions = new Map();
  const note = ({ interactionId, duration, name, target }) => {
    if (!interactionId || window.interactions.get(interactionId)?.ms >= duration) return;
    const control = target?.closest?.('button, a, input, select');
    const text = control?.ariaLabel || control?.textContent || control?.name || target?.nodeName || '';
    window.interactions.set(interactionId, { ms: duration, what: `${name} ${text.trim().slice(0, 40)}` });
  };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'event', durationThreshold: 16 });
}

/** The interactions since the last time this was asked. */
async function interactionsOf(page) {
  return page.evaluate(async () => {
    // Two frames later the last one has been noted.
    for (let frames = 0; frames < 2; frames += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    const all = [...window.interactions.values()];
    window.interactions.clear();
    return all;
  });
}

async function open(page, address) {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText('Loading…').first().waitFor({ state: 'detached' });
}

/** All interactions of a screen: each of its buttons is pressed, and its first field is typed into. */
async function interactions(page, address) {
  await open(page, address);
  const found = [];
  const buttons = page.locator('main button:visible:enabled, header button:visible:enabled');
  const count = Math.min(await buttons.count(), MOST_BUTTONS);
  for (let index = 0; index < count; index += 1) {
    const button = buttons.nth(index);
    // What was pressed before may have changed the screen.
    if (!(await button.isVisible()) || LEFT_OUT.test(await button.innerText())) continue;
    await button.click({ timeout: 5000 }).catch(() => {});
    await page.keyboard.press('Escape');
    found.push(...(await interactionsOf(page)));
    if (page.url() !== address) await open(page, address);
  }
  const field = page.locator('main input[type=search]:visible, main input[type=text]:visible').first();
  if (await field.count()) await field.pressSequentially('Bench 12');
  return [...found, ...(await interactionsOf(page))];
}

/**
 * The longest time from a press or key to the next frame on the screens that are used all day, with three hundred people and 10,000
 * records of the last four weeks, at a quarter of this machine's speed.
 */
export async function pressFigures(launch) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cleaning-press-'));
  const opened = openDataDir(dataDir, false);
  const stack = await startStack({ opened, demo: false, env: { BUSINESS_TZ: 'Australia/Adelaide' } });
  const browser = await launch();
  try {
    const data = await fillStack(stack, opened.secrets.dataKey);
    await addMonth(data);
    const [person] = data.people;
    const rows = [];
    for (const [address, { token }, viewport] of [
      ['/dashboard', person, { width: 412, height: 823 }],
      ['/my-jobs', person, { width: 412, height: 823 }],
      ['/admin', data.admin, { width: 1280, height: 900 }],
    ]) {
      const page = await browser.newPage({ viewport });
      await page.addInitScript(watchInteractions);
      await page.goto(`${stack.url}/robots.txt`);
      await page.evaluate((value) => localStorage.setItem('access_token', value), token);
      const client = await page.context().newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      const found = await interactions(page, stack.url + address);
      const { ms, what } = found.reduce((worst, next) => (next.ms > worst.ms ? next : worst), { ms: 0, what: '' });
      rows.push([address, found.length, ms, against(ms <= GOAL_MS, `≤ ${GOAL_MS}`), what]);
      await page.close();
    }
    printTable(
      `From a press to the next frame, ${CPU_SLOWDOWN} times slower than this machine`,
      ['screen', 'interactions', 'longest ms', 'goal', 'which'],
      rows,
    );
  } finally {
    await browser.close();
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
