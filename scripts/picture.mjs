/**
 * `npm run picture`: the picture of README.md. The first screen of the desk, and beside it the phone of somebody who works now, in a demo
 * company that was just made.
 */
import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_ADMIN, DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { build } from './build.mjs';
import { Problem } from './problem.mjs';
import { runProgram } from './program.mjs';
import { step } from './progress.mjs';
import { ROOT } from './root.mjs';
import { startStack } from './stack/index.mjs';
import { browserProgram } from './test/browser.mjs';

const PICTURE = path.join(ROOT, 'docs/pictures/product.webp');
const DESK = { width: 1280, height: 844 };
const PHONE = { width: 390, height: 844 };
const GAP = 48;
const BACKGROUND = '#e9eef7';
/** The demo company's pictures, first pay run and notices come within some ten seconds of the first start. */
const UNCHANGED_SECONDS = 8;
const SETTLED_WITHIN_SECONDS = 90;

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function login(url, email) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Problem(`${email} could not log in: ${answer.status}`);
  return answer.json();
}

/** The login of a sub-contractor of the demo company who works now. svc-auth reads of it a moment after the start. */
async function loginOfSomebodyWorking(url) {
  for (let waited = 0; waited < SETTLED_WITHIN_SECONDS; waited += 1) {
    for (const { email, verified } of DEMO_CONTRACTORS) {
      const answer = verified && (await login(url, email));
      if (answer?.user?.current_work_started_at) return answer;
    }
    await pause(1);
  }
  throw new Problem('Nobody of the demo company works now.');
}

/** What is written on the page, without running times. */
const textOf = (page) => page.evaluate(() => document.body.innerText.replaceAll(/\d+:\d\d:\d\d/g, ''));

/** Until nothing is loading and no text has changed for a while. Pages follow what the services do. */
async function settled(page) {
  let unchanged = 0;
  let before = '';
  for (let waited = 0; unchanged < UNCHANGED_SECONDS; waited += 1) {
    if (waited > SETTLED_WITHIN_SECONDS) throw new Problem(`${page.url()} does not settle.`);
    await pause(1);
    const [now, loading] = [await textOf(page), await page.locator('[aria-busy=true]').count()];
    unchanged = now === before && loading === 0 ? unchanged + 1 : 0;
    before = now;
  }
}

/** What a person sees at an address, once all of it is there. `shows`: a text that it must have. */
async function screen(browser, url, { token, address, viewport, shows }) {
  const page = await browser.newPage({
    viewport,
    reducedMotion: 'reduce',
    locale: 'en-AU',
    timezoneId: 'Australia/Adelaide',
    serviceWorkers: 'block',
  });
  // An address without the app: its storage is filled before the app reads it.
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((kept) => localStorage.setItem('access_token', kept), token);
  await page.goto(url + address);
  await page.getByText(shows).first().waitFor();
  await settled(page);
  return page.screenshot();
}

const rounded = ({ width, height }, radius) =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`,
  );

async function withRoundCorners(picture, size, radius) {
  return sharp(picture)
    .composite([{ input: rounded(size, radius), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

async function screens() {
  const folder = await mkdtemp(path.join(tmpdir(), 'cleaning-picture-'));
  // PostgreSQL's user has to get through.
  await chmod(folder, 0o711);
  const stack = await startStack({ dataDir: path.join(folder, 'data'), demo: true });
  const browser = await chromium.launch({
    executablePath: browserProgram(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const { access_token: desk } = await login(stack.url, DEMO_ADMIN.email);
    const { access_token: phone } = await loginOfSomebodyWorking(stack.url);
    return [
      await screen(browser, stack.url, { token: desk, address: '/admin', viewport: DESK, shows: 'Needs attention' }),
      await screen(browser, stack.url, {
        token: phone,
        address: '/my-jobs',
        viewport: PHONE,
        shows: 'You are working now.',
      }),
    ];
  } finally {
    await browser.close();
    await stack.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function makePicture(signal) {
  await build({ signal });
  const [desk, phone] = await step('Looking at the demo company', screens);
  const width = DESK.width + PHONE.width + 3 * GAP;
  const height = DESK.height + 2 * GAP;
  await mkdir(path.dirname(PICTURE), { recursive: true });
  await sharp({ create: { width, height, channels: 3, background: BACKGROUND } })
    .composite([
      { input: await withRoundCorners(desk, DESK, 12), left: GAP, top: GAP },
      { input: await withRoundCorners(phone, PHONE, 28), left: DESK.width + 2 * GAP, top: GAP },
    ])
    .webp({ quality: 88, effort: 6 })
    .toFile(PICTURE);
  const { size } = await stat(PICTURE);
  console.log(`${path.relative(ROOT, PICTURE)}: ${width} × ${height}, ${Math.round(size / 1000)} kB`);
}

runProgram(makePicture);
