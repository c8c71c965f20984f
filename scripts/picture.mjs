/**
 * `npm run picture`: the picture of README.md, with the admin's first screen and the phone of a working sub-contractor, in a new demo
 * company. `npm run picture -- pages FOLDER`: every public page on a desktop and a phone, and every page of the
 * sub-contractor's app in each language at 360 and 390 px. `npm run picture -- story FOLDER`: six pictures of docs/win-and-collect.md, from its journey.
 */
import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chooseLanguage, LANGUAGES } from '@cleaning/contracts';
import { DEMO_ADMIN, DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { PUBLIC_PAGES } from '../e2e/stack/public-pages.mjs';
import { build } from './build.mjs';
import { runCommand } from './machine/run-command.mjs';
import { PHONE_PAGES, UNVERIFIED_PAGE } from './picture/phone-pages.mjs';
import { Problem } from './problem.mjs';
import { runProgram } from './program.mjs';
import { step } from './progress.mjs';
import { ROOT } from './root.mjs';
import { startStack } from './stack/index.mjs';
import { getBrowserProgram } from './test/browser.mjs';

const PICTURE = path.join(ROOT, 'docs/pictures/product.webp');
const DESK = { width: 1280, height: 844 };
const PHONE = { width: 390, height: 844 };
/** Default folder for pictures of pages; not part of the repository. */
const PAGES_FOLDER = path.join(ROOT, '.cache/pictures');
const STORY = 'e2e/journeys/a-client-is-won.spec.ts';
/** Common phones in Adelaide: most Androids, and iPhones. */
const PHONE_WIDTHS = [360, PHONE.width];
const GAP = 48;
const BACKGROUND = '#e9eef7';
/** The demo company's pictures, first pay run and notices appear within some ten seconds of the first start. */
const UNCHANGED_SECONDS = 8;
/** Shorter for later pages, because the data is complete by then. */
const UNCHANGED_LATER_SECONDS = 2;
const SETTLED_WITHIN_SECONDS = 90;

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function logIn(url, email) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Problem(`${email} could not log in: ${answer.status}`);
  return answer.json();
}

/** Logs in as a demo sub-contractor who is working. Retries, because svc-auth learns this shortly after the start. */
async function logInAsWorker(url) {
  for (let waited = 0; waited < SETTLED_WITHIN_SECONDS; waited += 1) {
    for (const { email, verified } of DEMO_CONTRACTORS) {
      const answer = verified && (await logIn(url, email));
      if (answer?.user?.current_work_started_at) return answer;
    }
    await pause(1);
  }
  throw new Problem('Nobody of the demo company works now.');
}

/** Without running times, which change every second. */
const getText = (page) => page.evaluate(() => document.body.innerText.replaceAll(/\d+:\d\d:\d\d/g, ''));

/** Waits until nothing is loading and no text has changed for a while. */
async function waitUntilSettled(page, seconds = UNCHANGED_SECONDS) {
  let unchanged = 0;
  let before = '';
  for (let waited = 0; unchanged < seconds; waited += 1) {
    if (waited > SETTLED_WITHIN_SECONDS) throw new Problem(`${page.url()} does not settle.`);
    await pause(1);
    const [now, loading] = [await getText(page), await page.locator('[aria-busy=true]').count()];
    unchanged = now === before && loading === 0 ? unchanged + 1 : 0;
    before = now;
  }
}

const openPage = (browser, viewport) =>
  browser.newPage({
    viewport,
    reducedMotion: 'reduce',
    locale: 'en-AU',
    timezoneId: 'Australia/Adelaide',
    serviceWorkers: 'block',
  });

/** `shows`: a text to wait for. */
async function captureScreen(browser, url, { token, address, viewport, shows }) {
  const page = await openPage(browser, viewport);
  // An address without the app, to fill the storage before the app reads it.
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((kept) => localStorage.setItem('access_token', kept), token);
  await page.goto(url + address);
  await page.getByText(shows).first().waitFor();
  await waitUntilSettled(page);
  return page.screenshot();
}

const buildRoundedRect = ({ width, height }, radius) =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`,
  );

async function roundCorners(picture, size, radius) {
  return sharp(picture)
    .composite([{ input: buildRoundedRect(size, radius), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** Runs `work` with a browser and a new demo company. */
async function withDemo(work) {
  const folder = await mkdtemp(path.join(tmpdir(), 'cleaning-picture-'));
  // PostgreSQL's user must be able to enter it.
  await chmod(folder, 0o711);
  const stack = await startStack({ dataDir: path.join(folder, 'data'), demo: true });
  const browser = await chromium.launch({
    executablePath: getBrowserProgram(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    return await work(browser, stack.url);
  } finally {
    await browser.close();
    await stack.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function captureScreens(browser, url) {
  const { access_token: desk } = await logIn(url, DEMO_ADMIN.email);
  const { access_token: phone } = await logInAsWorker(url);
  return [
    await captureScreen(browser, url, { token: desk, address: '/admin', viewport: DESK, shows: 'Not started or late' }),
    await captureScreen(browser, url, {
      token: phone,
      address: '/my-jobs',
      viewport: PHONE,
      shows: 'You’re working now.',
    }),
  ];
}

/**
 * Saves the whole page, with lazily loaded pictures. On a phone, the window becomes as tall as the page, because its bottom bar would
 * otherwise cover the middle.
 */
async function savePage(page, file) {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  });
  const window = page.viewportSize();
  // Twice, because lazily rendered parts may make the page taller.
  for (let times = 0; times < 2 && window.width <= PHONE.width; times += 1)
    await page.setViewportSize({ ...window, height: await page.evaluate(() => document.documentElement.scrollHeight) });
  const picture = await page.screenshot({ fullPage: true });
  await page.setViewportSize(window);
  const { width, height } = await sharp(picture).webp({ quality: 80 }).toFile(file);
  console.log(`${path.basename(file)}: ${width} × ${height}`);
}

const buildFile = (...parts) => `${parts.join(' ').replaceAll('/', '-').replace(/^-+/, '') || 'home'}.webp`;

async function savePublicPages(browser, url, folder) {
  for (const viewport of [DESK, PHONE]) {
    const page = await openPage(browser, viewport);
    for (const address of PUBLIC_PAGES) {
      await page.goto(url + address, { waitUntil: 'networkidle' });
      await savePage(page, path.join(folder, buildFile(address === '/' ? 'home' : address, viewport.width)));
    }
    await page.close();
  }
}

/** A list's first link to a page below it; undefined where the demo company has none. */
async function findFirstDetails(page, list) {
  const links = page.locator(`main a[href^="${list}/"]`);
  const addresses = await links.evaluateAll((found) => found.map((link) => new URL(link.href).pathname));
  return addresses.find((address) => !PHONE_PAGES.includes(address));
}

/** Saves the open page at each phone width. */
async function savePhonePage(page, folder, name, language) {
  for (const width of PHONE_WIDTHS) {
    await page.setViewportSize({ ...PHONE, width });
    await savePage(page, path.join(folder, buildFile(name, language, width)));
  }
}

/** Opens a page of the app and waits until it is in the language. */
async function openInLanguage(page, url, language) {
  await page.goto(url);
  await page.locator(`html[lang^="${language}"] main h1`).waitFor();
  await waitUntilSettled(page, UNCHANGED_LATER_SECONDS);
}

async function choose(url, token, language) {
  const answer = await fetch(url + chooseLanguage.path, {
    method: chooseLanguage.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ language }),
  });
  if (!answer.ok) throw new Problem(`${language} could not be chosen: ${answer.status}`);
}

/** Opens a page with the token's session. */
async function openAs(browser, url, token) {
  const page = await openPage(browser, PHONE);
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((kept) => localStorage.setItem('access_token', kept), token);
  return page;
}

async function savePhonePages(browser, url, folder) {
  const { access_token: token } = await logInAsWorker(url);
  const { email } = DEMO_CONTRACTORS.find(({ verified }) => !verified);
  const { access_token: unverified } = await logIn(url, email);
  const [page, waiting] = [await openAs(browser, url, token), await openAs(browser, url, unverified)];
  for (const language of Object.keys(LANGUAGES)) {
    await choose(url, token, language);
    for (const address of PHONE_PAGES) {
      const list = address.replace(/\/:.*/, '');
      await openInLanguage(page, url + list, language);
      const shown = list === address ? address : await findFirstDetails(page, list);
      if (shown === undefined) {
        console.log(`${address}: the demo company has none`);
        continue;
      }
      if (shown !== list) await openInLanguage(page, url + shown, language);
      await savePhonePage(page, folder, address.replaceAll(':', ''), language);
    }
    await choose(url, unverified, language);
    await openInLanguage(waiting, url + UNVERIFIED_PAGE, language);
    await savePhonePage(waiting, folder, UNVERIFIED_PAGE, language);
  }
  await page.close();
  await waiting.close();
}

async function makePages(signal, folder) {
  await build({ signal });
  await mkdir(folder, { recursive: true });
  await withDemo(async (browser, url) => {
    await savePublicPages(browser, url, folder);
    await savePhonePages(browser, url, folder);
  });
  console.log(`The pictures are in ${folder}`);
}

/** The journey takes the screenshots. */
async function makeStory(signal, folder) {
  await build({ signal });
  await mkdir(folder, { recursive: true });
  const taken = await mkdtemp(path.join(tmpdir(), 'cleaning-story-'));
  const playwright = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  const { code } = await runCommand(
    process.execPath,
    [playwright, 'test', '--config', 'e2e', '--project=journeys', STORY],
    {
      cwd: ROOT,
      env: { ...process.env, STORY_PICTURES: taken },
      onLine: (line) => console.log(line),
    },
  );
  for (const file of code === 0 ? await readdir(taken) : []) {
    const to = path.join(folder, `${path.parse(file).name}.webp`);
    const { size } = await sharp(path.join(taken, file)).webp({ quality: 60, effort: 6 }).toFile(to);
    console.log(`${path.basename(to)}: ${Math.round(size / 1000)} kB`);
  }
  await rm(taken, { recursive: true });
  if (code !== 0) throw new Problem(`${STORY} failed, and the pictures are as they were.`);
}

async function makePicture(signal) {
  await build({ signal });
  const [desk, phone] = await step('Looking at the demo company', () => withDemo(captureScreens));
  const width = DESK.width + PHONE.width + 3 * GAP;
  const height = DESK.height + 2 * GAP;
  await mkdir(path.dirname(PICTURE), { recursive: true });
  await sharp({ create: { width, height, channels: 3, background: BACKGROUND } })
    .composite([
      { input: await roundCorners(desk, DESK, 12), left: GAP, top: GAP },
      { input: await roundCorners(phone, PHONE, 28), left: DESK.width + 2 * GAP, top: GAP },
    ])
    .webp({ quality: 88, effort: 6 })
    .toFile(PICTURE);
  const { size } = await stat(PICTURE);
  console.log(`${path.relative(ROOT, PICTURE)}: ${width} × ${height}, ${Math.round(size / 1000)} kB`);
}

runProgram((signal) => {
  const [command, folder = PAGES_FOLDER] = process.argv.slice(2);
  if (command === undefined) return makePicture(signal);
  const make = { pages: makePages, story: makeStory }[command];
  if (!make) throw new Problem(`npm run picture [-- pages FOLDER | -- story FOLDER]: ${command} is not known.`);
  return make(signal, path.resolve(folder));
});
