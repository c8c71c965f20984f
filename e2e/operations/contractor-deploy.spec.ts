import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { goOffline, goOnline, waitUntilCached } from '../stack/connection';
import { Office, type Person } from '../stack/office';
import { expect, openAs, type Page, type Product, test } from '../stack/test';

test.use({ serviceWorkers: 'allow' });

const OLD_TEXT = 'Tell us early so we can find cover for your shifts.';
const NEW_TEXT = 'Tell us soon so we can find cover for your shifts.';
/** Text of the build's own pages, without a company's name. */
const OLD_FOOTER = 'Our company';
const NEW_FOOTER = 'Our newer company';

/** A new build replaces the old one, whose files are deleted, while people have the app open. */
test.describe('Deploy', () => {
  test.skip(({ product }) => !product.stack, 'a stack that was started elsewhere keeps its build');
  let person: Person;
  let job: string;
  const folders: string[] = [];

  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test.beforeAll(async ({ product }) => {
    const office = await Office.open(product);
    person = await office.registerVerified('Kirra Lindqvist');
    job = await office.createPermanentJob(`Pavilion ${Date.now().toString(36)}`);
    await office.assign(job, person);
    folders.push(
      await copyAsNewBuild('shell', { [OLD_FOOTER]: NEW_FOOTER }),
      await copyAsNewBuild('mf-contractor', { [OLD_TEXT]: NEW_TEXT }),
    );
  });
  test.afterAll(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });
  test.afterEach(({ product }) => serve(product));

  /** Serves the given builds of shell and contractor remote, or the original ones. */
  function serve({ stack }: Product, [shell, contractor]: readonly string[] = []): void {
    for (const name of ['shell', 'contractor'] as const) stack?.removeFrontEnd(name);
    stack?.restoreFrontEnd('shell', shell);
    stack?.restoreFrontEnd('contractor', contractor);
  }

  const followDailyLink = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Every day' }).getByRole('link', { name }).click();
  const expectHeading = (page: Page, text: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text);

  async function open(page: Page): Promise<void> {
    await openAs(page, person, '/my-jobs');
    await waitUntilCached(page, job);
    await expect(page.getByRole('main')).toContainText(OLD_TEXT);
  }

  /** Opens every screen of an open page, which needs all of its code. */
  async function openEveryScreen(page: Page): Promise<void> {
    for (const [link, heading] of [
      ['Find jobs', 'Permanent Jobs'],
      ['Dashboard', 'Earnings as Sub-Contractor'],
      ['My Jobs', 'My Jobs'],
    ] as const) {
      await followDailyLink(page, link);
      await expectHeading(page, heading);
    }
  }

  async function expectNewBuild(page: Page): Promise<void> {
    await expectHeading(page, 'My Jobs');
    await expect(page.getByRole('main')).toContainText(NEW_TEXT);
    await expect(page.getByRole('contentinfo')).toContainText(NEW_FOOTER);
  }

  /** On a slow network the service worker shows its cached page first. */
  async function reloadToNewBuild(page: Page): Promise<void> {
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('main')).toContainText(NEW_TEXT, { timeout: 5_000 });
    }).toPass();
    await expectNewBuild(page);
  }

  /** Waits until the service worker has cached the new build. */
  const waitUntilNewIsCached = (page: Page) =>
    expect
      .poll(() =>
        page.evaluate(async () => {
          const main = document.querySelector('script[src^="/static/main."]')?.getAttribute('src') ?? 'none';
          const cachedPage = await caches.match('/app.html');
          return (await cachedPage?.text())?.includes(main) ?? false;
        }),
      )
      .toBe(true);

  test('keeps an open page complete and shows the new build after a reload', async ({ quietPage: page, product }) => {
    await open(page);
    serve(product, folders);
    await openEveryScreen(page);
    await expect(page.getByRole('main')).toContainText(OLD_TEXT);
    await reloadToNewBuild(page);
    await openEveryScreen(page);
  });

  test('keeps a second open page complete while the first has the new build', async ({ page, context, product }) => {
    await open(page);
    const second = await context.newPage();
    await second.goto('/my-jobs');
    await expectHeading(second, 'My Jobs');
    serve(product, folders);
    await reloadToNewBuild(page);
    await waitUntilNewIsCached(page);
    await openEveryScreen(second);
    await expect(second.getByRole('main')).toContainText(OLD_TEXT);
  });

  test('reaches an app that is never closed at the next change of pages', async ({ page, product }) => {
    await open(page);
    serve(product, folders);
    const pageCheck = page.waitForResponse((response) => response.url().endsWith('/app.html'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await (await pageCheck).finished();
    await expect
      .poll(async () => {
        await followDailyLink(page, 'Find jobs');
        await expectHeading(page, 'Permanent Jobs');
        await followDailyLink(page, 'My Jobs');
        await expectHeading(page, 'My Jobs');
        return page.getByRole('main').innerText();
      })
      .toContain(NEW_TEXT);
    await expectNewBuild(page);
  });

  async function expectOffline(page: Page, context: BrowserContext, product: Product, words: string): Promise<void> {
    await goOffline(context, product);
    await page.reload();
    await expectHeading(page, 'My Jobs');
    await expect(page.getByRole('main')).toContainText(words);
    await page.getByRole('main').locator(`a[href="/my-jobs/${job}"]`).last().click();
    await expect(page.getByRole('table', { name: 'Timetable' })).toBeVisible();
    await page.getByRole('link', { name: 'Go Back' }).click();
    await goOnline(context, product);
  }

  test('changes nothing while offline, and keeps the new build offline once loaded', async ({
    page,
    context,
    product,
  }) => {
    await open(page);
    serve(product, folders);
    await expectOffline(page, context, product, OLD_TEXT);
    await reloadToNewBuild(page);
    await waitUntilNewIsCached(page);
    await expectOffline(page, context, product, NEW_TEXT);
  });

  test.describe('without the service worker', () => {
    test.use({ serviceWorkers: 'block' });

    test('loads the new build on Retry when an open page misses code', async ({ page, product }) => {
      await openAs(page, person, '/my-jobs');
      await expect(page.getByRole('main')).toContainText(OLD_TEXT);
      serve(product, folders);
      await followDailyLink(page, 'Find jobs');
      await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
      await expectHeading(page, 'Permanent Jobs');
      await followDailyLink(page, 'My Jobs');
      await expectNewBuild(page);
    });
  });
});

const ROOT = join(import.meta.dirname, '../..');
const HASHED = /\.([0-9a-f]{10})\.(?:js|css|png|svg|webp|avif|jpg|pdf)$/;
const TEXT = /\.(js|css|html|json|svg|txt|xml|webmanifest)$/;

const reverse = (hash: string) => [...hash].reverse().join('');

/**
 * Copies a front end as a later build: changed words and changed hashes in file names and references. Returns the
 * folder that replaces `dist`.
 */
async function copyAsNewBuild(frontEnd: string, words: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cleaning-build-'));
  await cp(join(ROOT, frontEnd, 'dist'), folder, { recursive: true });
  // Compressed copies would keep the old words.
  await rm(join(folder, 'br'), { recursive: true, force: true });
  const names = await readdir(folder, { recursive: true });
  const hashes = new Set(names.flatMap((name) => HASHED.exec(name)?.[1] ?? []));
  const changes = [...[...hashes].map((hash) => [hash, reverse(hash)] as const), ...Object.entries(words)];
  for (const name of names) {
    const file = join(folder, name);
    if (name.endsWith('.gz')) await rm(file);
    else if (TEXT.test(name)) {
      const text = await readFile(file, 'utf8');
      await writeFile(
        file,
        changes.reduce((now, [from, to]) => now.replaceAll(from, to), text),
      );
    }
    const hash = HASHED.exec(name)?.[1];
    if (hash) await rename(file, join(folder, name.replace(hash, reverse(hash))));
  }
  // Pages written for another build are not served.
  await writeFile(join(folder, 'build.txt'), 'another');
  return folder;
}
