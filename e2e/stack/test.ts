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

/** Same as `product.admin` of the demo company, for use outside of tests. */
export const ADMIN = { email: DEMO_ADMIN.email, password: process.env.ADMIN_PASSWORD ?? DEMO_PASSWORD };

async function openGivenProduct(url: string): Promise<Product> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, COMPOSE_STACK } = process.env;
  if (!email || !password) throw new Error('BASE_URL needs ADMIN_EMAIL and ADMIN_PASSWORD beside it.');
  const storage = COMPOSE_STACK ? await openComposeStorage() : undefined;
  return { url, admin: { email, password }, stack: undefined, storage };
}

export interface StackOptions {
  /** Further variables of the services. */
  serviceEnvironment: Readonly<Record<string, string>>;
  /** Node program for the services; undefined for the one that runs the tests. */
  servicesNode: string | undefined;
}

const PHONE = { width: 390, height: 844 };

/** Tests of the unchanged demo company. They run first: see playwright.config.ts. */
const PRISTINE_TESTS = join(import.meta.dirname, '..', 'demo-company');
/** Title of this worker's first test that may change the company. */
let firstChangingTest: string | undefined;

interface WorkerFixtures extends StackOptions {
  product: Product;
  /** Opens a window that stays open for all tests of the worker. */
  openWindow: (which: 'first' | 'other', options: BrowserContextOptions) => Promise<Page>;
}

/** A path of the product without the app, to fill its storage before the app reads it. */
const BLANK_PATH = '/robots.txt';

/**
 * Storage of a person. The cached files of the app stay for the next person. Not `all`, which also clears compiled code and costs a fifth of a
 * second on the next page.
 */
const PERSON_STORAGE = 'cookies,local_storage,indexeddb,file_systems,websql';
const ALL_STORAGE = `${PERSON_STORAGE},service_workers,cache_storage`;

/** Deletes a person's data from the service worker's caches. */
const deleteCachedCopies = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.startsWith('own-')) await caches.delete(name);
  });

/** Resets a window for the next test: one page, without session, cookies, storage and cached data. */
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
  // `clearDataForOrigin` leaves the storage of the tab.
  await page.evaluate(() => sessionStorage.clear());
}

interface TestFixtures {
  quietPage: Page;
  /**
   * Phone-sized window of a second person, without a service worker. Stays open for all tests of the worker, as in `testInOpenWindow`. A third
   * person needs a separate context.
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
      // PostgreSQL's user needs access to the folder below.
      await chmod(folder, 0o711);
      const dataDir = join(folder, 'data');
      await copyDemoCompany(dataDir);
      const stack = await startStack({
        dataDir,
        // Marks messages as sent, because tests read them as files.
        env: { MAIL_PICKUP: 'true', ...env },
        node,
        log: (line) => console.log(line),
      });
      await use({ url: stack.url, admin: stack.admin, stack, storage: getStorage(stack) });
      await stack.stop();
      const leaked = await findSecretsInLogs(stack.logDir, join(dataDir, 'secrets.json'));
      await rm(folder, { recursive: true, force: true });
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

  /** A page whose script and console errors fail the test. */
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
 * Tests in a window that stays open for the worker's next test: a new window costs a third of a second of processor time, and one and a half
 * seconds with a service worker. It is reset after each test. Not for tests that change the clock, permissions or init scripts.
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
    // The worker ends after a failed test. Playwright then takes a screenshot of the page.
    if (testInfo.status !== testInfo.expectedStatus) return;
    const { reducedMotion } = contextOptions;
    await resetWindow(page, baseURL ?? '', { reducedMotion, keepsFiles: serviceWorkers === 'allow' });
  },

  context: ({ page }, use) => use(page.context()),
});

/**
 * Logs a person in without the login page and without opening the app, which each cost half a second of processor time.
 * @throws when the login is refused or asks for a code
 */
export async function giveSession(page: Page, person: Credentials): Promise<{ startPage: string }> {
  if (new URL(page.url()).pathname !== BLANK_PATH) await page.goto(BLANK_PATH);
  const { access_token, user } = await openSession(person, {
    kind: 'browser',
    origin: new URL(page.url()).origin,
    logIn: async (data) => login.answer.parse(await (await page.request.post(login.path, { data })).json()),
    isValid: async (token) =>
      (await page.request.get(getCurrentUser.path, { headers: { authorization: `Bearer ${token}` } })).ok(),
  });
  await page.evaluate((token) => localStorage.setItem('access_token', token), access_token);
  return { startPage: { admin: '/admin', supervisor: '/admin/today', user: '/dashboard' }[user.role] };
}

/** Opens a page as a logged-in person; without a path their start page. */
export async function openAs(page: Page, person: Credentials, path?: string): Promise<void> {
  const { startPage } = await giveSession(page, person);
  await page.goto(path ?? startPage);
}

/**
 * Opens a page of the website without a session and waits for hydration, because earlier clicks are lost.
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

/** Presses a button of the confirm dialog with this question. */
export async function confirm(page: Page, question: string, answer: string | RegExp): Promise<void> {
  // Filtered by its question, because the answer may open another dialog at once.
  const dialog = page.getByRole('alertdialog').filter({ hasText: question });
  await dialog.getByRole('button', { name: answer }).click();
  await expect(dialog).toBeHidden();
}
