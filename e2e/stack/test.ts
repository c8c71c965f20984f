import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getCurrentUser, login } from '@cleaning/contracts';
import { DEMO_ADMIN, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { startStack } from '../../scripts/stack/index.mjs';
import { copyDemoCompany } from './demo-company';
import { findSecretsInLogs } from './logs';
import type { Product } from './product';
import { type Credentials, openSession } from './sessions';
import { getStorage, openComposeStorage } from './storage';

export { expect, type Page } from '@playwright/test';
export type { Product } from './product';

/** `product.admin` of a product with the demo company, for lists of people that are made outside of a test. */
export const ADMIN = { email: DEMO_ADMIN.email, password: process.env.ADMIN_PASSWORD ?? DEMO_PASSWORD };

async function openGivenProduct(url: string): Promise<Product> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, COMPOSE_STACK } = process.env;
  if (!email || !password) throw new Error('BASE_URL needs ADMIN_EMAIL and ADMIN_PASSWORD beside it.');
  const storage = COMPOSE_STACK ? await openComposeStorage() : undefined;
  return { url, admin: { email, password }, stack: undefined, storage };
}

export interface StackOptions {
  /** Further variables of the services of a stack that is started here. */
  serviceEnvironment: Readonly<Record<string, string>>;
  /** The program of Node that runs its services; undefined for the one that runs the tests. */
  servicesNode: string | undefined;
}

const PHONE = { width: 390, height: 844 };

/** Tests of the demo company as it was made. They run before all others: see playwright.config.ts. */
const PRISTINE_TESTS = join(import.meta.dirname, '..', 'demo-company');
/** The first test that may have changed the company of this worker's stack. */
let firstChangingTest: string | undefined;

interface WorkerFixtures extends StackOptions {
  product: Product;
  /** The window with these options that stays open for all tests of the worker: the first, or another beside it. */
  openWindow: (which: 'first' | 'other', options: BrowserContextOptions) => Promise<Page>;
}

/** An address without the app: its storage is filled before the app reads it. */
const BLANK_PATH = '/robots.txt';

/**
 * What a person leaves in a window. The app's files, which its service worker keeps, are the same for the next one. Not `all`, with which the
 * browser forgets how it has compiled the app: a fifth of a second for the next page.
 */
const PERSON_STORAGE = 'cookies,local_storage,indexeddb,file_systems,websql';
const ALL_STORAGE = `${PERSON_STORAGE},service_workers,cache_storage`;

/** Copies that a service worker has kept for the person. */
const deleteCachedCopies = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.startsWith('own-')) await caches.delete(name);
  });

/** Takes a window back from a test: the next one finds it without session, cookies, storage and kept copies, with one page. */
async function resetWindow(
  page: Page,
  origin: string,
  {
    reducedMotion,
    keepsFiles = false,
  }: { reducedMotion: BrowserContextOptions['reducedMotion']; keepsFiles?: boolean },
): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.removeAllListeners(undefined, { behavior: 'ignoreErrors' });
  await page.emulateMedia({ media: null, forcedColors: null, reducedMotion: reducedMotion ?? null });
  await page.context().setOffline(false);
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await page.goto(BLANK_PATH);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: keepsFiles ? PERSON_STORAGE : ALL_STORAGE });
  await browser.detach();
  if (keepsFiles) await deleteCachedCopies(page);
  // That of a tab is not among them.
  await page.evaluate(() => sessionStorage.clear());
}

interface TestFixtures {
  quietPage: Page;
  /**
   * The window of a second person, who is looked at beside the first: of the size of a phone, without a service worker, and open for all tests of
   * the worker as that of `testInOpenWindow`. A third one has a context of its own.
   */
  otherPage: Page;
  pristineCheck: undefined;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  serviceEnvironment: [{}, { option: true, scope: 'worker' }],
  servicesNode: [undefined, { option: true, scope: 'worker' }],

  pristineCheck: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for
    async ({}, use, { file, title }) => {
      if (dirname(file) !== PRISTINE_TESTS) firstChangingTest ??= title;
      else expect(firstChangingTest, 'ran on this stack, whose company is no more as it was made').toBeUndefined();
      await use(undefined);
    },
    { auto: true },
  ],

  product: [
    async ({ serviceEnvironment: env, servicesNode: node }, use) => {
      if (process.env.BASE_URL) {
        await use(await openGivenProduct(process.env.BASE_URL));
        return;
      }
      const folder = await mkdtemp(join(tmpdir(), 'cleaning-e2e-'));
      // PostgreSQL's user has to get through.
      await chmod(folder, 0o711);
      const dataDir = join(folder, 'data');
      await copyDemoCompany(dataDir);
      const stack = await startStack({
        dataDir,
        // The tests read the files of messages: they are sent.
        env: { MAIL_PICKUP: 'true', ...env },
        node,
        log: (line) => console.log(line),
      });
      await use({ url: stack.url, admin: stack.admin, stack, storage: getStorage(stack) });
      await stack.stop();
      const leaked = await findSecretsInLogs(stack.logDir, join(dataDir, 'secrets.json'));
      await rm(folder, { recursive: true, force: true });
      // Of everything that these tests have done.
      expect(leaked).toEqual([]);
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  baseURL: async ({ product }, use) => use(product.url),

  openWindow: [
    async ({ browser }, use) => {
      const opened = new Map<string, Page>();
      await use(async (which, options) => {
        const kind = JSON.stringify([which, options]);
        const page = opened.get(kind) ?? (await (await browser.newContext(options)).newPage());
        opened.set(kind, page);
        return page;
      });
      for (const page of opened.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],

  otherPage: async (
    { openWindow, baseURL, contextOptions, locale, timezoneId, permissions, geolocation },
    use,
    testInfo,
  ) => {
    const settings = { ...contextOptions, baseURL, locale, timezoneId, permissions, geolocation };
    const page = await openWindow('other', { ...settings, serviceWorkers: 'block' });
    await page.setViewportSize(PHONE);
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus) return;
    await resetWindow(page, baseURL ?? '', { reducedMotion: contextOptions.reducedMotion });
  },

  /** A page whose errors, of scripts and in the console, fail the test. */
  quietPage: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
    });
    await use(page);
    expect(errors).toEqual([]);
  },
});

/**
 * The same tests in a window that stays open for the next test of the worker: a new one costs a third of a second of processor, and one whose
 * service worker keeps the app's files a second and a half. Each test finds it without session, cookies, storage and kept copies, with one page.
 * Not for clocks, other permissions, and scripts that go into each page.
 */
export const testInOpenWindow = test.extend({
  page: async (
    {
      openWindow,
      baseURL,
      viewport,
      hasTouch,
      contextOptions,
      javaScriptEnabled,
      locale,
      timezoneId,
      permissions,
      geolocation,
      serviceWorkers,
    },
    use,
    testInfo,
  ) => {
    const page = await openWindow('first', {
      ...contextOptions,
      baseURL,
      hasTouch,
      javaScriptEnabled,
      locale,
      timezoneId,
      permissions,
      geolocation,
      serviceWorkers,
    });
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    // The worker ends with a test that failed, and shows what was on its page.
    if (testInfo.status !== testInfo.expectedStatus) return;
    const { reducedMotion } = contextOptions;
    await resetWindow(page, baseURL ?? '', { reducedMotion, keepsFiles: serviceWorkers === 'allow' });
  },

  context: ({ page }, use) => use(page.context()),
});

/**
 * Logs a person in without the login page, which has tests of its own, and opens no page of the app yet: each costs half a second of processor.
 * @throws when the login is refused or asks for a code
 */
export async function giveSession(page: Page, person: Credentials): Promise<{ startPage: string }> {
  const { access_token, user } = await openSession('browser', person, {
    logIn: async (data) => login.answer.parse(await (await page.request.post(login.path, { data })).json()),
    isValid: async (token) =>
      (await page.request.get(getCurrentUser.path, { headers: { authorization: `Bearer ${token}` } })).ok(),
  });
  if (new URL(page.url()).pathname !== BLANK_PATH) await page.goto(BLANK_PATH);
  await page.evaluate((token) => localStorage.setItem('access_token', token), access_token);
  return { startPage: { admin: '/admin', supervisor: '/admin/today', user: '/dashboard' }[user.role] };
}

/** Opens a page (their start page) as a person whose login was some time ago. */
export async function openAs(page: Page, person: Credentials, path?: string): Promise<void> {
  const { startPage } = await giveSession(page, person);
  await page.goto(path ?? startPage);
}

/**
 * Opens a page of the website and waits until its script has taken it over, which comes once the page is painted: what is pressed before is not
 * heard, as on a slow phone. For who has no session.
 */
export async function openPublic(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

/** Logs a person in through the login page and waits until the app has moved on. */
export async function logIn(page: Page, { email, password }: Credentials): Promise<void> {
  await openPublic(page, '/login');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Answers the confirm dialog, which must ask just this. */
export async function confirm(page: Page, question: string, answer: string | RegExp): Promise<void> {
  // The answer may open the next dialog at once: this one is known by its question.
  const dialog = page.getByRole('alertdialog').filter({ hasText: question });
  await dialog.getByRole('button', { name: answer }).click();
  await expect(dialog).toBeHidden();
}
