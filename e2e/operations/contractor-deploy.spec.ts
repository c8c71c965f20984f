import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { goOffline, goOnline, waitUntilCached } from '../stack/connection';
import { Office, type Person } from '../stack/office';
import { expect, openAs, type Page, type Product, test } from '../stack/test';

test.use({ serviceWorkers: 'allow' });

const OLD = 'Tell us early so we can find cover for your shifts.';
const NEW = 'Tell us soon so we can find cover for your shifts.';
/** Of the build's own pages, which no company has been written into yet. */
const OLD_FOOTER = 'Our company';
const NEW_FOOTER = 'Our newer company';

/** A new build takes the place of the old one, whose files are gone, while people have the app open. */
test.describe('a deploy', () => {
  test.skip(({ product }) => !product.stack, 'a stack that was started elsewhere keeps its build');
  let person: Person;
  let job: string;
  const folders: string[] = [];

  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test.beforeAll(async ({ product }) => {
    const office = await Office.open(product);
    person = await office.contractor('Kirra Lindqvist');
    job = await office.permanentJob(`Pavilion ${Date.now().toString(36)}`);
    await office.assign(job, person);
    folders.push(
      await newBuild('shell', { [OLD_FOOTER]: NEW_FOOTER }),
      await newBuild('mf-contractor', { [OLD]: NEW }),
    );
  });
  test.afterAll(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });
  test.afterEach(({ product }) => serve(product));

  /** The given build of the shell and the contractor's remote; the old one when none is given. */
  function serve({ stack }: Product, [shell, contractor]: readonly string[] = []): void {
    for (const name of ['shell', 'contractor'] as const) stack?.removeFrontEnd(name);
    stack?.restoreFrontEnd('shell', shell);
    stack?.restoreFrontEnd('contractor', contractor);
  }

  const daily = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Every day' }).getByRole('link', { name }).click();
  const expectHeading = (page: Page, text: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text);

  async function open(page: Page): Promise<void> {
    await openAs(page, person, '/my-jobs');
    await waitUntilCached(page, job);
    await expect(page.getByRole('main')).toContainText(OLD);
  }

  /** All screens can be reached in a page that stays open: none of its code is missing. */
  async function walk(page: Page): Promise<void> {
    for (const [link, heading] of [
      ['Find jobs', 'Permanent Jobs'],
      ['Dashboard', 'Earnings as Sub-Contractor'],
      ['My Jobs', 'My Jobs'],
    ] as const) {
      await daily(page, link);
      await expectHeading(page, heading);
    }
  }

  async function expectNewBuild(page: Page): Promise<void> {
    await expectHeading(page, 'My Jobs');
    await expect(page.getByRole('main')).toContainText(NEW);
    await expect(page.getByRole('contentinfo')).toContainText(NEW_FOOTER);
  }

  /** The worker shows the page that it has where the network is slower than some seconds. */
  async function reloadToNewBuild(page: Page): Promise<void> {
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('main')).toContainText(NEW, { timeout: 5_000 });
    }).toPass();
    await expectNewBuild(page);
  }

  /** Whether the worker holds the page and the remote's list of the new build, and with them all their files. */
  const waitUntilNewIsCached = (page: Page) =>
    expect
      .poll(
        () =>
          page.evaluate(async () => {
            const main = document.querySelector('script[src^="/static/main."]')?.getAttribute('src') ?? 'none';
            const kept = await caches.match('/app.html');
            return (await kept?.text())?.includes(main) ?? false;
          }),
        { timeout: 30_000 },
      )
      .toBe(true);

  test('leaves an open page whole, and shows after a reload', async ({ quietPage: page, product }) => {
    await open(page);
    serve(product, folders);
    await walk(page);
    await expect(page.getByRole('main')).toContainText(OLD);
    await reloadToNewBuild(page);
    await walk(page);
  });

  test('leaves a second open page whole as well, when the first one has the new build', async ({
    page,
    context,
    product,
  }) => {
    await open(page);
    const second = await context.newPage();
    await second.goto('/my-jobs');
    await expectHeading(second, 'My Jobs');
    serve(product, folders);
    await reloadToNewBuild(page);
    await waitUntilNewIsCached(page);
    await walk(second);
    await expect(second.getByRole('main')).toContainText(OLD);
  });

  test('reaches an app that is never closed, at the next place that the person goes to', async ({ page, product }) => {
    await open(page);
    serve(product, folders);
    const looked = page.waitForResponse((response) => response.url().endsWith('/app.html'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await (await looked).finished();
    await expect
      .poll(async () => {
        await daily(page, 'Find jobs');
        await expectHeading(page, 'Permanent Jobs');
        await daily(page, 'My Jobs');
        await expectHeading(page, 'My Jobs');
        return page.getByRole('main').innerText();
      })
      .toContain(NEW);
    await expectNewBuild(page);
  });

  async function goesWithoutSignal(
    page: Page,
    context: BrowserContext,
    product: Product,
    words: string,
  ): Promise<void> {
    await goOffline(context, product);
    await page.reload();
    await expectHeading(page, 'My Jobs');
    await expect(page.getByRole('main')).toContainText(words);
    await page.getByRole('main').locator(`a[href="/my-jobs/${job}"]`).last().click();
    await expect(page.getByRole('table', { name: 'Timetable' })).toBeVisible();
    await page.getByRole('link', { name: 'Go Back' }).click();
    await goOnline(context, product);
  }

  test('while the phone has no signal changes nothing there; with signal the new build comes, and stays without', async ({
    page,
    context,
    product,
  }) => {
    await open(page);
    serve(product, folders);
    await goesWithoutSignal(page, context, product, OLD);
    await reloadToNewBuild(page);
    await waitUntilNewIsCached(page);
    await goesWithoutSignal(page, context, product, NEW);
  });

  test.describe('without the worker', () => {
    test.use({ serviceWorkers: 'block' });

    test('takes code away that an open page has not loaded yet, and Retry brings the new build', async ({
      page,
      product,
    }) => {
      await openAs(page, person, '/my-jobs');
      await expect(page.getByRole('main')).toContainText(OLD);
      serve(product, folders);
      await daily(page, 'Find jobs');
      await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
      await expectHeading(page, 'Permanent Jobs');
      await daily(page, 'My Jobs');
      await expectNewBuild(page);
    });
  });
});

const ROOT = join(import.meta.dirname, '../..');
const HASHED = /\.([0-9a-f]{10})\.(?:js|css|png|svg|webp|avif|jpg|pdf)$/;
const TEXT = /\.(js|css|html|json|svg|txt|xml|webmanifest)$/;

const turned = (hash: string) => [...hash].reverse().join('');

/**
 * A front end as a later build leaves it: other words, and other hashes in the names of all files and wherever they are named.
 * Answers the folder, which takes the place of `dist`.
 */
async function newBuild(frontEnd: string, words: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cleaning-build-'));
  await cp(join(ROOT, frontEnd, 'dist'), folder, { recursive: true });
  // Compressed copies would keep the old words.
  await rm(join(folder, 'br'), { recursive: true, force: true });
  const names = await readdir(folder, { recursive: true });
  const hashes = new Set(names.flatMap((name) => HASHED.exec(name)?.[1] ?? []));
  const changes = [...[...hashes].map((hash) => [hash, turned(hash)] as const), ...Object.entries(words)];
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
    if (hash) await rename(file, join(folder, name.replace(hash, turned(hash))));
  }
  // Pages that were written for another build are not served.
  await writeFile(join(folder, 'build.txt'), 'another');
  return folder;
}
